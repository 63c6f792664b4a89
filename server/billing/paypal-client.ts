import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { readCapped } from "../http/capped-answer.ts";
import { logger } from "../http/logger.ts";
import { OrderSchema, type PayPalOrder } from "./paypal-order.ts";
import { type PayPalSettings, paypalSettings } from "./paypal-settings.ts";

type Timings = {
  /** For one call with its retries; with a token before it, 15 s. */
  deadlineMs: number;
  /** A screen that waits for the browser's token is then shown without it. */
  tokenDeadlineMs: number;
  attemptMs: number;
  pausesMs: number[];
};

const TIMINGS: Timings = { deadlineMs: 10_000, tokenDeadlineMs: 5_000, attemptMs: 5_000, pausesMs: [250, 1_000] };
const MAX_ANSWER_BYTES = 256 * 1024;
const TOKEN_SLACK_MS = 60_000;
const OPENS_AFTER_FAILURES = 5;
const CLOSED_FOR_MS = 30_000;

/** unreachable: what was asked for may still have happened. refused: `issue` is PayPal's reason. */
export type PayPalAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; problem: "unreachable" | "refused" | "unusable"; issue: string };

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

type Call = {
  method: "GET" | "POST";
  path: string;
  body?: string;
  headers?: Record<string, string>;
  deadlineMs?: number;
};
type Reply = { status: number; json: unknown };

const TokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const RefusalSchema = z.object({
  name: z.string().default("unknown"),
  details: z.array(z.object({ issue: z.string().optional() })).default([]),
});

function parseJson(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(bytes?.toString("utf8") ?? "");
  } catch {
    return null;
  }
}

function isWorthRepeating(reply: Reply | null): boolean {
  // 409: another request with the same PayPal-Request-Id is under way.
  return !reply || reply.status >= 500 || reply.status === 429 || reply.status === 409;
}

/** Methods do not throw: what goes wrong is a named result. */
export function createPayPal(settings: PayPalSettings, timings: Timings = TIMINGS) {
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64");
  let accessToken: { token: Promise<PayPalAnswer<string>>; until: number } | null = null;
  let browserToken: { token: string; until: number } | null = null;
  const breaker = { failures: 0, closedUntil: 0 };

  async function attempt(call: Call, authorization: string, timeoutMs: number): Promise<Reply | null> {
    try {
      const response = await fetch(settings.baseUrl + call.path, {
        method: call.method,
        headers: { Accept: "application/json", Authorization: authorization, ...call.headers },
        ...(call.body === undefined ? {} : { body: call.body }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, json: parseJson(await readCapped(response, MAX_ANSWER_BYTES)) };
    } catch {
      return null;
    }
  }

  async function repeat(call: Call, authorization: string): Promise<Reply | null> {
    if (Date.now() < breaker.closedUntil) return null;
    const deadline = Date.now() + (call.deadlineMs ?? timings.deadlineMs);
    let reply: Reply | null = null;
    for (const pauseMs of [0, ...timings.pausesMs]) {
      const leftMs = deadline - Date.now() - pauseMs;
      if (leftMs <= 0) break;
      if (pauseMs > 0) await wait(pauseMs);
      reply = await attempt(call, authorization, Math.min(leftMs, timings.attemptMs));
      if (!isWorthRepeating(reply)) break;
    }
    const failed = !reply || reply.status >= 500;
    breaker.failures = failed ? breaker.failures + 1 : 0;
    if (breaker.failures >= OPENS_AFTER_FAILURES) breaker.closedUntil = Date.now() + CLOSED_FOR_MS;
    if (failed) logger.warn({ path: call.path, status: reply?.status ?? null }, "PayPal does not answer");
    return reply;
  }

  function read<Schema extends z.ZodType>(reply: Reply | null, schema: Schema): PayPalAnswer<z.output<Schema>> {
    if (!reply || isWorthRepeating(reply)) return { ok: false, problem: "unreachable", issue: "" };
    if (reply.status >= 200 && reply.status < 300) {
      const parsed = schema.safeParse(reply.json);
      return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: "unusable", issue: "" };
    }
    const refusal = RefusalSchema.safeParse(reply.json);
    const issue = refusal.data?.details[0]?.issue ?? refusal.data?.name ?? String(reply.status);
    return { ok: false, problem: "refused", issue };
  }

  async function askToken(fields: Record<string, string>) {
    const reply = await repeat(
      {
        method: "POST",
        path: "/v1/oauth2/token",
        body: new URLSearchParams({ grant_type: "client_credentials", ...fields }).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        deadlineMs: timings.tokenDeadlineMs,
      },
      `Basic ${basic}`,
    );
    return read(reply, TokenSchema);
  }

  /** Concurrent calls share one request; a failure is not kept. */
  function findToken(): Promise<PayPalAnswer<string>> {
    if (accessToken && accessToken.until > Date.now()) return accessToken.token;
    const entry = { token: renew(), until: Number.POSITIVE_INFINITY };
    accessToken = entry;
    return entry.token;

    async function renew(): Promise<PayPalAnswer<string>> {
      const answer = await askToken({});
      if (!answer.ok) {
        if (accessToken === entry) accessToken = null;
        return answer;
      }
      entry.until = Date.now() + answer.value.expires_in * 1000 - TOKEN_SLACK_MS;
      return { ok: true, value: answer.value.access_token };
    }
  }

  async function call<Schema extends z.ZodType>(
    request: Call,
    schema: Schema,
  ): Promise<PayPalAnswer<z.output<Schema>>> {
    const token = await findToken();
    if (!token.ok) return token;
    const reply = await repeat(request, `Bearer ${token.value}`);
    if (reply?.status !== 401) return read(reply, schema);
    // PayPal revoked the token early, so we retry once with a new one.
    accessToken = null;
    const renewed = await findToken();
    return renewed.ok ? read(await repeat(request, `Bearer ${renewed.value}`), schema) : renewed;
  }

  function postJson(path: string, body: string, headers: Record<string, string> = {}): Call {
    return { method: "POST", path, body, headers: { "Content-Type": "application/json", ...headers } };
  }

  return {
    settings,

    /** Valid for about 15 minutes; cached until its last minute. */
    async findClientToken(): Promise<PayPalAnswer<string>> {
      if (browserToken && browserToken.until > Date.now()) return { ok: true, value: browserToken.token };
      const answer = await askToken({ response_type: "client_token" });
      if (!answer.ok) return answer;
      const { access_token: token, expires_in: seconds } = answer.value;
      browserToken = { token, until: Date.now() + seconds * 1000 - TOKEN_SLACK_MS };
      return { ok: true, value: token };
    },

    /** The same `requestId` never creates a second order (for 6 hours). */
    createOrder(draft: OrderDraft, requestId: string): Promise<PayPalAnswer<PayPalOrder>> {
      const body = {
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
      const headers = { "PayPal-Request-Id": requestId };
      return call(postJson("/v2/checkout/orders", JSON.stringify(body), headers), OrderSchema);
    },

    /** The same `requestId` never takes the money twice. */
    captureOrder(orderId: string, requestId: string): Promise<PayPalAnswer<PayPalOrder>> {
      // Asks for the whole order, so that payee and custom_id can be checked.
      const headers = { "PayPal-Request-Id": requestId, Prefer: "return=representation" };
      return call(postJson(`/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`, "{}", headers), OrderSchema);
    },

    findOrder(orderId: string): Promise<PayPalAnswer<PayPalOrder>> {
      return call({ method: "GET", path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` }, OrderSchema);
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
