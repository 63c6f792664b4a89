import type { Texts } from "../load-texts.ts";

const PARTS: Record<string, string> = {
  "Role and title": "Puesto y título",
  "Words in common": "Palabras en común",
  "Required skills": "Aptitudes exigidas",
  "Wanted skills": "Aptitudes deseadas",
  "Years and level": "Años y nivel",
  "Education and licences": "Formación y licencias",
  "Place, remote and pay": "Lugar, teletrabajo y salario",
};

export const reasons = {
  met: "Se cumple",
  notMet: "No se cumple",
  notShown: "No figura en su currículum",
  part: (label: string) => PARTS[label] ?? label,
  unstated: (parts: string) => `No figura en la oferta, así que no cuenta: ${parts}.`,
  inSentence: (label: string) => `${label}`.toLowerCase(),
  fullPosting: "Oferta completa",
  missing: "Falta:",
  askedAs: (words: string) => `— pedido como «${words}»`,
  decides: "Decide por sí solo:",
  ownWeights: "Puntuado con sus propios pesos:",
  changeThem: "Cambiarlos",
  pointsOf: (points: number, of: number) => `${points} de ${of}`,
  allRequirements: "Todos los requisitos",
  allSkills: "Todas las aptitudes que coinciden",
  noLongerListed: "Ya no está publicada:",
  listedAt: "Publicada en:",
  asYouApplied: "La oferta tal como era cuando se postuló",
} satisfies Texts["reasons"];
