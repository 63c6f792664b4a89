import { anyOf } from "../../../any-of.ts";
import { isOnlyVerb, lowerFirst, readOpening } from "../../english-verbs.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { sentenceOfChange, wantsArticle } from "./told-change.ts";

/** "Reconciled records; record entries", "taught a class; quarterly": what a semicolon adds has no place in a sentence. */
const LISTED_AFTER = /(?<=^I (?:\S+ ){3,30}\S{1,40});\s.*$/u;
/** "; completion rose from 54% to 68%", "; two now lead shifts": what came of it, as a clause of its own. */
const CAME_OF_IT = new RegExp(
  String.raw`^;\s(?=\S+\s)(?:the\s|all\s|of\sthem\s)?(?:[\p{L}\d%$,.-]+\s){1,8}?${anyOf(
    "rose fell dropped grew went came now is are was were reached passed completed became stayed remained doubled",
    String.raw`brought raised earned had took found freed paid caught cost sold saved fills filled tripled halved improved increased decreased declined led won saved finished (?:has|have)\s\p{L}+ed`,
  )}(?=\s|$)`,
  "iu",
);
const COUNTED_WORD = new RegExp(
  String.raw`\d|\b(?:grade \p{Lu}|to (?:first|second|third)|${anyOf(
    "one two three four five six seven eight nine ten eleven twelve half all none no",
  )})\b`,
  "iu",
);

/** "open rate from 14% to 23%": what was moved, and how far. */
const MOVED =
  /^(?<what>(?:\p{Ll}{1,20} ){1,4})(?<far>(?:up |down )?from \S{0,9}\d\S{0,9} to \S{0,9}\d\S{0,9}(?: .{1,40})?)$/u;

/** ", AP pass rate rose from 41% to 63%": what rose, which a comma alone does not join to what was done. */
const ROSE = new RegExp(
  String.raw`(?<=^.{12,160}?)[,;:] (?<what>(?!(?:and|or|which|that|then|thereby|also|while|so|as|until|where|who|\p{L}+ly) )(?:[\p{L}&-]+ ){1,5})` +
    String.raw`(?=${anyOf(
      "rose fell dropped grew went climbed increased decreased improved doubled tripled halved",
    )} (?:(?:from|by|to) )?[^,;]{0,40}\d)`,
  "u",
);
const MOVED_BEHIND = new RegExp(
  String.raw`(?<=^[^,;:]{12,160}), (?<what>(?!\p{Ll}+ing )(?:\p{Ll}+ ){1,4})` +
    String.raw`(?=(?:${anyOf("up down")} )?from \S{0,4}\d\S{0,9} to \S{0,4}\d\S{0,9}$)`,
  "u",
);

function withRiseApart(line: string): string {
  const text = line.replace(MOVED_BEHIND, (whole, what: string) => {
    if (readOpening(`${what.split(" ")[0]} the`)?.form === "past") return whole;
    return `, taking ${wantsArticle(what.trim()) ? "the " : ""}${what}`;
  });
  return text.replace(ROSE, (_whole, what: string) => `; ${wantsArticle(what.trim()) ? "the " : ""}${what}`);
}

/** "ran the front office, 6 staff": how many there were. */
const HOW_MANY = new RegExp(
  String.raw`(?<=^[^,;:]{12,160}), (?=\d[\d.,]*(?:[%+]|(?:-|–| to )\d+)? (?!${anyOf("a an per each in of on to at by from or and more new times? years? months?")} )` +
    String.raw`(?!\p{Ll}+ ${anyOf("late early ahead behind before after later old long")}(?!\p{L}))` +
    String.raw`\p{Ll}+(?: \p{Ll}+){0,4}(?<!(?:ed|sold|won|lost|made|built|held|sent|paid))$)`,
  "u",
);
const NOT_DONE =
  /^(?!(?:brought|took|called) in )\p{L}+ (?:by|in|for|to|with|on|at|as|from|of|that|and(?! \p{Ll}+ed ))\b/u;
const DONE_WITH = new RegExp(
  `^(?:${anyOf("dealt worked liaised met helped")} with|${anyOf("reported responded spoke listened talked attended")} to|cared for|looked after) `,
  "u",
);

