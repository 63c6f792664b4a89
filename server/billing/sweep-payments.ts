import { Payment, type PaymentRecord } from "../../models/payment.ts";
import { logger } from "../http/logger.ts";
import { resumeCapture } from "./capture-payment.ts";
import { getPayPal } from "./paypal-client.ts";
import { finishGrant, giveBack, movePayment, settlePayment } from "./settle-payment.ts";

const LEASE_MS = 60_000; // one worker at a time handles a payment; a failed one is tried again after this long
const DAY_MS = 24 * 60 * 60_000;
const MAX_A_SWEEP = 50;

async function lookAfter(payment: PaymentRecord, now: Date): Promise<void> {
  if (payment.state === "paid") return void (await finishGrant(payment, { now, resume: true }));
  if (payment.state === "refunded" || payment.state === "reversed") {
    return void (await giveBack(payment, payment.state, now));
  }
  const paypal = getPayPal();
  if (!paypal) return;
  if (payment.state === "capturing") return resumeCapture(payment, { paypal, now, resume: true });
  const found = await paypal.findOrder(payment.orderId ?? "");
  if (!found.ok) return;
  await settlePayment(payment, found.value, { paypal, now, resume: true });
  const isRunning = payment.paidUntil && payment.paidUntil > now;
  const nextCheckAt = isRunning ? new Date(now.getTime() + DAY_MS) : null;
  await movePayment(payment, ["ordered", "granted"], { nextCheckAt });
}

/** Finishes interrupted payments and looks daily for refunds. Safe beside live captures and other workers. */
export async function sweepPayments(now: Date = new Date()): Promise<void> {
  for (let count = 0; count < MAX_A_SWEEP; count += 1) {
    const payment = await Payment.findOneAndUpdate(
      { nextCheckAt: { $lte: now } },
      { $set: { nextCheckAt: new Date(now.getTime() + LEASE_MS) } },
      { sort: { nextCheckAt: 1 }, returnDocument: "after", lean: true },
    );
    if (!payment) return;
    await lookAfter(payment, now).catch((error: unknown) => {
      logger.error({ err: error, payment: String(payment._id) }, "payment could not be looked after");
    });
  }
}
