import type { Types } from "mongoose";
import { Payment, type PaymentRecord, type PaymentState } from "../../models/payment.ts";
import { toObjectId } from "../database/object-id.ts";
import { type PaidTier, PLANS } from "../domain/plans.ts";

const LISTED = ["pending", "paid", "granted", "mismatched", "refunded", "reversed"] as const;

export type PaymentView = {
  id: string;
  createdAt: string;
  paidAt: string | null;
  planId: PaidTier;
  planName: string;
  amountCents: number;
  currency: string;
  paypalOrderId: string | null;
  captureId: string | null;
  /** `mismatched`: PayPal's answer did not fit the order, and support has to look. */
  state: "pending" | "paid" | "mismatched" | "refunded" | "reversed";
  paidUntil: string | null;
};

function publicState(state: PaymentState): PaymentView["state"] {
  if (state === "pending" || state === "mismatched" || state === "refunded" || state === "reversed") return state;
  return "paid";
}

function toPaymentView(payment: PaymentRecord): PaymentView {
  return {
    id: String(payment._id),
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    planId: payment.planId,
    planName: PLANS[payment.planId].name,
    amountCents: payment.amountCents,
    currency: payment.currency,
    paypalOrderId: payment.orderId ?? null,
    captureId: payment.captureId ?? null,
    state: publicState(payment.state),
    paidUntil: payment.paidUntil?.toISOString() ?? null,
  };
}

/** Newest first; orders that nobody paid are left out. */
export async function findPayments(userId: Types.ObjectId): Promise<PaymentView[]> {
  const payments = await Payment.find({ ownerId: userId, state: { $in: LISTED } })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return payments.map(toPaymentView);
}

export async function isCharged(userId: Types.ObjectId, orderId: string | null): Promise<boolean> {
  const states: PaymentState[] = ["capturing", ...LISTED];
  return orderId !== null && (await Payment.exists({ orderId, ownerId: userId, state: { $in: states } })) !== null;
}

/** Null for an unknown id and for somebody else's payment. */
export async function getPayment(userId: Types.ObjectId, paymentId: unknown): Promise<PaymentView | null> {
  const _id = toObjectId(paymentId);
  const payment = _id && (await Payment.findOne({ _id, ownerId: userId, state: { $in: LISTED } }).lean());
  return payment && toPaymentView(payment);
}
