import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Payment, type PaymentRecord } from "../../models/payment.ts";
import { PaypalEvent } from "../../models/paypal-event.ts";
import { User, type UserRecord } from "../../models/user.ts";
import {
  type Bent,
  type PayPalEmulator,
  startPaypalEmulator,
  type WebhookOptions,
} from "../../tests/emulators/paypal.ts";
import { joinEmbeddedDatabase } from "../database/embedded/join.ts";
import { acceptWebhook } from "./accept-webhook.ts";
import { captureOrder } from "./capture-order.ts";
import { createOrder } from "./create-order.ts";
import { findPayments } from "./find-payments.ts";
import { emulatedPayPal } from "./billing.fixtures.ts";
import type { PayPal } from "./paypal-client.ts";
import { findPlanOffer } from "./find-plan-offer.ts";
import { planStanding } from "./subscription.ts";
import { tierOf } from "../domain/tier.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { switchToFree } from "./switch-to-free.ts";

const held = vi.hoisted((): { client: PayPal | null } => ({ client: null }));

// The real client, made for the emulator, with short waits, and anew for each test.
vi.mock("./paypal-client.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("./paypal-client.ts")>()),
  getPayPal: () => held.client,
}));

const NOW = new Date("2026-11-21T12:00:00Z");
const DAY_MS = 24 * 60 * 60_000;

let paypal: PayPalEmulator;
let dataDir = "";
let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>>;
let userId: mongoose.Types.ObjectId;
let people = 0;

beforeAll(async () => {
  paypal = await startPaypalEmulator();
  dataDir = await mkdtemp(path.join(tmpdir(), "northfold-billing-"));
  database = await joinEmbeddedDatabase(dataDir);
  await mongoose.connect(database.uri);
  await Promise.all([User.init(), Payment.init(), PaypalEvent.init()]);
});

afterAll(async () => {
  await mongoose.disconnect();
  await database.leave();
  await rm(dataDir, { recursive: true, force: true });
  await paypal.close();
});

beforeEach(async () => {
  paypal.heal();
  held.client = emulatedPayPal(paypal);
  userId = await newUser();
});

async function newUser(): Promise<mongoose.Types.ObjectId> {
  people += 1;
  const email = `buyer${people}@example.com`;
  return (await User.create({ issuer: "https://id.example", subject: email, email, emailVerified: true }))._id;
}

async function requireUser(id = userId): Promise<UserRecord> {
  const user = await User.findById(id).lean();
  if (!user) throw new Error("The user is gone");
  return user;
}

async function requirePayment(orderId: string): Promise<PaymentRecord> {
  const payment = await Payment.findOne({ orderId }).lean();
  if (!payment) throw new Error("The payment is gone");
  return payment;
}

function later(days: number): Date {
  return new Date(NOW.getTime() + days * DAY_MS);
}

async function order(planId = "pro", now = NOW): Promise<string> {
  return (await createOrder(await requireUser(), planId, { now })).id;
}

async function capture(orderId: string, now = NOW) {
  return captureOrder(await requireUser(), orderId, { now });
}

async function buy(planId: string, now: Date): Promise<string> {
  const id = await order(planId, now);
  paypal.approve(id);
  await capture(id, now);
  return id;
}

function webhook(type: string, orderId: string, options: WebhookOptions & { now?: Date } = {}): Promise<void> {
  const { headers, body } = paypal.signWebhook(type, orderId, options);
  return acceptWebhook(headers, body, { now: options.now ?? NOW });
}

async function standing(now = NOW) {
  const user = await requireUser();
  return { tier: tierOf(user, now), paidUntil: user.paidUntil?.toISOString() ?? null };
}

const FREE = { tier: "free", paidUntil: null };

test("SECURITY row 51: the price is ours; any other plan than Pro and Premium is refused before PayPal hears of it", async () => {
  const creations = paypal.calls.create;
  for (const planId of ["free", "enterprise", "", "__proto__", "PRO", "constructor"]) {
    await expect(order(planId), planId).rejects.toMatchObject({ kind: "invalid" });
  }
  expect(paypal.calls.create).toBe(creations);
  for (const [planId, value] of [
    ["pro", "9.99"],
    ["premium", "19.99"],
  ] as const) {
    const id = await order(planId);
    expect(paypal.orders.get(id)?.amount).toEqual({ currency_code: "USD", value });
  }
});

