import { kindOf } from "../analysis/section-headings.ts";

/** "2018 - 2021", "06/2018 – Present", "Jan 2018 to Mar 2021". */
const YEARS = /\b(?:19|20)\d\d ?(?:[-–—]|to|bis|à) ?(?:\p{L}{3,9}\b|\d\d?[/.](?:19|20)\d\d\b|(?:19|20)\d\d\b)/giu;
const CONTACT = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,20}|\(?\+?\d[\d ().-]{8,16}\d/;
/** A text that addresses its reader or speaks of applicants is no resume. */
const TO_APPLICANTS =
  /\b(you|your|you[’']ll|we[’']re|applicants?|candidates?|apply|sie|ihre|ihnen|du|dein|bewerbung|vous|votre|candidature)\b/gi;
const HEAD_LINES = 12;
const LONGEST_HEADING = 40;
const FEWEST_SPANS = 2;
const FEWEST_HEADINGS = 2;
const FEWEST_SIGNS = 2;
const READ_CHARACTERS = 20_000;
const MOST_ADDRESSES = 2;

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** By spans of years, resume headings or a personal address at the top, and no words to applicants. */
export function looksLikeResume(text: string): boolean {
  const read = text.slice(0, READ_CHARACTERS);
  const lines = read.split("\n").map((line) => line.trim());
  const words = countOf(read, /\S+/g);
  if (countOf(read, TO_APPLICANTS) > MOST_ADDRESSES + (words * MOST_ADDRESSES) / 1_000) return false;
  const headings = new Set(lines.flatMap((line) => (line.length <= LONGEST_HEADING ? (kindOf(line) ?? []) : [])));
  const hasContact = CONTACT.test(lines.slice(0, HEAD_LINES).join("\n"));
  const signs = [countOf(read, YEARS) >= FEWEST_SPANS, headings.size >= FEWEST_HEADINGS, hasContact];
  return signs.filter(Boolean).length >= FEWEST_SIGNS;
}
