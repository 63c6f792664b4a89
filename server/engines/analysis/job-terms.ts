import { anyOf, anyOfLines } from "../any-of.ts";

const UNIT = anyOf(
  "%|h(?:rs?)? hours? std\\.? (?:wochen)?stunden heures? horas? days? tage jours días months? monate mois meses",
  "weeks? wochen semaines semanas fte wte €",
);
const TIME = anyOf("week wk w woche wo\\.? semaine sem\\.? semana month monat mois mes");
const PER = String.raw`(?:\s?(?:\/|a|per|pro|par|por|la|in\sder|each)\s?${TIME})`;
const ABOUT = anyOf("ca\\.? approx\\.? about around up\\sto env\\.? aprox\\.? rund bis\\szu");
const AMOUNT = String.raw`(?:${ABOUT}\s)?\d[\d.,–-]*\s?-?${UNIT}`;
const IN_ENGLISH = anyOfLines`
  (?:full|part)[-\s]time(?:\s(?:job|employment|position))?|permanent|contract|temporary|temp|seasonal|casual|zero[-\s]hours
  (?:day|night|evening|morning|graveyard|swing|split|rotating|first|second|third|1st|2nd|3rd)\sshifts?
  hybrid|remote|on-?site|summers?|winters?|weekends?|per\sdiem|fixed[-\s]term|work[-\s]study
`;
const TERM = anyOfLines`
  (?:in\s)?(?:voll|teil)zeit|(?:un)?befristet|minijob|mini-job|geringfügig|hybride
  (?:(?:à|en)\s)?(?:temps|tps)\s(?:plein|partiel|complet)|mi-temps|cdi|cdd|intérim|présentiel|télétravail
  (?:a\s)?(?:tiempo|jornada)\s(?:parcial|completo|completa)|media\sjornada|indefinido|temporal|híbrido|presencial|teletrabajo
`;
/** What may stand alone for the work itself, or for its house. */
const WAY = anyOfLines`
  (?:\d\d?0[-\s]?(?:€|euro)?[-\s])?basis|aushilfe|saison(?:nier)?|(?:zeit|leih)arbeit|\d\.\s(?:ausbildungs|lehr)jahr
  (?:ausbildungs|lehr)(?:stelle|betrieb|stätte)|praxisstelle|(?:en\s)?int[ée]rim|(?:en\s)?alternance|remplacements?
  (?:por|vía|a\stravés\sde)\sett|ett|fines?\sde\ssemana|eventual
`;
const ONE = `(?:${IN_ENGLISH}|${TERM}|${AMOUNT}${PER}?)`;
const BEHIND = String.raw`(?:(?:,|\s?\/|\sand|\sund|\set|\sy|\sà|\smit|\swith)?\s?(?:${ONE}|evenings|mornings|nights)){0,3}`;
const ALONE = new RegExp(String.raw`^\(?${ONE}${BEHIND}\)?$`, "iu");

/** "(temps partiel)", "(Teilzeit, 25 Std./Woche)", "(por ETT)": on what terms, in each language. */
export const ON_TERMS = new RegExp(String.raw`\((?:${AMOUNT}${PER}?,?\s)?(?:${TERM}|${WAY})${BEHIND}\)`, "giu");
/** "(16 hrs/week)". */
export const HOURS = new RegExp(String.raw`\(${AMOUNT}${PER}\)`, "giu");

/** "Flipkart · Full-time", "Bengaluru · Hybrid": how and where is no part of title or employer. */
export function isTerms(text: string): boolean {
  return ALONE.test(text);
}
