import type { Types } from "mongoose";
import type { PaymentRecord } from "../../models/payment.ts";
import { type PlanGrant, User, type UserRecord } from "../../models/user.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { addPaidMonth, FREE_PERIOD, type PlanPeriod } from "./plan-period.ts";
import { priorityOf } from "../domain/tier.ts";

type PlanFields = Pick<UserRecord, "subscriptionTier" | "subscriptionStatus" | "paidUntil" | "planGrants">;

export function planFields({ tier, until }: PlanPeriod): Omit<PlanFields, "planGrants"> {
  return { subscriptionTier: tier, subscriptionStatus: "active", paidUntil: until };
}

/** Changes the plan by one atomic update, decided again if the plan changed meanwhile. */
export async function changePlan(
  userId: Types.ObjectId,
  decide: (user: UserRecord) => Partial<PlanFields> | null,
): Promise<{ user: UserRecord; changed: boolean } | null> {
  for (;;) {
    const stored = await User.findById(userId).lean<UserRecord | null>();
    if (!stored) return null;
    const { planGrants = [], planRevision = 0 } = stored;
    const user = { ...stored, planGrants };
    const fields = decide(user);
    if (!fields) return { user, changed: false };
    const updated = await User.updateOne(
      { _id: userId, planRevision: stored.planRevision ?? null },
      { $set: { ...fields, planRevision: planRevision + 1 } },
    );
    if (updated.modifiedCount === 1) return { user: { ...user, ...fields }, changed: true };
  }
}

export async function matchByPlan(user: UserRecord): Promise<void> {
  if (user.activeResumeId) await requestMatching(user.activeResumeId, { priority: priorityOf(user) });
}

type PaidPayment = Pick<PaymentRecord, "_id" | "ownerId" | "planId"> & { paidAt: Date };

/** Grants the month a payment bought, once however often it is called; null when the user does not exist. */
export async function grantPlan(
  payment: PaidPayment,
): Promise<{ user: UserRecord; changed: boolean; until: Date } | null> {
  const ofPayment = ({ paymentId }: PlanGrant) => paymentId.equals(payment._id);
  const result = await changePlan(payment.ownerId, (user) => {
    if (user.planGrants.some(ofPayment)) return null;
    const open = user.planGrants.filter(({ endedAt }) => !endedAt);
    const current = {
      tier: user.subscriptionTier,
      until: user.paidUntil ?? null,
      anchorDay: open.at(-1)?.anchorDay ?? null,
    };
    const period = addPaidMonth(current, payment);
    const { _id: paymentId, planId, paidAt } = payment;
    const until = period.until ?? paidAt;
    const grant: PlanGrant = { paymentId, planId, paidAt, until, anchorDay: period.anchorDay ?? 1, endedAt: null };
    return { ...planFields(period), planGrants: [...user.planGrants, grant] };
  });
  if (!result) return null;
  return { ...result, until: result.user.planGrants.find(ofPayment)?.until ?? payment.paidAt };
}

/** Takes back the month of a refunded payment, once. A later grant finds the mark and does nothing. */
export async function revokePlan(payment: Pick<PaymentRecord, "_id" | "ownerId" | "planId">, now: Date): Promise<void> {
  const result = await changePlan(payment.ownerId, ({ planGrants }) => {
    const known = planGrants.find(({ paymentId }) => paymentId.equals(payment._id));
    if (known?.endedAt) return null;
    if (!known) {
      const { _id: paymentId, planId } = payment;
      return {
        planGrants: [...planGrants, { paymentId, planId, paidAt: now, until: now, anchorDay: 1, endedAt: now }],
      };
    }
    const grants = planGrants.map((grant) => (grant === known ? { ...grant, endedAt: now } : grant));
    const period = grants.filter(({ endedAt }) => !endedAt).reduce(addPaidMonth, FREE_PERIOD);
    return { ...planFields(period), planGrants: grants };
  });
  if (result) await matchByPlan(result.user);
}
