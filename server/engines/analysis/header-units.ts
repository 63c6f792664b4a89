import type { JobLine } from "./job-lines.ts";
import { UNITS } from "./judge-part.ts";
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

/** "Clinical Midwife Manager – Community Midwifery Services", with the hospital elsewhere. */
export function isUnitBehindTitle(parts: HeaderPart[], at: number): boolean {
  const { text, joint, title, employer } = parts[at]!;
  const isJoined = (joint === DASH || joint === ", ") && (parts[at - 1]?.title ?? 0) >= 2;
  const last = foldWord(wordsOf(text).at(-1) ?? "");
  return isJoined && title < 2 && employer < SURE_EMPLOYER && namesUnit(text, last);
}

function namesUnit(text: string, last: string): boolean {
  return UNIT_ENDS.has(last) || NUMBERED.test(text) || WARDS_AND_TEAMS.has(foldWord(text));
}
