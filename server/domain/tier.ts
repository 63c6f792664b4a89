import { PLANS, type QueuePriority, type Tier } from "./plans.ts";

export type PlanOnRecord = { subscriptionTier: Tier; paidUntil?: Date | null };

/** No date means that the plan never ends. */
export function hasLapsed({ subscriptionTier, paidUntil }: PlanOnRecord, now: Date): boolean {
  return subscriptionTier !== "free" && paidUntil instanceof Date && paidUntil <= now;
}

export function tierOf(user: PlanOnRecord, now: Date): Tier {
  return hasLapsed(user, now) ? "free" : user.subscriptionTier;
}

export function priorityOf(user: PlanOnRecord): QueuePriority {
  return PLANS[tierOf(user, new Date())].queuePriority;
}
