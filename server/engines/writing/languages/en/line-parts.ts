import { isTitleHead } from "../../evidence/fact-words.ts";
import { tellsOutcome } from "./told-result.ts";
import { anyOf } from "../../../any-of.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { isNoName, splitRunTogether } from "../../facts/split-run-together.ts";
import { hasFigure } from "../../facts/deed-worth.ts";
import { tellsChange } from "../../facts/tells-change.ts";
import { sentencesOf } from "../../resume-statements.ts";
import { cutLong } from "./cut-long.ts";
import { ALL_OF_THEM, DONE_WITH_IT } from "./done-with-it.ts";

const FEWEST_WORDS = 3;
export const LONGEST_TOLD = 34; // in words
const OF_ONESELF = /^(?:As [^,]{2,40}?,? )?I \p{Ll}/u;
/** "a dashboard, built from delivery notes": how a thing was made. */
const OF_ITS_MAKING = /^\p{Ll}+(?:ed|ilt|ade|awn|itten) (?:from|by|using|out of) /u;
/** "and one promoted", "who now leads it": what goes on with the part before it. */
const GOES_ON = new RegExp(
  `^${anyOf("and or who which that where with including such as plus then now later from up down by to no zero")}\\b`,
  "iu",
);

/** "; trained six staff in it" says nothing without what stands before it. */
const POINTS_BACK = /^\p{Ll}+ [^;:]{2,80} (?:in|on|of|for|with|to|from|at|about) (?:it|them)$/u;

/** The deeds that a line tells one after the other: each can be told by itself, and none is lost. */
export function partsOfLine(line: string): string[] {
  const parts: string[] = [];
  for (const sentence of sentencesOf(line).flatMap(splitRunTogether).flatMap(deedsOfOne).map(withoutLabel)) {
    const before = parts.at(-1);
    // "...; two now lead shifts", "...; waste down by a third" tell of the deed before it.
    const isOn =
      /^[\p{Ll}\d]/u.test(sentence) &&
      (DONE_WITH_IT.test(sentence) || (readOpening(sentence) === null && tellsOfDeed(sentence)));
    const isDoneWithIt =
      /^(?:Completed|Delivered|Finished|Opened|Handed over|Launched) /u.test(sentence) &&
      DONE_WITH_IT.test(lowerFirst(sentence)) &&
      readOpening(before ?? "") === null;
    const many = before === undefined ? null : countedSoFar(sentence, before);
    const isOfIt = /^\p{Ll}/u.test(sentence) && POINTS_BACK.test(sentence);
    const isShort = `${before} ${sentence}`.split(" ").length < LONGEST_TOLD && !/ (?:we|I|they|s?he) /u.test(sentence);
    if (isOn && isShort && before !== undefined && line.includes(`${before}; ${sentence}`))
      parts.splice(-1, 1, `${before}; ${sentence}`);
    else if (isDoneWithIt && isShort && before !== undefined)
      parts.splice(-1, 1, `${before.replace(/\.$/u, "")}, ${lowerFirst(sentence)}`);
    else if (before !== undefined && many !== null) parts.splice(-1, 1, `${before} (${many})`);
    else if (isOfIt && before !== undefined) parts.splice(-1, 1, `${before} and ${sentence}`);
    else parts.push(...(isOne(sentence) ? [sentence] : splitAtCommas(sentence)));
  }
  return parts.flatMap((part) => cutLong(part, LONGEST_TOLD));
}

const OF_ALL = new RegExp(`^${ALL_OF_THEM}`, "u");

function tellsOfDeed(clause: string): boolean {
  return OF_ALL.test(clause) || tellsChange(clause) || tellsOutcome(clause) || hasFigure(clause);
}

