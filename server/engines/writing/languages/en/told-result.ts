import { anyOf } from "../../../any-of.ts";
import { isParticiple } from "./done-instead.ts";
import { readOpening } from "../../english-verbs.ts";
import { withArticle } from "../../english-nouns.ts";
import { inEachWording } from "../each-wording.ts";
import type { Told } from "../grammar.ts";
import { FINITE } from "./told-names.ts";
import { changedToThem, doneToThem, endedWith, isAmount, tellsOfThemNow } from "./told-passive.ts";

export const NUMBER = String.raw`[$€£]?\d[\d.,]{0,12}(?:[kKmM](?!\p{L})|\s?%| (?:million|billion|thousand|percent|per cent)(?!\p{L}))?`;
export const COUNT = anyOf(
  "one two three four five six seven eight nine ten eleven twelve none all both half most some",
);
/** "time to antibiotics", "two of them", "CSAT": what a result is told of. */
const OF_WHAT = String.raw`(?:the )?(?:${COUNT}|\d{1,4}|\p{Ll}[\p{Ll}-]{1,20}|\p{Lu}{2,6})(?: (?!${anyOf("up down from")} )\p{L}[\p{L}-]{1,20}){0,4}`;
const NO_SUBJECT = new RegExp(
  String.raw`^(?:\S+ )?of (?:whom|which) |^${anyOf("of and or which who where while with from as for to including resulting by in on at but so then our their his her that this these")} |^\p{Ll}+ing (?!(?:time|rate|costs?|score|errors?) )|(?<!\p{L})(?:which|who|that|when|where|it|they|was|is)(?= .{1,60} (?:was|were|is|are) )`,
  "u",
);
export const WENT = anyOf(
  String.raw`fell rose dropped went grew climbed shrank doubled tripled halved improved increased decreased declined came\s(?:down|up)`,
);
/** What others do with some of what somebody made or those whom they led. */
export const BY_THEM =
  "funded accepted approved hired promoted published adopted upheld certified placed selected awarded shortlisted";
