import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { participleOf } from "./done-instead.ts";
import { ALL_OF_THEM, TAKEN_UP } from "./done-with-it.ts";
import { mendSlips } from "./mend-slips.ts";
import { withAmountAside } from "./amount-aside.ts";
import { withResultApart } from "./told-result.ts";
import { withoutAsides } from "./without-asides.ts";

const SINCE_YEAR = " since 2021".length;

/** What began in a year and goes on is told as such: "I have fitted 120 chargers since 2021", "I have been a steward". */
export function sinceThen(text: string): string {
  const said = / since (?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d(?=$|,| \()/u.test(text)
    ? text.replace(/^I am /u, "I have been ")
    : text;
  if (/ since (?:19|20)\d\d(?=$|[ ,])/u.test(said) && readOpening(said.slice("I ".length))?.form === "base")
    return asPerfect(said) ?? said;
  if (USES_SINCE.test(said)) return said.replace(/^I /u, "I have ");
  const isCounted = /\d/.test(said.slice(0, -SINCE_YEAR)) && / since (?:19|20)\d\d$/u.test(said);
  return isCounted ? said.replace(/^I (?=\p{Ll}{1,20}(?:ed|sat) )/u, "I have ") : said;
}

/** "I adopted Scrum since 2014": what was taken up goes on. */
const USES_SINCE = new RegExp(
  `^I ${anyOf("adopted used practi[cs]ed applied followed supported maintained worked led managed run taught")} ` +
    `(?!.{0,80} ${anyOf("first only [a-z]{2,12}est had was were")} )[^,;.]{2,80} since (?:19|20)\\d\\d(?=$|[ ,])`,
  "u",
);

/** "I give medication" as what one has done up to now: "I have given medication"; null where its form is not known. */
export function asPerfect(said: string): string | null {
  const opening = readOpening(said.slice("I ".length));
  if (!opening || opening.form === "third" || opening.form === "gerund") return null;
  return `I have ${opening.adverb}${participleOf(opening.past)}${withParticiples(opening.rest)}`;
}

function withParticiples(rest: string): string {
  return rest.replace(/(?<=(?:,| and) )\p{Ll}+(?= \p{L})/gu, (word) =>
    readOpening(`${word} the`)?.form === "past" ? participleOf(word) : word,
  );
}

/** What a line says in praise of its own verb is for its readers to say. */
const PRAISE =
  /^(?:successfully|efficiently|effectively|promptly|expertly|skillfully|diligently) (?=\p{L})(?!and |or )/iu;

/** A line as a letter takes it up: without asides, praise of its verb and slips. */
export function tidied(line: string): string {
  const text = withResultApart(withSavingJoined(mendSlips(withSmallAims(withoutPraise(withoutAsides(line))))));
  return readOpening(text) === null ? text : withAmountAside(text);
}

const SAVING =
  /(?:: |; )(?=(?:saved|saving|cut|reduced|halved|raised|won|gained) (?:us |about |around |over |nearly )?[$€£]?\d[^;:]*$)/u;
const GOES_ON = new RegExp(`; (?=${TAKEN_UP} |${ALL_OF_THEM})`, "u");

function withSavingJoined(line: string): string {
  if (readOpening(line)?.form !== "past") return line;
  return line
    .replace(SAVING, (_, at: number) => (line.startsWith("saving", at + 2) ? ", " : " and "))
    .replace(GOES_ON, ", ");
}

function withSmallAims(line: string): string {
  return line.replace(/(?<= to )\p{Lu}\p{Ll}+(?= (?!and |or )\p{Ll})/gu, (word) =>
    readOpening(`${word} the`)?.form === "base" ? word.toLowerCase() : word,
  );
}

function withoutPraise(line: string): string {
  return line.replace(PRAISE, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export function withoutOpenBracket(line: string): string {
  const at = line.lastIndexOf("(");
  return at > line.lastIndexOf(")") ? line.slice(0, at).trim() : line;
}