const SO_FAR = /^(?:I(?:['’]ve| have) )?(?<verb>\p{Ll}+) (?<many>\d+ (?:so far|to date|in all))$/u;

/** "I have trained 13 so far" behind "Train new aides" tells how many; null for what does not. */
function countedSoFar(sentence: string, before: string): string | null {
  const { verb = "", many } = SO_FAR.exec(sentence)?.groups ?? {};
  const isSame = readOpening(`${verb} the`)?.base === readOpening(before)?.base;
  return many !== undefined && isSame ? many : null;
}

const RESULTS = new RegExp(
  `^(?:${anyOf("key main major other daily primary selected notable")} )?` +
    `(?:${anyOf("areas?\\sof\\sresponsibility roles duties tasks functions projects results? achievements? accomplishments? responsibilit(?:y|ies) highlights? contributions? outcomes?")}` +
    "(?: (?:and|&) )?){1,2}(?: included?)? ?(?::| [-–—] ) ?(?:[-*+§] ?)?",
  "iu",
);

/** "Bid support - Prepared all tenders": what a deed is of, before it. */
const LABEL = /^\p{Lu}[^:.;!?–—]{2,40}?(?: ?: ?| [-–—] ?)(?:[·•] ?)?(?=\p{Lu}\p{Ll}+,? [\p{L}\d$€£])/u;
const ANSWERS_FOR = /^(?:Responsible for|In charge of) /u;
/** "Goal: Develop an alternative" is what was to come of it. */
const OF_GOAL = new RegExp(
  `^(?:[\\p{L}-]+ ){0,2}${anyOf("goals? aims? objectives? purpose mission vision challenges? problems?")} ?: ?`,
  "iu",
);

/** "Home lab: built a domain" was built at home. */
const OF_NO_JOB = new RegExp(
  `^(?:[\\p{L}-]+ ){0,2}${anyOf("home personal side school class course coursework capstone student volunteer volunteering hobby lab thesis")}(?: \\p{L}+)? ?(?::| [-–—] )`,
  "iu",
);
const OF_RESULT = /^[^:]{0,30}(?:result|outcome)/iu;
/** "Accounting: prepared the books": what is surely done behind the name of a field, not "Skills: managed care". */
const FIELD = new RegExp(
  `^(?!.{0,40}${anyOf("[Ss]kills [Tt]ools [Tt]echnolog [Ss]oftware [Ll]anguages")})` +
    String.raw`\p{Lu}[^:.;!?–—,]{2,30}(?: ?:| [-–—]) (?=\p{Ll}+ (?:\S+ ){2,})`,
  "u",
);

/** "Rent arrears: brought down from 7% to 4%": before its colon stands what was brought down. */
const OBJECT_BEFORE = new RegExp(
  `^(?<thing>\\p{Lu}[^:.;]{2,40}?) ?(?::| [-–—]) (?<verb>${anyOf(
    "brought cut reduced lowered raised increased improved halved doubled grew shortened",
  )})(?<way> (?:down|up|back))?(?= (?:from|by|to) [$€£]?\\d)`,
  "iu",
);

function withObject(sentence: string): string | null {
  const { thing = "", verb = "", way = "" } = OBJECT_BEFORE.exec(sentence)?.groups ?? {};
  if (verb === "" || namesSomebody(sentence)) return null;
  return upperFirst(sentence.replace(OBJECT_BEFORE, `${verb.toLowerCase()} ${lowerFirst(thing)}${way}`));
}

function isGoal(sentence: string): boolean {
  const aim = sentence.replace(OF_GOAL, "");
  return aim !== sentence && readOpening(upperFirst(aim))?.form !== "past";
}

const AS_ROLE = /^As (?:an? |the )?\p{L}[\p{L} ]{1,40}: (?=\p{Ll})/u;

function withoutLabel(sentence: string): string {
  const [role = ""] = AS_ROLE.exec(sentence) ?? [];
  const did = sentence.slice(role.length);
  if (role !== "" && readOpening(did)?.form === "past") return `${role.slice(0, -2)}, I ${did}`;
  if (OF_NO_JOB.test(sentence) || isGoal(sentence)) return sentence;
  const whole = withObject(sentence);
  if (whole !== null) return whole;
  const rest = sentence.replace(RESULTS, "");
  const form = rest === sentence ? undefined : readOpening(rest)?.form;
  if (form === "past" || (form !== undefined && !OF_RESULT.test(sentence))) return upperFirst(rest);
  const named = sentence.replace(FIELD, "");
  if (named !== sentence && isSurelyDone(named) && !isDeedItself(sentence) && !namesSomebody(sentence))
    return upperFirst(named);
  const deed = sentence.replace(LABEL, "");
  if (deed !== sentence && ANSWERS_FOR.test(deed)) return deed;
  const opening = deed === sentence || isDeedItself(sentence) ? null : readOpening(deed);
  const isName =
    opening !== null && /^,? \p{Lu}/u.test(opening.rest) && (opening.form !== "past" || !isNoName(opening));
  return !isName && (opening?.form === "past" || opening?.form === "base") ? deed : sentence;
}

/** "Treasurer: kept the books" says as whom. */
function namesSomebody(sentence: string): boolean {
  return isTitleHead((sentence.split(/ ?(?::| [-–—] )/u)[0] ?? "").toLowerCase().split(" ").at(-1) ?? "");
}

function isSurelyDone(text: string): boolean {
  return readOpening(text)?.form === "past" && !MADE_SO.test(text);
}

/** "Supervised clerks: ..." tells before its colon, unlike "Accounts Receivable: ...". */
function isDeedItself(sentence: string): boolean {
  return readOpening(sentence) !== null && /^\p{L}+ \p{Ll}/u.test(sentence);
}

function isOne(sentence: string): boolean {
  return OF_ONESELF.test(sentence) && sentence.split(" ").length <= LONGEST_TOLD;
}

/** "I do the rotas, and I train the staff" */
function deedsOfOne(sentence: string): string[] {
  return sentence.startsWith("I ") ? sentence.split(/, and (?=I \p{Ll})/u) : [sentence];
}

/** "Floor support, trained 4 batches": a deed behind the name of a place or a duty. */
const DONE_TO =
  /^(?!based |known |used |located |related |required )\p{Ll}{3,}ed (?:\d|the |an? |all |two |three |four |five |six )/u;

function splitAtCommas(line: string): string[] {
  const parts: string[] = [];
  for (const segment of line.split(/, (?![^(]{0,80}\))/u)) {
    const before = parts.at(-1);
    const isApart = DONE_TO.test(segment) && !DONE_WITH_IT.test(segment);
    const isDone = before !== undefined && readOpening(before) === null && isApart;
    const isOn =
      before !== undefined && !isDone && !((isWhole(before) || tellsMove(segment)) && beginsAnew(segment, before));
    if (isOn) parts.splice(-1, 1, `${before}, ${segment}`);
    else parts.push(segment);
  }
  return parts;
}

const MADE_SO = new RegExp(
  `^(?:${anyOf(
    "fixed mixed printed paid baked fried grilled sliced packed planned used recorded managed assisted supported guided escalated",
    "automated integrated advanced limited related varied written",
  )}) (?!the |an? |all |up |out |over |down |\\d)`,
  "u",
);

function tellsMove(segment: string): boolean {
  return segment.split(" ").length >= FEWEST_WORDS && readOpening(segment) === null && tellsChange(segment);
}

function isWhole(part: string): boolean {
  return part.split(" ", FEWEST_WORDS).length >= FEWEST_WORDS;
}

function beginsAnew(segment: string, before: string): boolean {
  if (DONE_WITH_IT.test(segment)) return false;
  const { form = "", base = "", past = base } = readOpening(before) ?? {};
  const { form: next, base: same, past: other } = readOpening(segment) ?? {};
  if (form === "base" && base !== past && next === "past" && same !== other && !MADE_SO.test(segment)) return true;
  if (
    GOES_ON.test(segment) ||
    OF_ITS_MAKING.test(segment) ||
    readOpening(segment)?.form === "gerund" ||
    segment.split(" ").length < FEWEST_WORDS
  )
    return false;
  // What a verb before it does, a comma adds to; behind a name it is told by itself.
  const isDone = readOpening(segment)?.form === "past" && !MADE_SO.test(segment);
  return (isDone || tellsMove(segment)) && !isVerbLed(before);
}

/** "Treasurer: kept the books" does so behind its label. */
function isVerbLed(part: string): boolean {
  const deed = part.replace(/^[^:]{3,60}?(?::| [-–—]) /u, "");
  return readOpening(deed) !== null || /^\p{L}{3,}ed /u.test(deed);
}
