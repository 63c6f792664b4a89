import { checkKnockOut } from "./knock-outs.ts";
import type { ListingFacts } from "./listing-facts.ts";
import type { MatchScore, ScoreEvidence, ScorePart, ScorePartKey } from "./match-score.ts";
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
import { yearsLevelEvidence, yearsLevelValue } from "./score-parts/years-level.ts";
import type { SkillWeights } from "./skill-weights.ts";

/** Raise it with every change of the arithmetic: the same input and version always give the same number. */
const SCORE_VERSION = 5;

type Part = {
  key: ScorePartKey;
  label: string;
  weight: number;
  evidence: (pair: Pair) => ScoreEvidence[];
};

/** score = 100 x (sum of weight x value) / (sum of weight) over the parts that the posting states. */
export const PARTS: Part[] = [
  { key: "role", label: "Role and title", weight: 60, evidence: roleEvidence },
  { key: "required-skills", label: "Required skills", weight: 16, evidence: requiredSkillsEvidence },
  { key: "wanted-skills", label: "Wanted skills", weight: 5, evidence: wantedSkillsEvidence },
  { key: "years-level", label: "Years and level", weight: 8, evidence: yearsLevelEvidence },
  { key: "education-licence", label: "Education and licences", weight: 6, evidence: educationEvidence },
  { key: "place", label: "Place, remote and pay", weight: 5, evidence: placeEvidence },
];

type PartValues = Record<ScorePartKey, number | null>;

// Named calls, because V8 does not inline them through PARTS and ranking takes a tenth longer.
function partValues(pair: Pair): PartValues {
  return {
    role: roleValue(pair),
    "required-skills": requiredSkillsValue(pair),
    "wanted-skills": wantedSkillsValue(pair),
    "years-level": yearsLevelValue(pair),
    "education-licence": educationValue(pair),
    place: placeValue(pair),
  };
}

function totalOf(values: PartValues): number {
  let points = 0;
  let possible = 0;
  for (const { key, weight } of PARTS) {
    const value = values[key];
    if (value === null) continue;
    points += weight * value;
    possible += weight;
  }
  return Math.round(((points * 100) / possible) * 1e6) / 1e6;
}

export function scoreTotal(resume: ResumeFacts, listing: ListingFacts, weights: SkillWeights): number {
  return totalOf(partValues(makePair(resume, listing, weights)));
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

/** From 0 to 100 with the reasons of every part; throws nothing. */
export function scoreMatch(resume: ResumeFacts, listing: ListingFacts, weights: SkillWeights): MatchScore {
  const pair = makePair(resume, listing, weights);
  const values = partValues(pair);
  const total = totalOf(values);
  const score = Math.round(total);
  const stated = PARTS.flatMap((part) => {
    const value = values[part.key];
    return value === null ? [] : [{ part, value }];
  });
  const possible = stated.reduce((sum, { part }) => sum + part.weight, 0);
  const exact = stated.map(({ part }) => (part.weight * 100) / possible);
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
    evidence: part.evidence(pair),
  }));
  return {
    version: SCORE_VERSION,
    weightsId: weights.id,
    total,
    score,
    parts,
    matchedSkills: matchedSkills(pair),
    requirementsMet: listing.requirements.map((requirement) => meetsRequirement(requirement, pair)),
    missing: missingSkills(pair),
    knockOuts: listing.knockOuts.map((knockOut) => checkKnockOut(knockOut, pair)),
    unstatedParts: PARTS.filter(({ key }) => values[key] === null).map(({ label }) => label),
  };
}
