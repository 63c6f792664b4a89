import { tellsDeed } from "./deed-parts.ts";
import { isFieldOfWork, isLanguage } from "./fields-of-work.ts";
import type { FoundJob } from "./find-jobs.ts";
import { isPlaceName, isTitleCase, judgePart, UNITS } from "./judge-part.ts";
import { type HeaderLine, type HeaderPart, readHeaderLine } from "./read-header.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { kindOf } from "./section-headings.ts";
import { OPEN_BRACKET } from "./split-pieces.ts";

const LIKELY = 2;
const SURE = 3;
const LONGEST_NAME = 8; // in words
const LINES_ABOVE = 6;
const HAS_SMALL_WORD = / \p{Ll}{4}/u;

type Head = { line: ResumeLine; head: HeaderLine };

/** Marks the jobs whose employer the resume does not bear out: it may be a unit, a field, a town or a heading. */
export function markUnsure(jobs: FoundJob[], { lines, headings, now }: Omit<Around, "heads">): void {
  const heads = new Set(jobs.flatMap(({ headerLines }) => headerLines));
  for (const job of jobs) {
    if (job.employer === null) continue;
    const own = readHeads(job.headerLines, lines, now);
    const { title, employer } = judgePart(job.employer);
    const isLabelled = own.some(({ line, head }) => head.label === "employer" && line.text.includes(job.employer!));
    const isRole = employer < LIKELY && title >= LIKELY;
    const isOther =
      isRole ||
      isLone(job, own) ||
      HOLDS_HOUSE.test(job.employer) ||
      namesOther(job.employer, employer >= LIKELY || isSmall(job.title ?? job.employer));
    const isSure = isLabelled || employer === SURE;
    if (!isSure && (isOther || hasRival(job, own, { lines, headings, heads, now }))) job.isUnsure = true;
  }
}

/** "Caja y sala", "Store Keeper": without a title, words and dates may as well name the work. */
function isLone({ title, employer, place }: FoundJob, own: Head[]): boolean {
  if (title !== null) return false;
  const isPlaced = place !== null || own.some(({ head }) => head.place !== null);
  const last = wordsOf(employer!).at(-1) ?? "";
  const isWord = /^\p{Ll}/u.test(last) && judgePart(employer!).employer <= LIKELY;
  const { title: role, employer: house } = judgePart(employer!);
  return isWord || (!isPlaced && house < LIKELY && (role > 0 || HAS_SMALL_WORD.test(employer!)));
}

const HOLDS_HOUSE = / (?:@|at|bei|beim|chez|en) \p{Lu}/u;

function readHeads(indexes: number[], lines: ResumeLine[], now: Date): Head[] {
  return [...new Set(indexes)].flatMap((index) => {
    const line = lines[index];
    return line && !line.isBlank ? [{ line, head: readHeaderLine(line, now) }] : [];
  });
}

function namesOther(name: string, mayBeSmall: boolean): boolean {
  const words = wordsOf(foldWord(name));
  const isUnit = UNITS.has(words[0] ?? "") || (UNITS.has(words.at(-1) ?? "") && words.at(-1) !== "station");
  if (isLanguage(name)) return true;
  return isUnit || (!mayBeSmall && isSmall(name)) || isPlaceName(name) || isFieldOfWork(name) || tellsDeed(name);
}

function isSmall(name: string): boolean {
  return /^\p{Ll}(?!\p{Lu})/u.test(name);
}

type Around = { lines: ResumeLine[]; heads: ReadonlySet<number>; headings: ReadonlySet<number>; now: Date };

/** Whether another name in the head, or right above it, is as much an employer's. */
function hasRival(job: FoundJob, own: Head[], around: Around): boolean {
  const name = job.employer!;
  const least = job.title === null ? 0 : judgePart(name).employer;
  const isTaken = (text: string) => name.includes(text) || job.title?.includes(text) === true;
  const isName = ({ text }: HeaderPart) => name.startsWith(text) || text.startsWith(name);
  const isPlaced = own.some(({ head }) => head.place !== null && head.parts.some(isName));
  const inHead = own.some(({ head: { parts, place } }) => {
    const at = parts.findIndex(isName);
    const isOwnLine = place !== null && parts.length === 1 && !isPlaced && least < LIKELY;
    return parts.some((part, index) => {
      if (isTaken(part.text) || !mayBeHouse(part)) return false;
      const isBehindTitle = at < 0 && part.joint === ", " && (parts[index - 1]?.title ?? 0) >= LIKELY;
      const isBehind = at >= 0 && index > at && part.joint === ", " && parts[at]!.joint !== OPEN_BRACKET;
      if (isBehindTitle) return false;
      return isBehind ? part.employer > Math.max(least, 1) : isRival(part, isOwnLine ? 0 : least);
    });
  });
  return inHead || houseAbove(job, around).some((part) => !isTaken(part.text) && isRival(part, least));
}

function mayBeHouse({ text, title }: HeaderPart): boolean {
  const isName = isTitleCase(text) && wordsOf(text).length <= LONGEST_NAME && kindOf(text) === null;
  return title < LIKELY && isName && !namesOther(text, false);
}

function isRival({ text, employer }: HeaderPart, least: number): boolean {
  return employer >= least && (employer >= LIKELY || wordsOf(text).length > 1);
}

function houseAbove({ headerLines }: FoundJob, { lines, heads, headings, now }: Around): HeaderPart[] {
  const first = Math.min(...headerLines);
  let at = first - 1;
  while (at > first - LINES_ABOVE && heads.has(at)) at--;
  const line = lines[at];
  const isApart = lines[at - 1]?.isBlank !== false;
  if (
    !line ||
    line.isBlank ||
    line.hasBullet ||
    heads.has(at) ||
    headings.has(at) ||
    !isApart ||
    kindOf(line.text) !== null
  )
    return [];
  const { parts, dates, isProse, place } = readHeaderLine(line, now);
  const [part, ...others] = parts;
  const isBare = !isProse && dates.length === 0 && part !== undefined && others.length === 0;
  if (!isBare || !mayBeHouse(part) || (place === null && part.text !== line.text)) return [];
  return [part];
}
