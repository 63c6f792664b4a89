import { findSkills } from "../analysis/find-skills.ts";
import { anyOf } from "../any-of.ts";
import { isWish } from "../matching/ask-words.ts";
import { readPostingSentences } from "../matching/posting-sentences.ts";
import { skillWeight, type SkillWeights } from "../matching/skill-weights.ts";
import { countWords } from "../matching/text-terms.ts";
import type { Posting } from "../../domain/posting.ts";
import { isInstruction } from "./evidence/find-instructions.ts";
import type { MaterialLanguage } from "./language.ts";
import { relateLines } from "./relatedness/relate-lines.ts";
import type { Ask, Deed, WritingFacts } from "./writing-facts.ts";

const LEAST_ANSWERED = 0.4; // the share of an ask's skills, by weight, or of its words that an answer must show

/** The single words of a text, as matching counts them. */
export function wordsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  countWords(text, 1, counts);
  return new Set([...counts.keys()].filter((word) => !word.includes(" ")));
}

/** What a posting asks for, each thing with the deeds that answer it; `own` is the language of the deeds. */
export function readAsks(
  posting: Posting,
  { match, deeds, weights }: Pick<WritingFacts, "match" | "deeds" | "weights">,
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
    .filter(({ text }) => text.trim() !== "" && text.length <= 220 && !isInstruction(text))
    .map(({ text, met, isWanted }) => {
      const skills = [...new Set(findSkills(text, { list: true }).map(({ id }) => id))];
      const words = wordsOf(text);
      const relations = relateLines(
        text,
        deeds.map((deed) => deed.text),
        languages,
      );
      const answering = deeds
        .map((deed, index) => ({ deed, score: answerScore(skills, words, deed, weights), relation: relations[index] }))
        .filter(({ score, relation }) => score >= 1 || relation?.isSame)
        .map(({ deed, score, relation }) => ({ deed, score: score + (relation?.strength ?? 0) }))
        .sort((a, b) => b.score - a.score || b.deed.relevance - a.deed.relevance)
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

/** What stands in lines and asks of every trade. */
const SAYS_NOTHING = new RegExp(
  `^${anyOf(
    String.raw`\p{L}{1,3} erfahrung(?:en)? kenntnisse? mindestens jahren? sowie einer eines oder experiencia gestión para como años`,
    `expérience gestion dans avec pour ans connaissances? des une experience knowledge years skills? ability`,
  )}$`,
  "iu",
);

/** How well a deed answers an ask; 0 where it shares only what is common to the trade. */
function answerScore(skills: string[], words: Set<string>, deed: Deed, weights: SkillWeights): number {
  const weigh = (ids: string[]) => ids.reduce((sum, id) => sum + skillWeight(id, weights), 0);
  const held = skills.filter((id) => deed.skills.includes(id));
  const shared = [...words].filter((word) => deed.words.has(word) && !SAYS_NOTHING.test(word)).length;
  const answersSkills = held.length > 0 && weigh(held) >= weigh(skills) * LEAST_ANSWERED;
  const answersWords = shared >= 2 && shared >= words.size * LEAST_ANSWERED;
  if (!answersSkills && !answersWords) return 0;
  return held.length + weigh(held) / 4 + (shared >= 2 ? shared * 0.5 : 0);
}
