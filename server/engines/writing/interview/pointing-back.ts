import { anyOf } from "../../any-of.ts";
import { sentencesOf } from "../resume-statements.ts";
import { upperFirst } from "../skill-names.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";

const LONGEST = 160;
/** "trained 35 floor staff in it": what it is stands in the part before it. */
const POINTS_BACK = new RegExp(
  String.raw`(?<!\p{L})${anyOf("it them these those daran damit dafür darin dazu eux ello ellos")}(?!\p{L})`,
  "u",
);

function around({ line, text }: Deed, { statements }: WritingFacts): string {
  const statement = statements.find(({ lines }) => lines.from === line)?.text ?? text;
  return statement.length <= LONGEST ? statement : (sentencesOf(statement).find((one) => one.includes(text)) ?? text);
}

/** "..., surpassing the year before by 157%": who did it, and of what, stands before it. */
export function isTornOff(deed: Deed, facts: WritingFacts): boolean {
  return /^\p{L}+ing /u.test(deed.text) && bare(around(deed, facts)).indexOf(bare(deed.text)) > 0;
}

function bare(text: string): string {
  return text.replace(/^\P{L}+(?=\p{Lu})/u, "").replace(/(?<![\s.;,])[\s.;,]+$/, "");
}

/** Whether a deed names what only the text before it says. */
export function isCutFromBefore(deed: Deed, facts: WritingFacts): boolean {
  return POINTS_BACK.test(deed.text) && bare(around(deed, facts)).indexOf(bare(deed.text)) > 0;
}

/** A deed as its line has it, with what it points back to. */
export function lineOf(deed: Deed, facts: WritingFacts): string {
  return upperFirst(bare(isCutFromBefore(deed, facts) ? around(deed, facts) : deed.text));
}

/** All of the sentence of its line that a deed is a part of. */
export function sentenceAround(deed: Deed, facts: WritingFacts): string {
  return upperFirst(bare(around(deed, facts)));
}