const WHERE_IT_WAS = anyOf(
  "down up under over below above at promoted hired retained brought cut reduced rated used ready live on in within about around",
);
const WAS = String.raw`(?:was|were|is|are) (?:now |still |all |later |soon |never )?(?:${WHERE_IT_WAS}|${NUMBER}|${anyOf("retained doubled halved")}$|${anyOf(BY_THEM)}(?=$|,| (?:for|in|by|within|at|to) ))`;
export const FIGURE = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${COUNT}|half|third|quarter|doubled|tripled|halved|daily|weekly|monthly)(?!\p{L})`,
  "u",
);

const SAID = new RegExp(`^${OF_WHAT} (?:now )?(?:${WENT}|${WAS})(?!\\p{L})`, "u");
const WITHOUT_VERB = new RegExp(
  String.raw`^(?<what>${OF_WHAT}) (?<change>(?:up|down)(?: (?:from|by))? (?:${NUMBER}|(?:a|one|two|three) (?:half|thirds?|quarters?)|half).{0,60}|down to ${NUMBER}.{0,60}|from ${NUMBER}.{0,40} to ${NUMBER}.{0,60})$`,
  "u",
);
const BY_SIGN = new RegExp(
  String.raw`^(?<what>${OF_WHAT}) (?<sign>[+–−-]|(?:plus|minus) )(?<much>${NUMBER})(?<rest> .{0,40})?$`,
  "u",
);
const STILL_THERE = new RegExp(
  String.raw`^(?<who>(?:${COUNT}|\d{1,4})(?: of them)?) (?<where>(?:still|now) (?:on|in|at|with|there|working|employed).{0,60})$`,
  "u",
);
const PASSED = new RegExp(
  String.raw`^(?:${COUNT}|${NUMBER})(?: (?:of|out of) (?:them|\d+|the \p{Ll}+))? ${anyOf(String.raw`passed renewed stayed graduated returned remained signed finished joined (?:rated|found|called)\s(?:it|them|the)`)}(?!\p{L})`,
  "u",
);
const BY_OTHERS = new RegExp(
  String.raw`^(?<who>${COUNT}|\d{1,4})(?: (?:of|out of) (?:them|these|\d+|the \p{Ll}+))? (?<done>${anyOf(BY_THEM)})(?<rest>(?:,? (?:worth|for|in|by|within|at|to) .{1,40})?)$`,
  "u",
);
const BY_ITSELF = new RegExp(
  String.raw`^(?:${COUNT}|\d{1,4}|they|(?:the |my )?\p{Ll}{3,20}[^s\P{Ll}]s) (?:now |all |still )?(?<verb>\p{Ll}{2,12})(?: up)? (?:over |about |up to )?${NUMBER}(?!\p{L})`,
  "u",
);
const OF_MANY = new RegExp(`^${anyOf("do use make get have take keep run hold need see sell cover handle")}$`, "u");
const NOTHING = /^(?:no|zero) \p{Ll}[\p{Ll} -]{2,40}(?: (?:in|since|for|over) [^,;:]{2,20})?$/u;
const GROUP = new RegExp(
  `^(?<article>an? )?${anyOf("crew fleet team staff caseload class territory")} of .{1,40}$`,
  "u",
);
const MEASURE = new RegExp(
  String.raw`^(?<what>(?:\p{Ll}[\p{Ll}-]{2,20} ){1,3}|\p{Lu}{3,5} )(?<number>(?!(?:19|20)\d\d$)${NUMBER}|\d{1,2}:\d\d)(?<rest> (?:in|for|during) (?:FY ?)?(?:19|20)\d\d(?:[-/–]\d{2,4})?)?(?<aside> \([^()]{3,60}\))?$`,
  "u",
);
const NO_MEASURE = new RegExp(
  `^${anyOf("and or for to from by in on at of over about nearly up down under around since until with which who that it they worth valued")}(?= )|ing(?= )`,
  "u",
);
const JOINT = /(?:[,;:]| [-–—]) /gu;

export const AIMED_AT = new RegExp(
  `(?<!\\p{L})${anyOf("targets? goals? aims? expected projected planned forecast potential estimated desired")}(?!\\p{L})`,
  "u",
);
export const COUNTED = "rate score ratio average margin";
const WITHOUT_ARTICLE = new RegExp(
  `^(?:\\p{Ll}[\\p{Ll}-]{1,20} ){0,2}${anyOf(`${COUNTED} goal target`)} (?:${WENT}|was|is) `,
  "u",
);

function withThe(result: string): string {
  const isBare = WITHOUT_ARTICLE.test(result) || /^(?:(?:share|number|proportion|cost) of|average) /u.test(result);
  return isBare && !result.startsWith("the ") ? `the ${result}` : result;
}

function hasVerb(what: string): boolean {
  const words = what.split(" ");
  return (
    /^(?:(?:they|it|he|she|we|i) |\p{L}+ed$)/iu.test(what) ||
    [words[0], words.at(-1)].some((word) => isParticiple(word ?? ""))
  );
}

function isDoneByOthers(text: string): boolean {
  const verb = BY_ITSELF.exec(text)?.groups?.verb ?? "";
  return OF_MANY.test(verb) || readOpening(`${verb} the`)?.form === "past";
}

function isOneOf(many: string): boolean {
  return many === "one" || many === "1";
}

function saidResult(text: string): string | null {
  if (!FIGURE.test(text) || NO_SUBJECT.test(text) || /[;:]/.test(text)) return null;
  if (SAID.test(text) || PASSED.test(text) || isDoneByOthers(text) || tellsOfThemNow(text)) return withThe(text);
  const { what, change } = WITHOUT_VERB.exec(text)?.groups ?? {};
  if (what && change && !AIMED_AT.test(what) && !hasVerb(what)) return withThe(`${what} went ${change}`);
  const { sign, much, rest = "", what: measured = "" } = BY_SIGN.exec(text)?.groups ?? {};
  if (sign) return withThe(`${measured} went ${/^(?:\+|plus)/u.test(sign) ? "up" : "down"} ${much}${rest}`);
  const { who: given, done, rest: worth = "" } = BY_OTHERS.exec(text)?.groups ?? {};
  if (given && done)
    return `${text.slice(0, text.indexOf(` ${done}`))} ${isOneOf(given) ? "was" : "were"} ${done}${worth}`;
  const { who, where } = STILL_THERE.exec(text)?.groups ?? {};
  const said = doneToThem(text) ?? changedToThem(text) ?? endedWith(text);
  if (said !== null) return withThe(said);
  return who && where ? `${who} ${isOneOf(who) ? "is" : "are"} ${where}` : null;
}

/** "Ran the sepsis project: time to treatment down from 94 to 51 minutes" with its result as a clause behind a semicolon. */
export function withResultApart(line: string): string {
  if (readOpening(line) === null) return line;
  for (const { 0: joint, index } of [...line.matchAll(JOINT)].reverse()) {
    const [deed, after] = [line.slice(0, index), line.slice(index + joint.length)];
    const result = saidResult(after.replace(/\.$/u, ""));
    if (result !== null && deed.includes(" ")) return `${deed}; ${result}`;
    if (isJointOfAmount(joint) && isAmount(after.replace(/\.$/u, "")) && deed.includes(" "))
      return withAside(deed, after.replace(/\.$/u, ""));
    const beside = joint === ": " ? null : (besideDeed(after) ?? (joint === "; " ? thingsBeside(after) : null));
    if (beside !== null) return `${deed}, with ${beside}`;
    const { what, number, rest = "", aside = "" } = MEASURE.exec(after)?.groups ?? {};
    if (what && number && !NO_MEASURE.test(what) && deed.split(" ").length > 2)
      return `${deed}, with ${measured(what.trim())}${BOUNDS.test(what) ? "" : " of"} ${number}${rest}${aside}`;
  }
  return line;
}

const BOUNDS = /(?<!\p{L})(?:under|over|below|above|at|near|within|of) ?$/iu;

function withAside(deed: string, aside: string): string {
  return deed.endsWith(")") ? `${deed.slice(0, -1)}, ${aside})` : `${deed} (${aside})`;
}

function isJointOfAmount(joint: string): boolean {
  return joint === ": " || joint === "; ";
}

/** "no downtime" and "a crew of 12": what there was beside a deed. */
function besideDeed(text: string): string | null {
  if (NOTHING.test(text)) return FINITE.test(text) ? null : text;
  const group = GROUP.exec(text);
  return group && (group.groups?.article ? text : withArticle(text));
}

/** "risk assessments, budgets up to $18,000": things that a deed brought with it. */
function thingsBeside(text: string): string | null {
  const things = text.replace(/\.$/u, "").split(/, (?:and )?| and /u);
  const areThings = things.every((thing) => THING_BESIDE.test(thing) && readOpening(thing) === null);
  return areThings && things.length > 1 ? `${things.slice(0, -1).join(", ")} and ${things.at(-1)}` : null;
}

const THING_BESIDE = new RegExp(
  `^(?:(?!${anyOf("was were is are has had i we they who which that not no")} )\\p{Ll}[\\p{Ll}-]{1,20} ){0,2}\\p{Ll}[\\p{Ll}-]{2,20}[^s\\P{L}]s(?: ${anyOf("of up\\sto for with in on at")} [^;:]{2,40})?$`,
  "u",
);

const COUNTED_MEASURE = new RegExp(`(?:^| )${anyOf(`${COUNTED} time share rating rank total`)}$`, "u");

function measured(what: string): string {
  return /^\p{Ll}/u.test(what) && !COUNTED_MEASURE.test(what) ? what : withArticle(what);
}

/** A deed with the result behind its semicolon, where the deed makes a sentence by itself. */
export function toldWithResult(line: string, tell: (deed: string) => Told | null): Told | null {
  const at = line.lastIndexOf("; ");
  const result = line.slice(at + "; ".length).replace(/\.$/u, "");
  if (at < 0 || saidResult(result) !== result) return null;
  const told = tell(line.slice(0, at));
  if (told === null || told.sentence.includes(";")) return null;
  const { clumsy = 0, isOfThing } = told;
  const said = inEachWording(told, (wording) => `${wording}; ${result}`);
  return { ...said, clumsy, ...(isOfThing === undefined ? {} : { isOfThing }) };
}

export function tellsOutcome(text: string): boolean {
  return saidResult(text.replace(/\.$/u, "")) !== null;
}
