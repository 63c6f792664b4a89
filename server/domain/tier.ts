import { PLANS, type QueuePriority, type Tier } from "./plans.ts";

/** What a user's record says of the plan. */
export type PlanOnRecord = { subscriptionTier: Tier; paidUntil?: Date | null };

/** True once a paid plan is over: from then on it reads as free. No date means no end. */
export function hasLapsed({ subscriptionTier, paidUntil }: PlanOnRecord, now: Date): boolean {
  return subscriptionTier !== "free" && paidUntil instanceof Date && paidUntil <= now;
}

/** The plan in force at `now`: a paid plan that is over reads as free. */
export function tierOf(user: PlanOnRecord, now: Date): Tier {
  return hasLapsed(user, now) ? "free" : user.subscriptionTier;
}

/** Before whose the background work of this user runs (`Priority matching`). */
export function priorityOf(user: PlanOnRecord): QueuePriority {
  return PLANS[tierOf(user, new Date())].queuePriority;
}
