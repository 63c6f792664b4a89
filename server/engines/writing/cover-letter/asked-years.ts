import type { WritingFacts } from "../writing-facts.ts";

/** "Mindestens 5 Jahre Berufserfahrung", "3 años de experiencia", "5 ans d'expérience". */
const BEFORE = /(?<!\p{L})(?<count>\d{1,2})\+? (?:jahre?n?|años?|ans)(?!\p{L})(?=.{0,40}(?:erfahrung|exp[ée]rien))/iu;
/** "Experiencia mínima de 3 años". */
const AFTER = /exp[ée]rien(?:cia|ce)\D{0,30} (?<count>\d{1,2}) (?:años?|ans)(?!\p{L})/iu;

/** The years of work that a German, Spanish or French must-have asks for; 0 without any. */
export function askedYears({ asks, language }: Pick<WritingFacts, "asks" | "language">): number {
  if (language === "en") return 0;
  const counts = asks
    .filter(({ isWish }) => !isWish)
    .map(({ text }) => Number((BEFORE.exec(text) ?? AFTER.exec(text))?.groups?.count ?? 0));
  return Math.max(0, ...counts);
}
