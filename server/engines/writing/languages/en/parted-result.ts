import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";

const LED_TO =
  /^(?<action>.{12,}?),? (?:resulting in|leading to|(?:which|that) (?:has )?(?:resulted in|led to)) (?<what>[^,;].{5,})$/u;
const CHANGES = anyOf(
  "increas reduc improv sav decreas rais boost lower generat eliminat doubl tripl exceed achiev shorten strengthen enhanc expand streamlin",
);
const WHICH_CHANGED = new RegExp(
  `^(?<action>.{12,}?),? (?:which|that) (?<result>(?:${CHANGES}\\p{Ll}*ed|saved|cut) .{5,})$`,
  "u",
);
const CHANGING = new RegExp(
  `^(?<action>.{12,}?), (?:thereby |thus )?(?<verb>(?:${CHANGES}\\p{Ll}*ing|cutting)) (?<rest>.{5,})$`,
  "u",
);

export type PartedResult = { action: string; result: string };

/** "I retrained the line, cutting scrap by 4%" as what was done and what came of it; null where a sentence does not tell both. */
export function partedResult(sentence: string): PartedResult | null {
  const led = LED_TO.exec(sentence)?.groups;
  if (led?.action !== undefined && led.what !== undefined)
    return { action: led.action, result: `This led to ${led.what}` };
  const changed = WHICH_CHANGED.exec(sentence)?.groups;
  if (changed?.action !== undefined && changed.result !== undefined)
    return { action: changed.action, result: `This ${changed.result}` };
  const { action, verb = "", rest } = CHANGING.exec(sentence)?.groups ?? {};
  const past = readOpening(`${verb} the`)?.past;
  return action === undefined || past === undefined ? null : { action, result: `I ${past} ${rest}` };
}
