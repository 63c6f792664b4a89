import type { JobHeader, PartSpan } from "./job-headers.ts";
import { bestEmployer, bestTitle, type JobLine } from "./job-lines.ts";
import { isTitleCase } from "./judge-part.ts";
import { wordsOf } from "./resume-lines.ts";

const LONGEST_PLAIN_TITLE_WORDS = 9;
const SURE = 3;

/** The heads of entries without dates: "Cook, Harbor Grill", or title and employer on two lines as the dated ones have them. */
export function addUndatedHeaders(lines: JobLine[], dated: JobHeader[]): JobHeader[] {
  const used = new Set(dated.flatMap(({ from, to }) => lines.slice(from, to + 1).map((_, index) => from + index)));
  const titleFirst = dated.filter(({ title, employer }) => title && employer && isBefore(title, employer)).length;
  const order = { titleFirst: titleFirst * 2 >= dated.length, isAlone: dated.length === 0 };
  const found: JobHeader[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (used.has(index) || lines[index]!.kind !== "header" || lines[index]!.anchor) continue;
    const header = undatedAt(lines, index, used, order);
    if (!header) continue;
    found.push(header);
    index = header.to;
  }
  return [...dated, ...found].sort((a, b) => a.from - b.from);
}

function isBefore(a: PartSpan, b: PartSpan): boolean {
  return a.line < b.line || (a.line === b.line && a.first < b.first);
}

function undatedAt(
  lines: JobLine[],
  index: number,
  used: ReadonlySet<number>,
  order: { titleFirst: boolean; isAlone: boolean },
): JobHeader | null {
  const { head, line } = lines[index]!;
  const before = lines[index - 1];
  if (used.has(index - 1) || used.has(index + 1)) return null;
  const isFull = bestTitle(head.parts) >= 2 && bestEmployer(head.parts) >= 2 && head.parts.length >= 2;
  if (
    isFull &&
    isTitleCase(line.text.replace(/\t/g, " ")) &&
    (head.place !== null || order.isAlone || opensBlock(before))
  )
    return toHeader(lines, [index]);
  const next = followingHeader(lines, index, used);
  const first = next === null ? null : lines[next]!.head;
  if (first && next !== null && opensBlock(before) && endsHeader(lines[next + 1])) {
    const [title, employer] = order.titleFirst ? [head, first] : [first, head];
    if (bestTitle(title.parts) >= SURE && bestTitle(employer.parts) < 2 && bestEmployer(employer.parts) > 0)
      return toHeader(lines, [index, next]);
  }
  const words = wordsOf(line.text).length;
  if (!order.isAlone || bestTitle(head.parts) < SURE || words > LONGEST_PLAIN_TITLE_WORDS) return null;
  const employerBelow =
    next === index + 1 && first && bestTitle(first.parts) < 2 && bestEmployer(first.parts) > 0
      ? [index, next]
      : [index];
  return toHeader(lines, employerBelow);
}

function followingHeader(lines: JobLine[], index: number, used: ReadonlySet<number>): number | null {
  let next = index + 1;
  while (next < lines.length && next <= index + 2 && lines[next]!.kind === "blank") next++;
  const line = lines[next];
  return line?.kind === "header" && !line.anchor && !used.has(next) ? next : null;
}

function opensBlock(before: JobLine | undefined): boolean {
  return !before || before.kind === "blank" || before.line.hasBullet || /[.;]$/.test(before.line.text);
}

function endsHeader(after: JobLine | undefined): boolean {
  return after?.kind !== "header" || after.anchor !== null;
}

function toHeader(lines: JobLine[], used: number[]): JobHeader {
  const spans = used.flatMap((index) =>
    lines[index]!.head.parts.map((part, first): PartSpan => ({ line: index, first, last: first, ...part })),
  );
  const title = spans.reduce<PartSpan | null>((best, span) => (span.title > (best?.title ?? 1) ? span : best), null);
  const others = spans.filter((span) => span !== title);
  const employer = others.reduce<PartSpan | null>(
    (best, span) => (best === null || span.employer > best.employer ? span : best),
    null,
  );
  const from = used[0]!;
  return { anchor: from, from, to: used.at(-1)!, title, employer, titleSlot: "", employerSlot: "", score: 0 };
}
