import { judgePart } from "../../analysis/judge-part.ts";

const LETTERS_OF_STEM = 4;
const FEWEST_LETTERS = 4;

/** "Schlosser/Schweißer": two works of one person; "Koch/Köchin" and "Wart/in" name one. */
export function joinedTitles(title: string, and: string): string {
  const [one = "", other = "", third] = title.split(/(?<! ) ?\/ ?(?! )/u);
  const isPair = third === undefined && one.length >= FEWEST_LETTERS && other.length >= FEWEST_LETTERS;
  const stem = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").slice(0, LETTERS_OF_STEM).toLowerCase();
  return isPair && stem(one) !== stem(other) ? `${one} ${and} ${other}` : title;
}

/** "Kauffrau, Empfang" and "Auxiliar de enfermería, urgencias" have where one worked behind who one is. */
export function withoutUnit(title: string): string {
  const [own = "", unit, another] = title.split(", ");
  const isUnit = unit !== undefined && another === undefined && judgePart(unit).title === 0;
  return isUnit && judgePart(own).title > 0 && !/ (?:und|et|[ye]) /u.test(unit) ? own : title;
}
