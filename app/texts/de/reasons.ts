import type { Texts } from "../load-texts.ts";

const PARTS: Record<string, string> = {
  "Role and title": "Rolle und Titel",
  "Words in common": "Gemeinsame Wörter",
  "Required skills": "Verlangte Fähigkeiten",
  "Wanted skills": "Erwünschte Fähigkeiten",
  "Years and level": "Jahre und Stufe",
  "Education and licences": "Ausbildung und Zulassungen",
  "Place, remote and pay": "Ort, Homeoffice und Gehalt",
};

export const reasons = {
  met: "Erfüllt",
  notMet: "Nicht erfüllt",
  notShown: "In Ihrem Lebenslauf nicht zu sehen",
  part: (label: string) => PARTS[label] ?? label,
  unstated: (parts: string) => `Steht nicht in der Anzeige und zählt deshalb nicht: ${parts}.`,
  inSentence: (label: string) => label,
  fullPosting: "Vollständige Anzeige",
  missing: "Es fehlt:",
  askedAs: (words: string) => `— verlangt als „${words}“`,
  decides: "Entscheidet für sich allein:",
  ownWeights: "Mit Ihren eigenen Gewichten bewertet:",
  changeThem: "Ändern",
  pointsOf: (points: number, of: number) => `${points} von ${of}`,
  allRequirements: "Alle Anforderungen",
  allSkills: "Alle passenden Fähigkeiten",
  noLongerListed: "Nicht mehr ausgeschrieben:",
  listedAt: "Ausgeschrieben bei:",
  asYouApplied: "Die Anzeige, wie sie bei Ihrer Bewerbung war",
} satisfies Texts["reasons"];
