import { anyOf } from "../../any-of.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { readOpening } from "../english-verbs.ts";
import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { hasFigure } from "../facts/deed-worth.ts";
import { isNotKeptUp } from "../facts/not-kept-up.ts";
import { tellsChange } from "../facts/tells-change.ts";
import { hasSlip, isMistyped, isUnfinished } from "../languages/en/mistyped.ts";
import { isCutShort } from "./first-person-line.ts";

const FEWEST_WORDS = 4; // fewer are a name or a head
const LONGEST = 24; // in words
const MOST_NAMES = 0.5; // of its words, or a line is a name

/** What is headed, dated, addressed, said to others or a whole sentence is no note. */
const NO_NOTE = new RegExp(
  String.raw`[|*•?!@]|https?:|^[^;]{0,40}:|\.\s|\s[-–—]\s|(?<!\p{L})${anyOf(
    "we our you your i my me etc is are was were been has have had will represents? includes?",
    "january february march april june july august september october november december oct nov dec feb jun jul aug sept",
  )}(?!\p{L})|^${anyOf(
    "as while when where with in on at for of to by from since during upon this that these those there the initially",
    "resulting result member subject company",
  )} |^\p{Lu}\p{Ll}+ \d`,
  "iu",
);
/** "Returns cut from 90 to 40 a week", "Reports to 12 donors": what is first is a thing, though it may be a verb as well. */
const IS_THING = new RegExp(
  String.raw`^Reports to (?:[2-9]|\d\d)|^Dissolved (?:oxygen|solids|gas)|^(?:[\p{L}\d$%-]+ ){1,5}${anyOf(String.raw`up(?!\sto\s(?!.{0,40}\sfrom\s)) down raised cut reduced lowered brought lifted halved doubled shortened`)} `,
  "u",
);
const COUNT_OF = /^\p{Lu}\p{Ll}+ (?<thing>\p{Ll}+) of \d/u;

/** "Scrap down from 6% to 2%": an English line that has no verb of its own and is read as it stands, since it counts. */
export function isNote(line: string): boolean {
  const words = line.split(" ");
  const names = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const isLine = words.length >= FEWEST_WORDS && words.length <= LONGEST && names.length < words.length * MOST_NAMES;
  const isWhole = /^(?:\p{Lu}|[\d$€£])/u.test(line) && !NO_NOTE.test(line) && !isCutShort(line);
  const hasVerb = readOpening(line) !== null && !IS_THING.test(line);
  return isLine && isWhole && !hasVerb && hasFigure(line) && !isUnfinished(line) && !isMistyped(line) && !hasSlip(line);
}

const FEWEST_SHOWN = 3;
const MOST_SHOWN = 40;
const NOT_SHOWN = new RegExp(
  String.raw`[|*•?!@]|https?:|(?<!\p{L})${anyOf("we our you your etc reason reference references")}(?!\p{L})|^(?:19|20)\d\d|^\p{L}{1,40}:`,
  "iu",
);

/** A whole line of which no sentence can be made, to be read as it stands: "Run mailings in HubSpot: 41,000 readers". */
export function isShowable(line: string, skills: readonly string[]): boolean {
  const isTelling = hasFigure(line) || skills.some((id) => skillById(id)?.kind !== "soft");
  if (!isTelling || isNotKeptUp(line)) return false;
  const words = line.split(" ").length;
  const isWhole = /^\p{Lu}/u.test(line) && !NOT_SHOWN.test(line) && !isCutShort(line) && !isUnfinished(line);
  return words >= FEWEST_SHOWN && words <= MOST_SHOWN && isWhole && !isMistyped(line) && !hasSlip(line);
}

/** Whether a note says more as it stands than in the sentence of its person. */
export function isBetterShown(line: string, sentence: string): boolean {
  if (!isNote(line)) return false;
  const thing = COUNT_OF.exec(line)?.groups?.thing;
  const isOfThing = /^My /u.test(sentence) ? tellsChange(line) : IS_THING.test(line);
  return isOfThing || (thing !== undefined && partsOfSpeech(thing).noun);
}
