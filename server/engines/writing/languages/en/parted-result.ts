import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { hasFigure } from "../../facts/deed-worth.ts";

const GAIN = new RegExp(
  `(?<!\\p{L})${anyOf("increase decrease reduction growth savings? improvement gain rise drop boost faster fewer higher lower")}(?!\\p{L})|%`,
  "iu",
);
const LED_TO = /(?<comma>,?) (?:resulting in|leading to|which (?:has )?(?:resulted in|led to)) (?=[^,;])/u;
const CHANGES = anyOf(
  "increas reduc improv sav decreas rais boost lower generat eliminat doubl tripl exceed achiev shorten strengthen enhanc expand streamlin",
);
const WHICH_CHANGED = new RegExp(`, which (?=(?:${CHANGES}\\p{Ll}{0,3}ed|saved|cut) )`, "u");
const CHANGING = new RegExp(`, (?:thereby |thus )?(?<verb>${CHANGES}\\p{Ll}{0,3}ing|cutting) `, "u");
const GOES_ON = /, | and \p{Ll}{1,20}ing /u;
const SHORTEST = 5; // in letters
const OF_WORK = new RegExp(
  `(?<!\\p{L})${anyOf(
    "costs? time errors? waste efficiency productivity revenue turnover delays? downtime accuracy satisfaction engagement compatibility quality",
    "speed disruptions? sales profits? safety retention performance",
  )}(?!\\p{L})`,
  "iu",
);
/** Here another may have done it: "I supported a team who ..., doubling sales". */
const WITH_OTHERS = new RegExp(
  ` (?:who|that|which) |^I (?:\\p{Ll}+ly )?(?:${anyOf("report assist support help participat join shadow serv contribut")}\\p{Ll}*|work(?:ed)? (?:for|under|with)) `,
  "u",
);

export type PartedResult = { action: string; result: string };

/** "I retrained the line, cutting scrap by 4%" as what was done and what came of it; null where a sentence does not tell both. */
export function partedResult(sentence: string): PartedResult | null {
  const parts = partsOf(sentence);
  return parts === null || WITH_OTHERS.test(parts.action) ? null : parts;
}

function partsOf(sentence: string): PartedResult | null {
  const led = around(LED_TO, sentence);
  // Without a comma it is what was worked on that led there: "accidents leading to injuries".
  if (led && (led.groups.comma === "," || GAIN.test(led.behind)))
    return { action: led.before, result: `This led to ${led.behind}` };
  const changed = around(WHICH_CHANGED, sentence);
  if (changed) return { action: changed.before, result: `This ${changed.behind}` };
  const { before = "", behind = "", groups } = around(CHANGING, sentence) ?? {};
  const past = readOpening(`${groups?.verb ?? ""} the`)?.past;
  const isOfWork = !GOES_ON.test(behind) && (hasFigure(behind) || OF_WORK.test(behind));
  return past === undefined || !isOfWork ? null : { action: before, result: `I ${past} ${behind}` };
}

function around(joint: RegExp, sentence: string) {
  const found = joint.exec(sentence);
  if (found === null) return null;
  const [before, behind] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  const isWhole = before.length > SHORTEST && behind.length > SHORTEST;
  return isWhole ? { before, behind, groups: found.groups ?? {} } : null;
}
