import { z } from "zod";
import { connectToPayPal, type PayPalAnswer, postJson, type Timings } from "./paypal-connection.ts";
import { OrderSchema, type PayPalOrder } from "./paypal-order.ts";
import { type PayPalSettings, paypalSettings } from "./paypal-settings.ts";

const TIMINGS: Timings = { deadlineMs: 10_000, tokenDeadlineMs: 5_000, attemptMs: 5_000, pausesMs: [250, 1_000] };

export type OrderDraft = {
  customId: string;
  description: string;
  value: string;
  currency: string;
  brandName: string;
  returnUrl: string;
  cancelUrl: string;
};

export type WebhookSignature = {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
};

function orderBody(draft: OrderDraft) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        custom_id: draft.customId,
        description: draft.description,
        amount: { currency_code: draft.currency, value: draft.value },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: draft.brandName,
          locale: "en-US",
          shipping_preference: "NO_SHIPPING",
          user_action: "PAY_NOW",
          return_url: draft.returnUrl,
          cancel_url: draft.cancelUrl,
        },
      },
    },
  };
}

function orderPath(orderId: string, step = ""): string {
  return `/v2/checkout/orders/${encodeURIComponent(orderId)}${step}`;
}

/** Methods do not throw: what goes wrong is a named result. */
export function createPayPal(settings: PayPalSettings, timings: Timings = TIMINGS) {
  const { askToken, call } = connectToPayPal(settings, timings);
  let browserToken: { token: string; until: number } | null = null;

  return {
    settings,

    /** Valid for about 15 minutes; cached until its last minute. */
    async findClientToken(): Promise<PayPalAnswer<string>> {
      if (browserToken && browserToken.until > Date.now()) return { ok: true, value: browserToken.token };
      const answer = await askToken({ response_type: "client_token" });
      if (!answer.ok) return answer;
      browserToken = answer.value;
      return { ok: true, value: browserToken.token };
    },

    /** The same `requestId` never creates a second order (for 6 hours). */
    createOrder(draft: OrderDraft, requestId: string): Promise<PayPalAnswer<PayPalOrder>> {
      const headers = { "PayPal-Request-Id": requestId };
      return call(postJson("/v2/checkout/orders", JSON.stringify(orderBody(draft)), headers), OrderSchema);
    },

    /** The same `requestId` never takes the money twice. */
    captureOrder(orderId: string, requestId: string): Promise<PayPalAnswer<PayPalOrder>> {
      // Asks for the whole order, so that payee and custom_id can be checked.
      const headers = { "PayPal-Request-Id": requestId, Prefer: "return=representation" };
      return call(postJson(orderPath(orderId, "/capture"), "{}", headers), OrderSchema);
    },

    findOrder(orderId: string): Promise<PayPalAnswer<PayPalOrder>> {
      return call({ method: "GET", path: orderPath(orderId) }, OrderSchema);
    },

    /** Sends the event unchanged, byte for byte: the signature covers it. */
    async verifyWebhook(
      signature: WebhookSignature,
      webhookId: string,
      rawEvent: string,
    ): Promise<PayPalAnswer<boolean>> {
      const head = JSON.stringify({ ...signature, webhook_id: webhookId });
      const body = `${head.slice(0, -1)},"webhook_event":${rawEvent}}`;
      const schema = z.object({ verification_status: z.string() });
      const answer = await call(postJson("/v1/notifications/verify-webhook-signature", body), schema);
      return answer.ok ? { ok: true, value: answer.value.verification_status === "SUCCESS" } : answer;
    },
  };
}

export type PayPal = ReturnType<typeof createPayPal>;

let client: PayPal | null = null;

/** Null when payments are not configured. */
export function getPayPal(): PayPal | null {
  const settings = paypalSettings();
  if (!client && settings) client = createPayPal(settings);
  return client;
}
