import { setTimeout as wait } from "node:timers/promises";
import type { PaymentRecord } from "../../models/payment.ts";
import type { PayPal } from "./paypal-client.ts";
import { judgeOrder } from "./paypal-order.ts";
import { finishGrant, movePayment, settlePayment } from "./settle-payment.ts";

const TAKEN_UP_AFTER_MS = 60_000;
const CAPTURED_WITHIN_MS = 60 * 60_000; // nobody is charged later than this after agreeing
const NOT_APPROVED = new Set(["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"]);
const UNKNOWN_ORDER = new Set(["INVALID_RESOURCE_ID", "RESOURCE_NOT_FOUND"]);
const LOOKS = 3;
const LOOK_AGAIN_MS = 400;

export type CaptureResult = {
  payment: PaymentRecord;
  /** `unreachable`: PayPal does not answer, so the outcome is not known yet. */
  failure: "not-approved" | "instrument-declined" | "refused" | "unreachable" | null;
};

type Settling = { paypal: PayPal; now: Date; resume?: boolean };

/** Another request's capture may be under way, so it looks a few times. Null when there is no outcome yet. */
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

/** The sweeper looks once more: a parallel request may have come after the buyer agreed, and crashed. */
async function backToBuyer(payment: PaymentRecord, failure: CaptureResult["failure"]): Promise<CaptureResult> {
  const captureRound = payment.captureRound + 1;
  return { payment: await movePayment(payment, ["capturing"], { state: "ordered", captureRound }), failure };
}

/** Takes the money and grants the plan. The request id is the payment's, so that PayPal takes the money once. */
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
  // A short answer may lack fields, so a mismatch counts only when the order itself shows it.
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

/** Resumes an unfinished capture. Looks at the order before asking PayPal again. */
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
