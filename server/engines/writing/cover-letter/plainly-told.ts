import { anyOf, anyOfLines } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import { isCommaWithin } from "../languages/en/comma-within.ts";
import { DONE_WITH_IT } from "../languages/en/done-with-it.ts";
import { isOnlyAdjective } from "../evidence/meaning/wordnet.ts";
import { MOST_CLUMSY } from "../languages/grammar.ts";
import { mendSlips } from "../languages/en/mend-slips.ts";
import { tellsOutcome } from "../languages/en/told-result.ts";
import { isClause } from "../languages/en/told-tail.ts";
import { isOnlyVerb, pastOf } from "../verb-forms.ts";
import type { MaterialLanguage } from "../language.ts";
import type { Proof } from "./choose-proofs.ts";

const LETTERS_OF_STEM = 3;
const SHORT_WORD = 4; // articles and the like, which join words and say nothing
const JOINING = new RegExp(
  `^${anyOf("used from with were been have also their which then until after during hours years went came rose fell dropped average half over about reached between down")}$`,
  "u",
);
const FEW = anyOf("one two three four five six seven eight nine ten");
/** What goes on behind a comma with a word that says how it belongs to what stands before. */
const JOINED = new RegExp(
  `^(?:${anyOf("and or then which who where while when by with without from for to in on at as up down since after before never mostly including such along mainly through about around nearly over some so now against chiefly primarily largely together jointly because although outside live second third highest worth but")}|(?:of|among|for) wh(?:ich|om) (?:\\d|the|an?|most|half|some|all|${FEW})|(?:once|twice|\\p{L}+ times) |(?:\\p{Ll}+ly )?\\p{L}+ing|both|all|each)(?!\\p{L})|^\\d{1,3}(?:\\.\\d)?% of |^an? [$€£]?\\d|^(?:19|20)\\d\\d(?!\\d)`,
  "iu",
);
const BEHIND_NOUN = /^\p{L}+ (?:on|of|in|at|for|per|rate|from)(?!\p{L})/u;
const HAS_VERB = new RegExp(
  `^(?:(?:it|they|this) (?:now )?\\p{Ll}{3,}|no \\p{Ll}{3,} (?:in|for|on|of|since|was|were))(?!\\p{L})|^(?:[\\p{L}\\d'’-]+ ){1,9}(?:now \\p{Ll}+|${anyOf("is are was were went fell rose dropped has have had came stayed grew got won passed finished moved became")})(?!\\p{L})`,
  "u",
);
const MEANS = /(?<!\p{L})(?:using|via|through) (?<first>[^,]{0,200})$/iu;
const NAMED = /^(?:(?:and|or|&|an?|the) )*\p{Lu}/u;

/**
 * Whether a sentence says what its line says in the line's own words, and a reader sees what belongs to what. Of any
 * other line a list in the person's words is the better letter.
 */
export function isPlainlyTold({ deed, told, parts }: Proof, language: MaterialLanguage): boolean {
  if (parts) return parts.every((part) => isPlainlyTold(part, language));
  const { sentence, clumsy = 0 } = told;
  if (clumsy > MOST_CLUMSY) return false;
  if (language !== "en") return true;
  return (
    !isPerhapsNoun(sentence, deed.text) &&
    hasNoWordOfOurs(sentence, mendSlips(deed.text).replace(/^Zero /u, "No ")) &&
    hasNoLooseEnd(sentence)
  );
}

/** "Scrap on the second line" may be what somebody does or what there was. */
function isPerhapsNoun(sentence: string, line: string): boolean {
  if (!/^I (?!am |was |have |had |work(?:ed)? with an? )/u.test(sentence) || /^(?:I|Currently) /u.test(line))
    return false;
  const said = sentence.slice("I ".length);
  const opening = readOpening(said);
  if (isSurelyDone(said) || AVERAGES.test(said)) return false;
  return opening === null
    ? !/^(?:\p{Ll}+-|\p{Ll}+ly )?\p{Ll}{3,}ed /u.test(said)
    : opening.form === "base" && !isOnlyVerb(opening.base) && BEHIND_NOUN.test(said);
}

const AVERAGES = /^averaged? (?:about |around )?[$€£]?\d/u;
const PARTICLE = new RegExp(`^${anyOf("out up down along over off back away")}$`, "u");
/** "review orders to ensure", "assist in developing": a noun has no aim, and nothing is done in it. */
const DONE_TO = new RegExp(
  `^(?:\\p{Ll}+ ){2,}(?:in order )?to ${anyOf("ensure verify confirm determine identify check make keep maintain prevent meet support")} |^(?:assist|aid) in |^use (?!of |as )`,
  "u",
);
const WITH_ONE = new RegExp(
  `^(?:${anyOf("cover care stand fill deputi[sz]e")} (?:in )?for|${anyOf("break book check bring take")} in|sit on|report to) `,
  "u",
);

