import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { participleOf } from "./done-instead.ts";
import { mendSlips } from "./mend-slips.ts";
import { withChangeTold, withCommasMended, withResultJoined } from "./told-results.ts";

const AT_A_TIME = new RegExp(
  `^(?<time>Last ${anyOf("spring summer autumn fall winter year month season term")}|(?:Every|Each) \\p{L}+(?: \\p{L}+)?` +
    `|(?:Over|In|During) the (?:last|past) (?:\\p{L}+|\\d+)(?: \\p{L}+)?),? I (?<deed>\\p{Ll}[^,;:]{10,140})$`,
  "u",
);

const COURSE = new RegExp(
  `^(?<deed>(?:I )?(?:[Cc]ompleted|[Aa]ttended|[Tt]ook) )(?<what>(?!(?:the|an?|my|several|two|all) )(?:[\\p{L}\\d+#.-]+ ){1,5}` +
    `${anyOf("course program programme bootcamp apprenticeship internship diploma")})(?=$|[ ,])`,
  "u",
);
const OWN_DUTIES =
  /^(?:My )?(?<duties>(?:main |key |daily )?(?:duties|responsibilities|tasks)) (?=(?:included?|were|are) )/iu;

const LAST_YEARS = new RegExp(
  `(?<=\\d%?) (?:the )?(?=(?:last|past) (?:\\d+|${anyOf("two three four five six")}) (?:years|months|quarters|seasons)$)`,
  "u",
);

/** "the (4 person, 5 month) project" */
const SIZES = /(?<=\b(?:the|an?) )\((?<sizes>\d+[ -]\p{Ll}+(?:, \d+[ -]\p{Ll}+){0,2})\)(?= \p{Ll})/gu;

const TELLS_OF_ONESELF = /^(?:.{1,60} )?I \p{Ll}/u;

/** A line of a resume as one would write it in a sentence: its signs, commas and results in their places. */
export function tidied(line: string): string {
  const own = TELLS_OF_ONESELF.test(line) ? line.replace(/(?<= )our (?=\p{L})/gu, "the ") : line;
  return mendSlips(
    withCommasMended(withChangeTold(withResultJoined(own)))
      .replace(/^As (?:an?|the) [^,]{3,60}, (?=I )/u, "")
      .replace(/^In (?<year>(?:19|20)\d\d),? (?<deed>I \p{Ll}[^\d]*\d?.*)$/u, "$<deed> in $<year>")
      .replace(AT_A_TIME, (_whole, time: string, deed: string) => `I ${deed} ${lowerFirst(time)}`)
      .replace(/^(?<what>Responsible for|In charge of): /u, "$<what> ")
      // "Mentor for new starters: 11 colleagues"
      .replace(/(?<=^\p{Lu}\p{Ll}+ (?:for|to|of) [\p{Ll} ]{4,40}): (?<many>\d+ \p{Ll}+)$/u, " ($<many>)")
      // "Since 2023 data lead for the school: built a dashboard"
      .replace(/^Since (?:19|20)\d\d,? [\p{Ll} ]{4,50}: (?=\p{Ll}+ed |built |wrote |led |ran )/u, "")
      .replace(COURSE, (_whole, deed: string, what: string) => `${deed}${withArticle(what)}`)
      .replace(OWN_DUTIES, (_whole, duties: string) => `My ${lowerFirst(duties)} `)
      .replace(SIZES, (_whole, sizes: string) => sizes.replace(/(?<=\d) (?=\p{Ll})/gu, "-"))
      .replace(/^Day to day /u, "Day-to-day ")
      .replace(/^So far,? I(?:['’]ve| have)? /u, "I have ")
      .replace(/(?<=\d)["”](?!\p{L})/gu, " inch")
      .replace(/^I (?:also |have (?:also )?(?=\p{Ll}+ed,? ))/u, "I ")
      .replace(/(?<=\p{L}),(?=\p{L})/gu, ", ")
      .replace(/, (?=finished (?:on (?:time|schedule|budget)|within|under budget|ahead|early))/u, ", and ")
      .replace(LAST_YEARS, " over the ")
      .replace(/^(?=\p{L}+ed )(?<deed>[^,]{12,160}), (?<year>(?:19|20)\d\d)\.?$/u, "$<deed> in $<year>")
      // "64 compensation events agreed, £3.9m"
      .replace(/, (?=[$€£]\d[\d.,]*\s?(?:[KkMm]|bn|million|thousand)?$)(?<much>.+)$/u, " ($<much>)")
      // "moved 160 pallets a shift, no accidents in seven years"
      .replace(/, (?=no \p{Ll}+(?: \p{Ll}+)? (?:in|for|over|since) )/u, ", with "),
  );
}

/** "managed wide variety of tasks" lacks its article. */
export function withVariety(said: string): string {
  return said.replace(
    /(?<=\p{Ll} )(?<!\b(?:a|an|the|its|our|their|this) )(?=(?:wide|broad|large) (?:variety|range|number) of )/u,
    "a ",
  );
}

const SINCE_YEAR = " since 2021".length;

/** What began in a year and goes on is told as such: "I have fitted 120 chargers since 2021", "I have been a steward". */
export function sinceThen(text: string): string {
  const said = / since (?:19|20)\d\d(?=$|,)/u.test(text) ? text.replace(/^I am /u, "I have been ") : text;
  if (/ since (?:19|20)\d\d(?=$|[ ,])/u.test(said) && readOpening(said.slice("I ".length))?.form === "base")
    return asPerfect(said) ?? said;
  const isCounted = /\d/.test(said.slice(0, -SINCE_YEAR)) && / since (?:19|20)\d\d$/u.test(said);
  return isCounted ? said.replace(/^I (?=\p{Ll}{1,20}(?:ed|sat) )/u, "I have ") : said;
}

/** "I give medication" as what one has done up to now: "I have given medication"; null where its form is not known. */
export function asPerfect(said: string): string | null {
  const opening = readOpening(said.slice("I ".length));
  if (!opening || opening.form === "third" || opening.form === "gerund") return null;
  return `I have ${opening.adverb}${participleOf(opening.past)}${opening.rest}`;
}

/** What a line says in praise of its own verb is for its readers to say. */
const PRAISE =
  /^(?:successfully|consistently|efficiently|effectively|promptly|expertly|skillfully|diligently) (?=\p{L})/iu;

export function withoutPraise(line: string): string {
  return line.replace(PRAISE, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export function withoutOpenBracket(line: string): string {
  const at = line.lastIndexOf("(");
  return at > line.lastIndexOf(")") ? line.slice(0, at).trim() : line;
}
