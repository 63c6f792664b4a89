import type { LetterPack } from "../letter-pack.ts";

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
        "Je souhaiterais vous rencontrer lors d'un entretien chez {company}.",
        "Lors d'un entretien chez {company}, je souhaiterais parler avec vous de ce poste.",
        "Je souhaiterais parler avec vous lors d'un entretien chez {company}.",
      ],
      signOff: "Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
    },
  },
  yourName: "[Votre nom]",
  and: "et",
  or: "ou",
  openings: {
    needs: [
      "Pour le poste de {title}, vous cherchez chez {company} une personne pour {needs}.",
      "Chez {company}, le poste de {title} demande de {needs}.",
    ],
    topics: [
      "Pour le poste de {title} chez {company}, vous demandez avant tout {topics}.",
      "Votre annonce pour le poste de {title} chez {company} parle d'abord de ceci : {topics}.",
    ],
    plain: [
      "Je vous propose ma candidature au poste de {title} chez {company}.",
      "Le poste de {title} chez {company} m'intéresse, et je vous propose ma candidature.",
    ],
  },
  introductions: {
    same: {
      now: [
        "Je connais ce métier : je travaille actuellement comme {work}.",
        "Je fais ce travail aujourd'hui comme {work}.",
      ],
      past: ["Je connais ce travail : mon dernier poste était {work}."],
    },
    "step-up": {
      now: ["Ce serait pour moi l'étape suivante : je travaille actuellement comme {work}."],
      past: ["Ce serait pour moi l'étape suivante ; mon dernier poste était {work}."],
    },
    change: {
      now: ["Je viens d'un autre domaine : je travaille actuellement comme {work}."],
      past: ["Je viens d'un autre domaine : mon dernier poste était {work}."],
    },
    first: {
      now: ["Ce serait l'un de mes premiers postes ; voici ce que j'ai déjà fait."],
      past: ["Ce serait l'un de mes premiers postes ; voici ce que j'ai déjà fait."],
    },
    return: {
      now: ["Je travaille actuellement comme {work}."],
      past: ["Mon dernier poste était {work}, et je souhaite faire de nouveau ce travail."],
    },
  },
  proofs: {
    there: ["Là, {clause}.", "Dans ce poste, {clause}."],
    sameJob: ["Dans ce même poste, {clause}."],
    atEmployer: ["Chez {employer}, {clause}."],
    asPosition: ["Comme {position}, {clause}."],
    asPositionAtEmployer: ["Comme {position} chez {employer}, {clause}."],
    before: ["Avant cela, comme {position}, {clause}."],
    goesOn: ["{also}.", "{sentence}."],
    noJob: ["{sentence}."],
  },
  alsoAsked: ["Vous demandez aussi {topic}.", "Votre annonce mentionne aussi {topic}."],
  gaps: {
    near: ["J'ai travaillé avec {nearest}, pas encore avec {gap}."],
    tool: ["Je n'ai pas encore travaillé avec {gap}, et je préfère vous le dire ici."],
    work: ["Mon CV ne montre pas encore {gap} ; je souhaite apprendre cette partie chez vous."],
    credential: ["Vous demandez {gap} ; je ne l'ai pas encore."],
  },
  licences: ["J'ai {licences}."],
  degrees: ["Ma formation : {degree}."],
  attached: ["Mon CV est en {language} ; il dit où j'ai travaillé et quelles étaient mes missions."],
  languageNames: { en: "anglais", de: "allemand", fr: "français", es: "espagnol" },
  shared: ["De ce que votre annonce mentionne, mon CV montre {skills}."],
  closings: {
    need: ["Je souhaite parler avec vous de ce qu'il faut chez {company} pour {need}."],
    topic: [
      "Je souhaiterais parler avec vous de ce sujet chez {company} : {topic}.",
      "Lors d'un entretien, je souhaite entendre comment vous travaillez chez {company} sur ce point : {topic}.",
    ],
    plain: [
      "Je serais à votre disposition pour un entretien.",
      "Je souhaite vous rencontrer et entendre ce que l'équipe de {company} demande en premier.",
      "Je serais à votre disposition pour parler avec vous du travail chez {company}.",
    ],
  },
  reach: ["Vous pouvez me joindre : {contacts}."],
};
