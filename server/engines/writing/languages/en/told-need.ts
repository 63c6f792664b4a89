import { COUNT_NOUNS } from "./count-nouns.ts";
import { anyOf, anyOfLines } from "../../../any-of.ts";
import { addArticle } from "./add-articles.ts";
import { withoutCounts } from "../without-counts.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { upTo } from "../../up-to.ts";
import { gerundBase, isOnlyVerb } from "../../verb-forms.ts";

const SECOND_VERB = /^(?:and|or|&) (\p{Ll}{3,}) (?=\S)/u;
const LEAD_IN = new RegExp(
  `^(?:(?:as|in) [^,]{3,80}, )?${anyOfLines`
    you(?:['’]ll| will| are going to| would)
    (?:the|this|our|your) (?:[\p{L}/&-]+ ){1,6}?(?:will|is responsible for|is to|would)
    (?:he|she|they|he/she|s/he|incumbent) will|responsible for
    your (?:job|role|task|main task) (?:is|will be) to|to|will|must
  `} (?:also |be responsible for |primarily |directly )?`,
  "iu",
);
const CUT = new RegExp(
  String.raw`[,;:(–—]|\s-\s|\.\s|\s(?:with (?:reference|regard|respect|a view) to|in (?:relation|regard|response) to)\s|\s${anyOf(
    String.raw`to by in\sorder which that as\swell as including such while through via ensuring using when`,
    String.raw`where so who based per within during throughout according under or and\/or`,
  )}\s`,
  "iu",
);
const VAGUE = new Set(
  `be have do work perform assist help ensure demonstrate participate include report attend apply send submit contact
  collaborate communicate engage contribute gather interact interface liaise demonstrate function drive leverage
  visit call email mail click write mention ignore say state pay earn receive get offer join become need require follow
  meet possess provide act serve take make use keep show live travel bring go come think enjoy seek like love want
  understand complete utilize exhibit adhere comply accept possess respond remain attach upload enclose cycle`.split(
    /\s+/,
  ),
);
const UNSAYABLE = new RegExp(
  anyOfLines`
    [\d@$€£%“”"<>{}[\]*_|/\\]|https?|www\.
    \b(?:you|your|yours|i|my|he|she|her|his|etc|duties|position|role|candidate|applicant|employee)\b
  `,
  "i",
);
const END_WORD = new RegExp(
  String.raw`\b${anyOf(
    "and or of for with in to the a an by at on as from all our their its this other new skills",
    "ability abilities knowledge experience degree into across about is are be not any up down",
  )}$`,
  "i",
);
/** What a posting offers, and sentences that lost their stop. */
const NO_NEED = new RegExp(
  anyOfLines`
    \b${anyOfLines`
      environment|culture|planet|(?:driving|criminal) (?:record|history)|the world|every person|opportunit\p{L}+
      benefits|learn more|timely|manner|individually|high[- ]quality
      world[- ]class|best[- ]in[- ]class
    `}\b
    (?:^| )(?:\p{Lu}\.){0,4}\p{Lu}$
    \p{Ll} \p{Lu}\p{Ll}+ (?:your|the|our|a)\b
  `,
  "u",
);
const LONGEST_NEED = 8;
/** A noun elsewhere; at the head of a duty it is a verb, whatever follows, and behind "you will" any verb is. */
const PLAINLY_VERB = /^(conduct) (?!to\b|for\b|of\b)(?=\p{Ll})/iu;
const ANY_VERB = /^(\p{Ll}+) (?!to\b|for\b|of\b)(?=\p{Ll})/u;
/** What waits for its noun when an "and" is cut off: "with internal and external partners", "in the Lori and Syunik areas". */
const WAITS = /(?:al|ic|ing|ed|ive|ous|ent|ant|ary|able|ible)$|^\p{Lu}/u;

const OF_LISTS = new Set("keep perform serve write".split(" "));
const OF_NOTHING = /^ (?:as|up|on|in|at|to|with|for|well|abreast|informed|current|track|\p{Ll}+ly)(?!\p{L})/u;

/** A sentence about duties as what "to" takes: "run the IV room". */
export function need(sentence: string, { isListed = false } = {}): string | null {
  const bare = (isListed ? sentence.replace(/ \([^()]{1,40}\)(?= \p{Ll})/gu, "") : sentence)
    .replace(/ \(\p{Lu}{2,6}\)(?= \p{Ll})/gu, "")
    .replace(/(?<![\s.;])[\s.;]+$/, "")
    .replace(/\s+/g, " ");
  const opened = bare.replace(LEAD_IN, "");
  const verb = opened === bare ? PLAINLY_VERB : ANY_VERB;
  const asVerb = opened.replace(verb, "");
  const opening = readOpening(lowerFirst(opened)) ?? readOpening(opened.replace(verb, "$1 the "));
  const isPast = opening?.form === "past" && opening.base !== opening.past;
  if (!opening || isPast || opening.adverb !== "") return null;
  const isVague =
    VAGUE.has(opening.base) && !(opening.base === "bring" && /^ (?:down |(?:\S+ ){1,4}down\b)/.test(opening.rest));
  const isOfList = isListed && OF_LISTS.has(opening.base) && !OF_NOTHING.test(opening.rest);
  if (opening.form === "third" || (isVague && !isOfList)) return null;
  // "Managing and controlling settlements", "plan and organize events": one of the two verbs is enough.
  const said = (asVerb === opened ? opening.rest : asVerb)
    .trim()
    .replace(SECOND_VERB, (whole, verb: string) => (readOpening(`${verb} the`)?.form === opening.form ? "" : whole));
  const alike = opening.form === "gerund" ? said.replace(/(?<= and )\p{Ll}+ing(?= \p{L})/gu, asBase) : said;
  const rest = wholeList(alike) ?? shortened(alike, verb === ANY_VERB ? 1 : FEWEST_WORDS, opening.base);
  if (rest === null || /^(?:and|or|of|,|\/)/.test(said)) return null;
  const yours = rest.replace(/\b(?:[Oo]ur|(?<!the )us)\b/g, (word) => (word === "us" ? "you" : "your"));
  return addArticle(`I ${opening.base} ${yours}`).slice("I ".length);
}

function asBase(gerund: string): string {
  const base = gerundBase(gerund);
  return base !== null && isOnlyVerb(base) ? base : gerund;
}

const BEFORE_NOUN = /^(?:for|of|with|in|on|at|to|from|across)$/u;
const FEWEST_WORDS = 2;
/** "maintenance for HVAC, plumbing and power": of a list that was cut off nothing is told. */
const LIST_BEGINS = /^(?<before>\S{1,30} .{1,90}?) (?:for|of|with|in|on|at|from|across|including) [^,]{1,90}$/u;
/** "your team from four to eight engineers" is one thing. */
const FROM_TO = /^[^,;:(]{1,60} from \S+ to(?= )/u;
const LIST_GOES_ON = /^, (?<next>[^,]+?)(?:,| and | or )/u;

/** "payroll, shrink and operating expenses": a short list is told whole. */
const SHORT_LIST =
  /^(?:\p{Ll}+ ){0,2}[\p{Ll}-]+(?:, (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+){1,2},? and (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+$/u;

function wholeList(given: string): string | null {
  const last = given.slice(given.lastIndexOf(",") + 1);
  const rest = given.slice(0, given.length - last.length) + upTo(last, / (?:for|of|about|across|at|in|on|to) /u);
  const parts = rest.split(/, and |, | and /u);
  const hasVerb = parts.slice(1).some((part) => isOnlyVerb(part.split(" ")[0] ?? ""));
  const isShort = rest.split(" ").length <= LONGEST_NEED && SHORT_LIST.test(rest);
  return isShort && !hasVerb && !UNSAYABLE.test(rest) && !NO_NEED.test(rest) ? rest : null;
}

function shortened(rest: string, fewest: number, verb: string): string | null {
  const begin = FROM_TO.exec(rest)?.[0] ?? "";
  const [first = ""] = rest.slice(begin.length).split(CUT);
  const whole = `${begin}${first}`.trim();
  const cutOff = rest.slice(begin.length + first.length);
  const next = LIST_GOES_ON.exec(cutOff)?.groups?.next;
  const isList = next !== undefined && readOpening(next) === null;
  const listed = isList ? LIST_BEGINS.exec(whole)?.groups?.before : undefined;
  const clause = listed ?? whole;
  // "carry out routine, preventive maintenance" ends before its noun.
  const isCutAtComma = cutOff.startsWith(",");
  let words = clause.split(" ");
  if (isCutAtComma && listed === undefined && fewest > 1 && words.length < 3) return null;
  const and = words.indexOf("and");
  if (and > 0 && (words.length > LONGEST_NEED || and >= 3)) {
    words = words.slice(0, and);
    const [before = "", last = ""] = words.slice(-2);
    if (BEFORE_NOUN.test(before) && COUNT_NOUNS.has(last) && !last.endsWith("s")) words = words.slice(0, -2);
    if (WAITS.test(words.at(-1) ?? "")) return null;
  }
  const isLong = words.length > LONGEST_NEED;
  while (words.length > LONGEST_NEED) {
    const at = words.findLastIndex(
      (word, index) => index > 1 && /^(?:of|for|with|in|on|at|from|across|into)$/i.test(word),
    );
    if (at < 0) return null;
    words = words.slice(0, at);
  }
  if (isLong && WAITS.test(words.at(-1) ?? "")) return null;
  const text = words.join(" ");
  // "turn loyalty data into decisions" is not done without what it is turned into.
  if (/^(?:turn|transform|translate|convert)/u.test(verb) && !/ into /u.test(text)) return null;
  if (NO_NEED.test(text) || /^(?:to|with|for|in|as|at)\b/i.test(text)) return null;
  const isName = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > 2;
  const hasVerb = words.slice(1).some((word) => isOnlyVerb(word));
  return words.length < fewest || isName || hasVerb || UNSAYABLE.test(withoutCounts(text)) || END_WORD.test(text)
    ? null
    : text;
}
