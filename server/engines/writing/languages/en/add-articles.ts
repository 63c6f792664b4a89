import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";

/** "led team of 8": a verb, words in between that say which, and one thing that needs its article. */
const BARE =
  /^(?<verb>I (?:\p{L}+ly )?\p{L}+ (?:(?:and|or) \p{L}+ )?)(?<middle>(?:(?:[\p{Ll}-]+|\p{Lu}{2,5}),? (?:and )?){0,3})(?<noun>\p{Ll}+)(?=$|[,;.]| (?:of|to|for|in|at|by|from|that|which|and|with|using|on|across|where|per|while|through|\p{Ll}+ing|\p{Ll}+ed)\b)/u;
const TAKES_NONE = new RegExp(
  String.raw`(?<![\p{L}-])${anyOf(
    "the an? all any each every both our their its his her my this that these those new multiple",
    "various several other more daily no of in to on for with by at from into and as up out through",
  )}(?![\p{L}-])|\p{L}s\b`,
  "u",
);

/** A sentence of the first person with the article that its object lacks: "I led a team of 8". */
export function addArticle(sentence: string): string {
  const { verb = "", middle = "", noun = "" } = BARE.exec(sentence)?.groups ?? {};
  if (noun === "" || !COUNT_NOUNS.has(noun) || TAKES_NONE.test(middle.replace(/^new /, ""))) return sentence;
  return verb + withArticle(middle + noun) + sentence.slice(verb.length + middle.length + noun.length);
}
