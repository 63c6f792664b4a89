import { toMonths } from "./find-dates.ts";
import type { JobLine } from "./job-lines.ts";
import { bestEmployer, bestTitle } from "./judge-part.ts";

const SURE_TITLE = 3;
const LIKELY = 2;
const LINES_ABOVE = 2;
const SINCE = /^(?:since|seit|ab|depuis|desde|from)(?!\p{L})/iu;

/** "Security Officer, Site Lead since 01/2024" below a house and its dates is what somebody became there. */
export function takeRises(read: JobLine[]): void {
  read.forEach((each, at) => {
    const { head, line } = each;
    const [since] = head.dates;
    const isOpen = since?.start != null && since.end === null && head.dates.length === 1;
    if (!isOpen || line.hasBullet || head.isProse || head.earlier !== null) return;
    if (since.from < 2 || line.text[since.from - 1] === "(" || !SINCE.test(line.text.slice(since.from))) return;
    if (bestTitle(head.parts) < SURE_TITLE || bestEmployer(head.parts) >= LIKELY) return;
    const house = houseAbove(read, at);
    const [whole] = house?.head.dates ?? [];
    if (!whole?.start || whole.end !== null || toMonths(whole.start) > toMonths(since.start!)) return;
    head.dates = [];
    const [before, later, ...others] = head.parts;
    if (before?.title !== SURE_TITLE || !later || others.length > 0) return;
    head.earlier = { title: before.text, start: null, end: since.start! };
    head.parts = [{ ...later, title: SURE_TITLE }];
  });
}

function houseAbove(read: JobLine[], at: number): JobLine | null {
  for (const each of read.slice(Math.max(0, at - LINES_ABOVE), at).reverse()) {
    const { head, line } = each;
    if (line.isBlank || line.hasBullet || head.isProse || bestTitle(head.parts) === SURE_TITLE) return null;
    if (head.dates[0]?.isRange) return each;
  }
  return null;
}
