import { anyOf } from "../../../any-of.ts";
import { articleOfNumber, withArticle } from "../../english-nouns.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { gerundBase, isOnlyVerb } from "../../verb-forms.ts";

/** "led team of 8": a verb, words in between that say which, and one thing that needs its article. */
const bareThing = (reach: "{0,3}" | "{0,3}?") =>
  new RegExp(
    String.raw`^(?<verb>I (?:\p{L}+ly )?(?:\p{L}+ed, )*\p{L}+ (?:(?:up|out|over|back) )?(?:(?:and|or) \p{L}+ )?)(?<middle>(?:(?:[\p{Ll}-]+|\p{Lu}{2,5}|\p{Lu}\p{Ll}+day|Year \d+|Christmas|Easter|Summer|Spring),? (?:and )?)${reach})(?<noun>\p{Ll}+)(?=$|[,;.]| \(| (?:${[
      "of|to|for|in|at|by|from|that|which|with|using|on|across|where|per|while|through",
      String.raw`and(?! (?:\p{Ll}+ ){0,2}(?:data|information|equipment|research|material|support|work|service|management|control|content)\b)(?! (?:(?!\p{Ll}+ed )\p{Ll}+ ){0,4}\p{Ll}+s\b)|\p{Ll}+ing|\p{Ll}+ed (?:by|to|for|in|at|on|with|from)`,
    ].join("|")})\b)`,
    "u",
  );
/** "built additional room and bathroom": of several things the first, else the last. */
const BARE_THINGS = [bareThing("{0,3}?"), bareThing("{0,3}")];
const TAKES_NONE = new RegExp(
  String.raw`(?<![\p{L}-])${anyOf(
    "them it him under against between within the an? all any each every both our your their its his her my this that these those new multiple",
    "various several other more daily via per than no of in to on for with by at from into and as up out through",
  )}(?![\p{L}-])|\p{L}s\b`,
  "u",
);

/** Of these there is one where somebody works. */
const ONE_AT_WORK = new RegExp(
  `^${anyOf("club counter pass bar grill store shop restaurant office department floor kitchen warehouse salon gym clinic school register till desk lab phone company workplace facility community")}$`,
  "u",
);
/** Of these one does as well without any one of them in mind: "tracked inventory", "enforced policy". */
const AMOUNTS: ReadonlySet<string> = new Set(
  `video footage copy content inventory payment design policy practice sale deployment product culture function operation order space growth workflow
  review discharge organization organisation`.split(/\s+/),
);
const WORK_OF_A_THING = /^(?:build|plan|train|write|make|teach|read|open|test|sell|clean|keep|set)$/;

const SAYS_WHICH = new RegExp(
  `(?<!\\p{L})${anyOf("sales business operations logistics process access wireless news fitness communications systems benefits goods express cross")} `,
  "gu",
);

const LISTED = /^, \p{Ll}+(?:,| and| or) (?!\p{Ll}+ed\b)\p{Ll}/u;

/** "menu planning" names work, "a team handling calls" tells of the team. */
function isNamedWork(rest: string): boolean {
  const [, word = ""] = /^ (\p{Ll}+ing)\b/u.exec(rest) ?? [];
  const base = gerundBase(word);
  return (
    word !== "" &&
    word !== "using" &&
    (word === "operating" || word === "learning" || base === null || !isOnlyVerb(base) || WORK_OF_A_THING.test(base))
  );
}

/** "led migration of 14 services": the name of a deed, with what it was done to. */
const NAMED_DEED = new RegExp(
  String.raw`^(?<before>I (?:\p{Ll}+ly )?\p{Ll}+(?: and \p{Ll}+)? )(?=(?<name>(?!first )(?:(?:\p{Ll}+|\p{Lu}{2,5}) ){0,2}(?!informa|produc|educa)\p{Ll}*${anyOf(
    "tion sion ment overhaul rollout redesign relaunch upgrade transfer switch changeover move takeover",
  )}) (?:of|from) )`,
  "u",
);
const SUM_OF_MONEY = new RegExp(
  String.raw`^(?<before>I (?:\p{Ll}+ly )?\p{Ll}+(?: and \p{Ll}+)? )(?=[$€£](?<sum>\d[\d.,]*)(?:[kKmM]\b| ?million| ?billion)?\+? (?:(?!(?:in|of|worth) )[\p{Ll}-]+ ){0,3}${anyOf(
    "budget portfolio account grant store territory fund project program programme campaign contract inventory business",
  )}(?!\p{L}))`,
  "u",
);

