import type { Texts } from "../load-texts.ts";

export const about = {
  title: "Über uns",
  description: "Warum es Northfold gibt, was es nicht tun wird, und wer wofür einsteht.",
  heading: (brand: string) => `Über ${brand}`,
  lead: "Wir bauen den Assistenten, den wir selbst gern an unserer Seite hätten, am Abend bevor eine Bewerbung fällig ist.",
  mission: "Unsere Aufgabe",
  missionIs:
    "Menschen zu befähigen, die Arbeit zu finden, die zu ihnen passt: indem wir zeigen, was sie schon mitbringen, was eine Stelle wirklich verlangt und wie beides zusammenkommt.",
  story: "Unsere Geschichte",
  storyBegins: (brand: string) =>
    `${brand} begann mit einem Stapel Lebensläufe und einer einfachen Beobachtung: Gute Leute wurden von Maschinen übergangen, die nicht lesen konnten, und dann von Maschinen beraten, die Dinge erfanden. Einer Pflegekraft mit elf Jahren in der Notaufnahme riet man, „Schlüsselwörter einzubauen“. Einem Schweißer wurde eine Stelle im Webdesign vorgeschlagen.`,
  storyGoesOn:
    "Also fingen wir beim Blatt Papier an. Sorgfältig lesen. Sagen, was verstanden wurde und aus welcher Zeile. Es mit dem vergleichen, was eine Anzeige verlangt, Teil für Teil. Und wenn es ans Schreiben geht, nur verwenden, was da steht.",
  inLetter: "Ein Satz aus einem Anschreiben",
  claim: "„Ich habe die Triage in einer Notaufnahme mit 42 Betten verantwortet.“",
  itsLine: "Die Zeile, aus der er stammt",
  line: "Triage in einer Notaufnahme mit 42 Betten geleitet",
  marker: "Der gelbe Marker bedeutet überall dasselbe: Das ist die Zeile, aus der es stammt.",
  storyEnds:
    "Das ist bis heute der ganze Gedanke. Der Name steht dafür: ein Blatt Papier, gefaltet, mit einer Nadel, die nach Norden zeigt.",
  values: "Unsere Werte",
  valuesAre: {
    innovation:
      "Neue Methoden, wo sie einen Menschen weiterbringen, und schlichte überall sonst. Eine Funktion, die sich nicht in einem Satz erklären lässt, ist nicht fertig.",
    empowerment:
      "Sie entscheiden, was auf Sie zutrifft, wo Sie sich bewerben und was Sie abschicken. Wir legen Ihnen die Gründe vor und lassen Ihnen den Stift in der Hand.",
    precision:
      "Jede Punktzahl hat ihre Teile und jede Aussage ihre Zeile. Wo wir nicht sicher sind, sagen wir es; wo etwas fehlt, füllen wir es nicht auf.",
    excellence:
      "Dieselbe Sorgfalt für den ersten Lebenslauf wie für den vierzigsten. Für jeden Beruf, auf jedem Bildschirm und für alle, die ohne Maus lesen.",
  },
  team: "Unser Team",
  teamIs:
    "Vier Handwerke an einem Tisch. Wir stellen sie mit dem vor, wofür sie einstehen; das sagt Ihnen mehr als ein Porträt.",
  teams: {
    reading: {
      name: "Lesen",
      text: "Steht dafür ein, was von einem Lebenslauf verstanden wird, wie auch immer er gestaltet ist, und dafür, es zu sagen, wenn es nicht gelingt.",
    },
    matching: {
      name: "Abgleichen",
      text: "Steht für die Punktzahl ein: dass sie jedem Beruf gerecht wird, dass man sie auseinandernehmen kann und dass sie nicht schmeichelt.",
    },
    writing: {
      name: "Schreiben",
      text: "Steht für Anschreiben, Lebensläufe und Leitfäden ein, die nach Ihnen klingen und bei den Tatsachen bleiben.",
    },
    care: {
      name: "Betreuung",
      text: "Beantwortet Ihre Fragen, hütet Ihre Daten und sagt den anderen dreien, was noch nicht funktioniert.",
    },
  },
  closing: "Sehen Sie, was Ihr Lebenslauf schon sagt.",
} satisfies Texts["about"];
