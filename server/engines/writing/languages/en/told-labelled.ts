import { findSkills } from "../../../analysis/find-skills.ts";
import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { addArticle } from "./add-articles.ts";
import { joinNames } from "../../pick-phrase.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { unknownWords } from "./known-words.ts";
import { FINITE } from "./told-names.ts";

const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 9; // in words
const GERUND = /^(?!including )(?<gerund>\p{L}+ing)(?<rest>(?: and \p{Ll}+ing)? (?!and |or )\p{L}.*)$/u;
const THING = /^(?:\p{Ll}[\p{Ll}-]*ing|(?:[\p{L}-]+ ){0,4}[\p{L}-]{3,})(?: (?:of|for|to|in|on|with|from) .{3,40})?$/u;
const DONE = /(?:^|(?<= ))\p{Ll}{2,}ed(?= |$)/u;

const LED_TO = new RegExp(
  `^(?:responsible for|(?:(?:my|main|key|daily) ){0,2}${anyOf("duties responsibilities tasks")} (?:includ\\p{Ll}+|were|are)):? `,
  "iu",
);

/** The items of "Developing the app, fixing faults, code deployment", which only together say what the work was; else null. */
export function namedGerunds(line: string): string[] | null {
  const items = lowerFirst(line.replace(LED_TO, "")).split(/, (?:and )?/u);
  if (items.length < FEWEST_ITEMS || !GERUND.test(items[0] ?? "") || /[;:()]/u.test(line) || FINITE.test(line))
    return null;
  const isNamed = (item: string) =>
    item.split(" ").length <= LONGEST_ITEM && (GERUND.test(item) || (THING.test(item) && !DONE.test(item)));
  if (!items.every(isNamed) || items.every((item) => GERUND.test(item))) return null;
  return items.map(withItsArticle);
}

/** The same as a list; "subtracting and multiplying" at its end has the "and" already. */
export function withLastItem(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  const isJoined = / and /u.test(last) && !/^\p{L}+ing and \p{L}+ing \p{L}/u.test(last);
  return `${items.slice(0, -1).join(", ")}, ${isJoined ? "" : "and "}${last}`;
}

function withItsArticle(item: string): string {
  const { gerund = "", rest = "" } = GERUND.exec(item)?.groups ?? {};
  const past = readOpening(item)?.past;
  if (past === undefined) return item;
  return gerund + addArticle(`I ${past}${rest}`).slice(`I ${past}`.length);
}

const TOOLS = new RegExp(
  String.raw`^${anyOf(
    String.raw`used (?:tools|technologies)(?:\sused)? (?:(?:tech|technology|my)\s)?stack environment software`,
    String.raw`technologies\s?(?:and|&|/)\s?tools tools\s?(?:and|&|/)\s?technologies`,
  )}(?: ?:| [-–—]) (?<list>(?:[^.;:()]|\.(?=\p{L})){6,160})\.?$`,
  "iu",
);
const FEWEST_TOOLS = 2;
const MOST_TOOLS = 8;
const LONGEST_TOOL = 3; // in words

/** "Used: HTML, CSS, React" as what somebody worked with; null for any other line. */
export function usedTools(line: string): string | null {
  const items =
    TOOLS.exec(line)
      ?.groups?.list?.split(/,? (?:and|&) |, ?/u)
      .map((item) => item.trim())
      .filter((item) => item !== "" && !/^etc$/iu.test(item)) ?? [];
  const named = items.filter((item) => findSkills(item, { list: true }).some(({ kind }) => kind === "tool"));
  const isList = items.length >= FEWEST_TOOLS && items.length <= MOST_TOOLS && named.length * 2 >= items.length;
  return isList && items.every((item) => item.split(" ").length <= LONGEST_TOOL) ? joinNames(items, "and") : null;
}

const PROJECT = /^(?:Main |Key )?Projects?(?: name| title)?(?: ?:| [-–—]) (?<what>[^.;:]{8,140})\.?$/iu;
const GOES_ON = new RegExp(` ${anyOf("for that of which to in on with by from using where")} |[,(]`, "u");

/** "Project: Android app for a car rental" as what somebody worked on; null for any other line. */
export function workedOn(line: string): string | null {
  const { what } = PROJECT.exec(line)?.groups ?? {};
  if (what === undefined || readOpening(what) !== null || FINITE.test(what.split(GOES_ON)[0] ?? "")) return null;
  const head = (what.split(GOES_ON)[0] ?? "").trim().split(" ");
  const last = head.at(-1)?.toLowerCase() ?? "";
  if (!COUNT_NOUNS.has(last)) return null;
  if (head.every((word) => /^\p{Lu}/u.test(word))) return `I worked on the ${what}`;
  const [first = ""] = head;
  const isWord =
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    unknownWords(first.toLowerCase()).length === 0 &&
    findSkills(first, { list: true }).length === 0;
  return `I worked on ${withArticle(isWord ? lowerFirst(what) : what)}`;
}
