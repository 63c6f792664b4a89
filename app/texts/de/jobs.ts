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

export const jobs = {
  fromOtherTool: "Aus LinkedIn, Europass oder einem anderen Werkzeug?",
  importInstead: "Stattdessen importieren",
  resumeName: "Name des Lebenslaufs",
  importResume: "Lebenslauf importieren",
  importWhat:
    "Aus einem anderen Werkzeug: JSON Resume, das Datenarchiv von LinkedIn, Europass, Markdown oder reiner Text.",
  importKinds: (size: string) => `JSON, ZIP von LinkedIn, XML von Europass, MD oder TXT, bis ${size}`,
  orPaste: "Oder fügen Sie den Text ein",
  nameFromFile: "Was leer bleibt, kommt aus der Datei.",
  importing: "Wird importiert ...",
  importNow: "Lebenslauf importieren",
  addJob: "Stelle hinzufügen",
  addJobWhat: "Fügen Sie den Text ein oder geben Sie die Adresse an. Nur Sie sehen die Stelle.",
  reading: "Wird gelesen ...",
  fillIn: "Aus der Anzeige ausfüllen",
  emptyIsRead: "Was leer bleibt, wird daraus gelesen. Was Sie eingeben, geht vor.",
  adding: "Wird hinzugefügt ...",
  addNow: "Hinzufügen",
  editJob: "Stelle bearbeiten",
  scoredAgain: "Sie wird mit dem, was Sie speichern, neu bewertet.",
  removeJob: "Stelle entfernen",
  leavesList: "und die Bewertung verschwinden aus Ihrer Liste. Das lässt sich nicht rückgängig machen.",
  removing: "Wird entfernt ...",
  applicationStays: "Ihre Bewerbung bleibt, mit der Anzeige vom Tag Ihrer Bewerbung.",
  materialsStay: (count: number) =>
    `${count} ${count === 1 ? "dafür erstelltes Dokument bleibt" : "dafür erstellte Dokumente bleiben"} in AI Materials.`,
  noSuchJob: "Sie haben keine eigene Stelle mit dieser Adresse. Vielleicht wurde sie entfernt.",
  jobTitle: "Stellenbezeichnung",
  company: "Firma",
  location: "Ort",
  file: "Datei",
  addressOfPosting: "Adresse der Anzeige",
  textOfPosting: "Text der Anzeige",
  searchName: "Name",
  jobGone: "Stelle nicht gefunden",
  saveSearch: "Diese Suche speichern",
  savedSearches: "Gespeicherte Suchen",
  noneLeft: "Es ist keine mehr da. Setzen Sie Filter und speichern Sie sie dann.",
  nameOf: (name: string) => `Name von ${name}`,
  weightsWhat:
    "Was jeder Teil der Bewertung gegenüber den anderen zählt. Was eine Anzeige nicht angibt, bleibt außen vor.",
  weightsKept: (plans: string) =>
    `Ihre eigenen Gewichte sind gespeichert, gelten aber nicht: Sie gehören zu ${plans}. Treffer werden mit den üblichen bewertet.`,
  weightsCome: (plans: string) =>
    `Eigene Gewichte gehören zu ${plans}. Dies sind die üblichen, mit denen die Treffer aller bewertet werden.`,
  yours: (weight: number) => `Ihres: ${weight}`,
  seePlans: "Tarife ansehen",
  usually: (weight: number, share: number | null) =>
    `Üblich ${weight}${share === null ? "" : `, jetzt ${share} % von allem`}`,
  saveWeights: "Gewichte speichern",
  usualWeights: "Zurück zu den üblichen Gewichten",
  part: (label: string) => PARTS[label] ?? label,
} satisfies Texts["jobs"];
