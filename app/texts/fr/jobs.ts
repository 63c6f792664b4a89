import type { Texts } from "../load-texts.ts";

const PARTS: Record<string, string> = {
  "Role and title": "Rôle et intitulé",
  "Words in common": "Mots en commun",
  "Required skills": "Compétences exigées",
  "Wanted skills": "Compétences souhaitées",
  "Years and level": "Années et niveau",
  "Education and licences": "Formation et habilitations",
  "Place, remote and pay": "Lieu, télétravail et salaire",
};

export const jobs = {
  fromOtherTool: "Depuis LinkedIn, Europass ou un autre outil ?",
  importInstead: "L’importer plutôt",
  resumeName: "Nom du CV",
  importResume: "Importer un CV",
  importWhat:
    "Depuis un autre outil : JSON Resume, l’archive de données de LinkedIn, Europass, Markdown ou texte brut.",
  importKinds: (size: string) =>
    `JSON, ZIP de LinkedIn, XML d’Europass, MD ou TXT, jusqu’à ${size}`.replace("MB", "Mo"),
  orPaste: "Ou collez son texte",
  nameFromFile: "Ce qui reste vide est repris du fichier.",
  importing: "Importation...",
  importNow: "Importer le CV",
  addJob: "Ajouter une offre",
  addJobWhat: "Collez son texte ou indiquez son adresse. Vous seul la voyez.",
  reading: "Lecture...",
  fillIn: "Remplir d’après l’offre",
  emptyIsRead: "Ce qui reste vide en est tiré. Ce que vous saisissez l’emporte.",
  adding: "Ajout...",
  addNow: "Ajouter",
  editJob: "Modifier l’offre",
  scoredAgain: "Elle est réévaluée avec ce que vous enregistrez.",
  removeJob: "Retirer l’offre",
  leavesList: "et son score quittent votre liste. Cette action est irréversible.",
  removing: "Retrait...",
  applicationStays: "Votre candidature reste, avec l’offre telle qu’elle était le jour où vous avez postulé.",
  materialsStay: (count: number) =>
    `${count} ${count > 1 ? "documents créés pour elle restent" : "document créé pour elle reste"} dans AI Materials.`,
  noSuchJob: "Vous n’avez pas d’offre à vous à cette adresse. Elle a peut-être été retirée.",
  jobTitle: "Intitulé du poste",
  company: "Entreprise",
  location: "Lieu",
  file: "Fichier",
  addressOfPosting: "Adresse de l’offre",
  textOfPosting: "Texte de l’offre",
  searchName: "Nom",
  jobGone: "Offre introuvable",
  saveSearch: "Enregistrer cette recherche",
  savedSearches: "Recherches enregistrées",
  noneLeft: "Il n’en reste aucune. Choisissez des filtres, puis enregistrez-les.",
  nameOf: (name: string) => `Nom de ${name}`,
  weightsWhat: "Le poids de chaque partie du score face aux autres. Ce que l’offre ne précise pas est laissé de côté.",
  weightsKept: (plans: string) =>
    `Vos propres poids sont conservés, mais pas appliqués : ils sont compris dans ${plans}. Les offres sont évaluées avec les poids habituels.`,
  weightsCome: (plans: string) =>
    `Des poids à vous sont compris dans ${plans}. Voici les poids habituels, avec lesquels toutes les offres sont évaluées.`,
  yours: (weight: number) => `le vôtre : ${weight}`,
  seePlans: "Voir les formules",
  usually: (weight: number, share: number | null) =>
    `Habituellement ${weight}${share === null ? "" : `, maintenant ${share} % du total`}`,
  saveWeights: "Enregistrer les poids",
  usualWeights: "Revenir aux poids habituels",
  part: (label: string) => PARTS[label] ?? label,
} satisfies Texts["jobs"];