test("P28 the payment stands in the database before PayPal is asked, under the request id PayPal gets", async () => {
  let before: PaymentRecord[] = [];
  let looking: Promise<void> = Promise.resolve();
  paypal.onStep((endpoint, step) => {
    if (endpoint !== "create" || step !== "asked") return;
    looking = Payment.find({ ownerId: userId })
      .lean()
      .then((found) => {
        before = found;
      });
  });
  const id = await order("pro");
  paypal.onStep(null);
  await looking;
  expect(before).toHaveLength(1);
  const after = await requirePayment(id);
  expect(before[0]?._id).toEqual(after._id);
  expect(paypal.orders.get(id)).toMatchObject({ customId: String(after._id), requestId: after.requestId });
});

test("DEC-62, PD-13 an order without id, without a page to approve it, or with a foreign one is `Failed to create order`", async () => {
  for (const fault of ["no-id", "no-link", "foreign-link", "html", "empty"] as const) {
    paypal.fail("create", fault);
    await expect(order(), fault).rejects.toMatchObject({ title: "Payment Error", message: "Failed to create order" });
  }
  paypal.heal();
  await order();
  paypal.fail("create", "repeated-id");
  await expect(order()).rejects.toMatchObject({ title: "Payment Error", message: "Failed to create order" });
  paypal.fail("create", "403");
  await expect(order()).rejects.toMatchObject({ kind: "unavailable", message: "Failed to initiate payment" });
  expect(await standing()).toEqual(FREE);
});

test("SECURITY row 52: another amount, currency, custom_id, payee or a second unit grants nothing and leaves an alert", async () => {
  const lies: Bent[] = [
    { value: "0.01" },
    { value: "9.98" },
    { value: "19.99" },
    { value: "9.990" },
    { value: "-9.99" },
    { value: "9,99" },
    { currency: "EUR" },
    { customId: "0123456789abcdef01234567" },
    { customId: "" },
    { payee: "SOMEBODYELSE" },
    { units: 2 },
  ];
  for (const lie of lies) {
    userId = await newUser();
    const id = await order();
    paypal.approve(id);
    paypal.bend(id, lie);
    const name = JSON.stringify(lie);
    await expect(capture(id), name).rejects.toMatchObject({ kind: "conflict" });
    await webhook("PAYMENT.CAPTURE.COMPLETED", id);
    await sweepPayments(later(1));
    expect(await standing(), name).toEqual(FREE);
    expect(await requirePayment(id), name).toMatchObject({ state: "mismatched", problem: expect.any(String) });
    expect(await findPayments(userId)).toMatchObject([{ state: "mismatched", paidUntil: null }]);
  }
});

test("SECURITY row 52, RO-07: another user's order is not found, another plan's is invalid, and neither is captured", async () => {
  const id = await order("pro");
  paypal.approve(id);
  const owner = userId;
  userId = await newUser();
  await expect(capture(id)).rejects.toMatchObject({ kind: "not-found" });
  await expect(capture("NOSUCHORDER")).rejects.toMatchObject({ kind: "not-found" });
  userId = owner;
  const user = await requireUser();
  await expect(captureOrder(user, id, { planId: "premium", now: NOW })).rejects.toMatchObject({ kind: "invalid" });
  expect(paypal.orders.get(id)?.captures).toEqual([]);
  expect(await standing()).toEqual(FREE);
});

test("P28 PENDING grants nothing and blocks a second payment until the webhook; then the plan is there, once", async () => {
  const id = await order();
  paypal.approve(id, "PENDING");
  await expect(capture(id)).rejects.toMatchObject({ kind: "conflict", title: "Payment Pending" });
  await expect(capture(id)).rejects.toMatchObject({ title: "Payment Pending" });
  expect(await standing()).toEqual(FREE);
  await expect(order("premium")).rejects.toMatchObject({ kind: "conflict" });
  paypal.release(id);
  await webhook("PAYMENT.CAPTURE.COMPLETED", id, { now: later(3) });
  await webhook("PAYMENT.CAPTURE.COMPLETED", id, { now: later(4) });
  expect(await standing()).toEqual({ tier: "pro", paidUntil: "2026-12-24T12:00:00.000Z" });
  expect((await requireUser()).planGrants).toHaveLength(1);
});

test("P28 PENDING whose webhook never comes is found by asking, and one that is denied sets the buyer free", async () => {
  const id = await order();
  paypal.approve(id, "PENDING");
  await expect(capture(id)).rejects.toMatchObject({ title: "Payment Pending" });
  await sweepPayments(later(0.5));
  expect(await standing()).toEqual(FREE);
  paypal.release(id, "DECLINED");
  await sweepPayments(later(1));
  expect(await requirePayment(id)).toMatchObject({ state: "declined" });
  const second = await order();
  paypal.approve(second, "PENDING");
  await expect(capture(second)).rejects.toMatchObject({ title: "Payment Pending" });
  paypal.release(second);
  await sweepPayments(later(2));
  expect((await standing()).tier).toBe("pro");
});

