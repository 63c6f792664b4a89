import { anyOfLines } from "../any-of.ts";
import { type FoundSkill, findSkills } from "./find-skills.ts";
import { findNamedSkills } from "./phrased-skills.ts";
import { skillId } from "./lexicon/parse-skills.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import type { ProfileSkill } from "./profile.ts";
import { LEVELS } from "./skill-context.ts";
import { isUnclaimed } from "./unclaimed-words.ts";
import { foldWord, fullLineLength, isBrokenAt, type ResumeLine, wordsOf } from "./resume-lines.ts";

const MAX_OWN_SKILLS = 40;
const LONGEST_OWN_WORDS = 4;
const LONGEST_OWN = 40;
const BLOCK_END = "\n\n";
/** The comma of "1,200" ends nothing. */
const ITEM_END = /((?<!\d),|,(?!\d{3}(?!\d))|[;|•·●\t]|\s[-–—/]\s|\s{3,})/;
/** "Tools: Git, Docker", or the first cell of a table's row. */
const LABEL = /^(?:[^:]{2,40}:(?!:)\s*|[^\t,;|]{2,30}\t(?=[^\t]*,))/;
const EMPTY_ITEMS: ReadonlySet<string> = new Set(
  readLexicon("empty-items.txt").flatMap(({ cells }) => cells.join(" ").split(" ")),
);
const LEVEL_TAIL = new RegExp(String.raw`(?<!\s)\s*(?:[-–—:(]\s*)?(?:\(?(?<![\p{L}\p{N}])${LEVELS}(?!\p{L}).*)`, "iu");

export function collectSkills(listed: ResumeLine[], prose: ResumeLine[]): ProfileSkill[] {
  const full = fullLineLength([...listed, ...prose]);
  const list = joinLines(listed, full);
  const skills = new Map<string, ProfileSkill>();
  for (const hit of search(joinLines(prose, full), false)) add(skills, hit, true);
  const listHits = search(list, true);
  for (const hit of listHits) add(skills, hit, hit.isSentence);
  let own = 0;
  let next = 0;
  for (const item of listItems(list)) {
    if (own >= MAX_OWN_SKILLS) break;
    while (next < listHits.length && listHits[next]!.to <= item.from) next++;
    if (next < listHits.length && listHits[next]!.from < item.to) continue;
    const name = toOwnName(item.text);
    if (!name) continue;
    const [found] = name === item.text ? [] : findSkills(name, { list: true });
    if (found && found.from === 0 && found.to === name.length) {
      add(skills, { found, line: item.line, words: name }, false);
      continue;
    }
    const id = `own:${skillId(name) || foldWord(name)}`;
    const known = skills.get(id);
    if (known) {
      if (known.lines.at(-1) !== item.line) known.lines.push(item.line);
      continue;
    }
    own++;
    skills.set(id, { id, name, kind: "hard", lines: [item.line], shown: false });
  }
  for (const skill of skills.values()) skill.lines.sort((a, b) => a - b);
  return [...skills.values()].sort((a, b) => a.lines[0]! - b.lines[0]!);
}

function add(
  skills: Map<string, ProfileSkill>,
  { found, line, words }: Pick<Hit, "found" | "line" | "words">,
  isShown: boolean,
): void {
  const known = skills.get(found.id);
  if (!known) {
    skills.set(found.id, {
      id: found.id,
      name: found.kind === "language" ? found.name : shownName(found.name, words),
      kind: found.kind,
      lines: [line],
      shown: isShown,
    });
    return;
  }
  if (known.lines.at(-1) !== line) known.lines.push(line);
  known.shown ||= isShown;
}