/** "ran front office of a practice": of a place there is one. */
const PLACE_OF = new RegExp(
  String.raw`^(?<before>I (?:\p{Ll}+ly )?\p{Ll}+ )(?=(?:front |back |main |central )?${anyOf(
    "office desk kitchen floor counter ward warehouse shop bar line pharmacy lab laboratory reception",
  )} (?:of|for|at) (?:an?|the|\d|two|three|four|five))`,
  "u",
);

const GATHERS = new RegExp(
  `^${anyOf(
    "project club group team programme program campaign department desk scheme committee workshop session meeting section",
    "counter stall clinic trial",
  )}$`,
  "u",
);

function saysNone(middle: string, noun: string): string {
  const which = middle.replace(/^new /u, "").replace(SAYS_WHICH, "");
  return GATHERS.test(noun) ? which.replace(/^\p{Ll}{3,}s /u, "") : which;
}

function withArticleOfName(sentence: string): string {
  const place = PLACE_OF.exec(sentence)?.groups?.before;
  if (place !== undefined) return `${place}the ${sentence.slice(place.length)}`;
  const { before = "", name = "" } = NAMED_DEED.exec(sentence)?.groups ?? {};
  if (name !== "" && !TAKES_NONE.test(name) && !AMOUNTS.has(name.split(" ").at(-1) ?? ""))
    return `${before}the ${sentence.slice(before.length)}`;
  const { before: verb = "", sum = "" } = SUM_OF_MONEY.exec(sentence)?.groups ?? {};
  if (sum === "") return sentence;
  return `${verb}${articleOfNumber(sum)} ${sentence.slice(verb.length)}`;
}

/** A sentence of the first person with the article that its object lacks: "I led a team of 8". */
export function addArticle(said: string): string {
  const sentence = withArticleOfName(said);
  // "I was named employee of the year" and "I am the first point of contact" tell what one was called.
  if (/^I (?:was|am|won) \p{L}+ of the (?:month|quarter|year)\b/iu.test(sentence)) return sentence;
  if (
    /^I (?:was|am) (?:named|voted|elected|ranked|crowned|awarded|nominated|promoted|chosen|the|an?)\b/u.test(sentence)
  )
    return sentence;
  const found = BARE_THINGS.map((pattern) => pattern.exec(sentence)?.groups);
  const { verb = "", middle = "", noun = "" } = found.find((one) => COUNT_NOUNS.has(one?.noun ?? "")) ?? {};
  const rest = sentence.slice(verb.length + middle.length + noun.length);
  if (
    noun === "" ||
    (/^I help(?:ed)? $/u.test(verb) && isOnlyVerb(middle.split(" ")[0] ?? "")) ||
    / (?:ahead of|behind) $/u.test(verb + middle) ||
    AMOUNTS.has(noun) ||
    TAKES_NONE.test(saysNone(middle, noun))
  )
    return sentence;
  if (rest.startsWith(` to ${noun} `) || isNamedWork(rest) || LISTED.test(rest)) return sentence;
  // "closed largest deal of the team" is about the one there is.
  if (/^(?:\p{Ll}{3,}est|first|only|last|main) /u.test(middle)) return `${verb}the ${middle}${noun}${rest}`;
  if (noun === "department" || (middle === "" && ONE_AT_WORK.test(noun))) return `${verb}the ${middle}${noun}${rest}`;
  return verb + withArticle(middle + noun) + rest;
}
