import { hasClosedBrackets } from "../../closed-brackets.ts";
import { anyOf } from "../../../any-of.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { withArticle } from "../../english-nouns.ts";
import { gerundBase, isOnlyVerb, lowerFirst, readOpening, thirdPerson } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { ONLY_DONE } from "./done-instead.ts";
import { unknownWords } from "./known-words.ts";

const FEWEST_WORDS = 3;
const LONGEST = 24; // in words
const WHOLE_LIST = 3; // names
const LONGEST_ITEM = 7; // in words
/** Where the name of what was worked on ends: "Landlord safety checks | for 400 homes". */
const END_OF_NAME = new RegExp(
  ` ?[(–]| - | ${anyOf("of for in at on to with by from per across within under over as through about around together including ahead during between into against via")} | (?:an?|each|every) `,
  "u",
);
const FINITE = new RegExp(
  String.raw`(?:^|\s)${anyOf("is are was were has have had will can I my we you they he she that which who includes? included involve[ds]? covers covered entail(?:s|ed) consists?")}(?:\s|$)`,
  "iu",
);
/** Dates, two lines that met, and what an employer is. */
const NO_NAME = new RegExp(
  String.raw`\bfrom [$€£]?\d\S* to [$€£]?\d|\s(?:raised|saved|reduced|increased|doubled|halved|boosted)\s|(?:^|\s)(?:kitchen|ward|team|crew|class|shop|store|site|staff|home|hotel|hostel|unit|school|office|floor) of \d|[!?|@]|\b(?:19|20)\d\d\b|\p{Ll}\.\p{Ll}|(?:^|\s)${anyOf(
    "firm company dealership organi[sz]ation agency startup manufacturer retailer consultancy",
  )}(?:$|\s(?:\p{Ll}+ing|in|of|with)\b)`,
  "iu",
);
const NO_WORK = new RegExp(
  String.raw`^${anyOf("references? awards? saturdays? sundays? weekends? evenings? nights? mornings? holidays? shifts? skills? other various knowledge ability experience excellent strong member teams? crew")}\b`,
  "iu",
);
const BEGINS_OTHERWISE = new RegExp(
  String.raw`^(?:${anyOf(
    "and or after before during while when where how at in on of to for from with within by as under over up also than",
    "best worst highest lowest able capable responsible detailed attentive due top good proven demonstrated please some many such never always not very highly",
    "then if per via versus because comfortable confident familiar happy willing keen ready used fluent proficient skilled",
    "experienced qualified competent interested passionate committed reliable punctual calm patient friendly",
  )}\b|(?!(?:hour|dai|night|week|month|quarter|year)ly)\p{L}+ly )`,
  "iu",
);
const PERIODIC = /^(?:hourly|daily|nightly|weekly|monthly|quarterly|annual|yearly) /iu;
const LISTED = /^(?<name>[^:,;]{4,60}): (?<list>[^:;()]{4,120})$/u;
/** "about 40 a day" says more of what was named, and names nothing else. */
const SAYS_MORE = new RegExp(
  String.raw`^(?:${anyOf("about around up over under most mostly mainly all both some including each no with without")}\b|[\d$€£])`,
  "iu",
);
const OF_NO_WORK = new RegExp(
  `^${anyOf(
    "firm company dealership organi[sz]ation agency startup manufacturer provider retailer chain corporation consultancy",
    "information education numbers? results? goals? years? months? margins? liaison knowledge experience attention",
    "responsibilities duties positions? roles? environments? promotions? attendance adoption adon",
  )}$`,
  "u",
);
const OF_ACTS = /^noun (?:04|11)$/u;

/** What a line names: the work itself, things that were worked on, or people who were worked with. */
export type NamedWork = { name: string; kind: "work" | "things" | "people" };

/** A line that only names work: "month-end close and VAT returns"; null for any other. */
export function namedWork(line: string, fewest = FEWEST_WORDS): NamedWork | null {
  const { name = line, list } = LISTED.exec(line.includes(": ") ? line.replace(ASIDE, "") : line)?.groups ?? {};
  if (!hasClosedBrackets(line) || FINITE.test(line) || NO_NAME.test(line) || isShouted(line)) return null;
  const named = readNames(name, list === undefined ? fewest : 1);
  if (list === undefined && named === null && namesPeople(line)) return { name: lowerFirst(line), kind: "people" };
  if (list === undefined) return named;
  if (list.split(/,? and |, /u).some((item) => isNoName(item))) return null;
  if (named) return { ...named, name: `${named.name} (${withLast(list)})` };
  const listed = readNames(list, FEWEST_WORDS);
  return listed && isOneThing(name) ? { ...listed, name: `${listed.name} for ${withArticle(lowerFirst(name))}` } : null;
}

function isOneThing(name: string): boolean {
  return !NO_WORK.test(name) && readOpening(name) === null && /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}+)? (?:of|with) /u.test(name);
}

