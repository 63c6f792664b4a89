import { anyOf } from "../../any-of.ts";
import { firstPerson, lowerFirst, readOpening } from "../english-verbs.ts";
import { tellsChange } from "../facts/tells-change.ts";
import { hasSlip, isMistyped, isUnfinished } from "../languages/en/mistyped.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { isSound } from "../sound-sentence.ts";
import { upperFirst } from "../skill-names.ts";

const BY_ONESELF = /^(?:I|My) /u;
/** What a sentence of a spoken answer has not: a second one, a list's marks, what others say to each other. */
const WRITTEN = /[:;|*•]|\.\s|\betc\b|\b(?:we|our|you|your)\b|\s[-–—]\s|^I \W/iu;

const TELLS_OF_RESULT = new RegExp(
  `^(?:[\\p{L}-]+ ){1,5}${anyOf("rose fell dropped grew went brought was were increased decreased improved doubled halved")} `,
  "u",
);

const CUT = new RegExp(
  `(?<! ${anyOf("as if when where is are was were be")}) ${anyOf("appropriate necessary effective related relevant additional other new own")}$`,
  "u",
);

/** Whether an English sentence ends before what its last word stands before. */
export function isCutShort(sentence: string): boolean {
  return CUT.test(sentence);
}

export function isByOneself(sentence: string): boolean {
  return BY_ONESELF.test(sentence);
}

/** An English line of a resume as its person says it; null where it has no verb to say it with or was cut. */
export function inFirstPerson(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  if (isByOneself(line)) return line;
  const isOfThing = TELLS_OF_RESULT.test(line) && readOpening(line)?.form !== "past";
  if (isOfThing && tellsChange(line) && !WRITTEN.test(line)) return line;
  const told = GRAMMARS.en.tell(line, { isCurrent })?.sentence;
  if (told && isByOneself(told) && !isCutShort(told) && !/^I \P{L}/u.test(told)) return told;
  const said = firstPerson(line, { isCurrent });
  if (said === null || WRITTEN.test(said)) return null;
  const sentence = said.startsWith("I ") ? said : upperFirst(lowerFirst(said));
  const isBroken =
    hasSlip(sentence) ||
    isMistyped(sentence) ||
    isUnfinished(sentence) ||
    isCutShort(sentence) ||
    !isSound(`${sentence}.`, "en");
  return isBroken || !isByOneself(sentence) ? null : sentence;
}
