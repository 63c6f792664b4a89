import type { Texts } from "../load-texts.ts";

const DESIGNS: Record<string, string> = { Light: "Hell", Dark: "Dunkel", Purple: "Lila", Emerald: "Smaragd" };

export const landings = {
  title: (design: string) => `Startseite, Entwurf „${DESIGNS[design] ?? design}“`,
  inFigures: "In Zahlen",
  sampleRole: "Rolle und Titel",
  sampleSkills: "Verlangte Fähigkeiten",
  sampleYears: "Jahre",
  sampleLicence: "Zulassung",
  plans: {
    free: {
      features: ["5 Treffer im Monat", "Einfache Analyse des Lebenslaufs", "1 Dokument der KI"],
      button: "Kostenlos beginnen",
    },
    pro: {
      features: [
        "50 Treffer im Monat",
        "Erweiterte KI-Analyse",
        "10 KI-Dokumente im Monat",
        "Gesprächsvorbereitung",
        "Auswertung Ihrer Fortschritte",
      ],
      button: "Zu Pro wechseln",
    },
    premium: {
      features: [
        "Unbegrenzt viele Treffer",
        "KI-Optimierung der Spitzenklasse",
        "Unbegrenzt viele KI-Dokumente",
        "Bevorzugte Hilfe",
        "Erweiterte Auswertungen",
      ],
      button: "Zu Premium wechseln",
    },
  },
  light: {
    note: "Menü und Demo führen nirgendwohin, die Stimmen sind Beispiele, die Zahlen Ziele.",
    tag: "290+ Stellenanzeigen aus großen Jobbörsen und Berufsnetzwerken",
    headline: (
      <>
        Freie Sicht auf die Arbeit, <em>die zu Ihnen passt</em>
      </>
    ),
    lead: (brand: string) =>
      `${brand} liest Ihren Lebenslauf einmal, vergleicht ihn mit jeder Anzeige und zeigt Ihnen die wenigen, die einen Abend wert sind: jede mit einer Punktzahl von 0 bis 100 Prozent, die Sie in ihre Teile zerlegen können.`,
    start: "Kostenlos beginnen",
    person: "Notfallpflege, 11 Jahre",
    first: { title: "Pflegefachkraft, Notaufnahme", place: "Riverside Health · 6 km" },
    second: { title: "Schichtleitung, Intensivstation", place: "Lakeview Medical · 14 km" },
    third: { title: "Praxisanleitung Pflege", place: "Harbor College · Homeoffice" },
    why: (score: string) => `Warum ${score}`,
    everything: "Alles im rechten Licht",
    tools: "Sechs Werkzeuge um ein einziges Dokument. Keines sagt etwas, das nicht darin steht.",
    features: {
      analysis:
        "Fähigkeiten, Erfahrung und Ausbildung, jeweils mit der Zeile, aus der sie stammen. Sie sehen vor allen anderen, was verstanden wurde.",
      letters:
        "Zwei oder drei Aussagen, auf die es bei dieser Stelle ankommt, in Ihrem Ton und jede mit Ihren eigenen Worten belegt.",
      interview: "Fragen in vier Gruppen, jede mit einer Antwort, die zu Ihnen passt.",
      jobs: "Mehrere Jobbörsen in einer Liste, ohne Doppelte und ohne aufgewärmte Anzeigen.",
      analytics: "Wo Ihre Bewerbungen stehen, und ob die Punktzahl Antworten vorhersagt.",
      optimization:
        "Das Wichtige zuerst, in der Sprache der Anzeige. Reihenfolge und Worte ändern sich, die Fakten nie.",
    },
    seen: "Von Suchenden gesehen",
    understood: "der Zeilen eines Lebenslaufs verstanden",
    reach: "der Zeit erreichbar",
    listings: "Anzeigen im Vergleich",
    nurseSays:
      "„Vierzig Bewerbungen hatte ich verschickt. Dann sah ich, auf welche sechs mein Lebenslauf wirklich passt, und schrieb nur noch die.“",
    nurse: "Eine Pflegekraft vor dem Stationswechsel · Beispiel",
    welderSays: "„Was mir fehlt, erfuhr ich hier, bevor die Personalabteilung es sagte. Das ist einen Abend wert.“",
    welder: "Ein Schweißer vor dem Umzug · Beispiel",
    closing: "Die Suche von morgen kann heute früh beginnen.",
    signUp: "Kostenlos anmelden",
  },
  dark: {
    note: "Menü und Demo führen nirgendwohin, die Messungen in der Tabelle sind Beispiele, die Zahlen Ziele. Die Tarife des Produkts stehen auf dem Dashboard.",
    headline: "Erst die Chancen kennen, dann bewerben.",
    lead: "Jede Anzeige, gemessen an dem Lebenslauf, den Sie haben. Zur Punktzahl gehören ihre Teile, und zu jedem Teil die Zeile, die ihn eingebracht hat.",
    start: "Jetzt messen",
    dial: "PROZENT",
    listings: "Stellenanzeigen an einem Ort",
    match: "Passung, Teil für Teil",
    understood: "der Zeilen verstanden",
    reach: "erreichbar",
    readings: "Sechs Messwerte aus einem Dokument",
    features: {
      analysis:
        "Fähigkeiten, Jahre, Ausbildung und Zulassungen, jeweils mit ihrer Zeilennummer. Falsch gelesen? Berichtigen Sie es, wo Sie es sehen.",
      letters: "Eine Anzeige, zwei oder drei Aussagen, kein Adjektiv, das Sie nicht laut sagen würden.",
      interview:
        "Allgemein, fachlich, zum Verhalten, zur Firma: jede Frage mit einer Antwort aus Ihrem eigenen Werdegang.",
      jobs: "Große Jobbörsen und Berufsnetzwerke in einer Liste, aufgewärmte Anzeigen gestrichen.",
      analytics: "Passung, Aktivität, Gespräche, Werkzeuge: Viermal 25 ergibt eine Zahl von 0 bis 100.",
      optimization: "Reihenfolge und Worte rücken an die Anzeige heran. Die Fakten bleiben festgeschraubt.",
    },
    log: "Was eine Zahl verraten kann",
    runs: "Beispielmessungen",
    cook: { from: "Koch", to: "Souschef", end: "Gespräch nach 6 Tagen" },
    mechanic: { from: "Panzermechaniker", to: "Windtechniker", end: "Zusage nach 3 Wochen" },
    teller: { from: "Bankkauffrau", to: "Betrugsanalystin", end: "Gespräch nach 11 Tagen" },
    teacher: { from: "Lehrer", to: "UX-Texter", end: "Nicht verschickt, zwei Lücken benannt" },
    settings: "Drei Einstellungen",
    closing: "Stellen Sie die Nadel.",
    launch: "Suche starten",
  },
  purple: {
    note: "Menü und Demo führen nirgendwohin, die Stimmen sind Beispiele, die Zahlen Ziele.",
    headline: "Ihr nächster Job steht auf einen Typ: Sie.",
    lead: "Lebenslauf hinein, passende Stellen heraus, und die Gründe liegen auf dem Tisch: Analyse des Lebenslaufs, Abgleich, Anschreiben, Gesprächsvorbereitung und Auswertung an einem Ort.",
    start: "Meinen Treffer finden",
    profession: "Konditorin, 7 Jahre",
    job: "Leitung Patisserie",
    speaks: "spricht Französisch ✓",
    leads: "führt ein Team ✓",
    helpers: "Kleine Helfer, großer Montag",
    features: {
      analysis: "Liest wie eine gute Freundin mit Bleistift: was Sie können, wie lange schon, und wo es steht.",
      letters: "Ein erster Entwurf, bevor der Tee fertig ist. Im Ton ganz Ihrer, und wahr bis zum letzten Komma.",
      interview:
        "Viermal andere Fragen, einmal ganz ruhig. Jede Antwort beginnt bei etwas, das Sie wirklich getan haben.",
      jobs: "290+ Anzeigen aus großen Jobbörsen und Berufsnetzwerken, ohne die von letzter Woche.",
      analytics: "Eine Punktzahl für die ganze Suche, damit Sie wissen, wohin die nächste Stunde gehört.",
      optimization: "Dasselbe Leben, besser geordnet. Die gesuchte Zeile ist die, die man zuerst sieht.",
    },
    aloud: "Laut und deutlich gesagt",
    voice: (who: string) => `Beispielstimme: ${who}`,
    buyer: { says: "„Ich rate nicht mehr. Das allein war es wert.“", who: "eine Barista, heute im Einkauf" },
    electrician: {
      says: "„Sechs Bewerbungen, drei Anrufe. Alle sechs konnte ich gewinnen.“",
      who: "ein angehender Elektriker",
    },
    accountant: {
      says: "„Es hat mir von meiner Wunschstelle abgeraten und gesagt, warum. Das ist fair.“",
      who: "eine junge Buchhalterin",
    },
    listings: "Stellenanzeigen",
    understood: "der Zeilen verstanden",
    match: "Passung, mit Begründung",
    closing: "Na los, Ihr Treffer wartet.",
    bring: "Bringen Sie den Lebenslauf mit, den Sie haben. Alles andere fängt damit an.",
    getStarted: "Kostenlos loslegen",
  },
  emerald: {
    note: "Menü und Demo führen nirgendwohin, das Feldbuch enthält Beispiele, die Zahlen sind Ziele. Die Tarife des Produkts stehen auf dem Dashboard.",
    headline: (
      <>
        Jeder Berufsweg ist <em>ein Land.</em> Hier ist die Karte.
      </>
    ),
    lead: (brand: string) =>
      `${brand} zeigt, wo Sie stehen, welche Gipfel in Reichweite liegen und wie es hinaufgeht. Jeder Schritt ruht auf dem, was Sie schon geleistet haben.`,
    start: "Den Aufstieg beginnen",
    stages: { resume: "Lebenslauf", matches: "Treffer", letter: "Anschreiben", interview: "Gespräch" },
    instruments: (
      <>
        Sechs Instrumente, <em>eine Expedition</em>
      </>
    ),
    atlas:
      "Ein Treffer ist eine Zahl von 0 bis 100 Prozent. Ein Atlas schmeichelt nicht: Er nennt die Entfernung und sagt, was dazwischen liegt.",
    features: {
      analysis:
        "Die Vermessung. Fähigkeiten, Erfahrung und Ausbildung werden gemessen, wo sie stehen, und jeder Wert nennt seine Zeile.",
      jobs: "Das Land. Mehr als 290 Anzeigen aus großen Jobbörsen und Berufsnetzwerken auf einer Karte.",
      optimization: "Das Gepäck. Was dieser Weg verlangt, kommt nach oben; was Ihnen nicht gehört, bleibt draußen.",
      letters: "Das Empfehlungsschreiben. Kurz, in Ihrem Ton und wahr in jedem Satz.",
      interview: "Der letzte Anstieg. Vier Arten von Fragen, jede mit einer Antwort von Ihrem eigenen Weg.",
      analytics: "Der Höhenmesser. Eine Punktzahl von 0 bis 100, die sagt, ob Sie steigen oder im Kreis gehen.",
    },
    notes: "Aus dem Feldbuch",
    travellerSays:
      "„Ich dachte, ich hätte mich verlaufen. Dabei fehlten mir zum nächsten Tal nur zwei Scheine und ein gutes Anschreiben.“",
    traveller: "Eine Beispielreise, vom Stapler zur Bauleitung",
    listings: "Anzeigen auf der Karte",
    understood: "der Zeilen eines Lebenslaufs verstanden",
    reach: "der Tage für Reisende geöffnet",
    provisions: (
      <>
        Wählen Sie <em>Ihren Proviant</em>
      </>
    ),
    closing: (
      <>
        Die Aussicht ist <em>dort oben schöner.</em>
      </>
    ),
    signUp: "Anmelden und aufbrechen",
  },
  neural: {
    note: "das Netz ist ein Bild, die Punktzahl einfaches Rechnen zum Nachprüfen. Menü und Demo führen nirgendwohin, die Stimmen sind Beispiele, die Zahlen Ziele.",
    headline: "Ein Kopf für Ihren nächsten Zug",
    lead: "Geben Sie ihm einen Lebenslauf. Sehen Sie, welche Signale feuern, welche Stellen aufleuchten und warum, von 0 bis 100 Prozent. Keine Blackbox: Jede Verbindung lässt sich öffnen.",
    start: "Beta starten",
    signals: ["leitet Triage", "42 Betten", "Berufserlaubnis", "Epic-Akte", "11 Jahre", "Spanisch"],
    jobs: ["Schichtleitung", "Praxisanleitung", "Luftrettung", "Case-Management", "Praxisleitung", "Datenanalyse"],
    layers: "Drei Schichten, sechs Neuronen",
    input: "Eingabeschicht",
    hidden: "Verborgene Schicht",
    output: "Ausgabeschicht",
    features: {
      analysis: "Jede Zeile wird ein Signal und behält ihre Adresse.",
      jobs: "290+ Anzeigen aus großen Jobbörsen und Berufsnetzwerken.",
      optimization: "Verstärkt wird, was hier zählt. Erfunden wird nichts.",
      analytics: "Eine Fehlerkurve für Ihre Suche: was Sie vor dem nächsten Versuch ändern sollten.",
      letters: "Ein Anschreiben, dessen Aussagen sich bis zur Eingabe zurückverfolgen lassen.",
      interview: "Vier Arten von Fragen, jede mit Ihrer eigenen Antwort.",
    },
    activations: "Aktivierungen in freier Wildbahn",
    understood: "der Zeilen eines Lebenslaufs verstanden",
    reach: "der Stunden erreichbar",
    listings: "Anzeigen auf einmal verglichen",
    nurseSays:
      "„Ich öffnete die Punktzahl, und da stand meine Nachtschicht von 2019. Dass ich die Station geleitet hatte, war mir entfallen.“",
    nurse: "Beispieltest 01, Pflege",
    bookkeeperSays: "„Das erste Werkzeug, das eine Lücke Lücke sein ließ und mir sagte, wie ich darüber spreche.“",
    bookkeeper: "Beispieltest 02, Buchhaltung",
    yours: "lebenslauf.pdf",
    closing: "Geben Sie ihm etwas zu denken.",
    signUp: "Zur Beta anmelden",
  },
} satisfies Texts["landings"];
