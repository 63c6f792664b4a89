const AMOUNT = String.raw`(?:up to )?\d[\d,.]{0,12}(?:[-–]\d[\d,.]{0,12})?\+?(?: (?!to |of )[\p{L}-]{1,24}){1,6}(?:/\p{Ll}{1,12}| \d[\d-]{0,6})?`;
const SUM = String.raw`[$€£]\d[\d,.]{0,12}[kKmM]?`;
const LEVELS = String.raw`(?:grades?|ages?|years?|levels?) [\dK]\d?(?: ?[-–] ?\d{1,2})?`;
const HOW_MANY = new RegExp(
  String.raw`^(?<deed>\p{L}+ (?!\p{Lu})[^,;:()]{4,160}), (?<many>${AMOUNT}|${SUM}|${LEVELS})(?=$|; )`,
  "u",
);

/** "trained three cooks, 35 a year" as "trained three cooks (35 a year)". */
export function withAmountAside(line: string): string {
  const { deed, many } = HOW_MANY.exec(line)?.groups ?? {};
  if (!deed || !many) return line;
  return `${deed} (${many})${line.slice(`${deed}, ${many}`.length)}`;
}
