import { anyOf } from "../../../any-of.ts";
import { readNumbers } from "../read-numbers.ts";
import { PARTS } from "./parts.ts";

const NUMBER = String.raw`\d{1,3}|\p{L}{2,12}`;
const OF_SO_MANY = anyOf(String.raw`in out\sof von aus sur de\scada`);
const ONE = /^(?:one|einer|eine|ein|eines|un|une|uno|una)$/iu;
/** "One in four", "sechs von zehn", "uno de cada tres". */
const ONE_IN = new RegExp(String.raw`(?<!\p{L})(?<part>${NUMBER})\s${OF_SO_MANY}\s(?<whole>${NUMBER})(?!\p{L})`, "giu");
const OF = anyOf(String.raw`of der des von de\sl[ao]s? des? d['’] del`);
const SHARES = PARTS.map(([words, share]): [RegExp, number] => [
  new RegExp(String.raw`(?<!\p{L}|by\s|um\s)${words}(?=\s${OF}(?!\p{L}))`, "giu"),
  share,
]);
const SMALLEST_WHOLE = 3;
const LARGEST_WHOLE = 10;

/** "One in four" and "a quarter of" as the percentages that resumes give. */
export function sharesInFigures(text: string): string {
  const counted = text.replace(ONE_IN, (said, part: string, whole: string) => {
    const [of, all] = [countOf(part), countOf(whole)];
    const isShare = of !== null && all !== null && of < all && all >= SMALLEST_WHOLE && all <= LARGEST_WHOLE;
    return isShare ? percent(of / all) : said;
  });
  return SHARES.reduce((said, [pattern, share]) => said.replace(pattern, percent(share)), counted);
}

const SO_MANY_OF =
  /(?<![\p{L}\d.,])(?<part>\d{1,2})\s(?:of|in|out\sof|von|sur|de\scada|de)\s(?<whole>\d{1,2})(?![\d.,]*\d)/giu;

/** The shares that a line gives in figures, as numbers under one: "7 of 10 quotes". */
export function countedShares(text: string): number[] {
  return [...text.matchAll(SO_MANY_OF)].flatMap(({ groups }) => {
    const [part, whole] = [Number(groups?.part), Number(groups?.whole)];
    return part < whole && whole >= SMALLEST_WHOLE && whole <= LARGEST_WHOLE ? [part / whole] : [];
  });
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function countOf(word: string): number | null {
  if (ONE.test(word)) return 1;
  const [number] = readNumbers(word);
  return number && Number.isInteger(number.value) ? number.value : null;
}
