import { anyOf } from "../any-of.ts";
import { findSkills } from "../analysis/find-skills.ts";
import { isWish } from "../matching/ask-words.ts";
import { readPostingSentences } from "../matching/posting-sentences.ts";
import type { Posting } from "../../domain/posting.ts";
import { isInstruction } from "./evidence/find-instructions.ts";
import type { MaterialLanguage } from "./language.ts";
import { relateLines } from "./relatedness/relate-lines.ts";
import type { Ask, WritingFacts } from "./writing-facts.ts";

const DAYS = anyOf("mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays?");
/** When one works and how one applies stands among what is asked for, and is nothing to answer for. */
const OF_APPLYING = new RegExp(
  `^(?:${anyOf(
    String.raw`(?:closing|start|application|interview)\s(?:date|deadline)s? deadline salary hours schedule location reports\sto`,
    String.raw`(?:to\s)?apply reply\swith (?:please\s)?(?:send|submit|email|attach|include|note) no\s(?:phone|agenc|recruit)\p{L}*`,
    String.raw`interviews equal\sopportunity we\s(?:offer|reserve|are|value) bewerbung\p{L}* candidatura\p{L}* merci\sd`,
  )}|${DAYS}(?: (?:to|through|until|and|–|-) ${DAYS})?)(?!\\p{L})`,
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
  return read
    .filter(({ text }) => text.trim() !== "" && text.length <= 220 && !isInstruction(text) && !OF_APPLYING.test(text))
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
