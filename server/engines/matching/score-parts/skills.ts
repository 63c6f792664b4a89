import type { NamedAsk } from "../listing-facts.ts";
import type { MatchScore, ScoreEvidence } from "../match-score.ts";
import type { SkillPlace } from "../resume-facts.ts";
import type { Pair } from "../score-pair.ts";
import { type SkillWeights, skillWeight } from "../skill-weights.ts";
import { curve } from "./part-value.ts";

const SKILL_CURVE = 0.3;

/** The weights of the skills held and of all that are asked; null when none is. */
export function skillsOf(covered: number, asked: number): number | null {
  return asked === 0 ? null : curve(covered / asked, SKILL_CURVE);
}

function skillsValue({ preparedResume, weights }: Pair, asks: NamedAsk[], total: number): number | null {
  let covered = 0;
  for (const { id } of asks) {
    const held = preparedResume.held.get(id);
    if (held) covered += held.strength * skillWeight(id, weights);
  }
  return skillsOf(covered, total);
}

export function requiredSkillsValue(pair: Pair): number | null {
  return skillsValue(pair, pair.listing.required, pair.preparedListing.requiredWeight);
}

export function wantedSkillsValue(pair: Pair): number | null {
  return skillsValue(pair, pair.listing.wanted, pair.preparedListing.wantedWeight);
}

const SKILL_PLACES: Record<SkillPlace, string> = {
  experience: "shown in your experience",
  text: "named in your resume's text",
  list: "listed among your skills",
};

function skillEvidence({ listing, preparedResume, weights }: Pair, asks: NamedAsk[]): ScoreEvidence[] {
  return asks
    .flatMap((ask) => {
      const held = preparedResume.held.get(ask.id);
      return held ? [{ ask, held, weight: held.strength * skillWeight(ask.id, weights) }] : [];
    })
    .sort((a, b) => b.weight - a.weight || (a.ask.id < b.ask.id ? -1 : 1))
    .map(({ ask, held }) => ({
      note:
        held.through !== null
          ? `${ask.name}, in part through ${held.through}.`
          : `${ask.name}, ${SKILL_PLACES[held.where]}.`,
      posting: listing.sentences[ask.sentence] ?? null,
      resume: held.at,
    }));
}

export function requiredSkillsEvidence(pair: Pair): ScoreEvidence[] {
  return skillEvidence(pair, pair.listing.required);
}

export function wantedSkillsEvidence(pair: Pair): ScoreEvidence[] {
  return skillEvidence(pair, pair.listing.wanted);
}

function mostTellingFirst(asks: NamedAsk[], weights: SkillWeights): NamedAsk[] {
  return asks.toSorted((a, b) => skillWeight(b.id, weights) - skillWeight(a.id, weights) || (a.id < b.id ? -1 : 1));
}

export function matchedSkills({ listing, preparedResume, weights }: Pair): MatchScore["matchedSkills"] {
  const shown = [...listing.required, ...listing.wanted].filter(
    ({ id }) => preparedResume.held.get(id)?.through === null,
  );
  return mostTellingFirst(shown, weights).map(({ name }) => name);
}

export function missingSkills({ listing, preparedResume, weights }: Pair): MatchScore["missing"] {
  const missing = listing.required.filter(({ id }) => !preparedResume.held.has(id));
  return mostTellingFirst(missing, weights).map(({ name, sentence }) => ({
    skill: name,
    posting: listing.sentences[sentence] ?? "",
  }));
}
