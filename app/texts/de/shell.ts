import type { Texts } from "../load-texts.ts";

export const shell = {
  skipToContent: "Zum Inhalt springen",
  main: "Hauptnavigation",
  tools: "Werkzeuge",
  addJob: "Stelle hinzufügen",
  yourAccount: "Ihr Konto",
  appearance: "Darstellung",
  language: "Sprache",
  footer: "Fußzeile",
  viewingAsAnother: "Ansicht als andere Person",
  dismiss: "Ausblenden",
  undo: "Rückgängig machen",
  accessDenied: "Zugriff verweigert",
  noAccess: "Ihr Konto hat keinen Zugriff auf diese Seite.",
  noConnection: "Keine Verbindung",
  checkConnection:
    "Nichts, was Sie gespeichert haben, ist verloren. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  tooManyRequests: "Zu viele Anfragen",
  waitAMoment: "Bitte warten Sie einen Moment und versuchen Sie es dann erneut.",
  dataAway: "Ihre Daten sind gerade nicht erreichbar",
  nothingLost: "Nichts ist verloren. Bitte versuchen Sie es gleich noch einmal.",
  notLoaded: "Diese Seite konnte nicht geladen werden",
  ourSide:
    "Bei uns ist etwas schiefgegangen. Nichts, was Sie gespeichert haben, ist verloren. Bitte versuchen Sie es gleich noch einmal.",
  backToStart: "Zurück zur Startseite",
  home: (brand: string) => `Startseite von ${brand}`,
  viewingAsNoAccess: (email: string) =>
    `Sie sehen die Seiten als ${email}; dieses Konto hat hier keinen Zugriff. Kehren Sie zuerst zu Ihrem Administratorkonto zurück.`,
  tailoredInUse: "In Gebrauch ist der angepasste Lebenslauf",
  madeFrom: (name: string) => `, entstanden aus ${name}.`,
  useOriginal: "Wieder das Original verwenden",
  moreFor: (name: string) => `Mehr zu ${name}`,
  activateOne: (name: string) => `${name} aktivieren`,
} satisfies Texts["shell"];
