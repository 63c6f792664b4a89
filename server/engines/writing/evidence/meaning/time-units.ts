import type { FoundNumber } from "../read-numbers.ts";

const SECONDS: [pattern: RegExp, seconds: number][] = [
  [/^\s?(?:ms(?!\p{L})|milli|milis)/iu, 0.001],
  [/^\s?(?:sec(?!tion|tor|ret|re|ur)|sek|seg|s(?![\p{L}.]))/iu, 1],
  [/^\s?min(?!\p{L}|\.?\s?\p{L}*imum)|^\s?minut/iu, 60],
  [/^\s?(?:hour|stunde|heure|hora|h\b)/iu, 3600],
  [/^\s?(?:day|tag|jour|d[ií]a)/iu, 86_400],
  [/^\s?(?:week|woche(?!nst)|semaine|semana)/iu, 604_800],
  [/^\s?(?:month|monat|mois|mes)/iu, 2_629_800],
  [/^\s?(?:year|jahr|ans?\b|année|año)/iu, 31_557_600],
];

const KIND_OF_DAY = /^\s(?:business|working|calendar|full|more|fewer)(?=\s)/iu;

/** How many seconds the unit after a number has; null where no unit of time stands there. */
export function secondsAfter(text: string, number: FoundNumber): number | null {
  const after = text.slice(number.to).replace(KIND_OF_DAY, "");
  return SECONDS.find(([pattern]) => pattern.test(after))?.[1] ?? null;
}
