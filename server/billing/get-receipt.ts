import { Types } from "mongoose";
import type { UserRecord } from "../../models/user.ts";
import { getPayment, type PaymentView } from "./find-payments.ts";
import { monthBefore } from "./plan-period.ts";
import { receiptNumber } from "./receipt-number.ts";

export type ReceiptView = PaymentView & {
  number: string;
  customerName: string | null;
  customerEmail: string;
  paidFrom: string | null;
};

/** A renewal begins where the month before it ends, any other purchase at once. */
function paidFrom({ paidAt, paidUntil }: PaymentView): string | null {
  if (!paidAt || !paidUntil) return null;
  const begins = monthBefore(new Date(paidUntil)).toISOString();
  return begins > paidAt ? begins : paidAt;
}

export async function getReceipt(user: UserRecord, paymentId: unknown): Promise<ReceiptView | null> {
  const payment = await getPayment(user._id, paymentId);
  if (!payment) return null;
  return {
    ...payment,
    number: receiptNumber({ _id: new Types.ObjectId(payment.id), createdAt: new Date(payment.createdAt) }),
    customerName: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    customerEmail: user.email,
    paidFrom: paidFrom(payment),
  };
}
