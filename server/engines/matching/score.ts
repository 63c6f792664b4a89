import { type PartWeights, SCORE_PARTS, type ScorePartKey, USUAL_WEIGHTS } from "../../domain/score-parts.ts";
import { checkKnockOut } from "./knock-outs.ts";
import type { ListingFacts } from "./listing-facts.ts";
import type { MatchScore, ScoreEvidence, ScorePart } from "./match-score.ts";
import { meetsRequirement } from "./requirements-met.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import { makePair, type Pair } from "./score-pair.ts";
import { educationEvidence, educationValue } from "./score-parts/education.ts";
import { placeEvidence, placeValue } from "./score-parts/place.ts";
import { roleEvidence, roleValue } from "./score-parts/role.ts";
import {
  matchedSkills,
  missingSkills,
  requiredSkillsEvidence,
  requiredSkillsValue,
  wantedSkillsEvidence,
  wantedSkillsValue,
} from "./score-parts/skills.ts";
import { wordsEvidence, wordsValue } from "./score-parts/words.ts";
import { yearsLevelEvidence, yearsLevelValue } from "./score-parts/years-level.ts";
import type { SkillWeights } from "./skill-weights.ts";

/** Raise it with every change of the arithmetic: the same input and version always give the same number. */
const SCORE_VERSION = 12;

const EVIDENCE: Record<ScorePartKey, (pair: Pair) => ScoreEvidence[]> = {
  role: roleEvidence,
  words: wordsEvidence,
  "required-skills": requiredSkillsEvidence,
  "wanted-skills": wantedSkillsEvidence,
  "years-level": yearsLevelEvidence,
  "education-licence": educationEvidence,
  place: placeEvidence,
};

type PartValues = Record<ScorePartKey, number | null>;

// Named calls, because V8 does not inline them through a table and ranking takes a tenth longer.
function partValues(pair: Pair): PartValues {
  return {
    role: roleValue(pair),
    words: wordsValue(pair),
    "required-skills": requiredSkillsValue(pair),
    "wanted-skills": wantedSkillsValue(pair),
    "years-level": yearsLevelValue(pair),
    "education-licence": educationValue(pair),
    place: placeValue(pair),
  };
}

/** 100 x (sum of weight x value) / (sum of weight) over the parts that the posting states; 0 where none counts. */
export function totalOf(values: PartValues, parts: PartWeights): number {
  let points = 0;
  let possible = 0;
  for (const { key } of SCORE_PARTS) {
    const value = values[key];
    if (value === null) continue;
    points += parts[key] * value;
    possible += parts[key];
  }
  if (possible === 0) return 0;
  return Math.round(((points * 100) / possible) * 1e6) / 1e6;
}

/** The score alone, unrounded; `ownWeights` null = the usual weights of the parts. */
export function scoreTotal(
  resume: ResumeFacts,
  listing: ListingFacts,
  weights: SkillWeights,
  ownWeights: PartWeights | null = null,
): number {
  return totalOf(partValues(makePair(resume, listing, weights)), ownWeights ?? USUAL_WEIGHTS);
}

/** The nearest whole numbers that add up to the total, none above its limit. */
export function roundToSum(shares: number[], total: number, limits: number[]): number[] {
  const whole = shares.map((share, index) => Math.min(Math.floor(share + 1e-9), limits[index]!));
  let left = total - whole.reduce((sum, value) => sum + value, 0);
  const order = shares
    .map((share, index) => ({ index, rest: share - whole[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  while (left > 0) {
    const before = left;
    for (const { index } of order) {
      if (left > 0 && whole[index]! < limits[index]!) {
        whole[index]! += 1;
        left--;
      }
    }
    if (left === before) break;
  }
  return whole;
}

/** From 0 to 100 with the reasons of every part; `ownWeights` as in scoreTotal. Throws nothing. */
export function scoreMatch(
  resume: ResumeFacts,
  listing: ListingFacts,
  weights: SkillWeights,
  ownWeights: PartWeights | null = null,
): MatchScore {
  const partWeights = ownWeights ?? USUAL_WEIGHTS;
  const pair = makePair(resume, listing, weights);
  const values = partValues(pair);
  const total = totalOf(values, partWeights);
  const score = Math.round(total);
  const stated = SCORE_PARTS.flatMap((part) => {
    const value = values[part.key];
    return value === null || partWeights[part.key] === 0 ? [] : [{ part, value }];
  });
  const possible = stated.reduce((sum, { part }) => sum + partWeights[part.key], 0);
  const exact = stated.map(({ part }) => (partWeights[part.key] * 100) / possible);
  const limits = roundToSum(
    exact,
    100,
    stated.map(() => 100),
  );
  const points = roundToSum(
    exact.map((of, index) => of * stated[index]!.value),
    score,
    limits,
  );

  const parts: ScorePart[] = stated.map(({ part }, index) => ({
    key: part.key,
    label: part.label,
    points: points[index]!,
    of: limits[index]!,
    evidence: EVIDENCE[part.key](pair),
  }));
  return {
    version: SCORE_VERSION,
    weightsId: weights.id,
    ownWeights,
    total,
    score,
    parts,
    matchedSkills: matchedSkills(pair),
    requirementsMet: listing.requirements.map((requirement) => meetsRequirement(requirement, pair)),
    missing: missingSkills(pair),
    knockOuts: listing.knockOuts.map((knockOut) => checkKnockOut(knockOut, pair)),
    unstatedParts: SCORE_PARTS.filter(({ key }) => values[key] === null).map(({ label }) => label),
  };
}