/** "Opened a store, hired 45 people, kept the books": deeds that commas alone part. */
function withDeedsJoined(text: string): string {
  const [first = "", ...others] = text.split(", ");
  const last = others.pop();
  if (last === undefined || /[;:]/u.test(text) || joinsDeeds(last)) return text;
  const isPresent = readOpening(first)?.form === "base" && isOnlyVerb(first.split(" ")[0]?.toLowerCase() ?? "");
  const isDone = (part: string) => {
    const opening = readOpening(part);
    if (isPresent) return opening?.form === "base";
    return opening?.form === "past" || (opening?.form === "base" && opening.base === opening.past);
  };
  const isDeed = (part: string) =>
    DONE_WITH.test(part) || (/^\p{Ll}/u.test(part) && !NOT_DONE.test(part) && isDone(part));
  if (!(isPresent || readOpening(first)?.form === "past") || ![...others, last].every(isDeed)) return text;
  const before = [first, ...others].join(", ");
  return `${before}${others.length > 0 || first.includes(" and ") ? "," : ""} and ${last}`;
}

const OF_THINGS = new RegExp(
  `^${anyOf(
    "paid catered printed baked fried frozen packaged automated assigned related licensed certified trained skilled written",
    "escalated limited unlimited advanced integrated mixed varied",
  )} `,
  "u",
);

/** "kept the books and paid the staff" has its "and"; "managed the rota and attendance" waits for one. */
function joinsDeeds(part: string): boolean {
  if (/ and /u.test(part) && OF_THINGS.test(part)) return true;
  if (/^\p{Ll}+ed and \p{Ll}+ed /u.test(part)) return false;
  return [...part.matchAll(/ and (?<next>\p{L}+)/gu)].some(({ groups }) => readOpening(`${groups?.next} the`) !== null);
}

/** "Handled payroll, insurance claims, scheduling": a list without its "and". */
const WORD = String.raw`(?:[\p{Ll}-]+|[\p{Lu}/&]{2,8}s?|\d[\d,.]*)`;
const ITEM = String.raw`(?:${WORD} ){0,2}${WORD}`;
const BARE_LIST = new RegExp(
  String.raw`^(?<before>(?:\p{L}+ (?:${WORD} ){0,3}|\p{L}+ (?:${WORD} ){1,7}(?:with|including|included) )${WORD}(?: for \d+)?(?:, ${ITEM})+), (?<last>${ITEM}(?: (?:to|for|up to|with|in|of) [^,;:]{1,40}| \([^()]{2,40}\))?)$`,
  "u",
);
const BARE_PAIR = new RegExp(
  String.raw`^(?<before>${anyOf(
    "Handled? Manag(?:e|ed) Process(?:ed)? Prepared? Maintain(?:ed)? Cover(?:ed)? Provided? Oversee Oversaw Coordinated? Arranged? Organi[sz]ed?",
    "Ordered Checked Check Install(?:ed)? Repair(?:ed)? Fit Fitted Cleaned Served? Ma(?:k|d)e Monitor(?:ed)? Updated? Ran Run Did Do Sold Sell",
  )} (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+s), (?<last>(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s(?: (?:up to|for|of|in|on|at|with|from|to|over|under) [^,;:]{1,40})?)$`,
  "u",
);

function withListEnded(text: string): string {
  const { before = "", last = "" } = (BARE_LIST.exec(text) ?? BARE_PAIR.exec(text))?.groups ?? {};
  const isDeed =
    /, (?:\d|\p{Ll}+ed )/u.test(before) ||
    /^\d/u.test(last) ||
    readOpening(`${last} it`)?.form === "past" ||
    /^(?:no|mostly|mainly|both|all|some|each) /u.test(last);
  return last === "" || isDeed || / (?:and|or) /u.test(text) ? text : `${before} and ${last}`;
}

/** "first-time fix rate 91%": a share that stands behind its name. */
const RATE = new RegExp(
  String.raw`(?<=^[^,;:]{12,160})[,;] (?<what>(?:[\p{Ll}-]+ ){0,3}${anyOf("rate score accuracy retention attendance uptime occupancy satisfaction variance")}) (?:(?:of|at) )?(?<share>(?:under |over |above |below )?\d[\d.,]* ?%(?: (?:(?:over|for|in) the )?(?:last|past) [\p{Ll}\d]+ [\p{Ll}]+)?)$`,
  "u",
);

/** Whether a part of a line names a rate beside what was done: "inventory variance under 0.3%". */
export function namesRate(text: string): boolean {
  return RATE.test(`Ran the whole of it; ${text}`);
}

function withRateNamed(text: string): string {
  return text.replace(RATE, (_whole, what: string, share: string) => {
    const article = /(?:rate|score)$/u.test(what) ? (/^[aeiou]/u.test(what) ? "an " : "a ") : "";
    return `, with ${article}${what} of ${share}`;
  });
}