/** The lexicon's name, or the resume's own words where they have nothing in common ("blood draws"). */
function shownName(name: string, words: string): string {
  const stems = (text: string) =>
    wordsOf(foldWord(text).replace(/[^\p{L}\p{N}+#]+/gu, " ")).map((word) => word.slice(0, 4));
  const known = stems(name);
  const initials = known.map((stem) => stem[0]).join("");
  const written = stems(words);
  const isSpelling =
    written.some((stem) => known.includes(stem)) ||
    initials.startsWith(written.map((stem) => stem).join("")) ||
    foldWord(name)
      .replace(/[^a-z0-9]/g, "")
      .startsWith(written[0] ?? " ");
  if (isSpelling) return name;
  const own = words.replace(/(?<=\p{L}-)\s+/gu, "").replace(/\s+/g, " ");
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** Rejoins lines that the page's width broke: `firsts` has the line that each one continues. */
type Joined = { text: string; lines: ResumeLine[]; starts: number[]; firsts: number[] };

function joinLines(lines: ResumeLine[], full: number): Joined {
  const joined: Joined = { text: "", lines, starts: [], firsts: [] };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const follows = before && before.index === line.index - 1 && !line.hasBullet && !line.isBlank && !before.isBlank;
    const isOpen = before !== undefined && (/[,;]$/.test(before.text) || isBrokenAt(before.text, line.text, full));
    const goesOn = follows && isOpen && !LABEL.test(line.text);
    if (index > 0) joined.text += goesOn ? " " : follows ? "\n" : BLOCK_END;
    joined.starts.push(joined.text.length);
    joined.firsts.push(goesOn ? joined.firsts[index - 1]! : index);
    joined.text += line.text;
  });
  return joined;
}

type Hit = {
  found: FoundSkill;
  words: string;
  line: number;
  from: number;
  to: number;
  isSentence: boolean;
};

function search(joined: Joined, isList: boolean): Hit[] {
  const { text, lines, starts, firsts } = joined;
  const hits: Hit[] = [];
  const sentences = new Map<number, boolean>();
  let at = 0;
  for (const found of isList ? findSkills(text, { list: true }) : findNamedSkills(text, { list: false })) {
    if (isUnclaimed(text, found.from, found.to)) continue;
    while (at + 1 < starts.length && starts[at + 1]! <= found.from) at++;
    const first = firsts[at]!;
    const isInSentence = sentences.get(first) ?? isSentence(paragraphAt(joined, first));
    sentences.set(first, isInSentence);
    hits.push({
      found,
      words: text.slice(found.from, found.to),
      line: lines[at]!.index,
      from: found.from,
      to: found.to,
      isSentence: isInSentence,
    });
  }
  return hits;
}

function paragraphAt({ text, starts, firsts }: Joined, first: number): string {
  let next = first + 1;
  while (firsts[next] === first) next++;
  return text.slice(starts[first], starts[next]).trim();
}

/** "Prepared tax returns for 40 clients a year." is running text even in a skill section. */
function isSentence(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= 9 && (text.match(/[,;|•·\t]/g)?.length ?? 0) < words.length / 4;
}

type Item = { text: string; line: number; from: number; to: number };

function listItems(joined: Joined): Item[] {
  const { lines, starts, firsts } = joined;
  const items: (Item & { isFirst: boolean; isLast: boolean })[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (firsts[at] !== at || lines[at]!.isBlank) continue;
    const text = paragraphAt(joined, at);
    if (isSentence(text)) continue;
    const label = LABEL.exec(text);
    const offset = label && label[0].length < text.length ? label[0].length : 0;
    let from = starts[at]! + offset;
    let line = at;
    const own: typeof items = [];
    for (const piece of text.slice(offset).split(ITEM_END)) {
      if (piece.trim() !== "" && !/^[,;|•·●\t]$/.test(piece)) {
        const start = from + piece.search(/\S/);
        while (line + 1 < lines.length && starts[line + 1]! <= start) line++;
        own.push({
          text: piece.trim(),
          line: lines[line]!.index,
          from,
          to: from + piece.length,
          isFirst: false,
          isLast: false,
        });
      }
      from += piece.length;
    }
    if (own.length === 0) continue;
    own[0]!.isFirst = offset === 0;
    own.at(-1)!.isLast = !/[,.;]$/.test(text);
    items.push(...own);
  }
  // A list that wraps breaks items at line ends; those halves are not skills.
  const isWrapped = lines.some(({ text }) => text.endsWith(",") || (text.match(/,/g)?.length ?? 0) > 4);
  if (!isWrapped) return items;
  return items.filter((item, index) => !(item.isFirst && index > 0) && !(item.isLast && index < items.length - 1));
}

const BEFORE_NAME = new RegExp(
  String.raw`^${anyOfLines`
    and|or|including|proficient in|proficient with|knowledge of|experience with|experience in
    familiar with|skilled in|skilled|ability to|strong|excellent|good|und|y|et
  `}\s+`,
  "i",
);

function toOwnName(item: string): string | null {
  const name = item
    .replace(/\([^()]{0,200}\)/g, " ")
    .replace(LEVEL_TAIL, "")
    .replace(BEFORE_NAME, "")
    .replace(/(?<!\s)\s+(?:skills?|experience|knowledge)$/i, "")
    .replace(/^[\s.:;,*"'“”()]+|(?<![\s.:;,*"'“”()])[\s.:;,*"'“”()]+$/g, "")
    .replace(/\s+/g, " ");
  if (name.length < 2 || name.length > LONGEST_OWN || !/\p{L}{2}/u.test(name) || /[@\\]|https?:|\d{4}/.test(name))
    return null;
  const words = wordsOf(name);
  if (words.length > LONGEST_OWN_WORDS || words.every((word) => EMPTY_ITEMS.has(foldWord(word)))) return null;
  if (
    /^(?:i|my|to|the|a|an|in|of|with|for|as|is|are|at|by|from|on|through|into|over|under|during|across)\b/i.test(
      name,
    ) ||
    /\b(?:i|my|me|to|the|a|an|in|of|with|for|as|is|are|at|by|from|on|and|or)$/i.test(name)
  )
    return null;
  return name;
}
