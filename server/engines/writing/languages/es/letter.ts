import type { LetterPack } from "../letter-pack.ts";

const NUMBERS = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

export const LETTER: LetterPack = {
  greeting: { company: ["Estimado equipo de {company}:"], nobody: ["Estimados señores:"] },
  signOff: "Atentamente,",
  tones: {
    warm: {
      greeting: { company: ["Hola, equipo de {company}:"], nobody: ["Hola:"] },
      closings: [
        "Me gustaría mucho conocer al equipo de {company} y hablar con ustedes.",
        "Me gustaría mucho hablar con ustedes {atCompany} y conocer al equipo.",
        "Me gustaría conocer en persona al equipo de {company}.",
      ],
      signOff: "Un cordial saludo,",
    },
    formal: {
      greeting: { company: ["Muy señores míos de {company}:"], nobody: ["Muy señores míos:"] },
      closings: [
        "Quedo a su disposición para una entrevista {atCompany}.",
        "Me gustaría tener una entrevista con ustedes {atCompany}.",
        "Me gustaría poder hablar con ustedes en una entrevista {atCompany}.",
      ],
      signOff: "Reciban un respetuoso saludo,",
    },
  },
  yourName: "[Su nombre]",
  and: "y",
  or: "o",
  openings: {
    needs: [
      "Para el puesto de {title}, {atCompany} buscan a una persona para {needs}.",
      "Buscan a una persona para {needs}, y les envío mi candidatura para el puesto de {title} {atCompany}.",
      "Les envío mi candidatura para el puesto de {title} {atCompany}, donde necesitan a alguien para {needs}.",
    ],
    topics: [
      "Para el puesto de {title}, {atCompany} piden {topics}.",
      "Les envío mi candidatura para el puesto de {title} {atCompany}, en el que piden {topics}.",
    ],
    plain: [
      "Les envío mi candidatura para el puesto de {title} {atCompany}.",
      "Me interesa el puesto de {title} {atCompany}.",
      "Con esta carta solicito el puesto de {title} {atCompany}.",
    ],
    work: {
      now: [
        "Desde {since} trabajo como {work}, y les envío mi candidatura para el puesto de {title} {atCompany}.",
        "Actualmente trabajo como {work}, y les envío mi candidatura para el puesto de {title} {atCompany}.",
      ],
      past: ["Mi último puesto fue el de {work}; les envío mi candidatura para el puesto de {title} {atCompany}."],
    },
  },
  introductions: {
    same: {
      now: [
        "Conozco este trabajo: desde {since} trabajo como {work}.",
        "Conozco este trabajo: actualmente trabajo como {work}.",
        "Hoy hago este trabajo como {work}.",
      ],
      past: ["Conozco este trabajo: mi último puesto fue el de {work}."],
    },
    "step-up": {
      now: ["Para mí sería el paso siguiente: actualmente trabajo como {work}."],
      past: ["Para mí sería el paso siguiente después de mi trabajo como {work}."],
    },
    change: {
      now: ["Llego desde otra área: actualmente trabajo como {work}."],
      past: ["Llego desde otra área: mi último puesto fue el de {work}."],
    },
    first: {
      now: ["Sería uno de mis primeros puestos; esto es lo que ya he hecho."],
      past: ["Sería uno de mis primeros puestos; esto es lo que ya he hecho."],
    },
    return: {
      now: ["Actualmente trabajo como {work}."],
      past: ["Mi último puesto fue el de {work}, y quisiera hacer otra vez ese trabajo."],
    },
    other: {
      now: ["Desde {since} trabajo como {work}.", "Actualmente trabajo como {work}."],
      past: ["Mi último puesto fue el de {work}."],
    },
  },
  proofs: {
    there: ["Allí {clause}.", "En ese puesto {clause}."],
    sameJob: ["En el mismo puesto {clause}."],
    atEmployer: ["{AtEmployer} {clause}."],
    asPosition: ["Como {position} {clause}."],
    asPositionAtEmployer: ["Como {position} {atEmployer} {clause}."],
    before: ["Antes, como {position}, {clause}."],
    elsewhere: { earlier: ["En un puesto anterior {clause}."], other: ["En otro puesto {clause}."] },
    goesOn: ["También {clause}.", "{sentence}."],
    noJob: ["{sentence}."],
    ofNoJob: ["Hasta ahora {clause}."],
  },
  asked: ["Piden {topic}."],
  alsoAsked: ["Piden también {topic}.", "Su anuncio menciona también {topic}."],
  gaps: {
    known: ["Todavía no he trabajado con {gap}; sí conozco {known}."],
    languageLevel: [
      "Mi {language} es de nivel {own}, todavía no {asked}.",
      "Tengo {language} {own}, todavía no {asked}.",
    ],
    near: ["He trabajado con {nearest}, todavía no con {gap}."],
    tool: ["Todavía no he trabajado con {gap}, y prefiero decirlo aquí.", "Todavía no tengo experiencia con {gap}."],
    work: ["Todavía no tengo experiencia en {gap}.", "Hasta ahora no he trabajado con {gap}."],
    experience: ["Todavía no tengo {experience}."],
    credential: ["Piden {gap}; todavía no lo tengo, y prefiero decirlo aquí.", "Todavía no tengo {gap}."],
    credentialNear: ["Tengo {nearest}, todavía no {gap}."],
    degree: ["Piden {gap}, que no tengo, y prefiero decirlo aquí."],
    years: ["Piden {asked} de experiencia; yo tengo {own} por ahora."],
  },
  degreeLevels: {
    associate: "un título de grado superior",
    bachelor: "un título de grado",
    master: "un máster",
    doctorate: "un doctorado",
  },
  years: (count) => (count === 1 ? "un año" : `${NUMBERS[count] ?? count} años`),
  yearsMet: ["Piden {asked} de experiencia; yo tengo más."],
  licensedAs: ["Soy {licences}."],
  certifiedAs: [],
  licences: ["Tengo {licences}."],
  qualified: ["Tengo la titulación que piden: {names}."],
  speaks: ["Hablo {languages}.", "En cuanto a idiomas: {languages}."],
  degrees: ["Mi formación: {degree}."],
  attached: ["Mi currículum está en {language}; en él consta dónde he trabajado y qué tareas he tenido."],
  languageNames: { en: "inglés", de: "alemán", fr: "francés", es: "español" },
  shared: ["De lo que piden, conozco también {skills}.", "También conozco {skills}, que ustedes piden."],
  closings: {
    need: [],
    topic: ["Me gustaría hablar con ustedes de {topic} y de lo que necesitan en este puesto."],
    plain: [
      "Quedo a su disposición para una entrevista.",
      "Me gustaría hablar con ustedes de lo que necesitan en este puesto.",
      "Me gustaría hablar con ustedes sobre el trabajo {atCompany}.",
    ],
  },
  reach: ["Pueden contactar conmigo en {contacts}."],
};
