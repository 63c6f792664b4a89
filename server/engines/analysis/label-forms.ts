import type { JobLine } from "./job-lines.ts";
import { bestTitle } from "./judge-part.ts";
import { readHeaderLine } from "./read-header.ts";
import { wordsOf } from "./resume-lines.ts";

const OTHER_LABEL = /^\p{L}[\p{L}' ./&()-]{1,34}:\s*\S/u;
const LONGEST_ENTRY_WORDS = 12;
const LINES_BELOW = 2;
const LIKELY = 2;

/** "1) Organisation: Acme": the number counts the jobs, and beside such labels others name neither title nor employer. */
export function takeForms(read: JobLine[], now: Date): void {
  read.forEach((each, index) => {
    if (!each.line.isNumbered || !each.line.hasBullet || !opensEntry(each, read.slice(index + 1), now)) return;
    each.line = { ...each.line, hasBullet: false };
    each.head = readHeaderLine(each.line, now);
  });
  for (let from = 0; from < read.length; ) {
    let to = from;
    while (to < read.length && isLabelled(read[to]!)) to++;
    const form = read.slice(from, to);
    if (form.some(({ head }) => head.label === "title" || head.label === "employer"))
      for (const { head } of form)
        if (head.label === null && !head.dates.some(({ isRange }) => isRange)) head.label = "detail";
    from = Math.max(to, from + 1);
  }
}

function isLabelled({ line, head }: JobLine): boolean {
  return !line.isBlank && !line.hasBullet && (head.label !== null || OTHER_LABEL.test(line.text));
}

function opensEntry({ line }: JobLine, after: JobLine[], now: Date): boolean {
  const { label, dates, parts } = readHeaderLine({ ...line, hasBullet: false }, now);
  if (label === "title" || label === "employer") return true;
  if (dates[0]?.isRange && !/^since /i.test(line.text.slice(dates[0].from)) && bestTitle(parts) >= LIKELY) return true;
  if (wordsOf(line.text).length > LONGEST_ENTRY_WORDS || /[.;:]$/.test(line.text)) return false;
  const near = after.filter((other) => !other.line.isBlank).slice(0, LINES_BELOW);
  const point = near.findIndex((other) => other.line.hasBullet);
  return near.slice(0, point < 0 ? LINES_BELOW : point).some(({ head }) => {
    const tells = head.label === "title" || head.label === "employer" || head.dates.some(({ isRange }) => isRange);
    return !head.isProse && tells;
  });
}
