import { Payment, type PaymentRecord, type PaymentState } from "../../models/payment.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { logger } from "../http/logger.ts";
import { grantPlan, matchByPlan, revokePlan } from "./change-plan.ts";
import { judgeOrder, type PayPalOrder } from "./paypal-order.ts";
import type { PayPal } from "./paypal-client.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNFINISHED_MS = 30_000;

export const NO_OWNER = "no owner";

const UNPAID: PaymentState[] = ["started", "ordered", "capturing", "pending", "declined"];
const GIVEN_BACK: PaymentState[] = ["refunded", "reversed"];

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/** Changes the state only if it still is one of `from`; returns the current payment either way. */
export async function movePayment(
  payment: PaymentRecord,
  from: PaymentState[],
  fields: Partial<PaymentRecord>,
): Promise<PaymentRecord> {
  const moved = await Payment.findOneAndUpdate(
    { _id: payment._id, state: { $in: from } },
    { $set: fields },
    { returnDocument: "after", lean: true },
  );
  return moved ?? (await Payment.findById(payment._id).lean()) ?? payment;
}

async function reportMismatch(payment: PaymentRecord, problem: string): Promise<PaymentRecord> {
  logger.error({ payment: String(payment._id), order: payment.orderId, problem }, "payment does not fit its order");
  return movePayment(payment, UNPAID, { state: "mismatched", problem, nextCheckAt: null });
}

/** Grants the plan and closes the payment. Only the granting call goes on, or one with `resume` after a crash. */
export async function finishGrant(
  payment: PaymentRecord,
  { now, resume = false }: { now: Date; resume?: boolean },
): Promise<PaymentRecord> {
  const paidAt = payment.paidAt ?? now;
  const granted = await grantPlan({ ...payment, paidAt });
  if (!granted) {
    logger.error({ payment: String(payment._id) }, "the owner of a payment is gone");
    return movePayment(payment, ["paid"], { problem: NO_OWNER, nextCheckAt: null });
  }
  const { until } = granted;
  if (!granted.changed && !resume) return { ...payment, paidUntil: until };
  await matchByPlan(granted.user);
  // Checked daily while the plan runs, because the webhook of a refund may get lost.
  return movePayment(payment, ["paid"], { state: "granted", paidUntil: until, nextCheckAt: after(now, DAY_MS) });
}

async function markPaid(payment: PaymentRecord, captureId: string, now: Date): Promise<PaymentRecord> {
  const fields = {
    state: "paid",
    captureId,
    paidAt: now,
    problem: null,
    nextCheckAt: after(now, UNFINISHED_MS),
  } as const;
  try {
    return await movePayment(payment, UNPAID, fields);
  } catch (error) {
    // Another payment has this capture already: one capture is one grant.
    if (isDuplicateKey(error)) return reportMismatch(payment, "capture id");
    throw error;
  }
}

/** Marks the payment first, then takes back its plan, once. */
export async function giveBack(
  payment: PaymentRecord,
  state: "refunded" | "reversed",
  now: Date,
): Promise<PaymentRecord> {
  const open: PaymentState[] = [...UNPAID, "paid", "granted", "mismatched"];
  const moved = await movePayment(payment, open, { state, nextCheckAt: after(now, UNFINISHED_MS) });
  if (moved.nextCheckAt) await revokePlan(moved, now);
  return movePayment(moved, GIVEN_BACK, { nextCheckAt: null });
}

/** Brings a payment to its order's state at PayPal. One capture grants one month, however calls repeat or overlap. */
export async function settlePayment(
  payment: PaymentRecord,
  order: PayPalOrder,
  { paypal, now, resume = false }: { paypal: PayPal; now: Date; resume?: boolean },
): Promise<PaymentRecord> {
  const verdict = judgeOrder(order, payment, paypal.settings.merchantId);
  switch (verdict.kind) {
    case "completed": {
      const paid = await markPaid(payment, verdict.captureId, now);
      return paid.state === "paid" ? finishGrant(paid, { now, resume }) : paid;
    }
    case "pending":
      return movePayment(payment, UNPAID, {
        state: "pending",
        captureId: verdict.captureId,
        nextCheckAt: after(now, HOUR_MS),
      });
    case "refunded":
      return giveBack(payment, "refunded", now);
    case "declined":
      return movePayment(payment, UNPAID, { state: "declined", problem: "declined", nextCheckAt: null });
    case "mismatched":
      return reportMismatch(payment, verdict.problem);
    case "approved":
    case "open":
      return payment;
  }
}
