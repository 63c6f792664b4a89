import { Payment, type PaymentRecord } from "../../models/payment.ts";
import type { UserRecord } from "../../models/user.ts";
import { Refusal } from "../http/errors.ts";
import { type CaptureResult, capturePayment } from "./capture-payment.ts";
import { type PaidTier, PLANS } from "../domain/plans.ts";
import { requirePayPal } from "./require-paypal.ts";
import { requirePurchasable } from "./require-purchasable.ts";

export type PaidPlan = {
  planId: PaidTier;
  planName: string;
  paidUntil: string;
};

const FAILURES = {
  "not-approved": "This payment has not been approved at PayPal.",
  "instrument-declined": "PayPal declined this means of payment. Please try again with another one.",
  refused: "PayPal did not accept this payment. Nothing was charged; please try again.",
  unreachable:
    "PayPal has not confirmed the payment yet. Your plan changes as soon as it does; please do not pay again.",
} as const;

/** PayPal holds the money back: nothing went wrong, and nothing is granted yet. */
export class PaymentPending extends Refusal {
  constructor() {
    super("conflict", "PayPal is still checking this payment. Your plan changes as soon as it is through.", {
      title: "Payment Pending",
    });
  }
}

function refuse(sentence: string): never {
  throw new Refusal("conflict", sentence, { title: "Payment Error" });
}

function outcomeOf({ payment, failure }: CaptureResult): PaidPlan {
  const { state, planId, paidUntil } = payment;
  if ((state === "paid" || state === "granted") && paidUntil) {
    return { planId, planName: PLANS[planId].name, paidUntil: paidUntil.toISOString() };
  }
  if (state === "pending") throw new PaymentPending();
  if (state === "refunded" || state === "reversed") refuse("This payment was refunded.");
  if (state === "mismatched")
    refuse("This payment does not fit its order. Nothing was changed; please contact support.");
  if (failure === "unreachable" || state === "capturing" || state === "paid") {
    throw new Refusal("unavailable", FAILURES.unreachable, { title: "Payment Error" });
  }
  refuse(
    failure ? FAILURES[failure] : state === "declined" ? "PayPal declined this payment." : FAILURES["not-approved"],
  );
}

async function findOwn(user: UserRecord, orderId: string): Promise<PaymentRecord> {
  const payment = await Payment.findOne({ orderId, ownerId: user._id }).lean();
  if (!payment) throw new Refusal("not-found", "This payment does not exist.", { title: "Payment Error" });
  return payment;
}

/** Captures an approved order and grants its plan, once. Throws Refusal (not-found, invalid, conflict, unavailable). */
export async function captureOrder(
  user: UserRecord,
  orderId: string,
  { planId, now }: { planId?: string; now: Date },
): Promise<PaidPlan> {
  const paypal = requirePayPal();
  const payment = await findOwn(user, orderId);
  if (planId !== undefined && planId !== payment.planId) {
    throw new Refusal("invalid", "This order is for another plan.", { title: "Payment Error" });
  }
  if (payment.state === "granted") return outcomeOf({ payment, failure: null });
  // The order is old: the plan may have been bought by another one meanwhile.
  if (payment.state === "ordered") await requirePurchasable(user, payment.planId, { now, paymentId: payment._id });
  return outcomeOf(await capturePayment(payment, { paypal, now }));
}
