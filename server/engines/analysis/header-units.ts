import { anyOf, anyOfLines } from "../any-of.ts";
import type { JobLine } from "./job-lines.ts";
import { mayBeName, UNITS } from "./judge-part.ts";
import { DASH, type HeaderPart } from "./read-header.ts";
import { foldWord, wordsOf } from "./resume-lines.ts";

const LEAST_UNTITLED = 2;
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

/** "Marriott - Downtown Hotel", where no title before it says "Nurse, Renal - Downtown Hospital". */
export function namesHouseOfTwo(parts: HeaderPart[], first: number): boolean {
  const [before, own, second, ...more] = [parts[first - 1], ...parts.slice(first)];
  const isOfTitle = own?.joint === ", " && (before?.title ?? 0) >= 2;
  return !isOfTitle && more.length === 0 && second?.joint === DASH && second.employer > 0;
}

/** "PASTRY", before "Marlowe & Finch": behind what stands in capitals another thing begins. */
export function isShouted(text: string): boolean {
  return /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** "THEATRE" in "CHARGE NURSE, THEATRE - St Mungo's Infirmary". */
function isStation(parts: HeaderPart[], at: number): boolean {
  const [before, own, behind] = [parts[at - 1]!, parts[at]!, parts[at + 1]];
  const isSetOff = behind?.joint === DASH && /\p{Ll}/u.test(behind.text);
  return isSetOff && own.joint === ", " && isShouted(before.text) && isShouted(own.text);
}

function namesUnit(text: string, last: string): boolean {
  return UNIT_ENDS.has(last) || NUMBERED.test(text) || WARDS_AND_TEAMS.has(foldWord(text));
}
