import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { hasFigure } from "../../facts/deed-worth.ts";

const GAIN = new RegExp(
  `(?<!\\p{L})${anyOf("increase decrease reduction growth savings? improvement gain rise drop boost faster fewer higher lower")}(?!\\p{L})|%`,
  "iu",
);
const LED_TO =
  /^(?<action>.{12,}?)(?<comma>,?) (?:resulting in|leading to|which (?:has )?(?:resulted in|led to)) (?<what>[^,;].{5,})$/u;
const CHANGES = anyOf(
  "increas reduc improv sav decreas rais boost lower generat eliminat doubl tripl exceed achiev shorten strengthen enhanc expand streamlin",
);
const WHICH_CHANGED = new RegExp(
  `^(?<action>.{12,}?), which (?<result>(?:${CHANGES}\\p{Ll}*ed|saved|cut) .{5,})$`,
  "u",
);
const CHANGING = new RegExp(
  `^(?<action>.{12,}?), (?:thereby |thus )?(?<verb>(?:${CHANGES}\\p{Ll}*ing|cutting)) (?<rest>(?!.*(?:, | and \\p{Ll}+ing )).{5,})$`,
  "u",
);
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
  const { action, result } = partsOf(sentence) ?? {};
  return action === undefined || result === undefined || WITH_OTHERS.test(action) ? null : { action, result };
}

function partsOf(sentence: string): Partial<PartedResult> | null {
  const led = LED_TO.exec(sentence)?.groups;
  // Without a comma it is what was worked on that led there: "accidents leading to injuries".
  if (led && (led.comma === "," || GAIN.test(led.what ?? "")))
    return { action: led.action, result: `This led to ${led.what}` };
  const changed = WHICH_CHANGED.exec(sentence)?.groups;
  if (changed) return { action: changed.action, result: `This ${changed.result}` };
  const { action, verb = "", rest = "" } = CHANGING.exec(sentence)?.groups ?? {};
  const past = readOpening(`${verb} the`)?.past;
  const isOfWork = hasFigure(rest) || OF_WORK.test(rest);
  return past === undefined || !isOfWork ? null : { action, result: `I ${past} ${rest}` };
}
