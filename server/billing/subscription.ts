import type { UserRecord } from "../../models/user.ts";
import { hasLapsed } from "../auth/current-user.ts";
import { findUsage } from "../matching/usage.ts";
import { PLANS, type SubscriptionStatus, type Tier } from "./plans.ts";

/** The plan in force at `now`: a paid plan that is over reads as free (DEC-57). */
export function tierOf(user: Pick<UserRecord, "subscriptionTier" | "paidUntil">, now: Date): Tier {
  return hasLapsed(user, now) ? "free" : user.subscriptionTier;
}

/** GET /api/subscription/status (EN-01): the plan, and what is used of its month. */
export async function findSubscriptionStatus(user: UserRecord, now: Date): Promise<SubscriptionStatus> {
  const tier = tierOf(user, now);
  const limit = PLANS[tier].jobMatchLimit;
  const { countedJobIds } = await findUsage(user._id, now);
  return {
    tier,
    monthlyMatches: countedJobIds.length,
    limit,
    canGenerateMore: limit === null || countedJobIds.length < limit,
  };
}

/** Whether the matching of this user's resumes runs before that of free ones (`Priority matching`, DEC-59, DEC-80). */
export function hasPriority(user: Pick<UserRecord, "subscriptionTier" | "paidUntil">): boolean {
  return tierOf(user, new Date()) !== "free";
}
