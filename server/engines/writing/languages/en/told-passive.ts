import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { FIELDS, kindOfWord } from "../../evidence/meaning/wordnet.ts";
import { isParticiple } from "./done-instead.ts";
import { verbOf } from "./one-form.ts";

const COUNT = String.raw`(?:(?:about|over|around|nearly|some|all|the|all of the) )?(?:\d[\d,.]{0,9}k?|${anyOf("one two three four five six seven eight nine ten eleven twelve")})`;
const MANY_DONE = new RegExp(
  String.raw`^(?<who>${COUNT}(?<some> of (?:them|these|the \p{Ll}+|\d{1,4}))?(?<named>(?: (?!was |were |is |are |and |or |now |still )[\p{Ll}-]{2,20}){1,4})?)(?: (?<was>was|were|is|are))?(?<now> now| still)? ` +
    String.raw`(?<done>\p{Ll}{3,15})(?<rest>(?: (?:and|or) \p{Ll}{3,15}| (?:back|in|up|down|out|on))?` +
    `(?:,? ${anyOf("with by in on at within under over across before after without to into from for during through between every each on-time")}(?= ).{2,90})?)$`,
  "u",
);
const DONE_BY_THEM = new RegExp(
  `^${anyOf(
    "returned closed opened finished passed failed remained stayed ended began started stopped moved changed improved increased",
    "decreased attended left agreed applied joined worked complained grew led saw broke lived called asked responded renewed",
    "dropped doubled halved tripled needed wanted liked used turned reported complied sent had got graduated resigned retired",
    "completed qualified progressed transferred advanced registered earned gained saved paid won met related limited",
  )}$`,
  "u",
);
const DONE_WITH_PEOPLE = new RegExp(
  `^${anyOf("interviewed trained hired placed promoted recruited retained certified selected treated vaccinated screened")}$`,
  "u",
);
const PEOPLE = /^(?:people|children|staff|men|women|patients|pupils|families)$/u;

/** "211 submissions analysed in 7 weeks" as what was done to them; null where they may have done it. */
export function doneToThem(text: string): string | null {
  const { who = "", some, named = "", was, now = "", done = "", rest = "" } = MANY_DONE.exec(text)?.groups ?? {};
  const words = named.trim().split(" ");
  const noun = words.at(-1) ?? "";
  if (done === "" || !isDone(done) || (named === "" && some === undefined && rest === "")) return null;
  if (isDone(noun) || words.slice(0, -1).some(isDeed) || / (?:which|who|that|was|were|is|are)(?= )/u.test(rest))
    return null;
  const isMany = /[^s]s$/u.test(noun) || PEOPLE.test(noun);
  if (named !== "" && !isMany) return null;
  const isKnown = named === "" || isPerson(noun) ? DONE_WITH_PEOPLE.test(done) : !DONE_BY_THEM.test(done);
  const isNow = now !== "" && /^ (?:by|in|at|across|on) /u.test(rest);
  if (!isKnown && !isNow && !(named === "" && SURELY_THINGS.test(done))) return null;
  const [one, many] = now === "" ? ["was", "were"] : ["is", "are"];
  return `${who} ${was ?? (/^(?:one|1)(?: |$)/u.test(who) ? one : many)}${now} ${done}${rest}`;
}

const SURELY_THINGS = new RegExp(
  `^${anyOf("analysed analyzed repaired printed processed checked barcoded digitised digitized sold shipped packed reviewed entered built planted rebuilt rewritten recorded")}$`,
  "u",
);

function isDone(word: string): boolean {
  return isParticiple(word) || verbOf(word)?.form === "past";
}

function isDeed(word: string): boolean {
  return isDone(word) && kindOfWord(word, "adj") === "strange";
}

function isPerson(noun: string): boolean {
  const one = noun.replace(/s$/u, "");
  return PEOPLE.test(noun) || isTitleHead(one) || kindOfWord(one, "noun") === FIELDS.person;
}

const CHANGED_FROM = new RegExp(
  `^(?<what>(?:the |average )?(?:\\p{Ll}[\\p{Ll}-]{1,20} ){1,4})(?:(?<was>was|were) )?` +
    `(?<change>${anyOf("cut reduced brought raised lowered shortened increased trimmed")}(?: down| up)? ` +
    String.raw`(?:(?:from|to|by) \D{0,3}\d|in half).{0,110})$`,
  "u",
);

/** "labor cut from 15% to 13% of sales" as what became of it. */
export function changedToThem(text: string): string | null {
  const { what = "", was, change } = CHANGED_FROM.exec(text)?.groups ?? {};
  const noun = what.trim().split(" ").at(-1) ?? "";
  if (change === undefined || isParticiple(noun) || readOpening(what)?.form === "past") return null;
  return `${what}${was ?? (/[^su]s$/u.test(noun) ? "were" : "was")} ${change}`;
}

const ENDED = new RegExp(
  String.raw`^(?:the )?(?<what>(?:(?:19|20)\d\d )?(?:\p{Ll}{2,20} ){0,2}` +
    `${anyOf("audit survey inspection review visit project season year assessment trial")}) ` +
    `(?<end>${anyOf("closed ended passed finished")} ${anyOf("with in at on without")} .{2,90})$`,
  "u",
);

/** "2024 audit closed with 3 points" with the article that it wants. */
export function endedWith(text: string): string | null {
  const { what, end } = ENDED.exec(text)?.groups ?? {};
  return what === undefined ? null : `the ${what} ${end}`;
}

const TELLING = new RegExp(
  String.raw`^(?:both|all|most|some|${COUNT})(?: of (?:them|these))? (?:(?:is|are) (?:still|now) ${anyOf("there here on in at with employed working")}|(?:still|now) ${anyOf("works? leads? runs? manages? teach(?:es)? holds? serves? uses?")} )`,
  "u",
);

/** "8 of them still work on the unit" */
export function tellsOfThemNow(text: string): boolean {
  return TELLING.test(text);
}

const ROUNDED = String.raw`(?:(?:about|around|over|up to|approximately|nearly|some) )?`;
const FROM_COUNT = new RegExp(`^${ROUNDED}`, "u");
const AMOUNT = new RegExp(
  String.raw`^${ROUNDED}\d[\d,.]{0,9}%?(?: ?(?:to|-|–) ?\d[\d,.]{0,9}%?)? (?:(?:[\p{Ll}-]{1,20} ){0,3}?[\p{Ll}-]{2,20}|in (?:19|20)\d\d)(?:,? ${anyOf("in a an per each so over across for with on of every at")} [^:;()]{1,80})?(?:, [^:;()]{1,60})?$`,
  "u",
);
const VERB_WITHIN = /(?<!\p{L})(?:was|were|is|are|has|had|have|I|we|they|who)(?!\p{L})/u;

/** Whether a text only says how much of something there was: "about 160 items in 2025, 92% on time". */
export function isAmount(text: string): boolean {
  const [, second = "", third = ""] = text.replace(FROM_COUNT, "").split(" ");
  const isOwnDeed = [second, third].some((word) => DONE_BY_THEM.test(word) || isParticiple(second));
  return AMOUNT.test(text) && !VERB_WITHIN.test(text) && !isOwnDeed && !/^\d+ of /u.test(text);
}
