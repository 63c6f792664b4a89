import { anyOf } from "../../any-of.ts";

const UNITS = anyOf(
  "hours? hrs? days? years? months? weeks? pounds lbs miles minutes percent shifts? times dollars euros",
  "heures jours ans mois semaines minutes horas días años meses semanas minutos veces fois",
);
/** "12 loaders", "18 enfermeras": so many of something, and no time, weight or amount. */
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£-])\d{1,3} (?!${UNITS}(?!\p{L}))(?=(?:\p{Ll}{2,20} )?\p{Ll}{3,20}s(?!\p{L}))`,
  "gu",
);

/** A phrase without the numbers that count people or things in it. */
export function withoutCounts(phrase: string): string {
  return phrase.replace(COUNT, "");
}
