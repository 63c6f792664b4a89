import { User, type UserRecord } from "../../models/user.ts";
import { PLANS, plansWith } from "../domain/plans.ts";
import { areUsual, type PartWeights, USUAL_WEIGHTS } from "../domain/score-parts.ts";
import { priorityOf, tierOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { requestMatching } from "./request-matching.ts";

type Weighing = Pick<UserRecord, "subscriptionTier" | "paidUntil" | "partWeights">;

export type WeightsView = {
  weights: PartWeights;
  /** Whether the user has weights of their own, applied or not. */
  areOwn: boolean;
  areAllowed: boolean;
};

function keptWeights({ partWeights }: Pick<Weighing, "partWeights">): PartWeights | null {
  return partWeights ? { ...USUAL_WEIGHTS, ...partWeights } : null;
}

/** The weights that a user's matches are scored with; null = the usual ones, also where the plan has no others. */
export function ownWeightsOf(user: Weighing, now: Date): PartWeights | null {
  return PLANS[tierOf(user, now)].advancedMatching ? keptWeights(user) : null;
}

/** The weights as their owner sees them. */
export function toWeightsView(user: Weighing, now: Date): WeightsView {
  const kept = keptWeights(user);
  return {
    weights: kept ?? USUAL_WEIGHTS,
    areOwn: kept !== null,
    areAllowed: PLANS[tierOf(user, now)].advancedMatching,
  };
}

async function keep(user: UserRecord, partWeights: PartWeights | null): Promise<PartWeights | null> {
  await User.updateOne({ _id: user._id }, { $set: { partWeights } });
  if (user.activeResumeId) await requestMatching(user.activeResumeId, { priority: priorityOf(user) });
  return partWeights;
}

/** Keeps own weights, matches again; answers them, null = usual. Throws Refusal (forbidden) where the plan has none. */
export async function keepOwnWeights(user: UserRecord, weights: PartWeights, now: Date): Promise<PartWeights | null> {
  if (!PLANS[tierOf(user, now)].advancedMatching) {
    const plans = plansWith(({ advancedMatching }) => advancedMatching);
    const sentence = `Advanced matching comes with ${plans}. Upgrade to weigh the parts of the score yourself.`;
    throw new Refusal("forbidden", sentence, { title: "Premium Feature Required" });
  }
  return await keep(user, areUsual(weights) ? null : weights);
}

/** Notes whether the present matches were scored with the user's own weights: the end of the plan then matches again. */
export async function noteWeightsApplied(
  user: Pick<UserRecord, "_id" | "arePartWeightsApplied">,
  arePartWeightsApplied: boolean,
): Promise<void> {
  if (user.arePartWeightsApplied === arePartWeightsApplied) return;
  await User.updateOne({ _id: user._id }, { $set: { arePartWeightsApplied } });
}

/** Forgets the user's own weights, on every plan, and matches again with the usual ones. */
export async function resetWeights(user: UserRecord): Promise<void> {
  await keep(user, null);
}
