import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isOnlyVerb } from "../../verb-forms.ts";
import { AMOUNTS, takesArticle } from "./count-nouns.ts";

const PREPOSITION =
  /^(?:in|to|for|with|on|at|by|from|into|within|through|during|under|over|about|upon|of|between|against|via|using)$/u;
const SMALL_WORD = new RegExp(
  `^${anyOf(
    "in to for with on at by from into within through during under over about without against among upon of between than per via across",
    "and or that which who whose where when while if is are was were be been will can may must has have had as like until before after since",
    "the an? my our your their his her its this these those such each every any no not another some one both either neither all more most own",
    "many much several various multiple other same only what less least few enough",
  )}$`,
  "iu",
);
const TOKEN = /\p{L}(?:[\p{L}\d'’&/.+#-]*[\p{L}\d+#])?|\d[\d.,%-]*\p{L}*|[^\s]/gu;
const GOES_ON = new RegExp(
  `^(?:[.;)(]|\\d+|${anyOf("that which who where while when in for with on at by from to during through using within of as")})$`,
  "u",
);
const TELLS_MORE = /^(?:which|who|where|while|including|used|built|written|held|\p{Ll}+(?:ing|ed))$/u;
const MANY = /(?<!s|ou|u|i)s$/u;
const ATTRIBUTE = new RegExp(
  `^${anyOf("sales operations systems benefits logistics goods communications accounts news claims savings arts sports electronics analytics customs means series")}$`,
  "u",
);
/** "sorted by region", "in process": these name no one of them. */
const SET_PHRASE = new RegExp(
  `^(?:${anyOf(
    String.raw`by\s(?:region|area|product|project|unit|department|team|branch|client|customer|event)`,
    String.raw`in\sprocess from\sproject (?:at|on|by)\shand in(?:to)?\s(?:account|person)\s.+`,
  )})$`,
  "u",
);
const NAMES_OF_WORK = new RegExp(
  `^${anyOf(
    "existing ongoing upcoming leading operating training manufacturing marketing engineering accounting purchasing nursing filing billing",
    "pricing planning building shipping receiving testing mailing parking dining catering cleaning housing funding hiring reporting",
  )}$`,
  "u",
);
const IN_GENERAL =
  /^(?:support|initiative|strategy|launch|partnership|property|lead|school|college|campus|church|class|home|placement)$/u;
const OF_NEW = new RegExp(
  String.raw`^(?:${anyOf("new large small busy strong high fast diverse dynamic comprehensive novel proprietary dedicated limited")}$|multi-|cross-|\p{L}+ed$|\p{L}+-\p{L}+ed$)`,
  "u",
);
const GATHERED = /^(?:team|group|crew|panel|range|number|series|network|staff|variety) of$/u;
const STRESSED = /^(?:focus|emphasis) on$/u;
const SURROUNDS = /^in \p{L}+ (?:environment|setting|role|capacity)$/u;
const NAMED_DEED = /(?:tion|ment|sion|supervision|guidance|direction)$/u;
const NO_NAMED_DEED = new RegExp(
  `^${anyOf(
    "addition accordance possession recognition celebration violation anticipation consideration conjunction commemoration satisfaction",
    "coordination cooperation collaboration opposition competition information production education documentation equipment protection",
  )}$`,
  "u",
);
const LONGEST = 4; // in words

const HOW_DONE = new RegExp(`^(?!${anyOf("dai week month year quarter friend elder ear")}ly$)\\p{Ll}{3,}ly$`, "u");

type Token = { text: string; at: number };

/** The thing that a preposition is about, from its first word to its last; null where no plain thing stands there. */
function thingAt(tokens: readonly Token[], from: number): Token[] | null {
  let to = from;
  while (to < tokens.length && isWord(tokens[to]) && !SMALL_WORD.test(tokens[to]!.text)) to++;
  const thing = tokens.slice(from, to);
  const next = tokens[to]?.text;
  const last = thing.at(-1);
  const isGlued = last !== undefined && next === "(" && tokens[to]?.at === last.at + last.text.length;
  const isWhole =
    next === undefined ||
    (next === "," || next === "and" ? TELLS_MORE.test(tokens[to + 1]?.text ?? "") : GOES_ON.test(next) && !isGlued);
  return isWhole && thing.length > 0 && thing.length <= LONGEST ? thing : null;
}

function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^\p{L}/u.test(token.text);
}

function isOneThing(words: readonly string[], preposition: string): boolean {
  const [first = "", ...others] = words;
  const head = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  if (
    !isOne(head, { preposition, isAlone: others.length === 0 }) ||
    SET_PHRASE.test(`${preposition} ${words.join(" ")}`)
  )
    return false;
  const isDoing = /^\p{Ll}+ing$/u.test(first) && (others.length === 0 || !NAMES_OF_WORK.test(first));
  const isDoneBy = preposition === "by" && /^\p{Ll}+ed$/u.test(first);
  const isOfMany = (word: string) => MANY.test(word) && /^\p{Ll}/u.test(word) && !ATTRIBUTE.test(word);
  if (isDoing || isDoneBy || words.some((word) => HOW_DONE.test(word))) return false;
  if (before.some((word) => /['’]s?$/u.test(word) || isOfMany(word))) return false;
  const [verb = ""] = first.toLowerCase().split("/");
  return !(others.length > 0 && isOnlyVerb(verb)) && !(preposition === "to" && partsOfSpeech(verb).verb);
}

function isOne(head: string, { preposition, isAlone }: { preposition: string; isAlone: boolean }): boolean {
  if (IN_GENERAL.test(head)) return false;
  if (isSomebody(head)) return !isAlone || WITH_SOMEBODY.test(preposition);
  return isAlone ? takesArticle(head) && AT_WORK.test(head) : takesArticle(head) || ONE_BY_LETTERS.test(head);
}

const ONE_BY_LETTERS = /^(?:API|SDK|CLI|CRM|CMS|ERP|UI|LMS)$/u;

const WITH_SOMEBODY = /^(?:to|with|from|by|for)$/u;
/** Of these there is one where somebody works; "on call", "at auction", "in stock" are something else. */
const AT_WORK = new RegExp(
  `^${anyOf(
    "department team system database website network ledger workplace showroom workstation facility region company agency clinic unit client",
    "project product process program public community organization portal platform calendar protocol dispatcher territory district neighborhood",
    "baseline customer event branch division committee board area laboratory lab shop restaurant hotel hospital warehouse",
  )}$`,
  "u",
);

const RISEN = /^(?:promoted|advanced|rose|risen|moved|raised|elevated|progressed|hired|trained)$/iu;

function isOfRise(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "to" && RISEN.test(tokens[at - 1]?.text ?? "");
}

/** "sold homes by owner", and not "prescribed by dentist" */
function isOfMeans(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "by" && !/(?:ed|en|written|given|done)$/u.test(tokens[at - 1]?.text ?? "");
}

function isOfShare(tokens: readonly Token[], at: number): boolean {
  return /^(?:of|to)$/u.test(tokens[at]?.text ?? "") && /^[\d%]/u.test(tokens[at - 1]?.text ?? "");
}

const REACH_OF_CHANGE = 6; // in words

function isOfChange(tokens: readonly Token[], at: number): boolean {
  const has = (from: number, to: number, word: string) =>
    tokens.slice(Math.max(0, from), to).some(({ text }) => text === word);
  const { text } = tokens[at]!;
  return (
    (text === "from" && has(at + 1, at + REACH_OF_CHANGE, "to")) ||
    (text === "to" && has(at - REACH_OF_CHANGE, at, "from"))
  );
}

function isSomebody(head: string): boolean {
  return /^\p{Ll}+$/u.test(head) && isTitleHead(head) && !MANY.test(head) && !AMOUNTS.has(head);
}

function isNamedDeed(words: readonly string[], next: string | undefined): boolean {
  const [name = ""] = words;
  return (
    words.length === 1 && next === "of" && NAMED_DEED.test(name) && !NO_NAMED_DEED.test(name) && /^\p{Ll}+$/u.test(name)
  );
}

function articleOf(words: readonly string[], preposition: string, next = ""): string {
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  const isOne =
    OF_NEW.test(first) ||
    STRESSED.test(`${last} ${next}`) ||
    SURROUNDS.test(`${preposition} ${words.join(" ")}`) ||
    (preposition !== "of" && GATHERED.test(`${last} ${next}`));
  return isOne ? (withArticle(words.join(" ")).split(" ")[0] ?? "") : "the";
}

/** A line with the articles that notes leave out behind prepositions: "with a team of coaches", "for the yearly audit". */
export function withArticlesBehind(line: string): string {
  const tokens = [...line.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, at: index }));
  let told = "";
  let from = 0;
  for (let index = 1; index < tokens.length; index++) {
    const preposition = tokens[index - 1]!.text;
    const takesNone = [isOfShare, isOfChange, isOfRise, isOfMeans].some((isOne) => isOne(tokens, index - 1));
    if (!PREPOSITION.test(preposition) || takesNone) continue;
    const thing = thingAt(tokens, index);
    if (thing === null) continue;
    const words = thing.map(({ text }) => text);
    const next = tokens[index + thing.length]?.text;
    const isStressed = words.length === 1 && STRESSED.test(`${words[0]} ${next}`);
    if (!isStressed && !isOneThing(words, preposition) && !isNamedDeed(words, next)) continue;
    const { at } = thing[0]!;
    told += `${line.slice(from, at)}${articleOf(words, preposition, next)} `;
    from = at;
  }
  return told + line.slice(from);
}
