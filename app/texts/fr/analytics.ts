import type { Texts } from "../load-texts.ts";

const RANGES: Record<string, string> = {
  "90 and above": "90 et plus",
  "below 60": "moins de 60",
};

export const analytics = {
  matchScore: "Score",
  applicationRate: "Taux de candidature",
  interviews: "Entretiens",
  aiMaterials: "Documents IA",
  of: (all: number) => `sur ${all}`,
  outOf: "sur 100",
  spoken: (total: number, label: string) => `${total} sur 100, ${label}`,
  averageOver: (matches: number) => `en moyenne sur ${matches} ${matches > 1 ? "offres" : "offre"}`,
  applicationsTo: (applications: number, matches: number) =>
    `${applications} ${applications > 1 ? "candidatures" : "candidature"} pour ${matches} ${matches > 1 ? "offres" : "offre"}`,
  interviewsFrom: (interviews: number, applications: number) =>
    `${interviews} ${interviews > 1 ? "entretiens" : "entretien"} pour ${applications} ${applications > 1 ? "candidatures" : "candidature"}`,
  materialsMade: (made: number, full: number) =>
    `${made > 1 ? "documents créés" : "document créé"} ; la barre est pleine à ${full}`,
  ofStepBefore: (percent: number) => `${percent} % de l’étape précédente`,
  matchesByScore: "Offres par score",
  toDashboard: "Aller au tableau de bord",
  noMatchesYet: "Vos offres figureront ici par score : combien conviennent bien, et combien de justesse.",
  range: (label: string) => RANGES[label] ?? label,
  doesItPredict: "Le score prédit-il les réponses ?",
  findJob: "Trouver une offre",
  noRepliesYet: "Vos candidatures figureront ici par score, avec les entretiens et propositions qui en sont venus.",
  interviewOrOffer: "Entretien ou proposition",
  rejected: "Refusée",
  withdrawn: "Retirée",
  noAnswerYet: "Pas encore de réponse",
  noScore: "Sans score",
  invitedOf: (invited: number, sent: number) => `${invited} sur ${sent}`,
  replySpoken: (rejected: number, withdrawn: number, open: number) =>
    `ont mené à un entretien ou une proposition, ${rejected} ${rejected < 2 ? "refusée" : "refusées"}, ${withdrawn > 0 ? `${withdrawn} ${withdrawn < 2 ? "retirée" : "retirées"}, ` : ""}${open} encore sans réponse`,
  sideAbove: (invited: number, sent: number) =>
    `${invited} ${invited < 2 ? "candidature" : "candidatures"} sur ${sent} à 80 et plus ${invited < 2 ? "a" : "ont"} mené à un entretien ou une proposition`,
  sideBelow: (invited: number, sent: number) => `${invited} sur ${sent} en dessous`,
  tooEarly: (enough: number, high: number, low: number) =>
    `Trop tôt pour le dire. Il faut au moins ${enough} candidatures à 80 et plus et autant en dessous ; il y en a ${high} et ${low}.`,
  unclear: (sides: string) => `Pas clairement. ${sides} : le hasard seul pourrait l’expliquer.`,
  yes: (sides: string) => `Oui, jusqu’ici. ${sides} : le hasard seul l’explique rarement.`,
  reversed: (sides: string) => `Plutôt l’inverse, jusqu’ici. ${sides}.`,
  overTime: "Candidatures au fil du temps",
  toMatches: "Voir vos offres",
  noWeeksYet: "Chaque candidature suivie figurera ici dans sa semaine.",
  inLastWeeks: (shown: number, weeks: number, before: number) =>
    `${shown} sur les ${weeks} dernières semaines${before > 0 ? `, ${before} avant` : ""}.`,
  weekOf: (day: string, count: number) => `Semaine du ${day} : ${count} ${count > 1 ? "candidatures" : "candidature"}`,
  fitsWell: (percent: number) => `Votre CV convient aux offres que vous voyez : ${percent} % en moyenne.`,
  youAct: (applications: number, matches: number) =>
    `Vous donnez suite : ${applications} candidatures pour ${matches} offres.`,
  youPrepare: (materials: number) => `Vous êtes préparé : ${materials} documents créés pour vos candidatures.`,
  youGetAnswers: (percent: number) => `Vos candidatures ont des réponses : ${percent} % ont mené à un entretien.`,
  noMatchesForActive: "Votre CV actif n’a pas encore d’offres.",
  seeWhy: "Voir pourquoi",
  noResume: "Il n’y a pas encore de CV à comparer.",
  qualityAt: (percent: number) => `Vos offres conviennent à ${percent} %.`,
  qualityLacks: (percent: number, skills: string) =>
    `Vos offres conviennent à ${percent} % : les meilleures demandent ${skills}.`,
  seeMissing: "Voir les compétences manquantes",
  nothingToApplyTo: "Il n’y a pas encore d’offre à laquelle postuler.",
  youApplied: (percent: number) => `Vous avez postulé à ${percent} % de vos offres.`,
  findNext: "Trouver la suivante",
  materialsSoFar: (count: number) =>
    `${count === 0 ? "Aucun" : count} ${count > 1 ? "documents" : "document"} IA pour l’instant. Un CV adapté, une lettre ou un guide d’entretien part d’une offre.`,
  chooseMatch: "Choisir une offre",
  requestsSoFar: (requests: number, applications: number) =>
    `${requests === 0 ? "Aucune" : requests} ${requests > 1 ? "invitations" : "invitation"} pour ${applications} ${applications > 1 ? "candidatures" : "candidature"}. Notez les réponses reçues et postulez là où vous convenez le mieux.`,
  seeApplications: "Voir vos candidatures",
  views: "Vues",
  overview: "Vue d’ensemble",
  applications: "Candidatures",
  board: "Tableau",
} satisfies Texts["analytics"];
