import type { Texts } from "../load-texts.ts";

export const landing = {
  description:
    "Suba su currículum una sola vez. Vea qué ofertas encajan y por qué exactamente, línea por línea, y postúlese con lo que es cierto de usted.",
  lead: "Suba su currículum una sola vez. Vea qué ofertas encajan y por qué exactamente, línea por línea, y escriba candidaturas que solo digan lo que es cierto de usted.",
  features: {
    analysis:
      "Aptitudes, experiencia y formación, cada una con la línea de la que procede. Vea qué ha leído la máquina y corríjalo.",
    letters: "Dos o tres argumentos que importan para este puesto, cada uno ligado a sus propias palabras.",
    interview:
      "Preguntas sacadas de la oferta, respuestas sacadas de su experiencia y una forma honesta de hablar de lo que falta.",
    jobs: "Ofertas de varios portales, sin duplicados ni anuncios viejos publicados de nuevo.",
    analytics: "En qué punto están sus candidaturas y si la puntuación anuncia respuestas.",
    optimization: "Lo importante primero, con las palabras de la oferta. Nunca una línea que no haya vivido.",
  },
  everything: "Todo lo que hay entre su currículum y la entrevista",
  steps: {
    upload: (size: string) => `PDF, DOC o DOCX, de hasta ${size}.`,
    matches: "Ordenadas en segundos, con cada puntuación explicada.",
    materials: "Un currículum adaptado, una carta, una guía de entrevista.",
  },
  sample: {
    nurse: "Enfermera titulada",
    job: "Urgencias, Hospital Santa Ana, 2018 – 2025",
    triage: "Responsable del triaje en una unidad de 42 camas",
    preceptor: "Tutora de 14 recién titulados",
    charting: "Historia clínica en Epic desde 2019",
    licence: "Colegiada en enfermería, 2018",
    spanish: "Inglés fluido",
    posting: "Enfermería de urgencias",
    role: "Puesto y título",
    skills: "Aptitudes exigidas",
    licenceAsked: "Licencia",
    materials: "3 documentos",
    before: "«Fui ",
    claim: "responsable del triaje en una unidad de 42 camas",
    after: " y aportaría eso a la suya».",
    matches: "Coincidencias",
    applications: "Candidaturas",
    interviews: "Entrevistas",
    firstVersion: "Urgencias 2026",
    active: "Activo",
    secondVersion: "Formadora de enfermería",
    lastUsed: "hace 3 días · 2 candidaturas",
  },
  inFigures: "En cifras",
  listings: " ofertas de los grandes portales de empleo y redes profesionales",
  score: " una puntuación hecha de partes que se pueden leer",
  read: " leídos en segundos",
  byCompany:
    "Cartas, currículums y guías de entrevista se guardan por empresa, para que todo lo de una candidatura esté en un mismo sitio.",
  performance:
    "De la coincidencia a la candidatura y a la entrevista: vea en qué paso se pierde y si las puntuaciones altas traen respuestas.",
  versions: "Tenga una versión para cada rumbo de su búsqueda. Una está activa, y las coincidencias la siguen.",
  understoodGoal: " de las líneas de un currículum entendidas es nuestro objetivo",
  reachGoal: " del tiempo disponible es nuestro objetivo",
  closing: "Empiece con el currículum que ya tiene.",
} satisfies Texts["landing"];
