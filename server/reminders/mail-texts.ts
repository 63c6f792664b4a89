import { BRAND } from "../domain/brand.ts";
import { counted } from "../domain/counted.ts";
import type { Language } from "../domain/language.ts";

type MailTexts = {
  stepsDue(count: number): string;
  newMatches(count: number): string;
  dueNow: string;
  matches: string;
  allOfThem(address: string): string;
  stop(address: string): string;
  /** Of a day as YYYY-MM-DD. */
  day(on: string): string;
};

function longDay(locale: string): (on: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (on) => format.format(new Date(on));
}

/** What e-mails say, in each language of the interface. */
export const MAIL_TEXTS: Record<Language, MailTexts> = {
  en: {
    stepsDue: (count) => `${counted(count, "step")} due`,
    newMatches: (count) => counted(count, "new match", "new matches"),
    dueNow: "Due now:",
    matches: "New matches:",
    allOfThem: (address) => `All of them: ${address}`,
    stop: (address) => `You asked ${BRAND} for these e-mails. Stop them: ${address}`,
    day: longDay("en-US"),
  },
  de: {
    stepsDue: (count) => counted(count, "fälliger Schritt", "fällige Schritte"),
    newMatches: (count) => counted(count, "neuer Treffer", "neue Treffer"),
    dueNow: "Jetzt fällig:",
    matches: "Neue Treffer:",
    allOfThem: (address) => `Alle ansehen: ${address}`,
    stop: (address) => `Sie haben ${BRAND} um diese E-Mails gebeten. Abbestellen: ${address}`,
    day: longDay("de-DE"),
  },
  fr: {
    stepsDue: (count) => counted(count, "étape à faire", "étapes à faire"),
    newMatches: (count) => counted(count, "nouvelle offre", "nouvelles offres"),
    dueNow: "À faire maintenant :",
    matches: "Nouvelles offres :",
    allOfThem: (address) => `Toutes les offres : ${address}`,
    stop: (address) => `Vous avez demandé ces e-mails à ${BRAND}. Pour ne plus les recevoir : ${address}`,
    day: longDay("fr-FR"),
  },
  es: {
    stepsDue: (count) => counted(count, "paso pendiente", "pasos pendientes"),
    newMatches: (count) => counted(count, "oferta nueva", "ofertas nuevas"),
    dueNow: "Pendiente ahora:",
    matches: "Ofertas nuevas:",
    allOfThem: (address) => `Ver todas: ${address}`,
    stop: (address) => `Usted pidió estos correos a ${BRAND}. Para dejar de recibirlos: ${address}`,
    day: longDay("es-ES"),
  },
};
