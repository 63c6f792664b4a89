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

export const jobs = {
  fromOtherTool: "¿Desde LinkedIn, Europass u otra herramienta?",
  importInstead: "Importarlo en su lugar",
  resumeName: "Nombre del currículum",
  importResume: "Importar un currículum",
  importWhat:
    "Desde otra herramienta: JSON Resume, el archivo de datos de LinkedIn, Europass, Markdown o texto sin formato.",
  importKinds: (size: string) => `JSON, ZIP de LinkedIn, XML de Europass, MD o TXT, hasta ${size}`,
  orPaste: "O pegue el texto",
  nameFromFile: "Lo que quede vacío se toma del archivo.",
  importing: "Importando...",
  importNow: "Importar el currículum",
  addJob: "Añadir una oferta",
  addJobWhat: "Pegue el texto o indique la dirección. Solo usted la ve.",
  reading: "Leyendo...",
  fillIn: "Rellenar desde la oferta",
  emptyIsRead: "Lo que quede vacío se lee de ella. Lo que escriba tiene prioridad.",
  adding: "Añadiendo...",
  addNow: "Añadir",
  editJob: "Editar la oferta",
  scoredAgain: "Se vuelve a puntuar con lo que guarde.",
  removeJob: "Quitar la oferta",
  leavesList: "y su puntuación desaparecen de su lista. No se puede deshacer.",
  removing: "Quitando...",
  applicationStays: "Su candidatura se conserva, con la oferta tal como era el día en que se postuló.",
  materialsStay: (count: number) =>
    `${count} ${count === 1 ? "documento creado para ella sigue" : "documentos creados para ella siguen"} en AI Materials.`,
  noSuchJob: "No tiene ninguna oferta propia con esta dirección. Puede que se haya quitado.",
  addressOfPosting: "Dirección de la oferta",
  textOfPosting: "Texto de la oferta",
  saveSearch: "Guardar esta búsqueda",
  savedSearches: "Búsquedas guardadas",
  noneLeft: "No queda ninguna. Elija filtros y luego guárdelos.",
  nameOf: (name: string) => `Nombre de ${name}`,
  weightsWhat: "Lo que cuenta cada parte de la puntuación frente a las demás. Lo que la oferta no indica queda fuera.",
  weightsKept: (plans: string) =>
    `Sus propios pesos se conservan, pero no se aplican: están incluidos en ${plans}. Las ofertas se puntúan con los habituales.`,
  weightsCome: (plans: string) =>
    `Los pesos propios están incluidos en ${plans}. Estos son los habituales, con los que se puntúan las ofertas de todos.`,
  yours: (weight: number) => `el suyo: ${weight}`,
  seePlans: "Ver los planes",
  usually: (weight: number, share: number | null) =>
    `Habitualmente ${weight}${share === null ? "" : `, ahora ${share} % del total`}`,
  saveWeights: "Guardar los pesos",
  usualWeights: "Volver a los pesos habituales",
  part: (label: string) => PARTS[label] ?? label,
} satisfies Texts["jobs"];
