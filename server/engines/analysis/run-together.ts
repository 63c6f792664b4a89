import { anyOf } from "../any-of.ts";
import { wordsOf } from "./resume-lines.ts";

const NO_VERB = anyOf(
  "United Limited Allied Associated Certified Licensed Registered Chartered Integrated Applied Advanced Unified Need",
);
const IRREGULAR = anyOf("Led Ran Built Won Cut Wrote Taught Sold Made Kept Grew");
const PAST = String.raw`(?!${NO_VERB} )(?:\p{Lu}\p{Ll}{2,}ed|${IRREGULAR})`;
const AGAIN = new RegExp(String.raw`(?<!\s) (?=${PAST} (?:\d|an? |the |\p{Ll}{3}))`, "gu");
const OPENS_DEED = new RegExp(String.raw`^[^\p{L}\d]{0,6}${PAST} `, "u");
const BULLET = /^[^\p{L}\d]{0,6}/u;
const COUNTED = new RegExp(String.raw`^ ${PAST} \d`, "u");
const FIGURE = /(?:%|(?<!\d)(?!(?:19|20)\d\d)\d[\d.,]{0,9})$/u;
const NO_END = anyOf("with from and the for all our their into over under about across");
const WORD = new RegExp(String.raw`^(?!${NO_END}$)\p{Ll}{3,}$`, "u");
const LEAST_WORDS = 3;
const FRAMED = /^\s*([~=*#–—-]{2,3}) {1,3}\p{L}[\p{L} &]{2,24}? {1,3}\1 {1,3}(?=[\p{L}\d])/u;

/** Parts "** school ** Leaving Cert 2004", a heading in its frame and what stands behind it. */
export function partFramed(line: string): string[] {
  const [heading = ""] = FRAMED.exec(line) ?? [];
  return heading === "" ? [line] : [heading.trim(), line.slice(heading.length)];
}

/** Parts "Cut waste by 10% Trained 25 starters", two points of a list that lost the sign between them. */
export function partRunTogether(line: string): string[] {
  if (line.includes("\t") || !OPENS_DEED.test(line)) return [line];
  const [bullet = ""] = BULLET.exec(line) ?? [];
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of line.matchAll(AGAIN)) {
    const before = line.slice(from, index);
    const word = wordsOf(before).at(-1) ?? "";
    const isCounted = COUNTED.test(line.slice(index)) && WORD.test(word);
    const isEnd = FIGURE.test(word) || isCounted;
    const isLong = [before, line.slice(index)].every((piece) => wordsOf(piece).length >= LEAST_WORDS);
    if (!isEnd || !isLong) continue;
    pieces.push(before);
    from = index + 1;
  }
  return [...pieces, line.slice(from)].map((piece, at) => (at === 0 ? piece : bullet + piece));
}
