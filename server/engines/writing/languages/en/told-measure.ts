import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { missesGoal, SHARE_OF_GOAL } from "../../facts/share-of-goal.ts";
import { isNounItself, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { verbOf } from "./one-form.ts";
import { AIMED_AT, BY_THEM, COUNT, COUNTED, NUMBER, withResultApart } from "./told-result.ts";

const YEAR = String.raw`(?:FY ?)?(?:(?:19|20)\d\d|'?\d\d(?= ?[,;:(]|$| [-–—] ))(?:[-–/]\d{2,4})?`;
const THEN = String.raw`(?:(?:over|in|for|during) the (?:last|past) (?:\d{1,2} )?${anyOf("months years quarters year quarter month")}|(?:(?:in|for|over|during|across|throughout) (?:the )?(?:(?:year|fiscal|first|second|last|half|\p{Lu}\p{Ll}+|Q[1-4]|of) ){0,3}|, ?|\()${YEAR}(?: (?:and|to|through) ${YEAR}|, ${YEAR} and ${YEAR})?\)?)`;
const MUCH = String.raw`(?:(?:about|around|over|under|nearly|below|above|at least) )?(?:${NUMBER}(?:(?:/| out of )\d+)?)`;
const MEASURE = String.raw`\p{L}[\p{L}'’-]{1,20}(?: (?!of |at |was )[\p{L}\d][\p{L}\d'’-]{0,20}){0,4}`;
const OF_GROUP = `(?: of (?:the |my )?${anyOf("team branch site store shop unit ward class kitchen fleet crew department section")})?`;
const COMPARED = String.raw`(?:(?:on|at|in) the (?:last|latest) |(?:against|versus|compared (?:with|to)) )(?=\p{L}|\d)`;
const SPAN = `(?: ${anyOf("seconds minutes hours days weeks months")})?`;
const OF_MINE = String.raw`(?: (?:in|on|for|of|across) (?:my|our) [\p{L}\d ]{3,30}?)?`;
const WAS = new RegExp(
  String.raw`^(?<what>${MEASURE}(?:${OF_GROUP}|${OF_MINE}))(?: of|:| at| was)? (?<much>${MUCH}${SPAN})(?<rest>(?: of (?:sales|revenue|turnover|standard|plan|norm))?[ ,]{0,2}(?:${THEN}|${COMPARED}).{0,90}|(?<= (?:my|our) .{3,40})(?: \([^()]{3,60}\))?)$`,
  "u",
);
const NO_MEASURE = new RegExp(
  `(?:^|(?<= ))${anyOf(String.raw`top best highest lowest first(?!\s(?:contact|call|time|pass)\s) last section room grade level class phase version unit part batch year quarter and or for to from with by in on at of the an? i my we our it that which who`)}(?: |$)`,
  "iu",
);
const SPENT = anyOf("cycle lead turnaround response waiting wait handling resolution repair delivery process");
/** Amounts of what flows in or out; of what is only had, as a budget, a line would say no year. */
const FLOWS = new RegExp(
  `(?:^| )${anyOf(`${COUNTED} sales revenues? income turnover profit production ticket check basket value cost costs spend growth volume donations takings output premium order price deal contract`)}$|(?:^| )${SPENT} time$|(?:^| )time to \\p{Ll}+$`,
  "iu",
);
const RANKED = String.raw`(?:[,;] (?<rank>\d{1,2}(?:st|nd|rd|th) (?:of|out of) \d{1,4}(?: [\p{L}-]+){1,3}))?`;
const IN_SPAN = String.raw`(?:across|over|for|in|during) (?:(?:the|my|last|past|first|all) ){0,2}(?:${COUNT}|\d{1,2}) ${anyOf("quarters years months seasons halves")}(?: in a row| running)?`;
const SHARE_IN_YEAR = new RegExp(
  String.raw`^${SHARE_OF_GOAL}[ ,]{1,2}(?<when>${THEN}|${IN_SPAN}|${YEAR})${RANKED}$`,
  "u",
);
const IN_YEAR_SHARE = new RegExp(
  String.raw`^(?<when>${YEAR}(?: \([^()]{3,30}\))?)(?::| [-–—]) ${SHARE_OF_GOAL}(?<aside> \([^()]{3,40}\))?${RANKED}$`,
  "u",
);
const CHANGED = anyOf(
  "cut reduced lowered raised increased improved halved doubled tripled shortened trimmed slashed lifted boosted decreased brought expanded held kept",
);
const WAS_CHANGED = new RegExp(
  String.raw`^(?<what>${MEASURE}(?: of (?:the )?[\p{L} -]{3,40}?)?) (?<change>${CHANGED} (?:(?:down|up) )?(?:(?:from|to) (?=.{0,30}(?:\d|half|(?<!\p{L})(?:an?|${COUNT}) ))|by (?=.{0,12}(?:\d|half|third|quarter))|in half|(?:at|between|under|below|within|above) (?=[$€£]?\d|target(?: of [$€£]?\d|$))).{2,120})$`,
  "u",
);

const WITHIN = new RegExp(
  String.raw`^(?<what>${MEASURE}(?: (?:on|of|in|for) (?:the )?[\p{Ll}-]{3,20}(?: [\p{Ll}-]{3,20})?)?):? (?<within>within ${NUMBER}(?= (?:for|over|in|of|across) )|between ${NUMBER}(?: ?%)? and ${NUMBER}|kept (?:under|below|above|over) (?=[^ ]{1,8}%)${NUMBER})(?<rest>(?:,? (?:of|for|in|over|during|across|each|every|since) [^;:,()]{2,50})?(?: \([^()]{2,40}\))?)$`,
  "u",
);

const MADE = anyOf("closed sold booked raised saved recovered collected");
const MONEY_MADE = new RegExp(
  String.raw`^(?:(?<when>${YEAR}): )?(?<money>[$€£]\d[\d.,]*(?:[kKmM]|bn| million| billion)?(?: (?!${MADE} )[\p{L}-]+){0,3}?) (?<made>${MADE})` +
    String.raw`(?<rest>(?: (?:on|against|in|for|from|across|with|over) [^;:()]{3,60})?(?: \([^()]{2,40}\))?)$`,
  "u",
);
const MY_AMOUNT = new RegExp(
  String.raw`^(?<what>(?:\p{L}[\p{L}-]{2,20} ){0,3}${anyOf("budget authority quota limit")})(?: of|:)? (?<much>${MUCH}(?![\d-]).{0,60})$`,
  "iu",
);
const AT = anyOf(String.raw`scored sits\sat sat\sat stands\sat stood\sat runs\sat ran\sat averages averaged`);
const IS = new RegExp(
  String.raw`^(?<what>${MEASURE}(?: (?:in|on|for|of|from|among) [\p{L}\d '’-]{3,60}?)?) (?<is>is|are|was|were|${AT}) (?:now )?${MUCH}(?![\p{L}\d-]).{0,100}$`,
  "u",
);
const IN_CARE = new RegExp(
  String.raw`^(?<what>(?:${MUCH}[- ](?:\p{L}+ ){1,3}?|(?:\p{L}+ ){0,2}?)(?:(?<one>caseload|territory|portfolio|patch|round)|classes|sections|caseloads)(?: of)? (?=.{0,60}\d|in |across )(?!from |up |down |was |were |is |are ).{3,120})$`,
  "iu",
);

const DONE_TO_MANY = new RegExp(
  String.raw`^(?<who>(?:${COUNT}|\d{1,4})(?: of (?:\d{1,4}|${COUNT}))? (?:[\p{Ll}\d'’-]+ ){0,4}?\p{Ll}+s(?: (?:an?|per) \p{Ll}+| in a row| each \p{Ll}+)?) (?<done>${anyOf(`${BY_THEM} rated trained hired delivered completed finished handed opened closed`)} (?!by )(?:[\p{L}\d].{2,120}))$`,
  "iu",
);

/** "Payroll accuracy 99.7% for 2025", "118% of quota in 2024", "Run time cut from 3 days to 1": told as what was; else null. */
export function measureByItself(line: string, isCurrent: boolean): string | null {
  const text = line.replace(/\.$/u, "");
  const itself =
    changedByOne(text) ?? doneToMany(text) ?? measured(text) ?? stated(text, isCurrent) ?? within(text, isCurrent);
  return (
    shareReached(text) ??
    partOfAll(text, isCurrent) ??
    itself ??
    inCare(text, isCurrent) ??
    averaged(text, isCurrent) ??
    moneyMade(text) ??
    myAmount(text, isCurrent)
  );
}

function shareReached(text: string): string | null {
  const {
    share,
    goal = "",
    when = "",
    rank,
    aside = "",
  } = (SHARE_IN_YEAR.exec(text) ?? IN_YEAR_SHARE.exec(text))?.groups ?? {};
  if (share === undefined || missesGoal(text)) return null;
  const whose = /^(?:my|the|an?) /u.test(goal) ? goal : `my ${goal}`;
  const year = when.replace(/^[,(] ?|\)$/gu, (sign, at: number) => (at === 0 || !when.includes(" (") ? "" : sign));
  const isTold = /^(?:in|for|over|during|across|throughout) /u.test(year);
  return `${isTold ? year : `in ${year}`}, I reached ${share} of ${whose}${aside}${rank ? ` and was ${rank}` : ""}`;
}

function changedByOne(text: string): string | null {
  const { what = "", change } = WAS_CHANGED.exec(text)?.groups ?? {};
  if (change === undefined || NO_MEASURE.test(what) || !isThing(what)) return null;
  return `${withSmallFirst(what)} ${isMany(what) ? "were" : "was"} ${change}`;
}

function doneToMany(text: string): string | null {
  const { who = "", done } = DONE_TO_MANY.exec(text)?.groups ?? {};
  return done === undefined ? null : `${withSmallFirst(who)} were ${done.replace(/, (?=(?:no|zero) )/u, ", with ")}`;
}

const OF_GROUP_BEHIND = new RegExp(`(?<=\\p{L})${OF_GROUP}$`, "u");
const OF_MINE_BEHIND = / (?:in|on|for|of|across) (?:my|our) [\p{L}\d ]{3,30}$/u;
const TAKES_THE = new RegExp(`(?:^| )${anyOf(`${COUNTED} time share rank total`)}$`, "iu");

function measured(text: string): string | null {
  const { what = "", much = "", rest = "" } = WAS.exec(text)?.groups ?? {};
  const own = what.replace(OF_MINE_BEHIND, "");
  const named = own.replace(OF_GROUP_BEHIND, "").replace(/ time to (?=\p{Ll}+$)/u, " time ");
  if (what === "" || NO_MEASURE.test(named) || AIMED_AT.test(what.toLowerCase()) || !isThing(own)) return null;
  const isShare = /%|\/|out of/u.test(much);
  if (!isShare && !FLOWS.test(own)) return null;
  const said = `${withSmallFirst(what)} ${isMany(own) ? "were" : "was"} ${much}${asSpoken(rest)}`;
  const whole = said.replace(/ (?=(?:[\p{Ll}]+ )?average of \d)(?<= (?:against|versus|with|to) )/u, " a ");
  return TAKES_THE.test(what) || what.startsWith("Average ") ? `the ${whole}` : whole;
}

function asSpoken(rest: string): string {
  return rest.replace(/^, ?(?=\p{L}* ?\d{4})/u, " in ").replace(/, (?=\d[\d.]*%? in (?:19|20)\d\d)/u, " and ");
}

function within(text: string, isCurrent: boolean): string | null {
  const { what = "", within: span = "", rest = "" } = WITHIN.exec(text)?.groups ?? {};
  const head = what.split(BEHIND_HEAD)[0] ?? "";
  if (span === "" || head === "" || NO_MEASURE.test(head) || AIMED_AT.test(what.toLowerCase()) || !isThing(head))
    return null;
  if (!span.includes("%") && !FLOWS.test(head)) return null;
  const isNow = isCurrent && !/ (?:for|in|over|during|across) /u.test(rest);
  const is = isNow ? ["is", "are"] : ["was", "were"];
  const said = `${withSmallFirst(what)} ${isMany(what) ? is[1] : is[0]} ${span}${rest}`;
  return TAKES_THE.test(head) ? `the ${said}` : said;
}

const BEHIND_HEAD = / (?:in|on|for|at|of|from|among|per|with) /u;
const IS_SHARE = new RegExp(
  String.raw` ${anyOf("is are was were averaged scored")} (?:now )?(?:${anyOf("about around over under nearly")} )?` +
    String.raw`\d[\d.,]{0,6}\s?(?:%|percent|(?:out )?of \d)`,
  "u",
);

function stated(text: string, isCurrent: boolean): string | null {
  const { what = "", is = "" } = IS.exec(text)?.groups ?? {};
  const isNow = /^(?:is|are|sits|stands|runs|averages)/u.test(is);
  const head = what.split(BEHIND_HEAD)[0] ?? "";
  if (head === "" || NO_MEASURE.test(head) || AIMED_AT.test(what.toLowerCase()) || (isNow && !isCurrent)) return null;
  if (!(FLOWS.test(head) || IS_SHARE.test(text)) || !isThing(head)) return null;
  return USUAL.test(head) || COUNT_NOUNS.has(head.toLowerCase()) ? `the ${withSmallFirst(text)}` : withSmallFirst(text);
}

const USUAL = /^(?:typical|average|usual|median|mean) /iu;
const SHARE_OF_ALL = new RegExp(
  String.raw`^(?<much>(?:${anyOf("about around over nearly almost roughly")} )?\d{1,3}(?:\.\d)?%) of (?<whose>(?:the|my|all) |)` +
    String.raw`(?<what>\p{Ll}[\p{Ll} -]{2,30}?) (?<is>${anyOf("is are was were comes? came went goes? passed renewed closed")}) .{5,120}$`,
  "iu",
);

/** "About 40% of pipeline is self-sourced": what part of something is what; null for any other line. */
function partOfAll(text: string, isCurrent: boolean): string | null {
  if (OF_COUNTED.test(text)) return lowerFirst(text);
  const { much = "", whose = "", what = "", is = "" } = SHARE_OF_ALL.exec(text)?.groups ?? {};
  const isNow = /^(?:is|are|comes?|goes?)$/u.test(is);
  if (much === "" || (isNow && !isCurrent) || OF_OTHERS.test(text)) return null;
  const rest = text.slice(`${much} of ${whose}`.length);
  const isBare = whose !== "" || /(?:s|staff|people)$/u.test(what);
  return `${lowerFirst(much)} of ${isBare ? whose : "the "}${rest}`;
}

function moneyMade(text: string): string | null {
  const { when, money = "", made, rest = "" } = MONEY_MADE.exec(text)?.groups ?? {};
  if (made === undefined) return null;
  const goal = rest.replace(/(?<=^ (?:on|against) )(?=[$€£]\d\S* (?:target|quota|goal|plan|budget)(?!\p{L}))/u, "a ");
  return `${when === undefined ? "" : `in ${when}, `}I ${made} ${money}${goal}`;
}

function myAmount(text: string, isCurrent: boolean): string | null {
  const { what = "", much } = MY_AMOUNT.exec(text)?.groups ?? {};
  if (much === undefined || readOpening(text)?.form === "past" || / (?:against|versus|vs) /u.test(much)) return null;
  return `my ${withSmallFirst(what)} ${isCurrent ? "is" : "was"} ${much}`;
}

const OF_COUNTED = new RegExp(
  `^(?:Out of|Of) (?:the )?\\d{1,4} [^,;:]{3,70}, (?:\\d{1,4}|all|half|most) ${anyOf("were are went passed stayed have")} [^;:]{5,100}$`,
  "u",
);

const OF_OTHERS = /(?<!\p{L})(?:we|our|they|their|you|your|i)(?!\p{L})/iu;

const AVERAGED = /^Averag(?:e|ing) (?<much>(?:about |around )?[$€£]?\d.{4,120})$/u;
/** A result is read behind a deed, as which "average" is not known. */
const HANDLED = "Handled ";

function averaged(text: string, isCurrent: boolean): string | null {
  const { much } = AVERAGED.exec(text)?.groups ?? {};
  if (much === undefined) return null;
  return `I ${isCurrent ? "average" : "averaged"} ${withResultApart(HANDLED + much).slice(HANDLED.length)}`;
}

function inCare(text: string, isCurrent: boolean): string | null {
  const { what, one } = IN_CARE.exec(text)?.groups ?? {};
  const form = readOpening(text)?.form ?? null;
  if (what === undefined || form === "past" || form === "base") return null;
  const whole = withSmallFirst(what).replace(/, (?=\d)/u, ", with ");
  return `I ${isCurrent ? "have" : "had"} ${one === undefined ? whole : withArticle(whole)}`;
}

function withSmallFirst(what: string): string {
  return /^\p{Lu}\p{Ll}/u.test(what) ? lowerFirst(what) : what;
}

function headOf(what: string): string {
  return what.split(" of ")[0] ?? what;
}

function isMany(what: string): boolean {
  return /[^su\P{Ll}]s$/u.test(headOf(what));
}

function isThing(what: string): boolean {
  const words = what.toLowerCase().split(" ");
  const [first = "", second = ""] = words;
  const head = headOf(what).toLowerCase().split(" ").at(-1) ?? "";
  const isDeed = verbOf(first)?.form === "past" || (readOpening(what)?.form === "base" && !isCompound(first, second));
  const isNamed =
    /(?:^| )\p{Lu}{2,5}$/u.test(headOf(what)) ||
    partsOfSpeech(head).noun ||
    isNounItself(head) ||
    partsOfSpeech(head.replace(/s$/u, "")).noun;
  const isDone = (word: string) =>
    readOpening(`${word} the one`)?.form === "past" && word !== head && kindOfWord(word, "adj") === "strange";
  return isNamed && !isDeed && !words.some(isDone);
}

function isCompound(first: string, second: string): boolean {
  return (
    (isNounItself(first) || kindOfWord(first, "adj") !== "strange") && partsOfSpeech(second.replace(/s$/u, "")).noun
  );
}
