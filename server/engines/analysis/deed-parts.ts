import { anyOf, anyOfLines } from "../any-of.ts";
import { FUNCTION_WORDS, isHead, isOrganisationWord } from "./judge-part.ts";
import { wordsOf } from "./resume-lines.ts";

const LEAST_SMALL_WORDS = 3;
const NO_DEED = new RegExp(
  `^${anyOf("employed seconded contracted promoted transferred hired appointed retired united limited allied associated")} |` +
    "^(?:worked|served|working|serving|volunteered) (?:as|at|for) ",
  "iu",
);
const OPENS_DEED = new RegExp(
  anyOfLines`
    ^\p{Lu}\p{Ll}+ly \p{Ll}+ed(?: |$)
    ^\p{Lu}\p{Ll}{2,}ed ${anyOf("in on with from the a an to for by as all up")} \S
    ^\p{Lu}\p{Ll}{2,}ing ${anyOf("of the a an with on all new")} \S
    ^\p{Lu}\p{Ll}{3,}(?:ment|ation|ance|sion) of (?:\p{Ll}|\p{Lu}{2})
    ^(?:was|were|is|am|has|have|had) \p{Ll}+(?:ing|ed) |^work (?:with|on|in) \p{Ll}
  `,
  "iu",
);
const LISTED = /^[^\s/]+(?:\/[^\s/,]+){3,}(?:$|,)/u;
const OPENS_SMALL = new RegExp(`^(?:${anyOf("on in at for with of and or to from by as")} \\S|&)`, "u");

/** "Created from scratch a shop", "on behalf of the": it tells of work or goes on from another line, and names nobody. */
export function tellsDeed(text: string): boolean {
  const words = wordsOf(text);
  if (LISTED.test(text)) return true;
  if (words.length < 2 || NO_DEED.test(text)) return false;
  if (OPENS_SMALL.test(text)) return true;
  if (words.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && isOrganisationWord(word))) return false;
  if (/^\p{Lu}/u.test(text) && OPENS_DEED.test(text)) return true;
  if (words.some(isHead)) return false;
  const telling = words.filter((word) => /^\p{L}/u.test(word) && !FUNCTION_WORDS.has(word.toLowerCase()));
  const small = telling.filter((word) => /^\p{Ll}{3}/u.test(word));
  return (
    words.slice(1, -1).some((word) => FUNCTION_WORDS.has(word.toLowerCase())) &&
    small.length >= LEAST_SMALL_WORDS &&
    small.length * 2 > telling.length &&
    /^\p{L}[^&]*$/u.test(text)
  );
}
