import type { LetterPack } from "../letter-pack.ts";

const NUMBERS = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

export const LETTER: LetterPack = {
  greeting: { company: ["Estimado equipo de selección:"], nobody: ["Estimados señores:"] },
  toPerson: { woman: "Estimada Sra. {surname}:", man: "Estimado Sr. {surname}:", unknown: "Buenos días, {name}:" },
  toTitled: { woman: "Estimada {name}:", man: "Estimado {name}:" },
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
    joined: {
      plain: {
        now: [
          "Me gustaría optar al puesto de {title} {atCompany}. Desde {since} trabajo como {work}.",
          "Les envío mi candidatura para el puesto de {title} {atCompany}. Desde {since} trabajo como {work}.",
          "Me interesa el puesto de {title} {atCompany}. Desde {since} trabajo como {work}.",
          "Les envío mi candidatura para el puesto de {title} {atCompany}. Actualmente trabajo como {work}.",
          "Me interesa el puesto de {title} {atCompany}. Actualmente trabajo como {work}.",
        ],
        past: [
          "Me gustaría optar al puesto de {title} {atCompany}. Hasta {until} trabajé como {work}.",
          "Les envío mi candidatura para el puesto de {title} {atCompany}. Hasta {until} trabajé como {work}.",
          "Les envío mi candidatura para el puesto de {title} {atCompany}. He trabajado como {work}.",
          "Me interesa el puesto de {title} {atCompany}. He trabajado como {work}.",
        ],
      },
      same: {
        now: [
          "Les envío mi candidatura para el puesto de {title} {atCompany}. Encaja con mi trabajo: desde {since} trabajo como {work}.",
          "Me interesa el puesto de {title} {atCompany} porque encaja con mi trabajo: desde {since} trabajo como {work}.",
          "Me interesa el puesto de {title} {atCompany} porque encaja con mi trabajo: actualmente trabajo como {work}.",
        ],
        past: [],
      },
      first: {
        now: ["El puesto de {title} {atCompany} sería uno de mis primeros. Hasta ahora he trabajado como {work}."],
        past: ["El puesto de {title} {atCompany} sería uno de mis primeros. Hasta ahora he trabajado como {work}."],
      },
      "step-up": {
        now: [
          "El puesto de {title} {atCompany} sería para mí el siguiente paso. Desde {since} trabajo como {work}.",
          "Me interesa el puesto de {title} {atCompany} porque sería para mí el siguiente paso. Desde {since} trabajo como {work}.",
          "El puesto de {title} {atCompany} sería para mí el siguiente paso. Actualmente trabajo como {work}.",
        ],
        past: ["El puesto de {title} {atCompany} sería para mí el siguiente paso. He trabajado como {work}."],
      },
      change: {
        now: [
          "Vengo de otro sector y les envío mi candidatura para el puesto de {title} {atCompany}. Actualmente trabajo como {work}.",
        ],
        past: [
          "Vengo de otro sector y les envío mi candidatura para el puesto de {title} {atCompany}. He trabajado como {work}.",
        ],
      },
    },
    plain: [
      "Les envío mi candidatura para el puesto de {title} {atCompany}.",
      "Me interesa el puesto de {title} {atCompany}.",
      "Quiero presentar mi candidatura al puesto de {title} {atCompany}.",
    ],
    untitled: ["Les envío mi candidatura para el puesto {atCompany}.", "Les envío mi candidatura para este puesto."],
    learning: [],
  },
  nearest: {
    same: {
      now: [
        "Es lo que hago actualmente: como {position} {atEmployer} {clause}.",
        "Conozco este trabajo: como {position} {atEmployer} {clause}.",
      ],
      past: ["Conozco este trabajo: como {position} {atEmployer} {clause}."],
    },
    "step-up": {
      now: ["Para mí sería el siguiente paso: como {position} {atEmployer} {clause}."],
      past: ["Para mí sería el siguiente paso: como {position} {atEmployer} {clause}."],
    },
    change: {
      now: ["Vengo de otro sector. Como {position} {atEmployer} {clause}."],
      past: ["Vengo de otro sector. Como {position} {atEmployer} {clause}."],
    },
    kindred: {
      now: ["Vengo de otro sector, aunque no todo es nuevo para mí: como {position} {atEmployer} {clause}."],
      past: ["Vengo de otro sector, aunque no todo es nuevo para mí: como {position} {atEmployer} {clause}."],
    },
    first: {
      now: ["Sería uno de mis primeros puestos. Como {position} {atEmployer} {clause}."],
      past: ["Sería uno de mis primeros puestos. Como {position} {atEmployer} {clause}."],
    },
    return: {
      now: ["Como {position} {atEmployer} {clause}."],
      past: ["Quisiera volver a este trabajo: como {position} {atEmployer} {clause}."],
    },
    other: {
      now: ["Como {position} {atEmployer} {clause}.", "{AtEmployer} {clause}."],
      past: ["Como {position} {atEmployer} {clause}.", "{AtEmployer} {clause}."],
    },
  },
  introductions: {
    same: {
      now: [
        "Conozco este trabajo: desde {since} trabajo como {work}.",
        "Conozco este trabajo: actualmente trabajo como {work}.",
        "Hoy trabajo como {work}.",
      ],
      past: ["Conozco este trabajo: mi último puesto fue el de {work}."],
    },
    "step-up": {
      now: ["Para mí sería el siguiente paso: actualmente trabajo como {work}."],
      past: ["Para mí sería el siguiente paso después de mi trabajo como {work}."],
    },
    change: {
      now: ["Vengo de otro sector: actualmente trabajo como {work}."],
      past: ["Vengo de otro sector: mi último puesto fue el de {work}."],
    },
    first: {
      now: ["Sería uno de mis primeros puestos. Esto es lo que ya he hecho:"],
      past: ["Sería uno de mis primeros puestos. Esto es lo que ya he hecho:"],
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
  earlierWork: ["Antes trabajé como {work}."],
  proofs: {
    there: ["Allí {clause}.", "En ese puesto {clause}."],
    inPlacement: ["Durante mis prácticas {atEmployer} {clause}."],
    today: ["En mi puesto actual {clause}."],
    inTraining: [],
    sameJob: ["También allí {clause}.", "En ese puesto {clause}."],
    atEmployer: ["{AtEmployer} {clause}."],
    asPosition: ["Como {position} {clause}."],
    asPositionAtEmployer: ["Como {position} {atEmployer} {clause}."],
    before: [
      "Antes, como {position} {atEmployer}, {clause}.",
      "Antes, {atEmployer}, {clause}.",
      "Antes, como {position}, {clause}.",
    ],
    inProject: [],
    inProjects: ["En mis proyectos, {clause}."],
    inAnother: [],
    elsewhere: {
      now: ["En mi puesto actual, {clause}."],
      earlier: ["En un puesto anterior {clause}."],
      other: ["En otro puesto {clause}."],
    },
    goesOn: ["{sentence}.", "Además, {clause}."],
    noJob: ["{sentence}."],
    outside: ["Fuera del trabajo, {clause}."],
    ofNoJob: ["Hasta ahora {clause}."],
  },
  inBrief: {
    papers: "Mi formación:",
    needed: [],
    under: "{place}:",
    as: "como {position}",
    more: ["Otros puntos de mi trayectoria:", "Otros ejemplos de mi trabajo:", "Algo más de mi trayectoria:"],
    only: ["Algunos puntos de mi trayectoria:", "Algunos ejemplos de mi trabajo:", "Mi trayectoria en pocos puntos:"],
  },
  asked: ["Piden {topic}:", "Buscan a alguien con {topic}:", "En su anuncio piden {topic}:"],
  needed: {
    first: [],
    need: ["También hay que {needs}:", "Necesitan también a una persona para {needs}:"],
    duty: [],
  },
  gaps: {
    known: ["Todavía no he trabajado con {gap}; sí conozco {known}."],
    languageLevel: [
      "Mi {language} es de nivel {own}, todavía no {asked}.",
      "Tengo {language} {own}, todavía no {asked}.",
    ],
    languageBelow: {
      step: ["Mi {language} es por ahora de nivel {own}."],
      basic: ["Mi {language} es por ahora básico."],
      middle: ["Mi {language} es por ahora intermedio."],
      none: ["Todavía no tengo conocimientos de {language}."],
    },
    near: ["He trabajado con {nearest}, todavía no con {gap}."],
    tool: ["Todavía no he trabajado con {gap}.", "Todavía no tengo experiencia con {gap}."],
    work: ["Todavía no tengo experiencia en {gap}.", "Hasta ahora no he trabajado con {gap}."],
    leading: ["Todavía no he tenido un equipo a mi cargo."],
    experience: ["Todavía no tengo {experience}."],
    credential: ["Piden {gap}, que todavía no tengo.", "Todavía no tengo {gap}."],
    credentialNear: ["Tengo {nearest}, todavía no {gap}."],
    noDegree: [],
    onItsWay: ["Todavía no tengo {paper}."],
    fewYears: [],
    examAt: [],
    runOut: ["No tengo {paper} vigente por ahora."],
    degree: ["Piden {gap}; yo tengo {nearest}.", "Piden {gap}, que no tengo."],
    yearsInstead: ["No tengo {gap}, pero sí {own} de experiencia."],
    years: ["Piden {asked} de experiencia; yo tengo {own} por ahora."],
  },
  degreeLevels: {
    associate: "un título de grado superior",
    bachelor: "un título de grado",
    master: "un máster",
    doctorate: "un doctorado",
  },
  years: (count) => (count === 1 ? "un año" : `${NUMBERS[count] ?? count} años`),
  offices: {
    done: ["Como {office} {clause}."],
    held: ["He sido {office}."],
    there: [],
    still: ["Fuera del trabajo, soy {office} {since}."],
  },
  availability: {
    now: ["Mi incorporación puede ser inmediata.", "Tengo disponibilidad inmediata."],
    from: [
      "Estoy disponible desde {day}.",
      "Estoy disponible a partir {when}.",
      "Mi incorporación puede ser a partir {when}.",
    ],
    notice: ["Mi preaviso es de {when}."],
    pay: ["Mi aspiración salarial es de {when}."],
    "present pay": [],
  },
  trainingEnds: [],
  returns: ["Tras {break}, quiero volver a trabajar como {position}.", "Tras {break}, quiero volver a trabajar."],
  yearsOwn: ["Tengo {own}.", "Llevo {own}."],
  yearsMet: ["Tengo {own} de experiencia en este trabajo."],
  licensedAs: ["Soy {licences}."],
  certifiedAs: [],
  licences: ["Tengo {licences}."],
  hasPapers: [],
  trainedIn: [],
  schoolCertificates: [],
  underWay: [],
  examAhead: [],
  memberSince: [],
  served: [],
  qualified: ["Tengo la formación que piden: {names}."],
  speaks: ["Hablo {languages}."],
  bilingual: [],
  speaksAtWork: [],
  ownDegrees: ["Tengo {own}."],
  degrees: ["Tengo el título de {title} por la {school}.", "Mi formación: {degree}."],
  reference: { beside: "(ref. {reference})", alone: "La referencia de su anuncio es {reference}." },
  attached: ["Mi currículum está en {language}; en él consta dónde he trabajado y qué tareas he tenido."],
  languageNames: { en: "inglés", de: "alemán", fr: "francés", es: "español" },
  shared: ["También conozco {skills}.", "Además, conozco {skills}."],
  knows: ["Conozco {skills}."],
  sharedLittle: ["Tengo conocimientos básicos de {skills}."],
  sharedStudied: ["He estudiado {skills}."],
  includes: [],
  closings: {
    topic: [],
    plain: [
      "Quedo a su disposición para una entrevista.",
      "Me gustaría hablar con ustedes en una entrevista.",
      "Me gustaría hablar con ustedes sobre el trabajo {atCompany}.",
      "Quedo a su disposición para una entrevista {atCompany}.",
      "Me gustaría hablar con ustedes de lo que necesitan en este puesto.",
    ],
  },
  reach: [
    "Pueden escribirme a {mail} o llamarme al {phone}.",
    "Pueden escribirme a {mail}.",
    "Pueden llamarme al {phone}.",
  ],
};
