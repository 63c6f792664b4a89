import { type JobHeader, LONGEST_BLANK_GAP, type PartSpan, scoreHeader, spansOf } from "./job-headers.ts";
import type { JobLine } from "./job-lines.ts";
import { bestEmployer, bestTitle } from "./judge-part.ts";
import { wordsOf } from "./resume-lines.ts";

const LONGEST_PLAIN_TITLE_WORDS = 9;
const MOST_LINES = 3;
const SURE = 3;
/** Log odds from which an entry without dates counts: when it looks like the dated ones, and alone. */
const LEAST_SCORE_LIKE_OTHERS = 3.4;
const LEAST_SCORE_ALONE = 4.6;

/** Undated entries laid out like the dated ones or clear by themselves; without any dates, titles alone count. */
export function addUndatedHeaders(lines: JobLine[], dated: JobHeader[]): JobHeader[] {
  const used = new Set<number>();
  for (const { from, to } of dated) for (let index = from; index <= to; index++) used.add(index);
  const layouts = new Set(dated.map(({ title, employer }) => layoutOf(lines, title, employer)));
  const found: JobHeader[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (!isFree(lines, index, used)) continue;
    const header =
      undatedAt(lines, index, used, layouts) ?? (dated.length === 0 ? plainTitle(lines, index, used) : null);
    if (!header) continue;
    found.push(header);
    index = header.to;
  }
  return [...dated, ...found].sort((a, b) => a.from - b.from);
}

function isFree(lines: JobLine[], index: number, used: ReadonlySet<number>): boolean {
  const line = lines[index];
  return line?.kind === "header" && !line.anchor && !used.has(index);
}

/** "T,E" on one line, "E/T" on two. */
function layoutOf(lines: JobLine[], title: PartSpan | null, employer: PartSpan | null): string {
  if (!title || !employer) return "";
  if (title.line === employer.line) return title.first < employer.first ? "T,E" : "E,T";
  const [from, to] = title.line < employer.line ? [title.line, employer.line] : [employer.line, title.line];
  const between = lines.slice(from + 1, to).filter(({ kind, anchor }) => kind === "header" && !anchor).length;
  return (title.line < employer.line ? "T/E" : "E/T") + between;
}

function undatedAt(
  lines: JobLine[],
  index: number,
  used: ReadonlySet<number>,
  layouts: ReadonlySet<string>,
): JobHeader | null {
  if (!opensBlock(lines[index - 1])) return null;
  const near = [index, ...followers(lines, index, used)];
  let best: JobHeader | null = null;
  const spans = near.flatMap((at) => spansOf(lines[at]!, at));
  for (const title of spans.filter((span) => span.title >= 2)) {
    for (const employer of spans) {
      if (employer.line === title.line && title.first <= employer.last && employer.first <= title.last) continue;
      const last = near.indexOf(Math.max(title.line, employer.line));
      const own = near.slice(0, last + 1);
      if (Math.min(title.line, employer.line) !== index || !endsHeader(lines[own.at(-1)! + 1])) continue;
      const isLikeOthers = layouts.has(layoutOf(lines, title, employer));
      const score = scoreHeader(lines, own, { title, employer });
      const least = isLikeOthers ? LEAST_SCORE_LIKE_OTHERS : LEAST_SCORE_ALONE;
      if (score >= least && score > (best?.score ?? 0)) best = toHeader(own, title, employer, score);
    }
  }
  return best;
}

function followers(lines: JobLine[], index: number, used: ReadonlySet<number>): number[] {
  const found: number[] = [];
  let gap = 0;
  for (let at = index + 1; at < lines.length && found.length < MOST_LINES - 1; at++) {
    gap = lines[at]!.kind === "blank" ? gap + 1 : 0;
    if (gap > 0 && gap <= LONGEST_BLANK_GAP) continue;
    if (!isFree(lines, at, used)) break;
    found.push(at);
  }
  return found;
}

function plainTitle(lines: JobLine[], index: number, used: ReadonlySet<number>): JobHeader | null {
  const { head, line } = lines[index]!;
  if (
    /^\p{Ll}/u.test(line.text) ||
    bestTitle(head.parts) < SURE ||
    wordsOf(line.text).length > LONGEST_PLAIN_TITLE_WORDS
  )
    return null;
  const [next] = followers(lines, index, used);
  const below = next === index + 1 ? lines[next]!.head.parts : [];
  const isEmployer = bestTitle(below) < 2 && bestEmployer(below) > 0;
  const own = isEmployer ? [index, index + 1] : [index];
  const spans = own.flatMap((at) => spansOf(lines[at]!, at)).filter((span) => span.first === span.last);
  const title = spans.find((span) => span.title === SURE) ?? null;
  const others = spans.filter((span) => span !== title).sort((a, b) => b.employer - a.employer);
  return toHeader(own, title, others[0] ?? null, 0);
}

function opensBlock(before: JobLine | undefined): boolean {
  return !before || before.kind === "blank" || before.line.hasBullet || /[.;]$/.test(before.line.text);
}

function endsHeader(after: JobLine | undefined): boolean {
  return after?.kind !== "header" || after.anchor !== null;
}

function toHeader(used: number[], title: PartSpan | null, employer: PartSpan | null, score: number): JobHeader {
  const from = used[0]!;
  return { anchor: from, from, to: used.at(-1)!, title, employer, titleSlot: "", employerSlot: "", score };
}
