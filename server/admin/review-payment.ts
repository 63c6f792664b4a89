import { Payment } from "../../models/payment.ts";
import { User, type UserRecord } from "../../models/user.ts";
import type { FoundSession } from "../auth/sessions.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { TO_LOOK_INTO } from "./find-panel-payments.ts";
import { type AuditOrigin, recordAudit } from "../audit/record-audit.ts";

/** Notes that a person has looked into it; money moves only at PayPal. Throws Refusal (not-found). */
export async function reviewPayment(signedIn: FoundSession, paymentId: unknown, origin: AuditOrigin): Promise<void> {
  const _id = toObjectId(paymentId);
  const payment = _id && (await Payment.findOne({ $and: [{ _id }, TO_LOOK_INTO] }).lean());
  if (!payment) throw new Refusal("not-found", "This payment does not wait for anybody any more.");
  const target = await User.findById(payment.ownerId).lean<UserRecord | null>();
  await recordAudit(signedIn, origin, { action: "review-payment", target, detail: `payment ${payment._id}` });
  await Payment.updateOne({ _id: payment._id }, { $set: { reviewedAt: new Date() } });
}
