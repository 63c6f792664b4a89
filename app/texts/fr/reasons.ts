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

export const reasons = {
  met: "Rempli",
  notMet: "Non rempli",
  notShown: "Absent de votre CV",
  part: (label: string) => PARTS[label] ?? label,
  unstated: (parts: string) => `Non précisé dans l’offre, donc non compté : ${parts}.`,
  inSentence: (label: string) => `${label}`.toLowerCase(),
  fullPosting: "Offre complète",
  missing: "Il manque :",
  askedAs: (words: string) => `— demandé ainsi : « ${words} »`,
  decides: "Décisif à lui seul :",
  ownWeights: "Évalué avec vos propres poids :",
  changeThem: "Les modifier",
  pointsOf: (points: number, of: number) => `${points} sur ${of}`,
  allRequirements: "Toutes les exigences",
  allSkills: "Toutes les compétences correspondantes",
  noLongerListed: "N’est plus publiée :",
  listedAt: "Publiée sur :",
  asYouApplied: "L’offre telle qu’elle était quand vous avez postulé",
} satisfies Texts["reasons"];
