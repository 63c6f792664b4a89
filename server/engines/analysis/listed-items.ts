import { anyOfLines } from "../any-of.ts";
import { isLegalSuffix, isPlaceName, plainWord } from "./judge-part.ts";
import { isRightBelow, isSentence, type Joined, LABEL, paragraphAt } from "./joined-lines.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import { TITLE_HEADS } from "./lexicon/resume-words.ts";
import { GENERAL_HEADS } from "./lexicon/title-words.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { kindOf } from "./section-headings.ts";
import { LEVELS } from "./skill-context.ts";

const MOST_TELLING_WORDS = 4;
const LONGEST_NAME = 45;
/** Words from which on an item with a full stop, or one that begins with a past deed, is a sentence. */
const SENTENCE_WORDS = 4;
/** So much of its block's longest line has a line that the width of a column may have broken. */
const FULL_SHARE = 0.85;
/** The comma of "1,200" ends nothing. */
const ITEM_END = /((?<!\d),|,(?!\d{3}(?!\d))|[;|•·●○★☆■□▪◆\t]|\s[-–—/]\s|\s{3,})/;
/** "R (lme4, mgcv)" lists three things. */
const LISTING_BRACKET = /\(([^(),;]{1,40}[,;][^()]{1,160})\)/g;
const EMPTY_WORDS: ReadonlySet<string> = new Set(wordsIn("empty-items.txt"));
const FILLERS: ReadonlySet<string> = new Set(wordsIn("filler-words.txt").map(foldWord));
const FILLER_ENDINGS = [...FILLERS].filter((word) => word.startsWith("-")).map((word) => word.slice(1));
const LEVEL_TAIL = new RegExp(String.raw`(?<!\s)\s*(?:[-–—:(]\s*)?(?:\(?(?<![\p{L}\p{N}])${LEVELS}(?!\p{L}).*)`, "iu");
const RATING_TAIL = /(?<!\s)\s*(?:[-–—:(]\s*)?(?:\d{1,3} ?%|\d(?:[.,]\d)? ?\/ ?(?:5|6|10)|[*✓✔⬤◯⭐█░▓]{1,10})\)?$/u;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "and or & of for to in with the a an on at und oder von für mit im der die das et ou de du des la le les d l en au aux y e o del el los las".split(
    " ",
  ),
);
const BEFORE_NAME = new RegExp(
  String.raw`^${anyOfLines`
    and|or|including|proficient in|proficient with|knowledge of|experience with|experience in
    familiar with|skilled in|skilled|ability to|strong|excellent|good|und|y|et
  `}\s+`,
  "i",
);
const NO_START =
  /^(?:i|my|to|the|a|an|in|of|with|for|as|is|are|at|by|from|on|through|into|over|under|during|across)\b/i;
const SAID = /\?|\b(?:i|i'm|my|me|we|our|did)\b/i;
const NO_END = /\b(?:i|my|me|to|the|a|an|in|of|with|for|as|is|are|at|by|from|on|and|or)$/i;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)|\d{5}/;

type Item = { text: string; line: number; from: number; to: number };

/** What stands in a list one by one, with its place in the joined text; halves of broken items are left out. */
export function listItems(joined: Joined): Item[] {
  const { lines, firsts } = joined;
  const items: Item[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (firsts[at] !== at || lines[at]!.isBlank) continue;
    const text = paragraphAt(joined, at);
    if (isSentence(text)) continue;
    let end = at;
    while (firsts[end + 1] === at) end++;
    const label = LABEL.exec(text);
    const offset = label && label[0].length < text.length ? label[0].length : 0;
    const own = itemsOf(text, { joined, at, offset });
    if (offset === 0 && isBrokenList(lines, at - 1)) own.shift();
    if (isBrokenList(lines, end)) own.pop();
    items.push(...own);
  }
  return items;
}

function itemsOf(text: string, { joined, at, offset }: { joined: Joined; at: number; offset: number }): Item[] {
  const { lines, starts } = joined;
  const found: Item[] = [];
  let from = starts[at]! + offset;
  let line = at;
  const flat = text.slice(offset).replace(LISTING_BRACKET, (_, inner: string) => `,${inner},`);
  for (const piece of flat.split(ITEM_END)) {
    if (/[\p{L}\p{N}]/u.test(piece)) {
      const start = from + piece.search(/\S/);
      while (line + 1 < lines.length && starts[line + 1]! <= start) line++;
      found.push({ text: piece.trim(), line: lines[line]!.index, from, to: from + piece.length });
    }
    from += piece.length;
  }
  return found;
}

/** Whether the width of a column may have cut the list's item at the end of this line in two. */
function isBrokenList(lines: ResumeLine[], at: number): boolean {
  const [before, after] = [lines[at], lines[at + 1]];
  if (!before || !after || !isRightBelow(before, after) || /[,.;:|]$/.test(before.text)) return false;
  if (LABEL.test(after.text) || ![before, after].some(({ text }) => /[,;|•·]/.test(text))) return false;
  return before.text.length >= longestAround(lines, at) * FULL_SHARE;
}

function longestAround(lines: ResumeLine[], at: number): number {
  let [from, to] = [at, at];
  while (from > 0 && isRightBelow(lines[from - 1]!, lines[from]!)) from--;
  while (to + 1 < lines.length && isRightBelow(lines[to]!, lines[to + 1]!)) to++;
  return Math.max(...lines.slice(from, to + 1).map(({ text }) => text.length));
}

/** The name of a skill that stands as an item, or null for a sentence, a heading, a place, a level or a filler. */
export function toOwnName(item: string): string | null {
  const name = item
    .replace(/\([^()]{0,200}\)/g, " ")
    .replace(LEVEL_TAIL, "")
    .trimEnd()
    .replace(RATING_TAIL, "")
    .replace(BEFORE_NAME, "")
    .replace(/(?<!\s)\s+(?:skills?|experience|knowledge)$/i, "")
    .replace(/^[\s.:;,*"'“”()]+|(?<![\s.:;,*"'“”()])[\s.:;,*"'“”()]+$/g, "")
    .replace(/\s+/g, " ");
  if (name.length < 2 || name.length > LONGEST_NAME || !/\p{L}{2}/u.test(name)) return null;
  if (/[@\\]|https?:/.test(name) || YEAR.test(name) || NO_START.test(name) || NO_END.test(name) || SAID.test(item))
    return null;
  const words = wordsOf(name);
  if (words.length >= SENTENCE_WORDS && (item.endsWith(".") || /^\p{Lu}\p{Ll}+ed /u.test(name))) return null;
  const telling = words.flatMap((word) => word.split(/['’]/)).filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  if (telling.length > MOST_TELLING_WORDS || telling.every((word) => EMPTY_WORDS.has(foldWord(word)))) return null;
  if (telling.some(isFiller) || namesSomebody(words)) return null;
  return isPlaceName(name) || kindOf(name) !== null ? null : name;
}

/** "Paralegal", "Marketing Manager", "Acme LLC": who somebody was and where, not what is known. */
function namesSomebody(words: string[]): boolean {
  const last = plainWord(words.at(-1)!);
  return (words.length === 1 && TITLE_HEADS.has(last)) || GENERAL_HEADS.has(last) || isLegalSuffix(last);
}

function isFiller(word: string): boolean {
  const folded = foldWord(word);
  return FILLERS.has(folded) || FILLER_ENDINGS.some((ending) => folded.endsWith(ending));
}

function wordsIn(file: string): string[] {
  return readLexicon(file).flatMap(({ cells }) => cells.join(" ").split(" "));
}