const PEOPLE: ReadonlySet<string> = new Set(
  `pupils students patients clients residents children kids customers guests families adults tenants
  learners`.split(/\s+/),
);
const GOES_ON = new Set("with from aged of in on at".split(" "));
const FEW = 3; // "Adult learners", "Primary school children"

function namesPeople(line: string): boolean {
  const words = line.toLowerCase().split(" ");
  const at = words.findIndex((word) => PEOPLE.has(word));
  return at >= 0 && at < FEW && GOES_ON.has(words[at + 1] ?? "") && readOpening(line) === null && !isNoName(line);
}

/** "Show on the field" was one; "payroll" and "inspections" go on. */
const MANY_OR_ONGOING = new RegExp(
  `(?:[^s]s|ing)$|^${anyOf(
    "management maintenance administration care work support service control payroll stock hygiene security logistics cover",
    "recruitment procurement merchandise carpentry plastering bookkeeping inventory housekeeping supervision access",
  )}$`,
  "u",
);
const KINDS = new RegExp(
  `(?<=^|, )(?<one>${anyOf(
    "incoming inbound inward domestic internal existing new planned residential preventive day indoor printed hot medical",
  )}) and (?=${anyOf(
    "outgoing outbound outward international external existing new reactive commercial corrective night outdoor digital cold surgical",
  )} \\p{Ll})`,
  "iu",
);
const ASIDE = / \([^()]{0,80}\)/gu;

function readNames(line: string, fewest: number): NamedWork | null {
  const text = withLast(line.split(", no ")[0] ?? "");
  const words = text.split(" ").length;
  if (/[:;]/u.test(text) || SAYS_MORE.test(text) || words > LONGEST || NO_WORK.test(text) || beginsWithVerb(text))
    return null;
  const items = text
    .replace(ASIDE, "")
    .replace(KINDS, "$<one>-and-")
    .split(/,? (?:and|or) |, /u)
    .filter((item) => !SAYS_MORE.test(item));
  const isListed = isListOfCompounds(text);
  if (items.some((item) => isNoName(item, isListed)) || isRunTogether(text) || ONLY_DONE.test(text)) return null;
  const heads = items.map(headOf);
  const isList = items.length > 1;
  const isPeriodic = PERIODIC.test(text);
  if (words < (isList ? fewest - 1 : fewest) || !(isPeriodic || isNamed(heads)) || heads.some(isNoWork)) return null;
  const [head = ""] = heads;
  const isDoing = gerundBase((items[0] ?? "").split(" ")[0]?.toLowerCase() ?? "") !== null;
  const isOne = !isDoing && (isPeriodic || COUNT_NOUNS.has(head)) && !head.endsWith("s");
  const ongoing = heads.filter((one) => MANY_OR_ONGOING.test(one) || (isList && COUNT_NOUNS.has(one)));
  if (!isPeriodic && ongoing.length * 2 < heads.length) return null;
  const isThing = !/ing$/u.test(head) && !OF_ACTS.test(kindOfWord(head, "noun")) && isOfTools(items[0] ?? "");
  return { name: `${isOne ? "the " : ""}${withSmallStart(text)}`, kind: isThing ? "things" : "work" };
}

/** "Terraform modules" begins with a name. */
export function withSmallStart(text: string): string {
  const [first = ""] = text.split(" ");
  return isOfTools(first) || unknownWords(first.toLowerCase()).length > 0 ? text : lowerFirst(text);
}

/** Behind a word that may be a verb these make one name of both: "test planning", "stock control", but not "test pumps". */
const NAMES_BOTH = /(?:ing|[^a]tion|sion|ment|ance|ence|sis|ity|control|work|care|service|support|design|research)$/u;
const MOST_OF_BOTH = 3; // in words
const NAMES_BOTH_PLURAL = /^\p{L}+ \p{Ll}{3,}s$/u;

/** "Handle cash", "able to decide", "complied with laws": what somebody does or is. */
function isNoName(item: string, isListed = false): boolean {
  if (/^lead \p{Ll}/iu.test(item)) return true;
  const words = nameOf(item).toLowerCase().split(" ");
  const [first = ""] = words;
  if (/ (?:trained|certified|qualified|licen[cs]ed)$| (?:met|kept|made|won|sold) /u.test(item)) return true;
  if (BEGINS_OTHERWISE.test(item) || /\p{L}{3}ed$/u.test(first)) return true;
  const { noun, verb } = partsOfSpeech(first);
  if ((verb && !noun) || isOnlyVerb(thirdPerson(first) ?? "")) return !first.endsWith("ing");
  if (readOpening(`${first} the`)?.form !== "base" || (isListed && NAMES_BOTH_PLURAL.test(item))) return false;
  if (words.length === 1) return /^\p{L}+ (?!of |for )/u.test(item);
  return isOnlyVerb(first) || words.length > MOST_OF_BOTH || !NAMES_BOTH.test(words.at(-1) ?? "");
}

