import { expect, test, vi } from "vitest";
import { Payment, type PaymentRecord } from "../../models/payment.ts";
import { User } from "../../models/user.ts";
import type { Bent } from "../../tests/emulators/paypal.ts";
import { emulatedPayPal } from "./billing.fixtures.ts";
import { captureOrder } from "./capture-order.ts";
import { findPayments } from "./find-payments.ts";
import { findPlanOffer } from "./find-plan-offer.ts";
import { held } from "./held-paypal.fixtures.ts";
import {
  buy,
  buyer,
  capture,
  FREE,
  later,
  newUser,
  NOW,
  order,
  paypal,
  requirePayment,
  requireUser,
  sellPlans,
  standing,
  webhook,
} from "./payments.fixtures.ts";
import { planStanding } from "./subscription.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { switchToFree } from "./switch-to-free.ts";

// The real client, made for the emulator, with short waits, and anew for each test.
vi.mock("./paypal-client.ts", async (importOriginal) => {
  const { held } = await import("./held-paypal.fixtures.ts");
  return { ...(await importOriginal<typeof import("./paypal-client.ts")>()), getPayPal: () => held.client };
});

sellPlans();

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
    looking = Payment.find({ ownerId: buyer.id })
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
    buyer.id = await newUser();
    const id = await order();
    paypal.approve(id);
    paypal.bend(id, lie);
    const name = JSON.stringify(lie);
    await expect(capture(id), name).rejects.toMatchObject({ kind: "conflict" });
    await webhook("PAYMENT.CAPTURE.COMPLETED", id);
    await sweepPayments(later(1));
    expect(await standing(), name).toEqual(FREE);
    expect(await requirePayment(id), name).toMatchObject({ state: "mismatched", problem: expect.any(String) });
    expect(await findPayments(buyer.id)).toMatchObject([{ state: "mismatched", paidUntil: null }]);
  }
});

test("SECURITY row 52, RO-07: another user's order is not found, another plan's is invalid, and neither is captured", async () => {
  const id = await order("pro");
  paypal.approve(id);
  const owner = buyer.id;
  buyer.id = await newUser();
  await expect(capture(id)).rejects.toMatchObject({ kind: "not-found" });
  await expect(capture("NOSUCHORDER")).rejects.toMatchObject({ kind: "not-found" });
  buyer.id = owner;
  const user = await requireUser();
  await expect(captureOrder(user, id, { planId: "premium", now: NOW })).rejects.toMatchObject({ kind: "invalid" });
  expect(paypal.orders.get(id)?.captures).toEqual([]);
  expect(await standing()).toEqual(FREE);
});

test("PD-15 a declined card and a declined capture grant nothing, and the buyer can pay again with the same order", async () => {
  const id = await order();
  paypal.approve(id, "INSTRUMENT_DECLINED");
  await expect(capture(id)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("declined") });
  paypal.approve(id);
  expect(await capture(id)).toMatchObject({ planId: "pro" });
  buyer.id = await newUser();
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
  await User.collection.updateOne({ _id: buyer.id }, { $unset: { planGrants: "", planRevision: "" } });
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
