import mongoose from "mongoose";
import { afterAll, beforeEach } from "vitest";
import { Payment, type PaymentRecord } from "../../models/payment.ts";
import { PaypalEvent } from "../../models/paypal-event.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { startPaypalEmulator, type WebhookOptions } from "../../tests/emulators/paypal.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import { tierOf } from "../domain/tier.ts";
import { acceptWebhook } from "./accept-webhook.ts";
import { emulatedPayPal } from "./billing.fixtures.ts";
import { captureOrder } from "./capture-order.ts";
import { createOrder } from "./create-order.ts";
import { held } from "./held-paypal.fixtures.ts";

export const NOW = new Date("2026-11-21T12:00:00Z");
const DAY_MS = 24 * 60 * 60_000;
export const FREE = { tier: "free", paidUntil: null };

export const paypal = await startPaypalEmulator();

/** Who buys: another for each test, and within one for who sets it. */
export const buyer = { id: new mongoose.Types.ObjectId() };
let people = 0;

/** A database and an emulated PayPal for the tests of a file, whole again before each. */
export function sellPlans(): void {
  connectEmbeddedDatabase([User, Payment, PaypalEvent]);

  afterAll(() => paypal.close());

  beforeEach(async () => {
    paypal.heal();
    held.client = emulatedPayPal(paypal);
    buyer.id = await newUser();
  });
}

export async function newUser(): Promise<mongoose.Types.ObjectId> {
  people += 1;
  const email = `buyer${people}@example.com`;
  return (await User.create({ issuer: "https://id.example", subject: email, email, emailVerified: true }))._id;
}

export async function requireUser(id = buyer.id): Promise<UserRecord> {
  const user = await User.findById(id).lean();
  if (!user) throw new Error("The user is gone");
  return user;
}

export async function requirePayment(orderId: string): Promise<PaymentRecord> {
  const payment = await Payment.findOne({ orderId }).lean();
  if (!payment) throw new Error("The payment is gone");
  return payment;
}

export function later(days: number): Date {
  return new Date(NOW.getTime() + days * DAY_MS);
}

export async function order(planId = "pro", now = NOW): Promise<string> {
  return (await createOrder(await requireUser(), planId, { now })).id;
}

export async function capture(orderId: string, now = NOW) {
  return captureOrder(await requireUser(), orderId, { now });
}

export async function buy(planId: string, now: Date): Promise<string> {
  const id = await order(planId, now);
  paypal.approve(id);
  await capture(id, now);
  return id;
}

export function webhook(type: string, orderId: string, options: WebhookOptions & { now?: Date } = {}): Promise<void> {
  const { headers, body } = paypal.signWebhook(type, orderId, options);
  return acceptWebhook(headers, body, { now: options.now ?? NOW });
}

export async function standing(now = NOW) {
  const user = await requireUser();
  return { tier: tierOf(user, now), paidUntil: user.paidUntil?.toISOString() ?? null };
}