test("PD-15 a declined card and a declined capture grant nothing, and the buyer can pay again with the same order", async () => {
  const id = await order();
  paypal.approve(id, "INSTRUMENT_DECLINED");
  await expect(capture(id)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("declined") });
  paypal.approve(id);
  expect(await capture(id)).toMatchObject({ planId: "pro" });
  userId = await newUser();
  const other = await order();
  paypal.approve(other, "DECLINED");
  await expect(capture(other)).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringContaining("declined"),
  });
  await webhook("PAYMENT.CAPTURE.DECLINED", other);
  expect(await standing()).toEqual(FREE);
  await buy("pro", NOW);
  expect((await standing()).tier).toBe("pro");
});

test("DEC-57 the current plan is 409 before its last 7 days, also for an order that lay about; DEC-91 then it is extended", async () => {
  const stale = await order("pro");
  await buy("pro", NOW);
  await expect(order("pro", later(22))).rejects.toMatchObject({ kind: "conflict" });
  paypal.approve(stale);
  await expect(capture(stale, later(1))).rejects.toMatchObject({ kind: "conflict" });
  await webhook("CHECKOUT.ORDER.APPROVED", stale, { now: later(1) });
  expect(paypal.orders.get(stale)?.captures).toEqual([]);
  await buy("pro", later(24));
  expect(await standing(later(24))).toEqual({ tier: "pro", paidUntil: "2027-01-21T12:00:00.000Z" });
  expect(await standing(new Date("2027-01-21T12:00:00Z"))).toMatchObject({ tier: "free" });
  await buy("pro", new Date("2027-02-10T08:00:00Z"));
  expect((await standing()).paidUntil).toBe("2027-03-10T08:00:00.000Z");
});

test("PD-19, DEC-91 a change between paid plans starts at once and gives up what was left", async () => {
  await buy("pro", NOW);
  expect(planStanding(await requireUser(), later(10))).toMatchObject({ tier: "pro", daysLeft: 20 });
  await buy("premium", later(10));
  expect(await standing(later(10))).toEqual({ tier: "premium", paidUntil: "2027-01-01T12:00:00.000Z" });
  await buy("pro", later(11));
  expect(await standing(later(11))).toEqual({ tier: "pro", paidUntil: "2027-01-02T12:00:00.000Z" });
});

test("SECURITY row 55: a refund takes back its own month and no other; a part refund takes nothing", async () => {
  const first = await buy("pro", NOW);
  const second = await buy("pro", later(25));
  paypal.refund(first, "1.00");
  await webhook("PAYMENT.CAPTURE.REFUNDED", first, { refunded: "1.00", now: later(26) });
  expect((await standing()).paidUntil).toBe("2027-01-21T12:00:00.000Z");
  paypal.refund(second);
  await webhook("PAYMENT.CAPTURE.REFUNDED", second, { now: later(26) });
  await webhook("PAYMENT.CAPTURE.REFUNDED", second, { now: later(26) });
  expect(await standing(later(26))).toEqual({ tier: "pro", paidUntil: "2026-12-21T12:00:00.000Z" });
  await webhook("PAYMENT.CAPTURE.REVERSED", first, { now: later(27) });
  expect(await standing(later(27))).toEqual(FREE);
  expect((await findPayments(userId)).map(({ state }) => state)).toEqual(["refunded", "reversed"]);
  await expect(capture(first, later(28))).rejects.toMatchObject({ kind: "conflict" });
});

test("SECURITY row 55: an upgrade that is refunded gives back the days it took", async () => {
  await buy("pro", NOW);
  const upgrade = await buy("premium", later(2));
  paypal.refund(upgrade);
  await webhook("PAYMENT.CAPTURE.REFUNDED", upgrade, { now: later(3) });
  expect(await standing(later(3))).toEqual({ tier: "pro", paidUntil: "2026-12-21T12:00:00.000Z" });
});

test("SECURITY row 55: events in reversed order end in the same state: the refund before the payment", async () => {
  const id = await order();
  paypal.approve(id, "PENDING");
  await expect(capture(id)).rejects.toMatchObject({ title: "Payment Pending" });
  const completed = paypal.signWebhook("PAYMENT.CAPTURE.COMPLETED", id);
  paypal.release(id);
  paypal.refund(id);
  await webhook("PAYMENT.CAPTURE.REFUNDED", id);
  await acceptWebhook(completed.headers, completed.body, { now: NOW });
  expect(await standing()).toEqual(FREE);
  expect(await requirePayment(id)).toMatchObject({ state: "refunded" });
  // Whoever comes too late with the grant finds the mark.
  expect((await requireUser()).planGrants).toMatchObject([{ endedAt: NOW }]);
});

