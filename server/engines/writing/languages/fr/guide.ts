import type { GuidePack } from "../guide-pack.ts";

export const GUIDE: GuidePack = {
  aboutYou: {
    question: ["Parlez-nous de vous et de ce qui vous amène ici."],
    now: ["Actuellement, je travaille comme {work}."],
    past: ["Mon dernier poste était {work}."],
    once: ["J'ai travaillé comme {work}."],
    before: ["Avant cela, j'ai travaillé comme {work}."],
    degree: ["Ma formation : {degree}."],
    end: ["Je vous propose maintenant ma candidature au poste de {title} {atCompany}."],
  },
  whyUs: {
    question: ["Pourquoi souhaitez-vous travailler {atCompany}, et pourquoi au poste de {title} ?"],
    unnamed: ["Pourquoi notre maison, et pourquoi le poste de {title} ?"],
    known: ["Je connais ce travail :"],
    them: ["Votre annonce dit de vous : « {fact} ». [Ce qui vous attire là, en une phrase à vous.]"],
    quoted: ["Votre annonce dit : « {point} »."],
    bring: ["Ce que j'apporte de mon travail : {topics}."],
    topics: ["Votre annonce demande avant tout {topics}."],
    end: ["Je souhaite savoir comment l'équipe travaille {atCompany}."],
    open: "[Ce qui vous y attire, en une phrase à vous.]",
  },
  met: {
    question: ["Qu'avez-vous fait avec {asked} ?"],
    quoted: ["L'annonce demande : {asked}. Où l'avez-vous fait ?"],
  },
  frame: {
    now: ["Situation : je travaille comme {work}."],
    past: ["Situation : j'ai travaillé comme {work}."],
    nowDated: [],
    pastDated: [],
    task: ["Tâche :"],
    action: ["Action :"],
    near: ["Le plus proche :"],
    nearEnd: [
      "Dites ce qui serait pareil ici et ce qui serait nouveau.",
      "Dites franchement que c'est proche sans être identique, et ce qu'il vous resterait à apprendre.",
    ],
    earlier: ["Auparavant, comme {work} :"],
    result: ["Résultat :"],
    noResult: "Résultat : [ce qui en est sorti, avec un chiffre si possible].",
  },
  gap: {
    question: ["L'annonce demande : {gap}. Que connaissez-vous de ce sujet ?"],
    credential: ["Avez-vous {heldGap} ?"],
    missing: ["Votre CV ne mentionne pas ce point : {gap}. Si c'est bien le cas, dites-le en une phrase."],
    asked: ["L'annonce dit : {gap}. Qu'apportez-vous pour cela ?"],
    askedCredential: ["L'annonce demande : {gap}. L'avez-vous ?"],
    silent: ["Aucune ligne de votre CV n'en parle. Si c'est bien le cas, dites-le en une phrase."],
    denied: ["Votre CV dit lui-même que vous n'avez pas encore travaillé avec {gap}. Dites-le en une phrase."],
    named: ["Votre CV cite {gap} sans dire que vous l'avez. Dites ce qu'il en est."],
    near: ["Dites ensuite ce qui s'en rapproche le plus :"],
    known: ["Dites ensuite ce qui s'en rapproche le plus : {nearest}."],
    instead: ["Passez ensuite à ce que vous apportez :"],
    end: {
      tool: [
        "Si vous avez fait la même chose avec un outil semblable, citez-le. Demandez alors comment les autres ont appris celui-ci.",
        "Demandez alors qui, dans l'équipe, le connaît le mieux.",
      ],
      paper: ["Si vous y travaillez, dites pour quand. Sinon, demandez si cela peut venir ensuite."],
      work: [
        "Demandez alors ce qui est nécessaire en premier, et qui pourrait vous le montrer.",
        "Dites alors ce que vous regarderiez la première semaine, et à qui vous demanderiez.",
      ],
    },
  },
  papers: {
    question: ["Parmi les titres demandés, lesquels avez-vous ?"],
    held: ["Votre CV cite : {lines}. Apportez-les."],
    missing: ["Il ne cite pas {missing} : dites tout de suite si vous l'avez, ou pour quand."],
  },
  heldAs: { question: [], yes: [] },
  held: { question: ["Avez-vous {name} ?"], yes: ["Oui, j'ai {name}."] },
  figure: {
    reached: {
      work: ["Quel résultat de votre travail comme {work} citez-vous en premier, et comment l'avez-vous obtenu ?"],
      plain: ["Quel résultat de votre travail citez-vous en premier, et comment l'avez-vous obtenu ?"],
    },
    counted: {
      work: ["Quels chiffres montrent l'ampleur de votre travail comme {work} ?"],
      plain: ["Quels chiffres montrent l'ampleur de votre travail ?"],
    },
  },
  ready: {
    changed: ["À préparer : la situation d'avant, comment cela a été mesuré, et quelle part était la vôtre."],
    reached: ["La question suivante sera : qu'avez-vous fait d'abord, et qu'est-ce qui n'a pas marché ?"],
    rate: ["La question suivante sera : qu'est-ce qui est difficile un jour chargé, et comment tenez-vous le rythme ?"],
    count: ["À préparer : d'où vient le chiffre, et quelle part est la vôtre."],
    led: [
      "La question suivante sera : qui a eu du mal, et qu'avez-vous fait pour cette personne ?",
      "À préparer : à quoi vous avez vu que l'on pouvait se passer de vous.",
    ],
    plain: [
      "Préparez-en un cas : quand c'était, ce qui était difficile, et ce qui allait mieux ensuite.",
      "La question suivante sera : qu'est-ce qui s'est mal passé une fois, et comment l'avez-vous rattrapé ?",
      "À préparer : à quelle fréquence vous le faites, avec qui, et à quoi vous voyez que c'est juste.",
      "La question suivante sera : que feriez-vous autrement aujourd'hui ?",
    ],
  },
  raised: {
    stepUp: ["Vous travaillez comme {work}. Qu'est-ce qui vous prépare à l'étape suivante ?"],
    carries: [
      "Vous travaillez comme {work}. Qu'est-ce qui vous servira ici ?",
      "Vous avez travaillé comme {work}. Qu'est-ce qui vous servira ici ?",
    ],
    short: ["L'annonce demande {asked}, votre CV en montre {own}. Pourquoi vous recevoir quand même ?"],
    shortAnswer: ["Ne discutez pas le chiffre. Dites ce que ces années contenaient :"],
    away: ["Votre CV montre une interruption. Comment est-elle venue, et pourquoi revenir maintenant ?"],
    awayAnswer: ["Dites-le en une phrase, sans vous excuser, puis ce que vous avez continué à faire."],
    since: ["Votre dernier poste s'est terminé en {year}. Qu'avez-vous fait depuis ?"],
    sinceOpen: "[Ce que vous avez fait depuis, en une ou deux phrases.]",
  },
  point: {
    foreign: "[La ligne de votre CV qui le montre : à quel poste c'était, ce que vous avez fait, ce qui en est sorti.]",
    duty: [
      "Le poste comprend : « {point} ». Qu'avez-vous déjà fait de semblable ?",
      "Ici, votre tâche serait : « {point} ». Qu'apportez-vous pour cela ?",
    ],
    asked: ["L'annonce demande : « {point} ». Où l'avez-vous montré ?"],
    again: [
      "Ce que vous avez raconté plus haut convient aussi ici. Ajoutez-en un cas : quand c'était, ce qui était difficile, et ce que vous avez fait.",
    ],
    silent: [
      "Votre CV ne dit rien sur ce point. Si vous avez un cas à vous, racontez-le : où c'était, ce que vous avez fait, ce qui en est sorti. Sinon, dites-le en une phrase.",
      "Aucune ligne de votre CV n'en parle. Racontez un cas d'ailleurs s'il y en a un ; sans cas, dites-le tout de suite.",
    ],
  },
  example: {
    work: ["Donnez-nous un exemple de votre travail comme {work}."],
    plain: ["Quel exemple de votre travail nous montrez-vous en premier ?"],
  },
  cases: {
    led: ["Comment travaillez-vous avec les personnes de votre équipe ?"],
    result: ["Qu'est-ce qui est mieux grâce à votre travail ?"],
    problem: ["Qu'est-ce qui s'est mal passé une fois, et qu'avez-vous fait ?"],
    people: ["Comment travaillez-vous avec les personnes pour qui vous travaillez ?"],
  },
  open: [
    {
      question: "Racontez un cas où quelque chose s'est mal passé. Qu'avez-vous fait ?",
      frame:
        "[Choisissez un cas réel.] Ce qui s'est mal passé : [en une phrase, et quand vous l'avez vu]. Ma première action : [ce que vous avez fait]. Le résultat : [comment cela s'est terminé].",
    },
    {
      question: "Quand aviez-vous trop à faire, et comment avez-vous choisi ?",
      frame:
        "[Choisissez un jour réel.] Ce qu'il y avait à faire : [trois choses]. Ce qui est venu d'abord, et pourquoi : [votre règle]. Ce qui a attendu : [et à qui vous l'avez dit].",
    },
    {
      question: "Qu'avez-vous dû apprendre vite ?",
      frame:
        "[Choisissez un cas réel.] Ce que je ne savais pas : [le sujet]. Mon plan : [à qui vous avez demandé, ce que vous avez essayé]. Le résultat : [quand vous saviez le faire].",
    },
  ],
  yourQuestions: {
    question: ["Que souhaitez-vous nous demander sur le travail {atCompany} ?"],
    unnamed: ["Que souhaitez-vous nous demander ?"],
    point: ["« {point} » : qu'est-ce qui est difficile sur ce point {atCompany} aujourd'hui ?"],
    unnamedPoint: ["« {point} » : qu'est-ce qui est difficile sur ce point chez vous aujourd'hui ?"],
    end: ["De quoi avez-vous besoin en premier ?"],
  },
  listed: {
    says: ["Mon CV cite {name} parmi mes compétences."],
    open: "[Où vous l’avez utilisé en dernier, et pour quoi.]",
  },
  says: "Votre CV dit : « {line} ».",
  tips: {
    years: ["Écart : {asked} demandés, {own} montrés. Dites-le en premier, et ce que ces années contenaient"],
    gap: ["Manque : {gap}. Le plus proche : {nearest}", "Manque : {gap}. Le dire"],
    figures: {
      change: ["« {line} » : la situation d'avant, ce que vous avez fait, qui a compté"],
      count: [
        "« {line} » : d'où vient le chiffre, et quelle était votre part",
        "« {line} » : quelle part était la vôtre, et ce qui était le plus difficile",
      ],
    },
    licence: ["Apporter le document : {name}"],
    nothingMissing: ["De ce que l'annonce mentionne, le CV montre tout"],
    read: ["La veille, se renseigner sur {company}"],
  },
  shownAt: "{skill} ({employer})",
};