/** "; 5-star rating at the last inspection": how what was done was rated. */
const RATED = new RegExp(
  String.raw`[;,] (?=(?:\d[\d.]*(?:-star| ?%)|grade \p{Lu}) (?:[\p{Ll}-]+ ){0,4}${anyOf("rating score rate")}(?: |$))`,
  "u",
);

/** ", team of 8", ", no working day lost": what a deed was done with, or without. */
const WITH = new RegExp(
  String.raw`(?<=^\p{L}+ [^,;:]{6,160}), (?:(?<team>(?:team|crew|staff|brigade) of \d+)|` +
    String.raw`(?=no (?:\p{Ll}+ ){1,3}\p{Ll}+(?:ed|st|id|wn|en)$))`,
  "u",
);

function withTeamNamed(text: string): string {
  return text.replace(WITH, (_whole, team: string | undefined) => (team ? ` with a ${team}` : ", with "));
}

/** "Run onboarding: contracts, kit, timetable": what belongs to it. */
const INCLUDES = /^(?<deed>\p{Lu}\p{Ll}+ [^:;,()]{3,60}): (?<list>[^:;()\d]{3,40},[^:;()\d]{3,80})$/u;

function withListIncluded(text: string): string {
  const { deed = "", list = "" } = INCLUDES.exec(text)?.groups ?? {};
  return list === "" || readOpening(deed) === null || readOpening(list) !== null
    ? text
    : `${deed}, including ${listed(list)}`;
}

function listed(list: string): string {
  return / (?:and|or) /u.test(list) ? list : list.replace(/, (?=[^,]+$)/u, " and ");
}

/** "...; pages a week down from 22 to 5": what changed, with its verb. */
export function withChangeTold(text: string): string {
  const at = text.lastIndexOf("; ");
  const change = at < 0 ? null : sentenceOfChange(text.slice(at + 2));
  return change === null ? text : `${text.slice(0, at)}; ${lowerFirst(change)}`;
}

/** ", 3 of them now have their tickets" */
const SOME_NOW = new RegExp(
  `, (?<some>(?:\\d+|all|both|most|some|half|${anyOf("one two three four five six")}) of them )`,
  "u",
);

/** What a line joins by commas alone, as a sentence joins it. */
export function withCommasMended(line: string): string {
  const text = line.replace(SOME_NOW, ", and $<some>");
  const named = withRateNamed(withRiseApart(withTeamNamed(withListIncluded(text.replace(RATED, ", with a ")))));
  return withListEnded(withDeedsJoined(named.replace(HOW_MANY, ", with ")));
}

/** Whether a part of a line tells what came of the part before it: "open rate rose from 24% to 31%". */
export function tellsWhatCame(text: string): boolean {
  if (RATED.test(`; ${text}`)) return true;
  return CAME_OF_IT.test(`; ${text}`) && COUNTED_WORD.test(text) && readOpening(text)?.form !== "past";
}

/** A colon before a result as a sentence takes it: "automated the report; three days became twenty minutes". */
export function withResultJoined(text: string): string {
  const [joint = ""] = /: | [-–—] /u.exec(text) ?? [];
  const at = joint === "" ? -1 : text.indexOf(joint);
  if (at < 0) return text;
  const [deed, result] = [text.slice(0, at), text.slice(at + joint.length)];
  const { what, far } = MOVED.exec(result)?.groups ?? {};
  const change = sentenceOfChange(result);
  if (change !== null && !what) return `${deed}; ${lowerFirst(change)}`;
  if (what && far && readOpening(`${what}it`)?.form !== "past") return `${deed}, taking the ${what}${far}`;
  return CAME_OF_IT.test(`; ${result}`) && COUNTED_WORD.test(result) ? `${deed}; ${result}` : text;
}

function withArticleOfResult(joint: string, noun: string): string {
  return COUNT_NOUNS.has(noun) && !noun.endsWith("s") ? `${joint}the ` : joint;
}

/** Drops what a semicolon only lists; a result with a figure stays. */
export function withoutListed(text: string): string {
  const [tail = ""] = LISTED_AFTER.exec(text) ?? [];
  const isOfThing = COUNT_NOUNS.has(tail.split(" ")[1] ?? "") || readOpening(tail.slice(2))?.form !== "base";
  const isResult = !/ of (?:which|whom) /u.test(tail) && CAME_OF_IT.test(tail) && COUNTED_WORD.test(tail) && isOfThing;
  return isResult ? text.replace(/; (?=(?<noun>\p{Ll}+) )/u, withArticleOfResult) : text.replace(LISTED_AFTER, "");
}
