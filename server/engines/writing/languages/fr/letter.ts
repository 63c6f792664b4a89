import type { LetterPack } from "../letter-pack.ts";

const NUMBERS = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

export const LETTER: LetterPack = {
  greeting: { company: ["Madame, Monsieur,"], nobody: ["Madame, Monsieur,"] },
  signOff: "Cordialement,",
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
      signOff: "Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
    },
  },
  yourName: "[Votre nom]",
  and: "et",
  or: "ou",
  openings: {
    needs: [
      "Pour le poste de {title}, vous cherchez {atCompany} une personne pour {needs}.",
      "Vous cherchez une personne pour {needs} ; je vous propose ma candidature au poste de {title} {atCompany}.",
    ],
    topics: [
      "Pour le poste de {title} {atCompany}, vous demandez {topics}.",
      "Votre annonce pour le poste de {title} {atCompany} mentionne {topics}.",
    ],
    joined: {
      plain: {
        now: [
          "Je suis {work} depuis {since} et je vous propose ma candidature au poste de {title} {atCompany}.",
          "Je vous propose ma candidature au poste de {title} {atCompany} ; je suis {work} depuis {since}.",
          "Le poste de {title} {atCompany} m'intéresse ; je suis {work} depuis {since}.",
          "Je travaille comme {work} et je vous propose ma candidature au poste de {title} {atCompany}.",
          "Le poste de {title} {atCompany} m'intéresse ; je travaille actuellement comme {work}.",
        ],
        past: [
          "J'ai travaillé comme {work} jusqu'en {until} et je vous propose ma candidature au poste de {title} {atCompany}.",
          "Je vous propose ma candidature au poste de {title} {atCompany} ; j'ai travaillé comme {work}.",
          "Le poste de {title} {atCompany} m'intéresse ; j'ai travaillé comme {work}.",
        ],
      },
      first: {
        now: [
          "Le poste de {title} {atCompany} serait l'un de mes premiers postes ; je travaille actuellement comme {work}.",
        ],
        past: ["Le poste de {title} {atCompany} serait l'un de mes premiers postes ; j'ai travaillé comme {work}."],
      },
      "step-up": {
        now: [
          "Le poste de {title} {atCompany} serait pour moi l'étape suivante ; je suis {work} depuis {since}.",
          "Le poste de {title} {atCompany} serait pour moi l'étape suivante ; je travaille actuellement comme {work}.",
        ],
        past: ["Le poste de {title} {atCompany} serait pour moi l'étape suivante ; j'ai travaillé comme {work}."],
      },
      change: {
        now: [
          "Je viens d'un autre domaine et je vous propose ma candidature au poste de {title} {atCompany} ; je travaille actuellement comme {work}.",
        ],
        past: [
          "Je viens d'un autre domaine et je vous propose ma candidature au poste de {title} {atCompany} ; j'ai travaillé comme {work}.",
        ],
      },
    },
    plain: [
      "Je vous propose ma candidature au poste de {title} {atCompany}.",
      "Le poste de {title} {atCompany} m'intéresse, et je vous propose ma candidature.",
    ],
  },
  nearest: {
    same: {
      now: [
        "C'est mon travail actuel : en tant {position} {atEmployer}, {clause}.",
        "Je connais ce travail : en tant {position} {atEmployer}, {clause}.",
      ],
      past: ["Je connais ce travail : en tant {position} {atEmployer}, {clause}."],
    },
    "step-up": {
      now: ["Ce serait pour moi l'étape suivante : en tant {position} {atEmployer}, {clause}."],
      past: ["Ce serait pour moi l'étape suivante : en tant {position} {atEmployer}, {clause}."],
    },
    change: {
      now: ["Je viens d'un autre domaine ; en tant {position} {atEmployer}, {clause}."],
      past: ["Je viens d'un autre domaine ; en tant {position} {atEmployer}, {clause}."],
    },
    kindred: {
      now: [
        "Je viens d'un autre domaine, mais tout n'est pas nouveau pour moi : en tant {position} {atEmployer}, {clause}.",
      ],
      past: [
        "Je viens d'un autre domaine, mais tout n'est pas nouveau pour moi : en tant {position} {atEmployer}, {clause}.",
      ],
    },
    first: {
      now: ["Ce serait l'un de mes premiers postes ; en tant {position} {atEmployer}, {clause}."],
      past: ["Ce serait l'un de mes premiers postes ; en tant {position} {atEmployer}, {clause}."],
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
      past: ["Ce serait pour moi l'étape suivante ; j'ai travaillé comme {work}."],
    },
    change: {
      now: ["Je viens d'un autre domaine : je travaille actuellement comme {work}."],
      past: ["Je viens d'un autre domaine : j'ai travaillé comme {work}."],
    },
    first: {
      now: ["Ce serait l'un de mes premiers postes ; voici ce que j'ai déjà fait."],
      past: ["Ce serait l'un de mes premiers postes ; voici ce que j'ai déjà fait."],
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
  proofs: {
    there: ["Dans ce poste, {clause}.", "À ce poste, {clause}.", "À ce même poste, {clause}."],
    sameJob: ["Dans ce même poste, {clause}."],
    atEmployer: ["{AtEmployer}, {clause}."],
    asPosition: ["En tant {position}, {clause}."],
    asPositionAtEmployer: ["En tant {position} {atEmployer}, {clause}."],
    before: [
      "Avant cela, en tant {position} {atEmployer}, {clause}.",
      "Auparavant, en tant {position} {atEmployer}, {clause}.",
      "Auparavant, {atEmployer}, {clause}.",
      "Avant cela, en tant {position}, {clause}.",
    ],
    elsewhere: { earlier: ["Dans un poste précédent, {clause}."], other: ["Dans un autre poste, {clause}."] },
    goesOn: ["{sentence}.", "Par ailleurs, {clause}."],
    noJob: ["{sentence}."],
    ofNoJob: ["Jusqu'ici, {clause}."],
  },
  asked: ["Vous demandez {topic} :", "Votre annonce demande {topic} :", "Vous souhaitez {topic} :"],
  needed: {
    need: ["Vous cherchez aussi une personne pour {needs} :", "Il faut aussi {needs} :"],
    duty: [],
  },
  gaps: {
    known: ["Je n'ai pas encore travaillé avec {gap} ; je connais en revanche {known}."],
    languageLevel: [
      "Mon niveau d'{language} est {own}, pas encore {asked}.",
      "J'ai un niveau {own} en {language}, pas encore {asked}.",
    ],
    near: ["J'ai travaillé avec {nearest}, pas encore avec {gap}."],
    tool: ["Je n'ai pas encore travaillé avec {gap}."],
    work: ["Je n'ai pas encore travaillé avec {gap}.", "Jusqu'ici je n'ai pas travaillé avec {gap}."],
    experience: ["Je n'ai pas encore d'{experience}."],
    credential: ["Vous demandez {gap}, que je n'ai pas encore.", "Je n'ai pas encore ce que vous demandez : {gap}."],
    credentialNear: ["J'ai {nearest}, pas encore {gap}."],
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
  offices: { done: ["Comme {office}, {clause}."], held: ["J'ai été {office}."] },
  yearsOwn: ["J'ai {own}."],
  yearsMet: ["Vous demandez {asked} d'expérience ; j'en ai davantage."],
  licensedAs: ["Je suis {licences}."],
  certifiedAs: [],
  licences: ["J'ai {licences}.", "Parmi ce que vous demandez, j'ai {asked}."],
  qualified: ["J'ai ce diplôme : {names}.", "Mes diplômes : {names}."],
  speaks: ["Je parle {languages}.", "Mon niveau en langues : {languages}."],
  degrees: ["Ma formation : {degree}."],
  attached: ["Mon CV est en {language} ; il dit où j'ai travaillé et quelles étaient mes missions."],
  languageNames: { en: "anglais", de: "allemand", fr: "français", es: "espagnol" },
  shared: ["Parmi ce que vous demandez, je connais aussi {skills}.", "Je connais aussi {skills}, que vous demandez."],
  closings: {
    topic: [],
    plain: [
      "Je reste à votre disposition pour un entretien.",
      "Je souhaiterais vous rencontrer pour parler avec vous de ce poste.",
      "Je reste à votre disposition pour parler avec vous de ce poste.",
    ],
  },
  reach: ["Vous pouvez me joindre : {contacts}."],
};
