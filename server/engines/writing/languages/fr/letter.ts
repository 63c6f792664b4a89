import type { LetterPack } from "../letter-pack.ts";

const NUMBERS = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

export const LETTER: LetterPack = {
  greeting: { company: ["Madame, Monsieur,"], nobody: ["Madame, Monsieur,"] },
  toPerson: { woman: "Madame,", man: "Monsieur,", unknown: "Bonjour {name}," },
  signOff: "Je vous prie d’agréer, {greeted}, mes salutations distinguées.",
  tones: {
    warm: {
      greeting: { company: ["Bonjour à toute l’équipe de {company},"], nobody: ["Bonjour,"] },
      closings: [
        "Je souhaiterais vous rencontrer et parler avec l'équipe de {company}.",
        "Je souhaiterais rencontrer l'équipe de {company} et parler avec vous.",
      ],
      signOff: "Bien cordialement,",
    },
    formal: {
      greeting: { company: ["Madame, Monsieur,"], nobody: ["Madame, Monsieur,"] },
      closings: [
        "Je souhaiterais vous rencontrer lors d'un entretien {atCompany}.",
        "Lors d'un entretien {atCompany}, je souhaiterais parler avec vous de ce poste.",
        "Je souhaiterais parler avec vous lors d'un entretien {atCompany}.",
      ],
      signOff: "Je vous prie d’agréer, {greeted}, l’expression de ma considération distinguée.",
    },
  },
  yourName: "[Votre nom]",
  and: "et",
  or: "ou",
  openings: {
    needs: [
      "Pour le poste de {title} {atCompany}, vous cherchez quelqu'un pour {needs}.",
      "Vous cherchez quelqu'un pour {needs}, et je vous adresse ma candidature au poste de {title} {atCompany}.",
    ],
    topics: [
      "Pour le poste de {title} {atCompany}, vous demandez {topics}.",
      "Votre annonce pour le poste de {title} {atCompany} mentionne {topics}.",
    ],
    joined: {
      plain: {
        now: [
          "Je vous adresse ma candidature au poste de {title} {atCompany}. Je suis {work} depuis {since}.",
          "Le poste de {title} {atCompany} m'intéresse. Je suis {work} depuis {since}.",
          "Je vous adresse ma candidature au poste de {title} {atCompany}. Je travaille actuellement comme {work}.",
          "Le poste de {title} {atCompany} m'intéresse. Je travaille actuellement comme {work}.",
        ],
        past: [
          "Je vous adresse ma candidature au poste de {title} {atCompany}. J'ai travaillé comme {work} jusqu'en {until}.",
          "Je vous adresse ma candidature au poste de {title} {atCompany}. J'ai travaillé comme {work}.",
          "Le poste de {title} {atCompany} m'intéresse. J'ai travaillé comme {work}.",
        ],
      },
      same: {
        now: [
          "Je vous adresse ma candidature au poste de {title} {atCompany}. Il est dans la continuité de mon travail : je suis {work} depuis {since}.",
          "Le poste de {title} {atCompany} m'intéresse, car il est dans la continuité de mon travail : je suis {work} depuis {since}.",
          "Je vous adresse ma candidature au poste de {title} {atCompany}. Il est dans la continuité de mon travail : je travaille actuellement comme {work}.",
        ],
        past: [],
      },
      first: {
        now: [
          "Le poste de {title} {atCompany} serait l'un de mes premiers postes. Je travaille actuellement comme {work}.",
        ],
        past: ["Le poste de {title} {atCompany} serait l'un de mes premiers postes. J'ai travaillé comme {work}."],
      },
      "step-up": {
        now: [
          "Le poste de {title} {atCompany} serait pour moi l'étape suivante. Je suis {work} depuis {since}.",
          "Le poste de {title} {atCompany} m'intéresse : ce serait pour moi l'étape suivante. Je suis {work} depuis {since}.",
          "Le poste de {title} {atCompany} serait pour moi l'étape suivante. Je travaille actuellement comme {work}.",
        ],
        past: ["Le poste de {title} {atCompany} serait pour moi l'étape suivante. J'ai travaillé comme {work}."],
      },
      change: {
        now: [
          "Je viens d'un autre secteur et je vous adresse ma candidature au poste de {title} {atCompany}. Je travaille actuellement comme {work}.",
        ],
        past: [
          "Je viens d'un autre secteur et je vous adresse ma candidature au poste de {title} {atCompany}. J'ai travaillé comme {work}.",
        ],
      },
    },
    plain: [
      "Je vous adresse ma candidature au poste de {title} {atCompany}.",
      "Le poste de {title} {atCompany} m'intéresse, et je vous adresse ma candidature.",
    ],
    untitled: [
      "Je vous adresse ma candidature au poste proposé {atCompany}.",
      "Je vous adresse ma candidature à ce poste.",
    ],
    learning: [],
  },
  nearest: {
    same: {
      now: [
        "C'est ce que je fais aujourd'hui : en tant {position} {atEmployer}, {clause}.",
        "Je connais ce travail : en tant {position} {atEmployer}, {clause}.",
      ],
      past: ["Je connais ce travail : en tant {position} {atEmployer}, {clause}."],
    },
    "step-up": {
      now: ["Ce serait pour moi l'étape suivante : en tant {position} {atEmployer}, {clause}."],
      past: ["Ce serait pour moi l'étape suivante : en tant {position} {atEmployer}, {clause}."],
    },
    change: {
      now: ["Je viens d'un autre secteur. En tant {position} {atEmployer}, {clause}."],
      past: ["Je viens d'un autre secteur. En tant {position} {atEmployer}, {clause}."],
    },
    kindred: {
      now: [
        "Je viens d'un autre secteur, mais tout n'est pas nouveau pour moi : en tant {position} {atEmployer}, {clause}.",
      ],
      past: [
        "Je viens d'un autre secteur, mais tout n'est pas nouveau pour moi : en tant {position} {atEmployer}, {clause}.",
      ],
    },
    first: {
      now: ["Ce serait l'un de mes premiers postes. En tant {position} {atEmployer}, {clause}."],
      past: ["Ce serait l'un de mes premiers postes. En tant {position} {atEmployer}, {clause}."],
    },
    return: {
      now: ["En tant {position} {atEmployer}, {clause}."],
      past: ["Je souhaite faire de nouveau ce travail : en tant {position} {atEmployer}, {clause}."],
    },
    other: {
      now: ["En tant {position} {atEmployer}, {clause}.", "{AtEmployer}, {clause}."],
      past: ["En tant {position} {atEmployer}, {clause}.", "{AtEmployer}, {clause}."],
    },
  },
  introductions: {
    same: {
      now: [
        "Je connais ce métier : je suis {work} depuis {since}.",
        "Je connais ce métier : je travaille actuellement comme {work}.",
      ],
      past: ["Je connais ce métier : j'ai travaillé comme {work}."],
    },
    "step-up": {
      now: ["Ce serait pour moi l'étape suivante : je travaille actuellement comme {work}."],
      past: ["Ce serait pour moi l'étape suivante. J'ai travaillé comme {work}."],
    },
    change: {
      now: ["Je viens d'un autre secteur : je travaille actuellement comme {work}."],
      past: ["Je viens d'un autre secteur : j'ai travaillé comme {work}."],
    },
    first: {
      now: ["Ce serait l'un de mes premiers postes. Voici ce que j'ai déjà fait."],
      past: ["Ce serait l'un de mes premiers postes. Voici ce que j'ai déjà fait."],
    },
    return: {
      now: ["Je travaille actuellement comme {work}."],
      past: ["J'ai travaillé comme {work}, et je souhaite faire de nouveau ce travail."],
    },
    other: {
      now: ["Je suis {work} depuis {since}.", "Je travaille actuellement comme {work}."],
      past: ["J'ai travaillé comme {work}."],
    },
  },
  earlierWork: ["Auparavant, j'ai travaillé comme {work}."],
  proofs: {
    there: ["Dans ces fonctions, {clause}.", "Dans ce cadre, {clause}."],
    inPlacement: ["Pendant mon stage {atEmployer}, {clause}."],
    today: ["Dans mes fonctions actuelles, {clause}."],
    inTraining: [],
    sameJob: ["Toujours à ce poste, {clause}."],
    atEmployer: ["{AtEmployer}, {clause}."],
    asPosition: ["En tant {position}, {clause}."],
    asPositionAtEmployer: ["En tant {position} {atEmployer}, {clause}."],
    before: [
      "Avant cela, en tant {position} {atEmployer}, {clause}.",
      "Auparavant, en tant {position} {atEmployer}, {clause}.",
      "Auparavant, {atEmployer}, {clause}.",
      "Avant cela, en tant {position}, {clause}.",
    ],
    inProject: [],
    inProjects: ["Dans mes projets, {clause}."],
    inAnother: [],
    elsewhere: {
      now: ["Dans mon poste actuel, {clause}."],
      earlier: ["Lors d'une expérience précédente, {clause}."],
      other: ["Lors d'une autre expérience, {clause}."],
    },
    goesOn: ["{sentence}.", "De plus, {clause}."],
    noJob: ["{sentence}."],
    outside: ["En dehors du travail, {clause}."],
    ofNoJob: ["Jusqu'ici, {clause}."],
  },
  inBrief: {
    papers: "Ma formation :",
    needed: [],
    under: "{place} :",
    as: "en tant {position}",
    more: [
      "Quelques autres points de mon parcours :",
      "D'autres exemples de mon travail :",
      "Voici d'autres points de mon parcours :",
    ],
    only: [
      "Quelques points de mon parcours :",
      "Quelques exemples de mon travail :",
      "Mon parcours en quelques points :",
    ],
  },
  asked: ["Vous demandez {topic} :", "Votre annonce demande {topic} :", "Vous souhaitez {topic} :"],
  needed: {
    first: [],
    need: ["Vous cherchez aussi quelqu'un pour {needs} :", "Il faut aussi {needs} :"],
    duty: [],
  },
  gaps: {
    known: ["Je n'ai pas encore travaillé avec {gap} ; je connais en revanche {known}."],
    languageLevel: [
      "Mon niveau d'{language} est {own}, pas encore {asked}.",
      "J'ai un niveau {own} en {language}, pas encore {asked}.",
    ],
    languageBelow: {
      step: ["En {language}, j'ai le niveau {own}."],
      basic: ["En {language}, j'ai des notions."],
      middle: ["En {language}, j'ai un niveau intermédiaire."],
      none: ["Je ne parle pas encore {language}."],
    },
    near: ["J'ai travaillé avec {nearest}, pas encore avec {gap}."],
    tool: ["Je ne connais pas encore {gap}."],
    work: ["Je n'ai pas encore d'expérience en {gap}."],
    leading: ["Je n'ai pas encore dirigé d'équipe."],
    experience: ["Je n'ai pas encore d'{experience}."],
    credential: ["Vous demandez {gap}, que je n'ai pas encore."],
    credentialNear: ["J'ai {nearest}, pas encore {gap}."],
    noDegree: [],
    onItsWay: ["Je n'ai pas encore {paper}."],
    fewYears: [],
    examAt: [],
    runOut: ["Je n'ai pas {paper} en cours de validité.", "Je n'ai pas encore repassé {paper}."],
    degree: ["Vous demandez {gap} ; j'ai {nearest}.", "Vous demandez {gap}, que je n'ai pas."],
    yearsInstead: ["Je n'ai pas {gap}, mais {own} d'expérience."],
    years: ["Vous demandez {asked} d'expérience ; j'ai {own} d'expérience pour l'instant."],
  },
  degreeLevels: {
    associate: "un diplôme de niveau bac+2",
    bachelor: "une licence",
    master: "un master",
    doctorate: "un doctorat",
  },
  years: (count) => (count === 1 ? "un an" : `${NUMBERS[count] ?? count} ans`),
  offices: {
    done: ["Comme {office}, {clause}."],
    held: ["J'ai été {office}."],
    there: [],
    still: ["En dehors du travail, je suis {office} {since}."],
  },
  availability: {
    now: ["Je suis disponible immédiatement.", "Ma disponibilité est immédiate."],
    from: ["Je suis disponible à partir {when}."],
    notice: ["Mon préavis est {when}."],
    pay: ["Mes prétentions sont de {when}."],
    "present pay": [],
  },
  trainingEnds: [],
  returns: [
    "Après {break}, je souhaite travailler de nouveau comme {role}.",
    "Après {break}, je souhaite travailler de nouveau.",
  ],
  yearsOwn: ["J'ai {own}."],
  yearsMet: ["J'ai {own} d'expérience dans ce métier."],
  licensedAs: ["Je suis {licences}."],
  certifiedAs: [],
  licences: ["J'ai {licences}.", "Comme vous le demandez, j'ai {asked}."],
  hasPapers: [],
  trainedIn: [],
  schoolCertificates: [],
  underWay: [],
  examAhead: [],
  memberSince: [],
  served: [],
  qualified: ["J'ai ce diplôme : {names}.", "Mes diplômes : {names}."],
  speaks: ["Je parle {languages}.", "Côté langues, je parle {languages}."],
  bilingual: [],
  speaksAtWork: ["Mon niveau en {language} est {level}."],
  ownDegrees: ["J'ai {own}."],
  degrees: ["Ma formation : {degree}."],
  reference: { beside: "(réf. {reference})", alone: "La référence de votre annonce est {reference}." },
  attached: ["Mon CV est en {language} ; il dit où j'ai travaillé et quelles étaient mes missions."],
  languageNames: { en: "anglais", de: "allemand", fr: "français", es: "espagnol" },
  shared: ["Je connais aussi {skills}.", "Je connais également {skills}."],
  knows: ["Je connais {skills}."],
  sharedLittle: ["J'ai des notions de {skills}."],
  sharedStudied: ["J'ai étudié {skills}."],
  includes: [],
  closings: {
    topic: [],
    plain: [
      "Je reste à votre disposition pour un entretien.",
      "Je vous propose d'en parler lors d'un entretien.",
      "Je souhaiterais vous rencontrer pour vous en dire plus.",
      "Je souhaiterais parler avec vous de ce poste {atCompany}.",
      "Je souhaiterais vous rencontrer {atCompany}.",
      "Je souhaiterais vous rencontrer et en savoir plus sur ce poste.",
      "Je reste à votre disposition pour parler de ce poste.",
    ],
  },
  reach: [
    "Vous pouvez m'écrire à {mail} ou m'appeler au {phone}.",
    "Vous pouvez m'écrire à {mail}.",
    "Vous pouvez m'appeler au {phone}.",
  ],
};
