import { isCommaWithin, isCountBehind } from "./comma-within.ts";
import { anyOf } from "../../../any-of.ts";
import { FIELDS, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { readOpening } from "../../english-verbs.ts";
import { isOnlyVerb, pastOf } from "../../verb-forms.ts";
import { verbOf } from "./one-form.ts";

const GOES_ON = "(?:for|to|in|on|from|with|at|by|using)";
const ETC = new RegExp(`,? (?:and )?(?:etc|ect)\\.?(?:,(?= ${GOES_ON} ))?(?=$|[,;] | (?:${GOES_ON}|and) )`, "u");
const LONGEST_ITEM = 4; // in words
const FEWEST_ITEMS = 3;
const OPENS_CLAUSE = new RegExp(
  `^(?:${anyOf("and or which that who where while with including such as for to in on by from at using resulting regarding concerning an? the")}|\\p{L}+ly)(?!\\p{L})`,
  "u",
);
const BEHIND_THING = / (?:for|of|in|to|with|from|at|on|within|across|per) /u;

const AS_NEEDED = new RegExp(
  String.raw`(?<=\p{L}),? (?:on an )?as(?: and when)? ${anyOf(
    "needed required necessary assigned requested applicable directed",
  )}(?: basis)?\.?$`,
  "u",
);
const RULES: readonly [what: RegExp, instead: string][] = [
  // "(e.g., tests)" and "(tests, reviews, etc.)" say no more than what stands before them.
  [/ \((?:(?:i\.? ?e|e\.? ?g)\.?[,:;]? |such as |including )[^()]*\)/gu, ""],
  [/ \([^()]*\betc\.?\)/gu, ""],
  [/(?<=\b(?:includ(?:ing|es?|ed)|such as)),? \(?but (?:is |are )?not limited to\)?:?/gu, ""],
  [/(?<=\b(?:including|such as))(?: the following)?:(?= )/gu, ""],
  [/(?<=\b(?:to include|including)):(?= \p{L})/gu, ""],
  [/(?<=\d) [-–] (?=\d)/gu, "-"],
  [/~(?=[$€£]?\d)/gu, "about "],
  [
    /(?<=(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)) \(\d+\)/giu,
    "",
  ],
  [/(?<=(?<!\p{L})(?:to|of|over|than|with|for|about|and|a|an)) \((?<many>\d[\d,]*)\)(?=[ -]\p{Ll})/gu, " $<many>"],
  [/(?<=(?:^|[\s,])(?:non|sub|multi|pre|re|inter|cross|self|co)-) (?!and |or |to )(?=\p{Ll})/giu, ""],
  [/(?<=^\p{L}+ed)-(?=(?:up|in|out|down|off|over) )/gu, " "],
  [/ [-–] (?=(?:using|with|via|through|by) )/gu, " "],
  [/ [-–] (?=(?:from|including|such as) )/gu, ", "],
  [/(?<=\p{L}) & (?=\p{Ll})/gu, " and "],
  [/, & /gu, ", and "],
  [/(?<=(?<!\p{L})P) & (?=L(?!\p{L}))/gu, "&"],
  [AS_NEEDED, ""],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, " and "],
  [/, (?<also>[\p{Ll} ]{3,40}) included$/gu, ", including $<also>"],
  [/(?<=^\p{L}+ )(?=(?:team|crew|group|section) of (?:\d|two|three|four|five|six|seven|eight|nine|ten))/gu, "a "],
  [/(?<=^[Aa]nswer(?:ing|ed|s)? )(?=(?:switchboard|phone|telephone|door)(?!\p{L}))/gu, "the "],
  [/ (?:over|in|during|within|for) (?:the|that) same (?:period|time|timeframe|year|quarter)(?=$|[,;])/gu, ""],
  [/(?<=\p{L},? )our(?= (?!own |bab|child|kids|twin|sons? |daughter|mother|father|parent|famil)\p{L})/gu, "the"],
  [/^(?:also|additionally|currently|presently|in addition),? (?=\p{L})/iu, ""],
  [/(?<=^\p{L}+), (?=and \p{Ll}+(?:ed|s) \p{Ll}+ )/u, " "],
];

