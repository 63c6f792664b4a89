import { z } from "zod";
import { Payment, type PaymentRecord } from "../../models/payment.ts";
import { PaypalEvent } from "../../models/paypal-event.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { capturePayment } from "./capture-payment.ts";
import type { PayPal, WebhookSignature } from "./paypal-client.ts";
import { parseCents } from "./paypal-order.ts";
import { requirePayPal } from "./require-paypal.ts";
import { requirePurchasable } from "./require-purchasable.ts";
import { giveBack, settlePayment } from "./settle-payment.ts";

/** PayPal repeats an event for 3 days; a later repetition is harmless. */
const EVENTS_KEPT_MS = 90 * 24 * 60 * 60_000;

const EventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(100),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    amount: z.object({ value: z.string(), currency_code: z.string() }).optional().catch(undefined),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional()
      .catch(undefined),
  }),
});

type WebhookEvent = z.infer<typeof EventSchema>;

/** Throws Refusal (invalid) when a header is missing. */
function readSignature(headers: Pick<Headers, "get">): WebhookSignature {
  const read = (name: string) => {
    const value = headers.get(`paypal-${name}`);
    if (!value) throw new Refusal("invalid", "This webhook is not signed.");
    return value;
  };
  return {
    auth_algo: read("auth-algo"),
    cert_url: read("cert-url"),
    transmission_id: read("transmission-id"),
    transmission_sig: read("transmission-sig"),
    transmission_time: read("transmission-time"),
  };
}

function parseEvent(rawBody: string): WebhookEvent {
  let value: unknown;
  try {
    value = JSON.parse(rawBody);
  } catch {
    throw new Refusal("invalid", "The request body is not valid JSON.");
  }
  const event = EventSchema.safeParse(value);
  if (!event.success) throw new Refusal("invalid", "This is no event of PayPal's.");
  return event.data;
}

/** Found by our own id, the order's or the capture's; null when the payment is not ours. */
function findSubject({ resource }: WebhookEvent): Promise<PaymentRecord | null> {
  const captureOfRefund = resource.links
    .find(({ rel }) => rel === "up")
    ?.href.split("/")
    .at(-1);
  const ids = [resource.id, resource.supplementary_data?.related_ids?.order_id, captureOfRefund].filter(
    (id) => id !== undefined,
  );
  const ownId = toObjectId(resource.custom_id);
  return Payment.findOne({
    $or: [{ orderId: { $in: ids } }, { captureId: { $in: ids } }, ...(ownId ? [{ _id: ownId }] : [])],
  }).lean();
}

/** The buyer agreed and may never return, so the money is taken now, if the plan may still be bought. */
async function captureApproved(payment: PaymentRecord, settling: { paypal: PayPal; now: Date }): Promise<void> {
  const user = await User.findById(payment.ownerId).lean<UserRecord | null>();
  if (!user || payment.state !== "ordered") return;
  const isAllowed = await requirePurchasable(user, payment.planId, { now: settling.now, paymentId: payment._id }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  if (isAllowed) await capturePayment(payment, settling);
}

function isWhole(amount: WebhookEvent["resource"]["amount"], payment: PaymentRecord): boolean {
  return amount?.currency_code === payment.currency && parseCents(amount.value) === payment.amountCents;
}

/** Asks PayPal for the order's state instead of trusting the event: events come late and out of order. */
async function work(event: WebhookEvent, payment: PaymentRecord, paypal: PayPal, now: Date): Promise<void> {
  const { event_type: type, resource } = event;
  if (type === "CHECKOUT.ORDER.APPROVED") return captureApproved(payment, { paypal, now });
  if (type === "PAYMENT.CAPTURE.REVERSED") return void (await giveBack(payment, "reversed", now));
  if (type === "PAYMENT.CAPTURE.REFUNDED" && isWhole(resource.amount, payment)) {
    return void (await giveBack(payment, "refunded", now));
  }
  if (!type.startsWith("PAYMENT.CAPTURE.") || !payment.orderId) return;
  const found = await paypal.findOrder(payment.orderId);
  if (!found.ok) throw new Refusal("unavailable", "PayPal does not answer. Please send this again.");
  await settlePayment(payment, found.value, { paypal, now });
}

async function beginEvent({ id, event_type: type }: WebhookEvent, now: Date): Promise<boolean> {
  try {
    await PaypalEvent.create({ _id: id, type, receivedAt: now, expiresAt: new Date(now.getTime() + EVENTS_KEPT_MS) });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return !(await isProcessed(id));
  }
}

async function isProcessed(id: string): Promise<boolean> {
  return (await PaypalEvent.exists({ _id: id, processedAt: { $ne: null } })) !== null;
}

/** Verifies an event with PayPal and settles its payment, once. Throws Refusal (invalid, unavailable). */
export async function acceptWebhook(
  headers: Pick<Headers, "get">,
  rawBody: string,
  { now }: { now: Date },
): Promise<void> {
  const paypal = requirePayPal();
  const { webhookId } = paypal.settings;
  if (!webhookId) throw new Refusal("unavailable", "PAYPAL_WEBHOOK_ID is not configured.");
  const signature = readSignature(headers);
  const event = parseEvent(rawBody);
  // Looked up before PayPal is asked, so that strangers cannot make us call PayPal.
  const payment = await findSubject(event);
  if (!payment || (await isProcessed(event.id))) return;
  const verified = await paypal.verifyWebhook(signature, webhookId, rawBody);
  if (!verified.ok && verified.problem !== "refused") {
    throw new Refusal("unavailable", "PayPal does not answer. Please send this again.");
  }
  if (!verified.ok || !verified.value) throw new Refusal("invalid", "PayPal did not sign this webhook.");
  if (!(await beginEvent(event, now))) return;
  await work(event, payment, paypal, now);
  await PaypalEvent.updateOne({ _id: event.id }, { $set: { processedAt: now } });
}
