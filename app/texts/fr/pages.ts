import type { Texts } from "../load-texts.ts";

export const pages = {
  offlineTitle: "Dashboard, hors ligne",
  asOf: "Voici votre tableau de bord du",
  youAreOffline: " ; vous êtes hors ligne.",
  noMatchYet: "Il n’y avait pas encore de correspondance.",
  tryConnection: "Réessayer la connexion",
  logOutAsked: "Se déconnecter ?",
  askedByOther: (brand: string) => `Un autre site demande à vous déconnecter de ${brand}.`,
  mails: "E-mails",
  stopMails: "Arrêter ces e-mails ?",
  stopsSending: (email: string) =>
    `Les nouvelles correspondances et les étapes à échéance ne seront plus envoyées à ${email}.`,
  stopThem: "Les arrêter",
  noMoreMails: "Plus d’e-mails",
  getsNone: (email: string) => `${email} n’en recevra plus. Vous pouvez les réactiver sous Account.`,
  notListed: "N’est plus publiée.",
  asItWasOn: "Telle qu’elle était le",
  dayYouApplied: ", le jour de votre candidature.",
  requirements: "Exigences",
  writtenAsSample: (brand: string) =>
    `Cette offre a été écrite pour ${brand}, afin de montrer comment fonctionne la mise en correspondance. Aucune entreprise ne recrute pour ce poste.`,
  backToDashboard: "Retour au tableau de bord",
  invitation: "Invitation",
  linkEnded: "Ce lien n’est plus valable",
  welcome: "Bienvenue",
  newPassword: "Un nouveau mot de passe",
  invited: "Vous êtes invité. Choisissez un mot de passe pour votre compte :",
  replaces: "Il remplace l’actuel et vos clés d’accès, et vous déconnecte partout.",
  notSet: "Le mot de passe n’a pas été enregistré. Vérifiez les champs signalés.",
  password: "Mot de passe",
  passwordHint: (characters: number) =>
    `Au moins ${characters} caractères ; quelques mots à la suite se retiennent facilement.`,
  samePassword: "Le même mot de passe encore une fois",
  firstName: "Prénom (facultatif)",
  lastName: "Nom (facultatif)",
  setPassword: "Enregistrer le mot de passe",
  orPasskey:
    "Ou sans mot de passe : une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran.",
  usePasskey: "Utiliser plutôt une clé d’accès",
  noPasskey: "Aucune clé d’accès n’a été créée. Réessayez, ou choisissez un mot de passe.",
} satisfies Texts["pages"];
