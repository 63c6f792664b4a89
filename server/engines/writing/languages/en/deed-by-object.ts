import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { partsOfSpeech } from "../../evidence/meaning/wordnet.ts";

/** Work may be called by words that are verbs too, with an "of" or as "market research": more often these are deeds. */
const NOUN_AS_WELL = /^\p{Ll}+(?:,| (?:of|in|for|with|to|on|and|at|by|from|as|during)(?= ))|^\p{Ll}+$/u;
const ALWAYS_DEED = new RegExp(
  `^(?:${anyOf(
    "conduct provide perform prepare maintain manage develop ensure pack obtain greet assist serve complete receive collect",
    "analyze administer implement adjust facilitate install follow",
  )}|${anyOf("answer place offer share request")} ${anyOf(
    "incoming outgoing all any special new customer customers calls phones telephones? questions orders information assistance",
  )}) `,
  "u",
);
/** "..., or call other stores": another deed, in a tense of its own. */
function goesOn(text: string): boolean {
  const followers = text.matchAll(/ (?:and|or) (?:\p{Ll}+ly )?(\p{Ll}+)(?= (?:an?|the|all|any|other|new) )/gu);
  return [...followers].some(([, word = ""]) => partsOfSpeech(word).verb);
}

/** "Answer incoming calls": a deed, though its first word may name something elsewhere. */
export function beginsWithDeed(line: string, isCurrent: boolean): boolean {
  const text = lowerFirst(line);
  return ALWAYS_DEED.test(text) && !NOUN_AS_WELL.test(text) && (isCurrent || !goesOn(text));
}
