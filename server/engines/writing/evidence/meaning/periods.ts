import { anyOf } from "../../../any-of.ts";
import type { SourceStatement } from "../sources.ts";

const YEAR = String.raw`(?:19|20)\d\d`;
const NOW = anyOf(
  String.raw`now present today date current(?:ly)? ongoing heute jetzt laufend aktuell hoy (?:la\s)?actualidad presente`,
  String.raw`aujourd['’]hui (?:ce|à\sce)\sjour présent maintenant ahora`,
);
const MONTH = String.raw`(?:[\p{L}.]{3,10}\.?\s|\d\d?[/.])?`;
const RANGE = new RegExp(
  String.raw`(?<!\p{L})(?:from\s|von\s|de\s|du\s|desde\s)?${MONTH}${YEAR}\s?(?:-|–|—|\/|to|until|bis|a|à|al|au|hasta)\s?(?:${MONTH}(?<end>${YEAR})|${NOW})(?!\p{L})`,
  "giu",
);
/** What may stand around the dates of a job: the dates begin or end its line. */
const AT_AN_END = /^[\s()|•:,.-]*$/u;

const PARTED = /[,|•\t–—]/u; // A title, an employer and a place are parted, a deed is not

export type Period = { isPast: boolean };

/** The time that a line gives for all that follows it; null where it gives none. */
export function periodOf({ text, isHead: isRead }: SourceStatement): Period | null {
  const found = [...text.matchAll(RANGE)];
  const isHead = found.some(({ 0: said, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
    return AT_AN_END.test(before) || ((isRead || PARTED.test(before)) && AT_AN_END.test(after));
  });
  return isHead ? { isPast: found.every(({ groups }) => groups?.end !== undefined) } : null;
}
