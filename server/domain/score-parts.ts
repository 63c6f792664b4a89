/** The parts of the score with their usual weights, in the order that the reasons are told. */
export const SCORE_PARTS = [
  { key: "role", label: "Role and title", weight: 67 },
  { key: "words", label: "Words in common", weight: 12 },
  { key: "required-skills", label: "Required skills", weight: 8 },
  { key: "wanted-skills", label: "Wanted skills", weight: 3 },
  { key: "years-level", label: "Years and level", weight: 4 },
  { key: "education-licence", label: "Education and licences", weight: 3 },
  { key: "place", label: "Place, remote and pay", weight: 3 },
] as const;

export type ScorePartKey = (typeof SCORE_PARTS)[number]["key"];

export type PartWeights = Record<ScorePartKey, number>;

export const MAX_PART_WEIGHT = 100;

/** The weight of each part by its key. */
export function weightsBy(weightOf: (part: (typeof SCORE_PARTS)[number]) => number): PartWeights {
  // Its keys are exactly those of the parts.
  return Object.fromEntries(SCORE_PARTS.map((part) => [part.key, weightOf(part)])) as PartWeights;
}

export const USUAL_WEIGHTS = weightsBy(({ weight }) => weight);

export function areUsual(weights: PartWeights): boolean {
  return SCORE_PARTS.every(({ key, weight }) => weights[key] === weight);
}
