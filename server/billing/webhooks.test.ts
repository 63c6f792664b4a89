import { expect, test, vi } from "vitest";
import { Payment } from "../../models/payment.ts";
import { acceptWebhook } from "./accept-webhook.ts";
import { findPayments } from "./find-payments.ts";
import {
  buy,
  buyer,
  capture,
  FREE,
  later,
  NOW,
  order,
  paypal,
  requirePayment,
  requireUser,
  sellPlans,
  standing,
  webhook,
} from "./payments.fixtures.ts";
import { sweepPayments } from "./sweep-payments.ts";

// The real client, made for the emulator, with short waits, and anew for each test.
vi.mock("./paypal-client.ts", async (importOriginal) => {
  const { held } = await import("./held-paypal.fixtures.ts");
  return { ...(await importOriginal<typeof import("./paypal-client.ts")>()), getPayPal: () => held.client };
});

sellPlans();

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
  expect((await findPayments(buyer.id)).map(({ state }) => state)).toEqual(["refunded", "reversed"]);
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
  await Payment.deleteMany({ ownerId: buyer.id });
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
