import { findSkills } from "../../analysis/find-skills.ts";
import { readOpening } from "../english-verbs.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { mayLeadName } from "../languages/en/runs-together.ts";
import type { Statement } from "../resume-statements.ts";
import { isNamedTool } from "../skill-names.ts";
import { isOnlyVerb } from "../verb-forms.ts";
import { splitRunTogether, waitsForName } from "./split-run-together.ts";

const FEWEST_LOST = 2; // statements that hold several

/** Whether the lines of a resume lost their ends: "... daily tasks Coordinate projects Manage budgets". */
export function hasLostLineEnds(statements: readonly Statement[]): boolean {
  const isSeveral = ({ text, section, isHead }: Statement) =>
    section === "experience" && !isHead && splitRunTogether(text).length > 1;
  return statements.filter(isSeveral).length >= FEWEST_LOST;
}

/** Several lines once, now without a sign between them: "... guest requests Handled reservations ...". */
export function holdsOtherLine(text: string, { isLost }: { isLost: boolean }): boolean {
  const begins = [...text.matchAll(/(?<=[\p{Ll}\d)] )(?<!\p{Lu}\p{Ll}{1,20} )(?<word>\p{Lu}\p{Ll}+)(?= \p{Ll})/gu)];
  const isOther = begins.some(
    ({ groups: { word = "" } = {}, index }) =>
      !waitsForName(text.slice(0, index)) &&
      (/ly$/.test(word) ||
        /^(?:Responsible|Accountable|Personally|Successfully|Other|Additional|Duties|In|The|My|As|Also)$/.test(word) ||
        (readOpening(`${word} it`) !== null && !isNamedTool(word))),
  );
  return isOther || (isLost && mayHoldOther(text));
}

const JOINT = /(?<![\p{L}-])(?<before>\p{Ll}{3,}) (?<word>\p{Lu}\p{Ll}{2,})(?= \p{L}|$)/gu;

function mayHoldOther(text: string): boolean {
  const skills = findSkills(text, { list: false });
  return [...text.matchAll(JOINT)].some(({ groups: { before = "", word = "" } = {}, index }) => {
    const at = index + before.length + 1;
    const isOfSkill = skills.some(({ from, to }) => from <= at && at < to);
    const isName = mayLeadName(before) && !isOnlyVerb(word.toLowerCase());
    return index > 0 && !isOfSkill && !isName && unknownWords(word.toLowerCase()).length === 0;
  });
}
