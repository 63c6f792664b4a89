import type { Texts } from "../load-texts.ts";

export const landing = {
  description:
    "Laden Sie Ihren Lebenslauf einmal hoch. Sehen Sie, welche Stellen passen und warum genau, Zeile für Zeile, und bewerben Sie sich mit dem, was stimmt.",
  lead: "Laden Sie Ihren Lebenslauf einmal hoch. Sehen Sie, welche Stellen passen und warum genau, Zeile für Zeile, und schreiben Sie Bewerbungen, in denen nur steht, was auf Sie zutrifft.",
  features: {
    analysis:
      "Fähigkeiten, Berufserfahrung und Ausbildung, jeweils mit der Zeile, aus der sie stammen. Sehen Sie, was die Maschine gelesen hat, und berichtigen Sie es.",
    letters:
      "Zwei oder drei Aussagen, auf die es bei dieser Stelle ankommt, jede auf Ihre eigenen Worte zurückzuführen.",
    interview: "Fragen aus der Anzeige, Antworten aus Ihrer Erfahrung und ehrliche Formulierungen, wo eine Lücke ist.",
    jobs: "Anzeigen aus mehreren Jobbörsen, ohne Doppelte und ohne alte, die neu aufgelegt wurden.",
    analytics: "Wo Ihre Bewerbungen stehen, und ob die Punktzahl Antworten vorhersagt.",
    optimization: "Das Wichtige zuerst, in der Sprache der Anzeige. Nie eine Zeile, die Sie nicht erlebt haben.",
  },
  everything: "Alles zwischen Ihrem Lebenslauf und dem Gespräch",
  steps: {
    upload: (size: string) => `PDF, DOC oder DOCX, bis ${size}.`,
    matches: "In Sekunden geordnet, jede Punktzahl erklärt.",
    materials: "Ein angepasster Lebenslauf, ein Anschreiben, ein Leitfaden fürs Gespräch.",
  },
  sample: {
    nurse: "Pflegefachfrau",
    job: "Notaufnahme, Klinikum St. Anna, 2018 – 2025",
    triage: "Triage in einer Notaufnahme mit 42 Betten geleitet",
    preceptor: "Anleitung von 14 neuen Kolleginnen",
    charting: "Dokumentation mit Epic seit 2019",
    licence: "Berufserlaubnis Pflege, 2018",
    spanish: "Spanisch, fließend",
    posting: "Pflegefachkraft Notaufnahme",
    role: "Rolle und Titel",
    skills: "Verlangte Fähigkeiten",
    licenceAsked: "Zulassung",
    materials: "3 Unterlagen",
    before: "„Ich habe die ",
    claim: "Triage in einer Notaufnahme mit 42 Betten geleitet",
    after: " und bringe das gern zu Ihnen mit.“",
    matches: "Treffer",
    applications: "Bewerbungen",
    interviews: "Gespräche",
    firstVersion: "Notaufnahme 2026",
    active: "Aktiv",
    secondVersion: "Praxisanleitung",
    lastUsed: "vor 3 Tagen · 2 Bewerbungen",
  },
  inFigures: "In Zahlen",
  listings: " Stellenanzeigen von großen Jobbörsen und Berufsnetzwerken",
  score: " eine Punktzahl aus Teilen, die man lesen kann",
  read: " in Sekunden gelesen",
  byCompany:
    "Anschreiben, Lebensläufe und Leitfäden sind nach Firmen geordnet, damit alles für eine Bewerbung an einem Ort ist.",
  performance:
    "Vom Treffer zur Bewerbung zum Gespräch: Sehen Sie, an welchem Schritt es hakt, und ob hohe Punktzahlen Antworten bringen.",
  versions:
    "Führen Sie eine Fassung für jede Richtung, in die Sie suchen. Eine davon ist aktiv, und die Treffer folgen ihr.",
  understoodGoal: " der Zeilen eines Lebenslaufs zu verstehen ist unser Ziel",
  reachGoal: " der Zeit erreichbar zu sein ist unser Ziel",
  closing: "Beginnen Sie mit dem Lebenslauf, den Sie haben.",
} satisfies Texts["landing"];
