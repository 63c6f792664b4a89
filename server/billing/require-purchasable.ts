import type { Types } from "mongoose";
import { Payment } from "../../models/payment.ts";
import type { UserRecord } from "../../models/user.ts";
import { Refusal } from "../http/errors.ts";
import { findPlan, type PaidTier, type Plan } from "../domain/plans.ts";
import { planStanding } from "./subscription.ts";

const UNDER_WAY = ["capturing", "pending", "paid"] as const;

type PurchasablePlan = Plan & { id: PaidTier };

function isPaid(plan: Plan | null): plan is PurchasablePlan {
  return plan !== null && plan.id !== "free";
}

/** The plan, if the user may buy it now (a renewal in the last 7 days). Throws Refusal (invalid, conflict). */
export async function requirePurchasable(
  user: UserRecord,
  planId: string,
  { now, paymentId }: { now: Date; paymentId?: Types.ObjectId },
): Promise<PurchasablePlan> {
  const plan = findPlan(planId);
  if (!isPaid(plan)) throw new Refusal("invalid", "Please choose the Pro or the Premium plan.");
  const { tier, renewable } = planStanding(user, now);
  if (tier === plan.id && renewable !== plan.id) {
    throw new Refusal("conflict", `You are on the ${plan.name} plan already.`, { title: "Error" });
  }
  const underWay = { ownerId: user._id, state: { $in: UNDER_WAY }, ...(paymentId ? { _id: { $ne: paymentId } } : {}) };
  if (await Payment.exists(underWay)) {
    throw new Refusal("conflict", "A payment of yours is still being processed. Please wait until it is through.", {
      title: "Error",
    });
  }
  return plan;
}