test("SECURITY row 55: a refund whose webhook is lost is noticed within a day", async () => {
  const id = await buy("pro", NOW);
  paypal.refund(id);
  await sweepPayments(later(0.9));
  expect((await standing()).tier).toBe("pro");
  await sweepPayments(later(1.1));
  expect(await standing()).toEqual(FREE);
});

test("DEC-94, SECURITY row 55: a changed byte, a bad signature, another webhook's or none is refused and does nothing", async () => {
  const id = await order();
  paypal.approve(id, "PENDING");
  await expect(capture(id)).rejects.toMatchObject({ title: "Payment Pending" });
  paypal.release(id);
  for (const tamper of ["body", "signature", "webhook-id", "unsigned"] as const) {
    await expect(webhook("PAYMENT.CAPTURE.COMPLETED", id, { tamper }), tamper).rejects.toMatchObject({
      kind: "invalid",
    });
  }
  const { headers } = paypal.signWebhook("PAYMENT.CAPTURE.COMPLETED", id);
  for (const body of ["", "null", "[]", "{}", '{"id":"x"}', `{"id":{"$ne":1},"event_type":"x","resource":{}}`]) {
    await expect(acceptWebhook(headers, body, { now: NOW }), body).rejects.toMatchObject({ kind: "invalid" });
  }
  expect(await standing()).toEqual(FREE);
  await webhook("PAYMENT.CAPTURE.COMPLETED", id);
  expect((await standing()).tier).toBe("pro");
});

test("SECURITY row 55: an event works once, and one that could not be worked off is worked off when it comes again", async () => {
  const id = await order();
  paypal.approve(id, "PENDING");
  await expect(capture(id)).rejects.toMatchObject({ title: "Payment Pending" });
  paypal.release(id);
  const event = paypal.signWebhook("PAYMENT.CAPTURE.COMPLETED", id);
  paypal.fail("get", "404");
  await expect(acceptWebhook(event.headers, event.body, { now: NOW })).rejects.toMatchObject({ kind: "unavailable" });
  paypal.fail("get", "403");
  paypal.fail("verify", "500", 3);
  await expect(acceptWebhook(event.headers, event.body, { now: NOW })).rejects.toMatchObject({ kind: "unavailable" });
  paypal.heal();
  await acceptWebhook(event.headers, event.body, { now: NOW });
  expect((await standing()).tier).toBe("pro");
  const asked = paypal.calls.verify + paypal.calls.get;
  for (let time = 0; time < 100; time += 1) await acceptWebhook(event.headers, event.body, { now: later(1) });
  expect(paypal.calls.verify + paypal.calls.get).toBe(asked);
  expect((await requireUser()).planGrants).toHaveLength(1);
});

test("an event about nothing of ours is taken in without asking PayPal", async () => {
  const id = await order();
  await Payment.deleteMany({ ownerId: userId });
  const asked = paypal.calls.verify;
  await webhook("PAYMENT.CAPTURE.COMPLETED", id);
  expect(paypal.calls.verify).toBe(asked);
});

test("a buyer who agreed and never came back gets the plan by CHECKOUT.ORDER.APPROVED", async () => {
  const id = await order("premium");
  await webhook("CHECKOUT.ORDER.APPROVED", id);
  expect(await standing()).toEqual(FREE);
  paypal.approve(id);
  await webhook("CHECKOUT.ORDER.APPROVED", id);
  expect((await standing()).tier).toBe("premium");
});

test("SECURITY row 53: an answer that is lost after the capture is settled by looking at the order, a silence by the sweeper", async () => {
  for (const fault of ["lost", "500", "in-progress", "html"] as const) {
    userId = await newUser();
    const id = await order();
    paypal.approve(id);
    paypal.fail("capture", fault, 3);
    const outcome = await capture(id).catch((error: unknown) => error);
    if (fault === "lost") expect(outcome).toMatchObject({ planId: "pro" });
    else expect(outcome, fault).toMatchObject({ kind: "unavailable" });
    expect(await requirePayment(id), fault).toMatchObject({ state: fault === "lost" ? "granted" : "capturing" });
    paypal.heal();
    await sweepPayments(new Date(NOW.getTime() + 61_000));
    expect((await standing()).tier, fault).toBe("pro");
    expect(paypal.orders.get(id)?.captures, fault).toHaveLength(1);
  }
});

