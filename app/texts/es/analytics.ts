import type { Texts } from "../load-texts.ts";

const RANGES: Record<string, string> = {
  "90 and above": "90 o más",
  "below 60": "menos de 60",
};

export const analytics = {
  matchScore: "Puntuación",
  applicationRate: "Tasa de candidaturas",
  interviews: "Entrevistas",
  aiMaterials: "Documentos de IA",
  of: (all: number) => `de ${all}`,
  outOf: "de 100",
  spoken: (total: number, label: string) => `${total} de 100, ${label}`,
  averageOver: (matches: number) => `de media en ${matches} ${matches === 1 ? "oferta" : "ofertas"}`,
  applicationsTo: (applications: number, matches: number) =>
    `${applications} ${applications === 1 ? "candidatura" : "candidaturas"} a ${matches} ${matches === 1 ? "oferta" : "ofertas"}`,
  interviewsFrom: (interviews: number, applications: number) =>
    `${interviews} ${interviews === 1 ? "entrevista" : "entrevistas"} de ${applications} ${applications === 1 ? "candidatura" : "candidaturas"}`,
  materialsMade: (made: number, full: number) =>
    `${made === 1 ? "documento creado" : "documentos creados"}; la barra se llena con ${full}`,
  ofStepBefore: (percent: number) => `${percent} % del paso anterior`,
  matchesByScore: "Ofertas por puntuación",
  toDashboard: "Ir al panel",
  noMatchesYet: "Aquí estarán sus ofertas por puntuación: cuántas encajan bien y cuántas por poco.",
  range: (label: string) => RANGES[label] ?? label,
  doesItPredict: "¿La puntuación predice las respuestas?",
  findJob: "Buscar una oferta",
  noRepliesYet:
    "Aquí estarán sus candidaturas por la puntuación que tenían, con las entrevistas y propuestas que dieron.",
  interviewOrOffer: "Entrevista o propuesta",
  rejected: "Rechazada",
  withdrawn: "Retirada",
  noAnswerYet: "Aún sin respuesta",
  noScore: "Sin puntuación",
  invitedOf: (invited: number, sent: number) => `${invited} de ${sent}`,
  replySpoken: (rejected: number, withdrawn: number, open: number) =>
    `llevaron a una entrevista o propuesta, ${rejected} ${rejected === 1 ? "rechazada" : "rechazadas"}, ${withdrawn > 0 ? `${withdrawn} ${withdrawn === 1 ? "retirada" : "retiradas"}, ` : ""}${open} aún sin respuesta`,
  sideAbove: (invited: number, sent: number) =>
    `${invited} de ${sent} candidaturas con 80 o más ${invited === 1 ? "llevó" : "llevaron"} a una entrevista o propuesta`,
  sideBelow: (invited: number, sent: number) => `${invited} de ${sent} por debajo`,
  tooEarly: (enough: number, high: number, low: number) =>
    `Es pronto para decirlo. Hacen falta al menos ${enough} candidaturas con 80 o más y otras tantas por debajo; de momento hay ${high} y ${low}.`,
  unclear: (sides: string) => `No está claro. ${sides}: podría ser solo azar.`,
  yes: (sides: string) => `Sí, hasta ahora. ${sides}: el azar rara vez da esa diferencia.`,
  reversed: (sides: string) => `Al revés, hasta ahora. ${sides}.`,
  overTime: "Candidaturas a lo largo del tiempo",
  toMatches: "Ir a sus ofertas",
  noWeeksYet: "Cada candidatura que siga estará aquí en su semana.",
  inLastWeeks: (shown: number, weeks: number, before: number) =>
    `${shown} en las últimas ${weeks} semanas${before > 0 ? `, ${before} antes` : ""}.`,
  weekOf: (day: string, count: number) => `Semana del ${day}: ${count} ${count === 1 ? "candidatura" : "candidaturas"}`,
  fitsWell: (percent: number) => `Su currículum encaja con las ofertas que ve: un ${percent} % de media.`,
  youAct: (applications: number, matches: number) =>
    `Aprovecha lo que encuentra: ${applications} candidaturas a ${matches} ofertas.`,
  youPrepare: (materials: number) => `Va preparado: ${materials} documentos para sus candidaturas.`,
  youGetAnswers: (percent: number) => `Sus candidaturas reciben respuesta: el ${percent} % llevó a una entrevista.`,
  noMatchesForActive: "Su currículum activo aún no tiene ofertas.",
  seeWhy: "Ver por qué",
  noResume: "Aún no hay ningún currículum que comparar.",
  qualityAt: (percent: number) => `Sus ofertas encajan al ${percent} %.`,
  qualityLacks: (percent: number, skills: string) =>
    `Sus ofertas encajan al ${percent} %: las mejores piden ${skills}.`,
  seeMissing: "Ver las habilidades que faltan",
  nothingToApplyTo: "Aún no hay ninguna oferta a la que postularse.",
  youApplied: (percent: number) => `Se ha postulado al ${percent} % de sus ofertas.`,
  findNext: "Buscar la siguiente",
  materialsSoFar: (count: number) =>
    `${count === 0 ? "Ningún" : count} ${count > 1 ? "documentos" : "documento"} de IA hasta ahora. Un currículum adaptado, una carta o una guía de entrevista parte de una oferta.`,
  chooseMatch: "Elegir una oferta",
  requestsSoFar: (requests: number, applications: number) =>
    `${requests === 0 ? "Ninguna" : requests} ${requests > 1 ? "invitaciones" : "invitación"} de ${applications} ${applications === 1 ? "candidatura" : "candidaturas"}. Anote las respuestas y postúlese donde mejor encaje.`,
  seeApplications: "Ver sus candidaturas",
  views: "Vistas",
  overview: "Resumen",
  applications: "Candidaturas",
  board: "Tablero",
} satisfies Texts["analytics"];
