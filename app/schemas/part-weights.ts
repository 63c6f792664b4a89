import { z } from "zod";
import { MAX_PART_WEIGHT, SCORE_PARTS, type ScorePartKey } from "../../server/domain/score-parts.ts";

const NO_WEIGHT = `Please enter whole numbers from 0 to ${MAX_PART_WEIGHT}.`;
const NOTHING_COUNTS = "Please let at least one part count.";

const WeightSchema = z.int(NO_WEIGHT).min(0, NO_WEIGHT).max(MAX_PART_WEIGHT, NO_WEIGHT);

export const PartWeightsSchema = z
  // Its keys are exactly those of the parts.
  .object(
    Object.fromEntries(SCORE_PARTS.map(({ key }) => [key, WeightSchema])) as Record<ScorePartKey, typeof WeightSchema>,
  )
  .refine((weights) => Object.values(weights).some((weight) => weight > 0), NOTHING_COUNTS);