test("PD-15 a payment PayPal refuses is not tried again behind the buyer's back; the buyer can", async () => {
  for (const fault of ["403", "404"] as const) {
    userId = await newUser();
    const id = await order();
    paypal.approve(id);
    paypal.fail("capture", fault);
    await expect(capture(id), fault).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("Nothing was charged"),
    });
    paypal.heal();
    await sweepPayments(new Date(NOW.getTime() + 61_000));
    expect(await standing(), fault).toEqual(FREE);
    expect(paypal.orders.get(id)?.captures, fault).toEqual([]);
    expect(await capture(id), fault).toMatchObject({ planId: "pro" });
  }
});

test("an order that PayPal captured, but says to have captured already, is granted", async () => {
  const id = await order();
  paypal.approve(id);
  paypal.fail("capture", "lost", 3);
  paypal.fail("get", "500", 3);
  await expect(capture(id)).rejects.toMatchObject({ kind: "unavailable" });
  paypal.heal();
  paypal.forgetRequestIds();
  expect(await capture(id)).toMatchObject({ planId: "pro" });
  expect(paypal.orders.get(id)?.captures).toHaveLength(1);
});

test("P28 after the 6 hours in which PayPal knows a request id the order is looked at first, and nobody is charged late", async () => {
  const captured = await order();
  paypal.approve(captured);
  paypal.fail("capture", "lost", 3);
  paypal.fail("get", "403");
  await expect(capture(captured)).rejects.toMatchObject({ kind: "unavailable" });
  paypal.heal();
  paypal.forgetRequestIds();
  const asked = paypal.calls.capture;
  await sweepPayments(later(7 / 24));
  expect((await standing()).tier).toBe("pro");
  expect(paypal.calls.capture).toBe(asked);
  userId = await newUser();
  const late = await order();
  paypal.approve(late);
  paypal.fail("capture", "500", 3);
  await expect(capture(late)).rejects.toMatchObject({ kind: "unavailable" });
  await sweepPayments(later(7 / 24));
  expect(await requirePayment(late)).toMatchObject({ state: "declined", problem: "not captured in time" });
  expect(paypal.orders.get(late)?.captures).toEqual([]);
  expect(await standing()).toEqual(FREE);
});

test("an order PayPal does not know any more blocks nobody: after an hour it is given up", async () => {
  const id = await order();
  paypal.approve(id);
  paypal.fail("capture", "500", 3);
  await expect(capture(id)).rejects.toMatchObject({ kind: "unavailable" });
  await expect(order("premium")).rejects.toMatchObject({ kind: "conflict" });
  paypal.fail("get", "404");
  await sweepPayments(later(0.01));
  expect(await requirePayment(id)).toMatchObject({ state: "capturing" });
  await sweepPayments(later(0.1));
  expect(await requirePayment(id)).toMatchObject({ state: "declined", problem: "order not found" });
  await order("premium");
});

test("DEC-58 switching to free gives up every paid month at once, and a later refund changes nothing", async () => {
  const id = await buy("premium", NOW);
  await switchToFree(await requireUser(), { now: later(1) });
  await switchToFree(await requireUser(), { now: later(1) });
  expect(await standing(later(1))).toEqual(FREE);
  paypal.refund(id);
  await webhook("PAYMENT.CAPTURE.REFUNDED", id, { now: later(2) });
  await buy("pro", later(3));
  expect(await standing(later(3))).toEqual({ tier: "pro", paidUntil: "2026-12-24T12:00:00.000Z" });
});

test("a user from before plans were sold can buy one", async () => {
  await User.collection.updateOne({ _id: userId }, { $unset: { planGrants: "", planRevision: "" } });
  await buy("pro", NOW);
  await buy("pro", later(25));
  expect((await standing()).paidUntil).toBe("2027-01-21T12:00:00.000Z");
});

test("PD-07, PD-09 the plans are there whatever PayPal does, and say why nobody can pay", async () => {
  const payments = async () => {
    held.client = emulatedPayPal(paypal);
    const offer = await findPlanOffer(await requireUser(), { now: NOW });
    expect(offer.tiers.map(({ id }) => id)).toEqual(["free", "pro", "premium"]);
    return offer.payments;
  };
  expect(await payments()).toMatchObject({ available: true, clientToken: expect.stringMatching(/^browser-/) });
  paypal.fail("client-token", "no-id");
  expect(await payments()).toMatchObject({ available: true, clientToken: null });
  paypal.fail("client-token", "hang");
  expect(await payments()).toMatchObject({ available: false, details: "PayPal does not answer." });
  paypal.fail("client-token", "403");
  expect(await payments()).toMatchObject({ available: false, details: "PayPal refuses the configured credentials." });
});