/** A line without what a letter leaves out: examples in brackets, "etc.", "as needed" and the like. */
export function withoutAsides(line: string): string {
  const bare = RULES.reduce((text, [what, instead]) => text.replace(what, instead), line);
  const etc = ETC.exec(bare);
  const listed = etc ? `${withLastJoined(bare.slice(0, etc.index))}${bare.slice(etc.index + etc[0].length)}` : bare;
  return withSmallVerbs(withLastJoined(listed)).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function isPlace(item: string): boolean {
  return /^\p{Lu}/u.test(item) && kindOfWord(item.toLowerCase(), "noun") === FIELDS.place;
}

function withSmallVerbs(line: string): string {
  const { first = "", others = "" } =
    /^(?<first>\p{Lu}\p{Ll}+)(?<others>(?:\/| & | and )\p{L}\p{Ll}+(?:\/\p{L}\p{Ll}+)?)(?= )/u.exec(line)?.groups ?? {};
  const verbs = others.split(/\/| & | and /u).slice(1);
  const form = verbOf(first.toLowerCase())?.form;
  if (verbs.length === 0 || form === undefined || verbs.some((verb) => verbOf(verb.toLowerCase())?.form !== form))
    return line;
  const [last = "", ...before] = verbs.map((verb) => verb.toLowerCase()).toReversed();
  return `${[first, ...before.toReversed()].join(", ")} and ${last}${line.slice(first.length + others.length)}`;
}

/** "checks, calls, letters" with "and" before the last of the things; any other line as it is. */
function withLastJoined(line: string): string {
  const { said = line, aside = "" } = ASIDE_AT_END.exec(line)?.groups ?? {};
  const items = said.split(", ");
  const [last = "", before = "", first = ""] = items.toReversed();
  const areNames = [last, before, first.split(" ").at(-1) ?? ""].every((item) => NAME.test(item));
  const isThing = (item: string) => {
    const words = (item.split(BEHIND_THING)[0] ?? "").split(" ");
    const isVerb = words.length > 1 && verbOf(words[0] ?? "")?.form === "base" && isOnlyVerb(words[0] ?? "");
    const head = words.at(-1)?.toLowerCase() ?? "";
    return words.length <= LONGEST_ITEM && !isVerb && !OPENS_CLAUSE.test(item) && partsOfSpeech(head).noun;
  };
  const isDoing = (item: string) => verbOf(item.split(" ")[0] ?? "")?.form === "gerund";
  const isList =
    isDoing(last) === isDoing(before) &&
    items.length >= FEWEST_ITEMS &&
    !isCountBehind(before, last) &&
    (areNames || (isThing(last) && isThing(before))) &&
    !isPlace(last) &&
    !/\(|\band\b|\bor\b/u.test(`${before} ${last}`);
  const areMany = [last, before].every(
    (item) => /[^s]s$/u.test(item) && partsOfSpeech(item.split(" ").at(-1) ?? "").noun,
  );
  const isNoDeed =
    !isDoing(last) &&
    readOpening(last)?.form !== "past" &&
    !pastOf.has(last.split(" ")[0] ?? "") &&
    !/,|\d/u.test(last);
  const isPair = items.length === 2 && areMany && isThing(last) && isNoDeed && !isCountBehind(before, last);
  if (isPair && !/ (?:and|or) /u.test(said)) return `${before} and ${last}${aside}`;
  return isList ? `${items.slice(0, -1).join(", ")} and ${last}${aside}` : withTwoDeeds(line);
}

const NAME = /^\p{Lu}[\p{L}\d&.-]+(?: \p{Lu}[\p{L}\d&.-]+)?$/u;
const ASIDE_AT_END = /^(?<said>[^()]+)(?<aside> \([^()]+\))$/u;
const OF_OBJECT = new RegExp(
  `^(?:\\p{Ll}+ly )?(?!\\p{Ll}+ly )\\p{Ll}+ (?!${anyOf("to in on at by for from with of as into over under through up out and or then daily weekly monthly")}(?!\\p{L}))`,
  "u",
);

/** "Order parts, chase late ones": two deeds of one form with "and" between them. */
function withTwoDeeds(line: string): string {
  const [one = "", other = "", ...more] = line.split(", ");
  const [first, second] = [readOpening(one), readOpening(other)];
  const isPair = more.length === 0 && first !== null && first.form === second?.form && first.form !== "gerund";
  const isSure = second !== null && (second.form === "past" || isOnlyVerb(second.base)) && OF_OBJECT.test(other);
  return isPair &&
    isSure &&
    !isCommaWithin(one, other) &&
    !/(?<!\p{L})(?:and|or|which|that|who|[;:])(?!\p{L})/u.test(line)
    ? `${one} and ${other}`
    : line;
}
