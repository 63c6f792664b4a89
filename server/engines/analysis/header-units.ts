import { anyOf, anyOfLines } from "../any-of.ts";
import type { JobLine } from "./job-lines.ts";
import { mayBeName, UNITS } from "./judge-part.ts";
import { DASH, type HeaderPart, SLASH } from "./read-header.ts";
import { foldWord, wordsOf } from "./resume-lines.ts";
import { OPEN_BRACKET } from "./split-pieces.ts";

const LEAST_UNTITLED = 2;
const JOINED_BRACKET = -0.1;
export const ACROSS_CAPITALS = -1;
const SURE_EMPLOYER = 3;

/** "2017 - now  Elmsley House  Durham", and so in every entry. */
export function namesOnlyHouses(lines: JobLine[], anchors: number[]): boolean {
  const heads = lines.filter(({ kind, head }) => kind === "header" && head.parts.length > 0);
  const isTitled = heads.some(({ head }) => head.parts.some(mayBeTitle) || head.parts.slice(1).some(isHouse));
  return !isTitled && anchors.length >= LEAST_UNTITLED && heads.length <= anchors.length;
}

function isHouse({ employer }: HeaderPart): boolean {
  return employer > 1;
}

function mayBeTitle({ title, employer }: HeaderPart): boolean {
  return title > employer || title > 1;
}

const UNIT_ENDS: ReadonlySet<string> = new Set([
  ...UNITS,
  ..."services room rehabilitation desk watch crew".split(" "),
]);

const WARDS_AND_TEAMS: ReadonlySet<string> = new Set(
  (
    "emergency icu nicu picu cardiology oncology telemetry pediatrics paediatrics maternity radiology orthopedics surgery er ed " +
    "med-surg medical-surgical produce bakery deli meat dairy grocery electronics menswear womenswear housewares receiving growth platform payments " +
    "finance marketing engineering product sales communications"
  ).split(" "),
);
const INTENSIVE_CARE: ReadonlySet<string> = new Set("icu nicu picu sicu micu ccu cvicu pacu".split(" "));
const NUMBERED = /^(?:Years?|Grades?|Ward|Zone|Klassen?|Stufe|Gruppe) \d/u;

const OF_HOUSE = anyOf("team desk ward department dept\\.? unit branch counter floor crew squad");
const OPENS = String.raw`(?:, | - | \()`;
/** "Sawtooth Outdoor Gear, e-commerce team", "Mercy Hospital, Ward 6", "Marks Plumbing (trade counter)". */
const UNIT_BEHIND = new RegExp(
  anyOfLines`
    ${OPENS}(?:the )?(?:[\p{L}\p{N}&/.'’-]+ ){1,4}${OF_HOUSE}\)?$
    ${OPENS}(?:ward|unit|floor) \p{N}[\p{L}\p{N} ]{0,12}\)?$
  `,
  "iu",
);

/** An employer's name without the part of it where somebody worked. */
export function withoutUnit(employer: string | null): string | null {
  const house = employer?.replace(UNIT_BEHIND, "") ?? null;
  return house !== null && mayBeName(house) && !UNITS.has(foldWord(house)) ? house : employer;
}

/** "Clinical Midwife Manager – Community Midwifery Services", with the hospital elsewhere. */
export function isUnitBehindTitle(parts: HeaderPart[], at: number): boolean {
  const { text, joint, title, employer } = parts[at]!;
  const isJoined = (joint === DASH || joint === ", ") && (parts[at - 1]?.title ?? 0) >= 2;
  const last = foldWord(wordsOf(text).at(-1) ?? "");
  return isJoined && title < 2 && employer < SURE_EMPLOYER && (namesUnit(text, last) || isStation(parts, at));
}

export function namesHouseOfTwo(parts: HeaderPart[], first: number): boolean {
  const [before, own, second, ...more] = [parts[first - 1], ...parts.slice(first)];
  const isOfTitle = own?.joint === ", " && (before?.title ?? 0) >= 2;
  return !isOfTitle && more.length === 0 && second?.joint === DASH && second.employer > 0;
}

function isShouted(text: string): boolean {
  return /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text);
}

function isStation(parts: HeaderPart[], at: number): boolean {
  const [before, own, behind] = [parts[at - 1]!, parts[at]!, parts[at + 1]];
  const isSetOff = behind?.joint === DASH && /\p{Ll}/u.test(behind.text);
  return isSetOff && own.joint === ", " && isShouted(before.text) && isShouted(own.text);
}

export function isStationFirst([own, title, house]: HeaderPart[], at: number): boolean {
  return (
    at === 0 && house?.joint === DASH && isShouted(own!.text) && (title?.title ?? 0) >= 2 && isShouted(title!.text)
  );
}

function namesUnit(text: string, last: string): boolean {
  return UNIT_ENDS.has(last) || INTENSIVE_CARE.has(last) || NUMBERED.test(text) || WARDS_AND_TEAMS.has(foldWord(text));
}

/** How much less likely a name is that goes on with the parts that were added to its first one. */
export function costOfJoining(added: HeaderPart[], cost: number, first: HeaderPart): number {
  const ofBracket = ({ joint, title, employer }: HeaderPart) => joint === OPEN_BRACKET && title === 0 && employer < 2;
  const isAcross = ({ joint, text }: HeaderPart) => joint === DASH && isShouted(text) !== isShouted(first.text);
  return (
    added.reduce((sum, part) => sum + (ofBracket(part) ? JOINED_BRACKET : cost), 0) +
    (added.some(isAcross) ? ACROSS_CAPITALS : 0)
  );
}

/** "(NHS)" behind a name is short for it. */
export function isInitials({ text, employer }: Pick<HeaderPart, "text" | "employer">, { joint }: HeaderPart): boolean {
  return joint === OPEN_BRACKET && employer < 2 && /^\p{Lu}{2,5}$/u.test(text);
}

/** "Cook / serving at the pass": what stands in small letters behind the stroke tells of the work. */
export function isTellingBehindSlash(first: HeaderPart, next: HeaderPart): boolean {
  return next.joint === SLASH && next.title === 0 && /^\p{Ll}[^.]*$/u.test(next.text) && /^\p{Lu}/u.test(first.text);
}
