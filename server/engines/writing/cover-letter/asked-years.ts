import type { WritingFacts } from "../writing-facts.ts";

/** "Mindestens 5 Jahre Berufserfahrung", "3 años de experiencia", "5 ans d'expérience". */
const YEARS =
  /(?<!\p{L})(?<count>\d{1,2})\+? (?:jahre?n?|años?|ans)(?!\p{L})(?=.{0,40}(?:erfahrung|experiencia|exp[ée]rience))|(?:experiencia|expérience)\D{0,30} (?<last>\d{1,2}) (?:años?|ans)(?!\p{L})/iu;

/** The years of work that a German, Spanish or French must-have asks for; 0 without any. */
export function askedYears({ asks, language }: Pick<WritingFacts, "asks" | "language">): number {
  if (language === "en") return 0;
  const found = asks.filter(({ isWish }) => !isWish).flatMap(({ text }) => YEARS.exec(text)?.groups ?? []);
  return Math.max(0, ...found.map(({ count, last }) => Number(count ?? last)));
}
