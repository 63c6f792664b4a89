import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { readCapped } from "../http/capped-answer.ts";
import { logger } from "../http/logger.ts";
import type { PayPalSettings } from "./paypal-settings.ts";

export type Timings = {
  /** For one call with its retries; with a token before it, 15 s. */
  deadlineMs: number;
  /** A screen that waits for the browser's token is then shown without it. */
  tokenDeadlineMs: number;
  attemptMs: number;
  pausesMs: number[];
};

const MAX_ANSWER_BYTES = 256 * 1024;
const TOKEN_SLACK_MS = 60_000;
const OPENS_AFTER_FAILURES = 5;
const CLOSED_FOR_MS = 30_000;

/** unreachable: what was asked for may still have happened. refused: `issue` is PayPal's reason. */
export type PayPalAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; problem: "unreachable" | "refused" | "unusable"; issue: string };

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

type Token = { token: string; until: number };

export type PayPalConnection = {
  /** A new token, for the server or with `fields` for a browser. */
  askToken(fields: Record<string, string>): Promise<PayPalAnswer<Token>>;
  call<Schema extends z.ZodType>(request: Call, schema: Schema): Promise<PayPalAnswer<z.output<Schema>>>;
};

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

async function attempt(url: string, call: Call, authorization: string, timeoutMs: number): Promise<Reply | null> {
  try {
    const response = await fetch(url, {
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

function readReply<Schema extends z.ZodType>(reply: Reply | null, schema: Schema): PayPalAnswer<z.output<Schema>> {
  if (!reply || isWorthRepeating(reply)) return { ok: false, problem: "unreachable", issue: "" };
  if (reply.status >= 200 && reply.status < 300) {
    const parsed = schema.safeParse(reply.json);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: "unusable", issue: "" };
  }
  const refusal = RefusalSchema.safeParse(reply.json);
  const issue = refusal.data?.details[0]?.issue ?? refusal.data?.name ?? String(reply.status);
  return { ok: false, problem: "refused", issue };
}

/** Repeats a call that may succeed the next time, and asks nothing for a while after several failures in a row. */
function createRetries(baseUrl: string, timings: Timings) {
  const breaker = { failures: 0, closedUntil: 0 };
  return async (call: Call, authorization: string): Promise<Reply | null> => {
    if (Date.now() < breaker.closedUntil) return null;
    const deadline = Date.now() + (call.deadlineMs ?? timings.deadlineMs);
    let reply: Reply | null = null;
    for (const pauseMs of [0, ...timings.pausesMs]) {
      const leftMs = deadline - Date.now() - pauseMs;
      if (leftMs <= 0) break;
      if (pauseMs > 0) await wait(pauseMs);
      reply = await attempt(baseUrl + call.path, call, authorization, Math.min(leftMs, timings.attemptMs));
      if (!isWorthRepeating(reply)) break;
    }
    const failed = !reply || reply.status >= 500;
    breaker.failures = failed ? breaker.failures + 1 : 0;
    if (breaker.failures >= OPENS_AFTER_FAILURES) breaker.closedUntil = Date.now() + CLOSED_FOR_MS;
    if (failed) logger.warn({ path: call.path, status: reply?.status ?? null }, "PayPal does not answer");
    return reply;
  };
}

/** Calls to PayPal with its token, bounded in time and repeated where that is safe. Throws nothing. */
export function connectToPayPal(settings: PayPalSettings, timings: Timings): PayPalConnection {
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64");
  const repeat = createRetries(settings.baseUrl, timings);
  let accessToken: { token: Promise<PayPalAnswer<string>>; until: number } | null = null;

  async function askToken(fields: Record<string, string>): Promise<PayPalAnswer<Token>> {
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
    const answer = readReply(reply, TokenSchema);
    if (!answer.ok) return answer;
    const { access_token: token, expires_in: seconds } = answer.value;
    return { ok: true, value: { token, until: Date.now() + seconds * 1000 - TOKEN_SLACK_MS } };
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
      entry.until = answer.value.until;
      return { ok: true, value: answer.value.token };
    }
  }

  return {
    askToken,
    async call(request, schema) {
      const token = await findToken();
      if (!token.ok) return token;
      const reply = await repeat(request, `Bearer ${token.value}`);
      if (reply?.status !== 401) return readReply(reply, schema);
      // PayPal revoked the token early, so we retry once with a new one.
      accessToken = null;
      const renewed = await findToken();
      return renewed.ok ? readReply(await repeat(request, `Bearer ${renewed.value}`), schema) : renewed;
    },
  };
}

export function postJson(path: string, body: string, headers: Record<string, string> = {}): Call {
  return { method: "POST", path, body, headers: { "Content-Type": "application/json", ...headers } };
}
