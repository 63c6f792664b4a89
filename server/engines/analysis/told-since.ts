import { anyOf } from "../any-of.ts";
import type { DateSpan } from "./find-dates.ts";
import { findDates } from "./find-dates.ts";
import type { JobLine } from "./job-lines.ts";
import { isTitleCase, judgePart, bestTitle } from "./judge-part.ts";
import { wordsOf } from "./resume-lines.ts";

const SURE = 3;
const LIKELY = 2;
const LONGEST_HEAD_WORDS = 14;
const MOST_LINES_BELOW = 8;
const SAID = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    "(?:there|here|employed|working)\\s(?:since|from) (?:joined|started|began|hired)(?:\\s(?:there|here|this\\s\\p{L}+|with\\sthem))?(?:\\s(?:in|on))?",
    "(?:with|for)\\s(?:them|the\\s(?:company|firm|team|school|trust|council))\\ssince in\\s(?:this|the)\\s(?:job|role|post|position)\\ssince",
  )}) (?=(?:the )?(?:\d{1,2}|\p{L}{3,9}\.?)? ?(?:\p{L}{3,9}\.?,? )?(?:19|20)\d\d)`,
  "iu",
);

/** "Driver – Acme Freight" without dates above "Night runs. There since Feb 2018.": the sentence says when. */
export function datesInSentences(read: JobLine[], now: Date): void {
  read.forEach((each, index) => {
    if (!isBareHead(each) || read[index - 1]?.anchor) return;
    for (const below of read.slice(index + 1, index + 1 + MOST_LINES_BELOW)) {
      if (below.line.isBlank || below.anchor) return;
      const span = saidSince(below.line.text, now);
      if (span) each.anchor = { ...span, from: each.line.text.length, to: each.line.text.length };
      if (span) return;
    }
  });
}

function isBareHead({ line, head, anchor }: JobLine): boolean {
  const isEntry = head.parts.length > 1 || head.label === "title";
  return !anchor && !line.hasBullet && head.dates.length === 0 && isEntry && bestTitle(head.parts) === SURE;
}

function saidSince(text: string, now: Date): DateSpan | null {
  const said = SAID.exec(text);
  if (!said) return null;
  const [span] = findDates(text.slice(said.index + said[0].length), now);
  return span?.start ? { ...span, end: null, current: true, isRange: true } : null;
}

/** "Driver – Acme Haulage" above "2012 to 2018. Quarry runs, semi tippers.": below the head, the dates open what is told. */
export function tellsBehindDates(read: JobLine[]): void {
  read.forEach((each, index) => {
    const above = read[index - 1];
    const span = each.head.dates[0];
    if (!above || !span?.isRange || span.from > 1 || !/^[.:;]\s/.test(each.line.text.slice(span.to))) return;
    if (above.line.isBlank || above.line.hasBullet || above.head.isProse || above.head.dates.length > 0) return;
    if (wordsOf(above.line.text).length > LONGEST_HEAD_WORDS || bestTitle(above.head.parts) < LIKELY) return;
    const [first = ""] = each.line.text
      .slice(span.to + 1)
      .trim()
      .split(/\.(?:\s|$)/u);
    const names = above.head.parts.length === 1 && isTitleCase(first) && judgePart(first).title < LIKELY;
    if (!names) each.head = { ...each.head, parts: [], place: null, isProse: false };
  });
}
