import { Types } from "mongoose";
import { expect, test } from "vitest";
import { Payment, type PaymentState } from "../../models/payment.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import { findPayments, getPayment } from "./find-payments.ts";

connectEmbeddedDatabase([Payment]);

let count = 0;

async function store(ownerId: Types.ObjectId, state: PaymentState, fields: { createdAt?: Date } = {}): Promise<string> {
  count += 1;
  const payment = await Payment.create({
    ownerId,
    planId: "pro",
    amountCents: 999,
    currency: "USD",
    requestId: `request-${count}`,
    orderId: `ORDER${count}`,
    captureId: `CAPTURE${count}`,
    state,
    createdAt: new Date("2026-11-21T12:00:00Z"),
    ...fields,
  });
  return String(payment._id);
}

test("DEC-83 payments are listed newest first, orders nobody paid are left out, and each is found by its id", async () => {
  const owner = new Types.ObjectId();
  const older = await store(owner, "refunded", { createdAt: new Date("2026-10-21T12:00:00Z") });
  const newer = await store(owner, "granted");
  for (const state of ["started", "ordered", "capturing", "declined"] as const) await store(owner, state);
  const listed = await findPayments(owner);
  expect(listed.map(({ id, state }) => [id, state])).toEqual([
    [newer, "paid"],
    [older, "refunded"],
  ]);
  expect(await getPayment(owner, newer)).toEqual(listed[0]);
  expect(listed[0]).toMatchObject({ planName: "Pro", amountCents: 999, currency: "USD", paidUntil: null });
});

test("RO-07 a payment of somebody else, of an unpaid order or of no id at all is not found", async () => {
  const owner = new Types.ObjectId();
  const paid = await store(owner, "granted");
  const unpaid = await store(owner, "ordered");
  expect(await getPayment(new Types.ObjectId(), paid)).toBeNull();
  expect(await getPayment(owner, unpaid)).toBeNull();
  for (const id of ["", "x", "123456789012", "{}"]) {
    expect(await getPayment(owner, id)).toBeNull();
  }
});
