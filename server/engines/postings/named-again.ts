import { anyOf } from "../any-of.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import { hasLegalForm, isFirm } from "./name-lines.ts";
import { namesTown } from "./place-lines.ts";

const BEGINS = String.raw`(?:^|[.!?]\s|\n)(?:The )?`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?<!\.)`;
const SMALL = anyOf("of the and &");
const SUBJECT = new RegExp(
  String.raw`${BEGINS}(?<name>${CAPITAL}(?: (?:${SMALL} ){0,2}${CAPITAL}){1,5})(?:, [^.,\n]{1,80},)? (?:\p{Ll}*[^s\P{Ll}]s|has|is|was)(?=[ ,])`,
  "gu",
);
const NO_NAME = new RegExp(
  `^${anyOf("The As At If In For This These We Our You Your All Any Please What When With")}(?!\\p{L})`,
  "u",
);
const HEAD_PARTS = /\s[–—-]\s|\s?[·•|]\s?|,\s(?!(?:inc|llc|ltd)\b)/iu;
const LATE = 1_500; // in characters: what comes behind is about the work, and no longer about the firm
const FEWEST_LETTERS = 4;

function sharedName(line: string, text: string): string | null {
  const words = line.split(" ");
  const runs = words.flatMap((_, from) => words.slice(from).map((_word, at) => words.slice(from, from + at + 1)));
  const isLong = (run: string[]) => run.length > 1 || (words.length === 1 && line.length >= FEWEST_LETTERS);
  const said = runs
    .filter((run) => isLong(run) && /^\p{Lu}/u.test(run[0] ?? ""))
    .sort((a, b) => b.length - a.length)
    .map((run) => run.join(" ").replace(/,$/u, ""))
    .find((name) => new RegExp(String.raw`${BEGINS}${RegExp.escape(name)}(?=[\s,'’])`, "u").test(text));
  if (said === undefined) return null;
  const [before = ""] = line.split(said);
  return isFirm(line) || hasLegalForm(line) ? line : `${before}${said}`;
}

/** Who the text of an English posting is about, as a line of its head names them or the text does; null where neither is plain. */
export function namedAgain(head: readonly string[], text: string): string | null {
  for (const line of head) {
    const [part = ""] = line.split(HEAD_PARTS);
    const name = part.trim();
    const said = namesTown(name) || headingUse(name) !== null ? null : sharedName(name, text);
    if (said !== null) return said;
  }
  const subjects = [...text.slice(0, LATE).matchAll(SUBJECT)].map(({ groups }) => groups?.name ?? "");
  return subjects.find((name) => !NO_NAME.test(name) && headingUse(name) === null) ?? null;
}
