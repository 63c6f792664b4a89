import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { BRAND } from "../domain/brand.ts";
import { Payment } from "../../models/payment.ts";
import type { UserRecord } from "../../models/user.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { Refusal } from "../http/errors.ts";
import { formatCents } from "./paypal-order.ts";
import { isApprovalAddress } from "./paypal-settings.ts";
import { CURRENCY } from "../domain/plans.ts";
import { requirePayPal } from "./require-paypal.ts";
import { requirePurchasable } from "./require-purchasable.ts";

/** Orders a month of a plan at PayPal; stores the payment first. Throws Refusal (unavailable, invalid, conflict). */
export async function createOrder(
  user: UserRecord,
  planId: string,
  { now }: { now: Date },
): Promise<{ id: string; approveUrl: string }> {
  const paypal = requirePayPal();
  const plan = await requirePurchasable(user, planId, { now });
  const payment = await Payment.create({
    ownerId: user._id,
    planId: plan.id,
    amountCents: plan.priceCents,
    currency: CURRENCY,
    requestId: randomUUID(),
    state: "started",
    createdAt: now,
  });
  const { appUrl } = paypal.settings;
  const answer = await paypal.createOrder(
    {
      customId: String(payment._id),
      description: `${BRAND} ${plan.name}, 1 month`,
      value: formatCents(plan.priceCents),
      currency: CURRENCY,
      brandName: BRAND,
      returnUrl: `${appUrl}/api/subscription/return`,
      cancelUrl: `${appUrl}/api/subscription/return?cancelled=1`,
    },
    payment.requestId,
  );
  if (!answer.ok && answer.problem !== "unusable") {
    throw new Refusal("unavailable", "Failed to initiate payment", { title: "Error" });
  }
  const approval = answer.ok ? answer.value.links.find(({ rel }) => rel === "payer-action" || rel === "approve") : null;
  const isUsable = answer.ok && approval && isApprovalAddress(approval.href, paypal.settings);
  if (!isUsable || !(await storeOrderId(payment._id, answer.value.id))) {
    throw new Refusal("unavailable", "Failed to create order", { title: "Payment Error" });
  }
  return { id: answer.value.id, approveUrl: approval.href };
}

async function storeOrderId(paymentId: Types.ObjectId, orderId: string): Promise<boolean> {
  try {
    await Payment.updateOne({ _id: paymentId, state: "started" }, { $set: { orderId, state: "ordered" } });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