const COUNTED = new RegExp(`^\\p{Ll}+ (?:about |around |over |up to )?(?:\\d|${FEW} )`, "u");

/** "count and file claims", "fill out forms", "cover for the manager": no noun stands so. */
function isSurelyDone(said: string): boolean {
  const [first = "", second = "", third = ""] = said.replace(/^\p{Ll}+ly /u, "").split(" ");
  if (!pastOf.has(first)) return false;
  return (
    isOnlyAdjective(second) ||
    COUNTED.test(said) ||
    DONE_TO.test(said) ||
    PARTICLE.test(second) ||
    WITH_ONE.test(said) ||
    (second === "and" && pastOf.has(third))
  );
}

function hasNoWordOfOurs(sentence: string, line: string): boolean {
  const stemOf = (word: string) => word.slice(0, LETTERS_OF_STEM);
  const own = new Set(wordsOf(line).map(stemOf));
  const [said, written] = [sentence.replace(OUR_LEAD, ""), line.replace(OUR_LEAD, "")];
  const verb = readOpening(said)?.base;
  const isSameVerb = verb !== undefined && verb === readOpening(written)?.base;
  const [first = "", ...others] = wordsOf(said);
  return (
    (isSameVerb || own.has(stemOf(first))) &&
    others.every((word) => word.length < SHORT_WORD || own.has(stemOf(word)) || JOINING.test(word))
  );
}

const OUR_LEAD = new RegExp(
  `^${anyOfLines`
    I worked on (?:an? |the )?|(?:In|Over|Across|For|During) [^,]{3,40}, I reached[ ]|I reached[ ]|There (?:were|have been)[ ]
    I (?:am |was |had |have (?:been |had )?)?(?:an? |the )?
    I work(?:ed)? with (?:an? )?(?=(?:\p{Ll}+ )?(?:team|crew|brigade|squad|gang) of )
    My work includ\p{Ll}+ (?:the |an? )?|The[ ]|My (?:job was to )?
  `}`,
  "u",
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** "... using THRIVE, vulnerable adults and abuse" leaves open what was used; "beds, chairs and lamps" is a list. */
function hasNoLooseEnd(sentence: string): boolean {
  const [whole = "", ...clauses] = sentence
    .replace(/^(?:In|Since|When|After|With|For|At|During|Over|On|By|As) [^,]*, (?=I )| \([^()]*\)|: .*/gu, "")
    .split("; ");
  const [first = "", ...behind] = whole.split(", ");
  const end = behind.findLastIndex((piece) => /(?:^| )(?:and|or|&) /u.test(piece));
  const isLoose = (piece: string, at: number) =>
    !JOINED.test(piece) &&
    !isCommaWithin(behind[at - 1] ?? first, piece) &&
    !DONE_WITH_IT.test(piece) &&
    (readOpening(piece)?.form !== "past" || at > end);
  const isJoined =
    !behind.some(isLoose) ||
    (!behind.some((piece, at) => at > end && isLoose(piece, at)) &&
      areOfOneKind(behind.slice(0, end + 1)) &&
      areAlike(MEANS.exec(first)?.groups?.first, behind.slice(0, end + 1)));
  return (
    isJoined &&
    clauses.every(
      (clause) => /^I \p{Ll}/u.test(clause) || HAS_VERB.test(clause) || isClause(clause) || tellsOutcome(clause),
    )
  );
}

/** In "with Python, 2.4m records and Redis" it is open what belongs to what. */
function areOfOneKind(pieces: readonly string[]): boolean {
  const counted = pieces.filter((piece) => /^[$€£]?\d/u.test(piece));
  return (
    counted.length === 0 || pieces.every((piece) => counted.includes(piece) || /^(?:and|or|an?|one|two) /u.test(piece))
  );
}

function areAlike(first: string | undefined, behind: readonly string[]): boolean {
  const isNamed = (item: string) => {
    const [head = ""] = item.split(/ (?:from|of|with|in|for|at) /u);
    return NAMED.test(item) || /^\p{Lu}/u.test(head.split(" ").at(-1) ?? "");
  };
  return first === undefined || !isNamed(first) || behind.flatMap((piece) => piece.split(" and ")).every(isNamed);
}
