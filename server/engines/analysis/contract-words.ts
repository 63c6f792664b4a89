import { anyOfLines } from "../any-of.ts";

const NUMBER = String.raw`\d{1,3}(?:[.,]\d)?`;
const COUNT = String.raw`(?:${NUMBER}\s?(?:[-–—]|to|bis|a)\s?)?${NUMBER}\s?`;
const TERM = anyOfLines`
  ${COUNT}%|${COUNT}(?:hours?|hrs?|std\.?|stunden|wochenstunden|heures|horas|h)(?:\s?(?:/|a|per|pro|par|por|je)\s?(?:week|wk|woche|semaine|semana|w))?
  ${COUNT}(?:months?|monate?|mois|meses|weeks?|wochen|years?|jahren?|ans|anos)
  (?:in )?(?:teil|voll)zeit|minijob|(?:a )?tiempo (?:completo|parcial)|media jornada
  jornada (?:completa|parcial)|medio tiempo|(?:a )?temps (?:plein|partiel|complet)|mi-temps|cdi|cdd|(?:un)?befristet
`;
const CONTRACT = new RegExp(
  String.raw`(?<![\p{L}\d.])${TERM}(?:\s?(?:oder|or|und|and|ou|et|o|y|/|,)\s?${TERM})*(?![\p{L}\d])`,
  "gu",
);

/** A title without hours, terms and ages, which say nothing of the work: "(24-30 hours)", "CDD 12 mois". Expects bareText. */
export function withoutContract(bare: string): string {
  return bare.replace(CONTRACT, " ");
}
