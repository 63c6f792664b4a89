import { anyOf } from "../any-of.ts";
import { findSkills } from "../analysis/find-skills.ts";
import { isOfTerms, isWish } from "../matching/ask-words.ts";
import { MAX_SENTENCE_LENGTH, readPostingSentences } from "../matching/posting-sentences.ts";
import type { Posting } from "../../domain/posting.ts";
import { isInstruction } from "./evidence/find-instructions.ts";
import type { MaterialLanguage } from "./language.ts";
import { relateLines } from "./relatedness/relate-lines.ts";
import type { Ask, WritingFacts } from "./writing-facts.ts";

const DAYS = anyOf("mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays?");
/** When one works stands among what is asked for, and is nothing to answer for. */
const OF_DAYS = new RegExp(`^${DAYS}(?: (?:to|through|until|and|–|-) ${DAYS})?(?!\\p{L})`, "iu");

/** Below what it is said of, it makes a wish of it: "If not held, we will train you". */
const NOT_NEEDED_YET = new RegExp(
  String.raw`^(?:${anyOf(
    String.raw`if\s(?:you\s(?:do\snot|don['’]t)\shave|not\s(?:held|already|yet)) (?:full\s|paid\s)?training\s(?:will\sbe|is|can\sbe)\s(?:given|provided|offered)`,
    String.raw`we(?:\swill|\scan|['’]ll)\s(?:train|help|support|sponsor)\syou`,
  )})(?!\p{L})`,
  "iu",
);

/** What a posting asks for, each thing with the deeds that answer it; `own` is the language of the deeds. */
export function readAsks(
  posting: Posting,
  { match, deeds }: Pick<WritingFacts, "match" | "deeds">,
  languages: { language: MaterialLanguage; own: MaterialLanguage },
): Ask[] {
  const wishesFrom = posting.wishesFrom ?? posting.requirements.length;
  const own = posting.requirements.map((text, index) => ({
    text,
    met: match.requirementsMet[index] ?? false,
    isWanted: index >= wishesFrom,
  }));
  const read =
    own.length > 0
      ? own
      : readPostingSentences(posting.description)
          .filter(({ use }) => use === "required" || use === "wanted")
          .slice(0, 12)
          .map(({ text, use }) => ({ text, met: false, isWanted: use === "wanted" }));
  const isOffered = (index: number) => NOT_NEEDED_YET.test(read[index + 1]?.text ?? "");
  return read
    .map((ask, index) => ({ ...ask, isWanted: ask.isWanted || isOffered(index) }))
    .filter(
      ({ text }) =>
        !NOT_NEEDED_YET.test(text) &&
        /\p{L}{2}/u.test(text) &&
        text.length <= MAX_SENTENCE_LENGTH &&
        !isInstruction(text) &&
        !isOfTerms(text) &&
        text.trim().toLowerCase() !== posting.title.trim().toLowerCase() &&
        !OF_DAYS.test(text),
    )
    .map(({ text, met, isWanted }) => {
      const skills = [...new Set(findSkills(text, { list: true }).map(({ id }) => id))];
      const relations = relateLines(
        text,
        deeds.map((deed) => deed.text),
        languages,
      );
      const answering = deeds
        .map((deed, index) => ({ deed, strength: relations[index]?.isSame ? relations[index].strength : 0 }))
        .filter(({ strength }) => strength > 0)
        .sort((a, b) => b.strength - a.strength || b.deed.relevance - a.deed.relevance)
        .map(({ deed }) => deed);
      return {
        text: text.trim(),
        isWish: isWanted || isWish(text),
        met,
        skills,
        deeds: answering,
      };
    });
}
