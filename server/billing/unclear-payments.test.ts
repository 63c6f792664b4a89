import { expect, test, vi } from "vitest";
import {
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
import { sweepPayments } from "./sweep-payments.ts";

// The real client, made for the emulator, with short waits, and anew for each test.
vi.mock("./paypal-client.ts", async (importOriginal) => {
  const { held } = await import("./held-paypal.fixtures.ts");
  return { ...(await importOriginal<typeof import("./paypal-client.ts")>()), getPayPal: () => held.client };
});

sellPlans();

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

test("SECURITY row 53: an answer that is lost after the capture is settled by looking at the order, a silence by the sweeper", async () => {
  for (const fault of ["lost", "500", "in-progress", "html"] as const) {
    buyer.id = await newUser();
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
    buyer.id = await newUser();
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
  buyer.id = await newUser();
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
