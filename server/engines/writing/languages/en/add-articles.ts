import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { gerundBase, isOnlyVerb } from "../../english-verbs.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";

/** "led team of 8": a verb, words in between that say which, and one thing that needs its article. */
const bareThing = (reach: "{0,3}" | "{0,3}?") =>
  new RegExp(
    String.raw`^(?<verb>I (?:\p{L}+ly )?(?:\p{L}+ed, )*\p{L}+ (?:(?:and|or) \p{L}+ )?)(?<middle>(?:(?:[\p{Ll}-]+|\p{Lu}{2,5}),? (?:and )?)${reach})(?<noun>\p{Ll}+)(?=$|[,;.]| (?:${[
      "of|to|for|in|at|by|from|that|which|with|using|on|across|where|per|while|through",
      String.raw`and(?! (?:(?!\p{Ll}+ed )\p{Ll}+ ){0,2}\p{Ll}+s\b)|\p{Ll}+ing|\p{Ll}+ed (?:by|to|for|in|at|on|with|from)`,
    ].join("|")})\b)`,
    "u",
  );
/** "built additional room and bathroom": of several things the first, else the last. */
const BARE_THINGS = [bareThing("{0,3}?"), bareThing("{0,3}")];
const TAKES_NONE = new RegExp(
  String.raw`(?<![\p{L}-])${anyOf(
    "the an? all any each every both our your their its his her my this that these those new multiple",
    "various several other more daily no of in to on for with by at from into and as up out through",
  )}(?![\p{L}-])|\p{L}s\b`,
  "u",
);

/** Of these one does as well without any one of them in mind: "tracked inventory", "enforced policy". */
const AMOUNTS: ReadonlySet<string> = new Set(
  `inventory payment design policy practice sale deployment product culture function operation order space growth
  review discharge`.split(/\s+/),
);
const WORK_OF_A_THING = /^(?:build|plan|train|write|make|teach|read|open|test|sell|clean|keep|set)$/;

const LISTED = /^, \p{Ll}+(?:,| and| or) (?!\p{Ll}+ed\b)\p{Ll}/u;

/** "menu planning" names work, "a team handling calls" tells of the team. */
function isNamedWork(rest: string): boolean {
  const [, word = ""] = /^ (\p{Ll}+ing)\b/u.exec(rest) ?? [];
  const base = gerundBase(word);
  return word !== "" && word !== "using" && (base === null || !isOnlyVerb(base) || WORK_OF_A_THING.test(base));
}

/** A sentence of the first person with the article that its object lacks: "I led a team of 8". */
export function addArticle(sentence: string): string {
  // "I was named employee of the year" and "I am the first point of contact" tell what one was called.
  if (
    /^I (?:was|am) (?:named|voted|elected|ranked|crowned|awarded|nominated|promoted|chosen|the|an?)\b/u.test(sentence)
  )
    return sentence;
  const found = BARE_THINGS.map((pattern) => pattern.exec(sentence)?.groups);
  const { verb = "", middle = "", noun = "" } = found.find((one) => COUNT_NOUNS.has(one?.noun ?? "")) ?? {};
  const rest = sentence.slice(verb.length + middle.length + noun.length);
  if (noun === "" || AMOUNTS.has(noun) || TAKES_NONE.test(middle.replace(/^new /, ""))) return sentence;
  if (isNamedWork(rest) || LISTED.test(rest)) return sentence;
  return verb + withArticle(middle + noun) + rest;
}
