import { judgePart, UNITS } from "../analysis/judge-part.ts";
import { anyOf } from "../any-of.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import { isDescription } from "./described-house.ts";
import { canBeName, isCompanyLike, isUnit, isWorker, titleness } from "./head-names.ts";
import { beginsAsFirm, hasLegalForm, isSentence } from "./name-lines.ts";
import { isHouse, isNamedAsHouse } from "./one-line-head.ts";
import { isTownLine, namesTown } from "./place-lines.ts";

const QUARTER = anyOf(
  "north south east west upper lower great little central heath wharf park green hill cross bridge road street centre center town",
  "village valley bay beach side fields gate quay square end common island heights downs lakes springs gardens district county",
);
const ENDS_AS_QUARTER = new RegExp(`(?<!\\p{L})${QUARTER}$`, "iu");
const BEGINS_AS_QUARTER = new RegExp(`^${QUARTER}(?!\\p{L})`, "iu");
const TELLS = / \p{Ll}{4}/u; // what has longer words in small letters
const ORGANISATION = 2; // of three, as `judgePart` weighs an employer
const MOST_WORDS = 8;
const LEAST_LETTERS = 4;
const LINES_BELOW = 2;
const DASHES = /\s[–—|-]\s|\s?\|\s?/u;
const BEHIND_NAME = /\s\(|,\s(?!(?:Inc|LLC|Ltd|P\.? ?C|P\.?A|LLP|Co|S\.)(?!\p{L}))/u;
const SAYS_WHAT_IT_DOES = /^(?<name>\p{Lu}[^().!?]{3,60}) \([^()]{2,40}\) \p{Ll}{3,14}s /u;
const ABBREVIATED_PLACE = /, \p{Lu}\p{Ll}{1,4}\.$/u;
const OFFICE = "(?:Department|Ministry|Secretariat|Office|Faculty|School|Directorate|Committee)";
const OF_LIST = String.raw`\p{Lu}[^,.:;()]{2,40}`;
const LAST_OF_LIST = String.raw`,? (?:and|&) (?:the )?\p{Lu}[\p{L}-]+(?: (?:and )?\p{Lu}[\p{L}-]+)*`;
const LISTED_HOUSE = new RegExp(`^(?:[Tt]he )?${OFFICE} (?:of|for) ${OF_LIST}(?:, ${OF_LIST})*${LAST_OF_LIST}`, "u");

export const endsAsQuarter = (name: string) => ENDS_AS_QUARTER.test(name);

/** "Severn Night Vets", "Hodge & Daughters": more than the quarter of a town has. */
export function isOfSeveral(name: string): boolean {
  const words = name.split(" ");
  const isNamed = words.length > 2 || /&|['’]s |s$/u.test(name);
  const isQuarter = ENDS_AS_QUARTER.test(name) || BEGINS_AS_QUARTER.test(name);
  if (words.length < 2 || !isNamed || TELLS.test(name) || isQuarter) return false;
  return !isUnit(name) && !isWorker(name) && isCompanyLike(name);
}

function isTakenUp(name: string, text: string): boolean {
  const [first = ""] = name.split(" ");
  if (first.length < LEAST_LETTERS || TELLS.test(name) || text.includes(first.toLowerCase())) return false;
  return new RegExp(`(?:^|[.!?] |\\n)${RegExp.escape(first)} \\p{Ll}`, "u").test(text);
}

function mayBeHouse(name: string): boolean {
  const words = name.split(" ");
  const isForm = isNamedAsHouse(name) || hasLegalForm(name) || judgePart(name).employer >= ORGANISATION;
  return (
    words.length <= MOST_WORDS &&
    (isForm ? canBeName(name) && /^\p{Lu}/u.test(name) : isCompanyLike(name)) &&
    (isForm || titleness(name) === 0) &&
    !words.some((word) => UNITS.has(word.toLowerCase())) &&
    !(isWorker(name) || isDescription(name) || isTownLine(name) || namesTown(name)) &&
    headingUse(name) === null
  );
}

function isKnownKind(name: string): boolean {
  const { title, employer } = judgePart(name);
  const isJudged = title === 0 && employer >= ORGANISATION && (titleness(name) === 0 || isProper(name));
  return beginsAsFirm(name) || isNamedAsHouse(name) || isJudged;
}

/** "Chief Officer — Kestrelwood Community Trust (charity)" names the employer behind its dash. */
export function houseOfTitle(title: string): string | null {
  const behind = title.split(DASHES).slice(1);
  const named = behind.map((part) => part.split(BEHIND_NAME)[0] ?? "");
  return named.find((name) => mayBeHouse(name) && isProper(name) && isKnownKind(name)) ?? null;
}

/** The employer of the lines below a title where no other reading finds one; null where they leave it open. */
export function houseBelowTitle(lines: readonly string[], title: string): string | null {
  const at = lines.findIndex((line) => title !== "" && line.includes(title));
  if (at < 0) return null;
  const text = lines.slice(at + 1).join("\n");
  for (const line of lines.slice(at + 1, at + 1 + LINES_BELOW)) {
    const doer = SAYS_WHAT_IT_DOES.exec(line)?.groups?.name;
    if (doer !== undefined && isCompanyLike(doer) && judgePart(doer).title === 0) return doer;
    if ((isSentence(line) && !ABBREVIATED_PLACE.test(line)) || line.includes(": ")) continue;
    const parts = line.split(DASHES).map((part) => part.split(BEHIND_NAME)[0] ?? "");
    const [first = ""] = parts;
    const isSure = (name: string) =>
      isKnownKind(name) || isHouse(name, text) || isTakenUp(name, text) || (name !== line && isOfSeveral(name));
    const found = parts.find((name) => mayBeHouse(name) && (name === first ? isSure(name) : isKnownKind(name)));
    if (found?.includes(" ")) return found;
  }
  return null;
}

const isProper = (name: string) => /^St\.? |\p{L} & |['’]s |^The \p{Lu}/u.test(name);

/** An office of the state whose name is a list, as it stands among the first lines. */
export function listedHouse(lines: readonly string[]): string | null {
  return lines.map((line) => LISTED_HOUSE.exec(line)?.[0]).find((name) => name !== undefined) ?? null;
}
