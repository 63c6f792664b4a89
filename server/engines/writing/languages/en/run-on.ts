import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isRegularPast } from "../../verbs-by-dictionary.ts";
import { isOnlyVerb, thirdPerson } from "../../verb-forms.ts";

/** What a letter's own words begin with, and after them the verb or the thing that is told. */
const MAIN = /^(?:.*?, )?(?:I |My (?:work|job|tasks|duties|responsibilities) )/u;
/** With one of these a second verb may follow: it joins, or it has a clause of its own. */
const JOINS = new RegExp(
  `^(?:${anyOf(
    "that which who whose whom what how where when while if whether because since as after before until once although",
    "though so than and or but nor then I we they he she it you there let made make making help helped have had see saw",
  )}|${anyOf("ensur sure f[io]u?nd show know knew report learn discover prov mean notic confirm check verif f[eé]lt said see")}.*)$`,
  "u",
);
/** Behind these a past form is a participle, or the word is no verb. */
const LEADS_IN = new RegExp(
  `^(?:${anyOf(
    "has been be being was were is are am get got gets getting not never to also just well self the a an my our their its",
    "of in on at for with by from into onto over under through via per about up out off",
  )}|.*ly)$`,
  "u",
);
const MEASURED = new RegExp(
  `^${anyOf("aged rated priced dated numbered valued sized worth based named called titled left")}$`,
  "u",
);
const SURELY = new RegExp(
  `^${anyOf("went came became rose fell grew began saw took gave wrote drove was were is are has resulted included")}$`,
  "u",
);
const OBJECT = new RegExp(
  `^(?:[$€£]?\\d.*|${anyOf("a an the my our their its this these all over more both several")})$`,
  "u",
);
const NO_THING = new RegExp(
  `^My (?:work|job) (?:also )?includ(?:es|ed) (?:${anyOf("in this these that those for with to experienced familiar responsible able")} |\\p{Ll}+ed with )`,
  "u",
);
const LEFT_OPEN = new RegExp(
  ` ${anyOf("to\\sinclude such\\sas serving\\sup including utilizing using by\\susing")}\\.?$`,
  "u",
);
const LONGEST = 400; // longer ones are no sentences of a letter

function isSecondVerb(words: readonly string[], at: number): boolean {
  const [before = "", word = "", next = ""] = words.slice(at - 1, at + 2);
  if (!/^\p{L}[\p{L}’'-]*$/u.test(before) || LEADS_IN.test(before) || !/^\p{Ll}+$/u.test(word)) return false;
  if (SURELY.test(word)) return next !== "in" || word === "resulted";
  if (readOpening(`${word} it`)?.form === "past") return OBJECT.test(next) && !MEASURED.test(word);
  if (isRegularPast(word) && /^[$€£]?\d/u.test(next)) return !MEASURED.test(word);
  const base = thirdPerson(word);
  return (
    base !== null &&
    isOnlyVerb(base) &&
    ![base, word].some((one) => partsOfSpeech(one).noun) &&
    /^[\p{L}\d]/u.test(next)
  );
}

/** Whether a sentence goes on with a verb that nothing joins to it: "ran two evenings a year mentored six students". */
export function runsOn(sentence: string): boolean {
  if (sentence.length > LONGEST || NO_THING.test(sentence) || LEFT_OPEN.test(sentence)) return true;
  return sentence.split(/[;:()–—"“”]/u).some((part) => {
    const [lead] = MAIN.exec(part.trim()) ?? [];
    if (lead === undefined) return false;
    const words = part.trim().slice(lead.length).split(" ");
    const joined = words.findIndex((word) => JOINS.test(word));
    const plain = joined < 0 ? words : words.slice(0, joined);
    return plain.some((_word, at) => at > 1 && isSecondVerb(words, at));
  });
}