/** "Planning Extensive experience": two lines met. */
export function isRunTogether(text: string): boolean {
  const met = [...text.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}(?= \p{Ll})/gu)];
  return met.some(({ 0: word }) => unknownWords(word.toLowerCase()).length === 0 && !isOfTools(word));
}

/** "Accounts payable for 4 entities" is about accounts. */
function nameOf(item: string): string {
  const [name = ""] = item.split(END_OF_NAME);
  return name.replace(/ (?:payable|receivable)$/u, "").trim();
}

export function headOf(item: string): string {
  return nameOf(item).split(" ").at(-1)?.toLowerCase() ?? "";
}

/** By the first of its names, or by any of a whole list. */
function isNamed(heads: readonly string[]): boolean {
  return isWork(heads[0] ?? "") || (heads.length >= WHOLE_LIST && heads.some(isWork));
}

/** More than one thing, or what is done: a single thing such as "PDA for job sheets" is no work. */
function isWork(head: string): boolean {
  if (!/^\p{L}{3,}$/u.test(head) || !(partsOfSpeech(head).noun || gerundBase(head) !== null)) return false;
  return /(?:[^s]s|ing)$/u.test(head) || COUNT_NOUNS.has(head) || OF_ACTS.test(kindOfWord(head, "noun"));
}

/** People, firms, and what was reached are no work. */
function isNoWork(head: string): boolean {
  return isPerson(head) || OF_NO_WORK.test(head);
}

/** Titles, and whoever else a line is about: "retirees with small savings". */
export function isPerson(head: string): boolean {
  return isTitleHead(head) || kindOfWord(head, "noun") === "noun 18";
}

function isOfTools(item: string): boolean {
  return findSkills(item, { list: false }).some(({ kind }) => kind === "tool");
}

/** "Handle calls" begins with what is done; "Accounts payable" and "Orders from branches" do not. */
/** "Service calls, motor controls, lighting retrofits": its first word is as often a noun, and all the rest is named. */
export function isListOfCompounds(text: string): boolean {
  const [first = "", ...others] = text.split(", ");
  const [word = "", ...rest] = first.split(" ");
  if (readOpening(text)?.form === "past") return false;
  const isName = rest.length === 1 && /^\p{Ll}{3,}s$/u.test(rest[0] ?? "") && partsOfSpeech(word.toLowerCase()).noun;
  const isNamed = (item: string) =>
    /^\p{Ll}[\p{Ll}-]* \p{Ll}/u.test(item) && (readOpening(item)?.form ?? "gerund") === "gerund";
  return (
    isName && !word.endsWith("ing") && !isOnlyVerb(word.toLowerCase()) && others.length > 0 && others.every(isNamed)
  );
}

function beginsWithVerb(text: string): boolean {
  if (text.search(KINDS) === 0 || isListOfCompounds(text)) return false;
  const opening = readOpening(text);
  if (opening === null || opening.form === "gerund") return false;
  return opening.form !== "third" || !/^(?:,| (?:payable|receivable|and|for|from|of|to)\b)/u.test(opening.rest);
}

const BEHIND_ITEM = /^(?<item>.{0,80}?) (?:in|for|at|of|with|to|across) .*$/u;
const UP_TO = / up to [$€£]?\d[\d.,]*$/u;

/** "close, recs, returns" lacks its "and"; "checks, about 40 a day" is no list. */
const COUNTED = /^\d[\d,]*\+? (?:\p{L}+ ){0,2}\p{Ll}+s$/u;

function withLast(text: string): string {
  const aside = / \([^()]{0,80}\)$/u.exec(text)?.[0] ?? "";
  if (aside !== "") return withLast(text.slice(0, -aside.length)) + aside;
  const items = text.split(", ");
  const last = items.at(-1) ?? "";
  const isCounted = items.length > 2 && COUNTED.test(last) && !items.slice(0, -1).some((item) => /\d/u.test(item));
  const isItem =
    items.length > 1 &&
    !/^and | (?:met|kept|made|done|won|sold|\p{Ll}{3,}ed) /u.test(last) &&
    last.split(" ").length <= LONGEST_ITEM &&
    (!SAYS_MORE.test(last) || isCounted) &&
    (isCounted || !/(?<! (?:in|for|across|at) )(?<!\d)\d/u.test(last.replace(UP_TO, "")));
  return isItem && !/ (?:and|or) /u.test(last.replace(BEHIND_ITEM, "$<item>"))
    ? `${items.slice(0, -1).join(", ")} and ${last}`
    : text;
}

function isShouted(text: string): boolean {
  const others = text.split(" ").slice(1);
  return others.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > others.length / 2;
}
