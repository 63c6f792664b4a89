import type { Texts } from "../load-texts.ts";

const RANGES: Record<string, string> = {
  "90 and above": "90 und mehr",
  "below 60": "unter 60",
};

export const analytics = {
  matchScore: "Bewertung",
  applicationRate: "Bewerbungsquote",
  interviews: "Gespräche",
  aiMaterials: "KI-Dokumente",
  of: (all: number) => `von ${all}`,
  outOf: "von 100",
  spoken: (total: number, label: string) => `${total} von 100, ${label}`,
  averageOver: (matches: number) => `im Schnitt über ${matches} Treffer`,
  applicationsTo: (applications: number, matches: number) =>
    `${applications} ${applications === 1 ? "Bewerbung" : "Bewerbungen"} auf ${matches} Treffer`,
  interviewsFrom: (interviews: number, applications: number) =>
    `${interviews} ${interviews === 1 ? "Gespräch" : "Gespräche"} aus ${applications} ${applications === 1 ? "Bewerbung" : "Bewerbungen"}`,
  materialsMade: (made: number, full: number) =>
    `${made === 1 ? "Dokument" : "Dokumente"} erstellt; der Balken ist voll bei ${full}`,
  ofStepBefore: (percent: number) => `${percent} % des Schritts davor`,
  matchesByScore: "Treffer nach Bewertung",
  toDashboard: "Zum Dashboard",
  noMatchesYet: "Hier stehen Ihre Treffer nach Bewertung: wie viele gut passen und wie viele nur knapp.",
  range: (label: string) => RANGES[label] ?? label,
  doesItPredict: "Sagt die Bewertung Antworten voraus?",
  findJob: "Eine Stelle zum Bewerben finden",
  noRepliesYet:
    "Hier stehen Ihre Bewerbungen nach ihrer damaligen Bewertung, mit den Gesprächen und Angeboten, die daraus wurden.",
  interviewOrOffer: "Gespräch oder Angebot",
  rejected: "Abgesagt",
  withdrawn: "Zurückgezogen",
  noAnswerYet: "Noch keine Antwort",
  noScore: "Keine Bewertung",
  invitedOf: (invited: number, sent: number) => `${invited} von ${sent}`,
  replySpoken: (rejected: number, withdrawn: number, open: number) =>
    `führten zu Gespräch oder Angebot, ${rejected} abgesagt, ${withdrawn > 0 ? `${withdrawn} zurückgezogen, ` : ""}${open} noch ohne Antwort`,
  sideAbove: (invited: number, sent: number) =>
    `${invited} von ${sent} Bewerbungen ab 80 ${invited === 1 ? "führte" : "führten"} zu Gespräch oder Angebot`,
  sideBelow: (invited: number, sent: number) => `${invited} von ${sent} darunter`,
  tooEarly: (enough: number, high: number, low: number) =>
    `Noch zu früh. Es braucht mindestens ${enough} Bewerbungen ab 80 und ebenso viele darunter; bisher sind es ${high} und ${low}.`,
  unclear: (sides: string) => `Nicht eindeutig. ${sides}: Das kann auch Zufall sein.`,
  yes: (sides: string) => `Bisher ja. ${sides}: Zufall allein macht diesen Unterschied selten.`,
  reversed: (sides: string) => `Bisher umgekehrt. ${sides}.`,
  overTime: "Bewerbungen im Lauf der Zeit",
  toMatches: "Zu Ihren Treffern",
  noWeeksYet: "Jede verfolgte Bewerbung steht hier in ihrer Woche.",
  inLastWeeks: (shown: number, weeks: number, before: number) =>
    `${shown} in den letzten ${weeks} Wochen${before > 0 ? `, ${before} davor` : ""}.`,
  weekOf: (day: string, count: number) => `Woche ab ${day}: ${count} ${count === 1 ? "Bewerbung" : "Bewerbungen"}`,
  fitsWell: (percent: number) => `Ihr Lebenslauf passt zu den Stellen, die Sie sehen: im Schnitt ${percent} %.`,
  youAct: (applications: number, matches: number) =>
    `Sie nutzen, was Sie finden: ${applications} Bewerbungen auf ${matches} Treffer.`,
  youPrepare: (materials: number) => `Sie sind vorbereitet: ${materials} Dokumente für Ihre Bewerbungen.`,
  youGetAnswers: (percent: number) => `Ihre Bewerbungen bekommen Antworten: ${percent} % führten zu einer Einladung.`,
  noMatchesForActive: "Ihr aktiver Lebenslauf hat noch keine Treffer.",
  seeWhy: "Warum?",
  noResume: "Es gibt noch keinen Lebenslauf zum Abgleichen.",
  qualityAt: (percent: number) => `Die Treffer passen zu ${percent} %.`,
  qualityLacks: (percent: number, skills: string) =>
    `Die Treffer passen zu ${percent} %: Ihre besten Treffer verlangen ${skills}.`,
  seeMissing: "Fehlende Fähigkeiten ansehen",
  nothingToApplyTo: "Es gibt noch keinen Treffer, auf den Sie sich bewerben könnten.",
  youApplied: (percent: number) => `Sie haben sich auf ${percent} % Ihrer Treffer beworben.`,
  findNext: "Den nächsten finden",
  materialsSoFar: (count: number) =>
    `Bisher ${count === 0 ? "keine" : count} ${count === 1 ? "KI-Dokument" : "KI-Dokumente"}. Ein angepasster Lebenslauf, ein Anschreiben oder ein Gesprächsleitfaden beginnt bei einem Treffer.`,
  chooseMatch: "Einen Treffer wählen",
  requestsSoFar: (requests: number, applications: number) =>
    `${requests === 0 ? "Keine" : requests} ${requests === 1 ? "Einladung" : "Einladungen"} aus ${applications} ${applications === 1 ? "Bewerbung" : "Bewerbungen"}. Notieren Sie die Antworten und bewerben Sie sich, wo Sie am besten passen.`,
  seeApplications: "Ihre Bewerbungen ansehen",
  views: "Ansichten",
  overview: "Überblick",
  applications: "Bewerbungen",
  board: "Tafel",
} satisfies Texts["analytics"];
