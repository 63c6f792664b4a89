import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";
import { PAID_TIERS } from "../server/domain/plans.ts";

/**
 * One intent to buy a month of a plan, written before PayPal hears of it.
 *
 * started: not yet known to PayPal. ordered: the buyer is at PayPal. capturing: PayPal was asked to take the money.
 * pending: PayPal holds the money back. paid: the money is ours, the plan not yet the user's. granted: it is.
 * declined: no money came. mismatched: PayPal's answer does not fit what was ordered; nothing is granted, a person has
 * to look. refunded, reversed: the money went back, and the plan with it.
 */
const STATES = [
  "started",
  "ordered",
  "capturing",
  "pending",
  "paid",
  "granted",
  "declined",
  "mismatched",
  "refunded",
  "reversed",
] as const;

const paymentSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    planId: { type: String, enum: PAID_TIERS, required: true },
    amountCents: { type: Number, required: true },
    currency: { type: String, required: true },
    /** PayPal-Request-Id of the creation; a retry carries the same. */
    requestId: { type: String, required: true },
    orderId: { type: String, default: null },
    captureId: { type: String, default: null },
    state: { type: String, enum: STATES, required: true },
    /** What does not fit, or why no money came. */
    problem: { type: String, default: null },
    createdAt: { type: Date, required: true },
    /** Goes up when PayPal said no, so that the next try is one of its own (its PayPal-Request-Id ends with it). */
    captureRound: { type: Number, required: true, default: 0 },
    captureAskedAt: { type: Date, default: null },
    paidAt: { type: Date, default: null },
    /** How long the plan ran once this payment was granted. */
    paidUntil: { type: Date, default: null },
    /** When an administrator looked into what does not fit; null = nobody had to, or did yet. */
    reviewedAt: { type: Date, default: null },
    /** When the sweeper looks after it again; null = nothing is open. */
    nextCheckAt: { type: Date, default: null },
  },
  { collection: "payments" },
);

paymentSchema.index({ requestId: 1 }, { unique: true });
paymentSchema.index({ orderId: 1 }, { unique: true, partialFilterExpression: { orderId: { $type: "string" } } });
paymentSchema.index({ captureId: 1 }, { unique: true, partialFilterExpression: { captureId: { $type: "string" } } });
paymentSchema.index({ ownerId: 1, createdAt: -1 });
paymentSchema.index({ nextCheckAt: 1 });
// The administrators' list.
paymentSchema.index({ state: 1, _id: -1 });

export type PaymentRecord = InferSchemaType<typeof paymentSchema> & { _id: Types.ObjectId };
export type PaymentState = PaymentRecord["state"];

export const Payment: Model<PaymentRecord> =
  mongoose.models.Payment ?? mongoose.model<PaymentRecord>("Payment", paymentSchema);
