import type { Texts } from "../load-texts.ts";

export const about = {
  title: "À propos",
  description: "Pourquoi Northfold existe, ce qu’il ne fera pas, et qui répond de quoi.",
  heading: (brand: string) => `À propos de ${brand}`,
  lead: "Nous construisons l’assistant que nous voudrions à nos côtés la veille au soir d’une candidature à rendre.",
  mission: "Notre mission",
  missionIs:
    "Donner à chacun les moyens de trouver le travail qui lui convient, en montrant ce qu’il a déjà, ce qu’un poste demande vraiment, et comment les deux se rejoignent.",
  story: "Notre histoire",
  storyBegins: (brand: string) =>
    `${brand} est né d’une pile de CV et d’un constat simple : de bons candidats étaient écartés par des machines qui ne savaient pas lire, puis conseillés par des machines qui inventaient. À une infirmière qui avait onze ans d’urgences, on disait d’« ajouter des mots-clés ». À un soudeur, on proposait un poste de webdesigner.`,
  storyGoesOn:
    "Nous sommes donc partis de la feuille de papier. La lire avec soin. Dire ce qui a été compris, et à quelle ligne. La comparer, point par point, à ce que demande une offre. Et, quand il s’agit d’écrire, n’employer que ce qui s’y trouve.",
  inLetter: "Une phrase d’une lettre",
  claim: "« J’ai dirigé le tri dans un service d’urgences de 42 lits. »",
  itsLine: "La ligne dont elle vient",
  line: "Responsable du tri dans un service d’urgences de 42 lits",
  marker: "Le surligneur jaune veut dire partout la même chose : voici la ligne d’où cela vient.",
  storyEnds:
    "C’est encore toute l’idée. Le nom la résume : une feuille de papier, pliée, avec une aiguille qui montre le nord.",
  values: "Nos valeurs",
  valuesAre: {
    innovation:
      "Des méthodes nouvelles là où elles font avancer quelqu’un, et des méthodes simples partout ailleurs. Une fonction qui ne s’explique pas en une phrase n’est pas terminée.",
    empowerment:
      "C’est vous qui décidez de ce qui est vrai de vous, où vous postulez et ce que vous envoyez. Nous vous donnons les raisons et vous laissons la plume.",
    precision:
      "Chaque score a ses éléments et chaque affirmation sa ligne. Quand nous ne sommes pas sûrs, nous le disons ; quand il manque quelque chose, nous ne le comblons pas.",
    excellence:
      "Le même soin pour un premier CV que pour le quarantième. Pour chaque métier, sur chaque écran, et pour ceux qui lisent sans souris.",
  },
  team: "Notre équipe",
  teamIs:
    "Quatre métiers autour d’une table. Nous les présentons par ce dont ils répondent : cela vous en dit plus qu’un portrait.",
  teams: {
    reading: {
      name: "Lecture",
      text: "Répond de ce qui est compris d’un CV, quelle que soit sa mise en page, et de le dire quand ce n’est pas le cas.",
    },
    matching: {
      name: "Correspondance",
      text: "Répond du score : qu’il soit juste pour chaque métier, qu’on puisse le décomposer et qu’il ne flatte pas.",
    },
    writing: {
      name: "Rédaction",
      text: "Répond de lettres, de CV et de guides d’entretien qui vous ressemblent et s’en tiennent aux faits.",
    },
    care: {
      name: "Accompagnement",
      text: "Répond à vos questions, veille sur vos données et dit aux trois autres ce qui ne marche pas encore.",
    },
  },
  closing: "Voyez ce que votre CV dit déjà.",
} satisfies Texts["about"];
