import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { partsOfSpeech } from "../../evidence/meaning/wordnet.ts";

const NAMED = /^(?:.*?, )?(?:I (?:also )?handled? |My (?:work|job|duties) (?:also )?includ(?:es|ed) )(?<named>.+)$/u;
/** What joins, places or describes: no work is called so. */
const BEGINS_WRONG = new RegExp(
  `^(?:${anyOf(
    "and or but of within through with including resulting under now shortly as this these those that there ensure ensures",
    "accountable responsible proficient reliable astute experienced knowledgeable able familiar skilled certified willing",
    "knowing mastered up-sold twice initially",
  )}|(?!${anyOf("daily weekly monthly quarterly yearly hourly early timely elderly family assembly supply only friendly")})\\p{Ll}{2,}ly) `,
  "u",
);
/** What somebody has or is: "clear understanding of the requirements". */
const TRAIT = new RegExp(
  `^(?:\\p{Ll}+ ){0,3}${anyOf("understanding knowledge expertise skills? track\\srecord proficienc(?:y|ies) strengths? abilit(?:y|ies)")}(?: |$)`,
  "u",
);
const SAID_AGAIN = new RegExp(
  `^(?:\\p{Ll}+ ){0,2}${anyOf("duties responsibilities assignments efforts tasks strengths activities")} (?:also )?${anyOf("includ involv")}`,
  "u",
);
/** "taco Palenque", "republic Services": a name that lost its capital. */
const HALF_NAMED = /^\p{Ll}+ \p{Lu}\p{Ll}+/u;
/** Work may be called by words that are verbs too, with an "of" or as "market research": more often these are deeds. */
const NOUN_AS_WELL = /^\p{Ll}+(?:,| (?:of|in|for|with|to|on|and|at|by|from|as|during)(?= ))|^\p{Ll}+$/u;
const NAMES_ACTION = new RegExp(
  String.raw`^(?:[\p{L}/-]+ ){1,3}?(?!${anyOf("incoming outgoing remaining existing ongoing upcoming following")}(?!\p{L}))` +
    String.raw`[\p{L}/-]*(?:tion|sion|ment|sis|ance|ence|ing|${anyOf("duties tasks research control support work service entry desk")})s?` +
    String.raw`(?=,|$| ${anyOf("of in for and with on to at by from using as per including or")} )`,
  "u",
);
const ALWAYS_DEED = new RegExp(
  `^(?:${anyOf(
    "conduct provide perform prepare maintain manage develop ensure pack obtain greet assist serve complete receive collect",
    "analyze administer implement adjust facilitate install follow",
  )}|${anyOf("answer place offer share request")} ${anyOf(
    "incoming outgoing all any special new customer customers calls phones telephones? questions orders information assistance",
  )}) `,
  "u",
);
const OFTEN_DEED = new RegExp(
  `^${anyOf(
    "monitor process schedule update input review ticket coach lead interface file design launch answer place offer share request",
  )} `,
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

function isDeed(named: string): boolean {
  const isOften = OFTEN_DEED.test(named) && !NAMES_ACTION.test(named) && !NOUN_AS_WELL.test(named);
  return isOften || beginsWithDeed(named, true);
}

/** Whether a sentence calls something work that is none: a deed, a trait, a name, or half of another sentence. */
export function namesNoWork(sentence: string): boolean {
  const named = NAMED.exec(sentence)?.groups?.named;
  if (named === undefined) return false;
  return [BEGINS_WRONG, TRAIT, SAID_AGAIN, HALF_NAMED].some((wrong) => wrong.test(named)) || isDeed(named);
}
