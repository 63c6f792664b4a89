import { setTimeout as wait } from "node:timers/promises";
import type { PaymentRecord } from "../../models/payment.ts";
import type { PayPal } from "./paypal-client.ts";
import { judgeOrder } from "./paypal-order.ts";
import { finishGrant, movePayment, settlePayment } from "./settle-payment.ts";

/** A capture is taken up again this long after it was asked for and nothing came of it. */
const TAKEN_UP_AFTER_MS = 60_000;
/** Nobody is charged this long after agreeing: what was not captured by then is given up. */
const CAPTURED_WITHIN_MS = 60 * 60_000;
const NOT_APPROVED = new Set(["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"]);
const UNKNOWN_ORDER = new Set(["INVALID_RESOURCE_ID", "RESOURCE_NOT_FOUND"]);
const LOOKS = 3;
const LOOK_AGAIN_MS = 400;

export type CaptureResult = {
  payment: PaymentRecord;
  /**
   * Why nothing came of it: the buyer has not agreed, the means of payment was declined, PayPal refuses for another
   * reason, or it is not known yet, because PayPal does not answer.
   */
  failure: "not-approved" | "instrument-declined" | "refused" | "unreachable" | null;
};

type Settling = { paypal: PayPal; now: Date; resume?: boolean };

/** Looks at the order a few times: another request's capture may be under way. Null = nothing has come of it so far. */
async function settleByLooking(payment: PaymentRecord, settling: Settling): Promise<CaptureResult | null> {
  const { paypal } = settling;
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await wait(LOOK_AGAIN_MS);
    const found = await paypal.findOrder(payment.orderId ?? "");
    if (!found.ok) return { payment, failure: "unreachable" };
    const settled = await settlePayment(payment, found.value, settling);
    if (settled.state !== "capturing") return { payment: settled, failure: null };
  }
  return null;
}

/**
 * PayPal said no, and the buyer may try again. The sweeper still looks once: a parallel request may have come after the
 * buyer agreed, and died.
 */
async function backToBuyer(payment: PaymentRecord, failure: CaptureResult["failure"]): Promise<CaptureResult> {
  const captureRound = payment.captureRound + 1;
  return { payment: await movePayment(payment, ["capturing"], { state: "ordered", captureRound }), failure };
}

/**
 * Takes the money of an order and grants its plan. What was begun is written down first; the request id is the payment's,
 * so that PayPal takes the money once, and an unclear answer is settled by looking at the order.
 */
export async function capturePayment(payment: PaymentRecord, settling: Settling): Promise<CaptureResult> {
  const { paypal, now } = settling;
  const nextCheckAt = new Date(now.getTime() + TAKEN_UP_AFTER_MS);
  const begun = await movePayment(payment, ["ordered", "declined"], {
    state: "capturing",
    captureAskedAt: now,
    nextCheckAt,
  });
  if (begun.state === "pending") return (await settleByLooking(begun, settling)) ?? { payment: begun, failure: null };
  if (begun.state === "paid") return { payment: await finishGrant(begun, settling), failure: null };
  if (begun.state !== "capturing") return { payment: begun, failure: null };
  const answer = await paypal.captureOrder(begun.orderId ?? "", `${begun.requestId}-${begun.captureRound}`);
  // A mismatch is believed only of the order itself: an answer may be shorter than that.
  if (answer.ok && judgeOrder(answer.value, begun, paypal.settings.merchantId).kind !== "mismatched") {
    const settled = await settlePayment(begun, answer.value, settling);
    if (settled.state !== "capturing") return { payment: settled, failure: null };
  }
  const issue = answer.ok ? "" : answer.issue;
  if (NOT_APPROVED.has(issue)) return backToBuyer(begun, "not-approved");
  if (issue === "INSTRUMENT_DECLINED") return backToBuyer(begun, "instrument-declined");
  const looked = await settleByLooking(begun, settling);
  if (looked) return looked;
  const isRefused = !answer.ok && answer.problem === "refused";
  return isRefused ? backToBuyer(begun, "refused") : { payment: begun, failure: "unreachable" };
}

/** Takes up a capture that was begun and never came to its end. The order is looked at before PayPal is asked again. */
export async function resumeCapture(payment: PaymentRecord, settling: Settling): Promise<void> {
  const { paypal, now } = settling;
  const askedAt = payment.captureAskedAt ?? payment.createdAt;
  const isLate = now.getTime() - askedAt.getTime() >= CAPTURED_WITHIN_MS;
  const giveUp = (problem: string) =>
    movePayment(payment, ["capturing"], { state: "declined", problem, nextCheckAt: null });
  const found = await paypal.findOrder(payment.orderId ?? "");
  if (!found.ok) {
    if (UNKNOWN_ORDER.has(found.issue) && isLate) await giveUp("order not found");
    return;
  }
  const settled = await settlePayment(payment, found.value, settling);
  if (settled.state !== "capturing") return;
  const isApproved = judgeOrder(found.value, payment, paypal.settings.merchantId).kind === "approved";
  if (isApproved && !isLate) await capturePayment(payment, settling);
  else await giveUp("not captured in time");
}
