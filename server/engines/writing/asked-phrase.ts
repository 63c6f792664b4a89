import { anyOf, anyOfLines } from "../any-of.ts";
import { withArticleOfOne } from "./english-nouns.ts";
import { findSkills } from "../analysis/find-skills.ts";
import { lowerFirst as lowered, readOpening } from "./english-verbs.ts";
import type { MaterialLanguage } from "./language.ts";

const LEVELS = new RegExp(
  String.raw`(?<![\s,;(–-])[\s,;(–-]*\b(?:is |are |would be |considered |will be )?(?:strongly |highly |very |also )?${anyOfLines`
    preferred|required|mandatory|desired|desirable|regarded|essential|needed|useful|helpful|advantageous|handy
    an? (?:big |strong |definite )?(?:plus|bonus|asset|advantage)|nice to have|is a must
    welcome
  `}\)?[\s.]*$`,
  "i",
);
const SENTENCE = new RegExp(
  String.raw`^${anyOfLines`
    you(?:'ll| will| have| are| must|r)?|we|candidates?|must|applicants?
    ability|able|our|this|the|if|as|please|when|where|in|at|to|for
    a minimum of
  `}\b`,
  "i",
);
/** What somebody is like: "somebody friendly and exact on the phone". */
const TRAIT = new RegExp(
  String.raw`^${anyOf(
    "friendly comfortable calm reliable punctual organi[sz]ed detail-oriented curious patient",
    "flexible motivated confident kind courteous fluent proficient experienced familiar",
    String.raw`physically\sfit`,
  )}(?= ${anyOf("and with in on at about under around enough")}\b|,|$)`,
  "i",
);
const LONGEST = 110;

/** How much something is wanted, in the other languages: "wünschenswert", "souhaité", "valorable". */
const LEVELS_ELSEWHERE = new RegExp(
  String.raw`(?<![\s,;(–-])[\s,;(–-]{1,5}(?:(?:ist|sind|es|son|est|sont|serait|idéalement) )?${anyOf(
    String.raw`wünschenswert erwünscht erforderlich vorausgesetzt (?:von|ein)\s(?:Vorteil|Plus) vorteilhaft gern\sgesehen zwingend`,
    String.raw`souhaitée?s? appréciée?s? requise?s? exigée?s? indispensable obligatoire un\splus serait\sun\splus`,
    String.raw`valorables? deseables? imprescindibles? necesari[oa]s? requerid[oa]s? se\svalorará un\splus`,
  )}\)?[\s.]*$`,
  "iu",
);

/** A requirement without the word that says how much it is wanted. */
export function withoutLevel(requirement: string): string {
  return requirement.replace(LEVELS, "").replace(LEVELS_ELSEWHERE, "");
}

/** A requirement as the object of "Your posting asks for ..."; null when it would not read as one. */
export function askedPhrase(requirement: string, language: MaterialLanguage): string | null {
  const phrase = phraseOf(requirement, language);
  return phrase !== null && language === "en" ? withArticleOfOne(phrase) : phrase;
}

function lowerFirst(text: string): string {
  const opensWithName = findSkills(text, { list: true }).some(
    ({ from, kind }) =>
      from === 0 &&
      (kind === "tool" || kind === "language" || (kind === "certificate" && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text))),
  );
  return opensWithName ? text : lowered(text);
}

function phraseOf(requirement: string, language: MaterialLanguage): string | null {
  const text = requirement
    .replace(/\s+/g, " ")
    .replace(LEVELS, "")
    .replace(/(?<![.;:,\s])[.;:,\s]+$/, "")
    .trim();
  if (text.length < 3 || text.length > LONGEST || /[.!?]\s+\p{Lu}/u.test(text)) return null;
  if (language !== "en") return withoutLevel(text);
  if (/^(?:able|ability) to /i.test(text)) return `the ability to ${text.replace(/^(?:able|ability) to /i, "")}`;
  const minimum = /^(?:must have|must hold|you have|you hold|you bring|a minimum of|minimum of|at least) (.+)$/i.exec(
    text,
  );
  if (minimum)
    return /^(?:a minimum of|minimum of|at least)/i.test(text)
      ? `at least ${minimum[1]}`
      : lowerFirst(minimum[1] ?? "");
  if (SENTENCE.test(text)) return null;
  if (TRAIT.test(text)) return `somebody ${lowerFirst(text)}`;
  const opening = readOpening(text);
  if (opening && opening.form !== "gerund")
    return opening.form === "base" && !/^\s(?:of|in|for|and|or|with|on)\b/.test(opening.rest) ? null : lowerFirst(text);
  return lowerFirst(text);
}
