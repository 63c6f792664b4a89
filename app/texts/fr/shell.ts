import type { Texts } from "../load-texts.ts";

export const shell = {
  skipToContent: "Aller au contenu",
  main: "Navigation principale",
  tools: "Outils",
  addJob: "Ajouter une offre",
  yourAccount: "Votre compte",
  appearance: "Apparence",
  language: "Langue",
  footer: "Pied de page",
  viewingAsAnother: "Affichage en tant qu’un autre utilisateur",
  dismiss: "Fermer",
  undo: "Annuler",
  accessDenied: "Accès refusé",
  noAccess: "Votre compte n’a pas accès à cette page.",
  noConnection: "Pas de connexion",
  checkConnection: "Rien de ce que vous avez enregistré n’est perdu. Vérifiez votre connexion, puis réessayez.",
  tooManyRequests: "Trop de demandes",
  waitAMoment: "Patientez un instant, puis réessayez.",
  dataAway: "Vos données sont momentanément inaccessibles",
  nothingLost: "Rien n’est perdu. Réessayez dans un instant.",
  notLoaded: "Cette page n’a pas pu être chargée",
  ourSide:
    "Une erreur s’est produite de notre côté. Rien de ce que vous avez enregistré n’est perdu. Réessayez dans un instant.",
  backToStart: "Retour à l’accueil",
  home: (brand: string) => `Accueil de ${brand}`,
  viewingAsNoAccess: (email: string) =>
    `Vous naviguez en tant que ${email}, qui n’a pas accès à cette page. Revenez d’abord à votre compte administrateur.`,
} satisfies Texts["shell"];
