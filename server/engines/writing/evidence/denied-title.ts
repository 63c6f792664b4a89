import type { Judged } from "./judge-statement.ts";
import { isTitleHead } from "./fact-words.ts";
import { FIRST_POSITION } from "./sentence-subject.ts";
import { foldText, type Sources } from "./sources.ts";
import { isOwnTitle } from "./trace-job.ts";

const OF_TITLE = new RegExp(
  String.raw`^(?:I(?: have|['’]ve) (?:not|never) (?:yet )?(?:been|worked as)|It ${FIRST_POSITION} as) (?:an? )?` +
    String.raw`(?<title>\p{L}[\p{L}\d '’-]{2,60}?)(?: yet| so far| before)?\.?$`,
  "iu",
);
/** Why a denial is dropped. */
export const SHOWN = "It says that you have not done this, and your resume shows it.";

/** The title that a sentence says the person has not had yet: "I have not been a head chef yet"; null for another one. */
export function deniedTitle(text: string): string | null {
  const title = OF_TITLE.exec(text.trim())?.groups?.title ?? "";
  const names = title.split(/ of (?=\p{Lu})/u)[0] ?? "";
  return isTitleHead(foldText(names).split(" ").at(-1) ?? "") ? title : null;
}

const AS_ONE = /(?<![a-z])(?:as|acting|interim|temporary|relief|on call) (?:an? |the )?$/u;
const LONGEST_BEFORE = 20;

/** Whether a text says of its person that they stood in a post: "as head chef", "acting head chef"; both folded. */
export function givesTitle(text: string, title: string): boolean {
  const before = ` ${text} `.split(` ${title} `).slice(0, -1);
  return before.some((part) => AS_ONE.test(`${part.slice(-LONGEST_BEFORE)} `));
}

/** Whether the resume lacks a title that the person denies; a line that may give it to them is asked about. */
export function judgeDeniedTitle(title: string, sources: Sources): Judged {
  const folded = foldText(title);
  if (isOwnTitle(folded, sources)) return { answer: "not borne out", line: null, reason: SHOWN };
  const { statements, folded: lines } = sources.resume;
  const at = lines.findIndex((line) => givesTitle(line, folded));
  if (at >= 0) return { answer: "not sure", line: statements[at] ?? null, reason: SHOWN };
  return { answer: "borne out", line: null, reason: "" };
}
