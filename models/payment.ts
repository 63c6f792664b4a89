import { type InferSchemaType, Schema, type Types } from "mongoose";
import { PAID_TIERS } from "../server/domain/plans.ts";
import { defineModel } from "./define-model.ts";

/** started: unknown to PayPal. paid: the money came, the plan is not granted yet. mismatched: a person has to look. */
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
    requestId: { type: String, required: true },
    orderId: { type: String, default: null },
    captureId: { type: String, default: null },
    state: { type: String, enum: STATES, required: true },
    problem: { type: String, default: null },
    createdAt: { type: Date, required: true },
    /** Raised when PayPal refused, so that the next try has a PayPal-Request-Id of its own. */
    captureRound: { type: Number, required: true, default: 0 },
    captureAskedAt: { type: Date, default: null },
    paidAt: { type: Date, default: null },
    paidUntil: { type: Date, default: null },
    reviewedAt: { type: Date, default: null },
    /** When the sweeper looks again; null when nothing is open. */
    nextCheckAt: { type: Date, default: null },
  },
  { collection: "payments" },
);

paymentSchema.index({ requestId: 1 }, { unique: true });
paymentSchema.index({ orderId: 1 }, { unique: true, partialFilterExpression: { orderId: { $type: "string" } } });
paymentSchema.index({ captureId: 1 }, { unique: true, partialFilterExpression: { captureId: { $type: "string" } } });
paymentSchema.index({ ownerId: 1, createdAt: -1 });
paymentSchema.index({ nextCheckAt: 1 });
paymentSchema.index({ state: 1, _id: -1 });

export type PaymentRecord = InferSchemaType<typeof paymentSchema> & { _id: Types.ObjectId };
export type PaymentState = PaymentRecord["state"];

export const Payment = defineModel<PaymentRecord>("Payment", paymentSchema);
