import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** A webhook event with a proven signature, keyed by its id, so that each one takes effect once. */
const paypalEventSchema = new Schema(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    receivedAt: { type: Date, required: true },
    /** Null until its work is done: PayPal sends it again. */
    processedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: "paypal_events" },
);

paypalEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type PaypalEventRecord = InferSchemaType<typeof paypalEventSchema>;

export const PaypalEvent = defineModel<PaypalEventRecord>("PaypalEvent", paypalEventSchema);
