import { createSign, createVerify, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { crc32 } from "node:zlib";

export type Endpoint = "token" | "client-token" | "create" | "capture" | "get" | "verify";

/**
 * How an endpoint goes wrong. `lost`: what was asked for happens, and the connection is cut before the answer. `slow`:
 * the answer takes its time. `in-progress`: another request with the same id is said to be under way.
 */
export type Fault =
  | "500"
  | "429"
  | "401"
  | "403"
  | "404"
  | "in-progress"
  | "hang"
  | "reset"
  | "lost"
  | "slow"
  | "trickle"
  | "html"
  | "empty"
  | "huge"
  | "redirect"
  | "no-id"
  | "no-link"
  | "foreign-link"
  | "repeated-id";

export type CaptureOutcome = "COMPLETED" | "PENDING" | "DECLINED" | "INSTRUMENT_DECLINED";

type Money = { currency_code: string; value: string };
type Capture = { id: string; status: string; amount: Money; custom_id: string };

export type EmulatedOrder = {
  id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED" | "VOIDED";
  customId: string;
  amount: Money;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  requestId: string;
  /** What comes of a capture. */
  outcome: CaptureOutcome;
  captures: Capture[];
};

/** What an order's answers say other than what is true. */
export type Bent = { value?: string; currency?: string; customId?: string; payee?: string; units?: number };

export type WebhookOptions = {
  eventId?: string;
  /** What is wrong with it: a byte of the body after signing, the signature, another webhook's id, no headers. */
  tamper?: "body" | "signature" | "webhook-id" | "unsigned";
  /** The amount of a refund; the whole one if not given. */
  refunded?: string;
};

type PayPalSetting =
  | "PAYPAL_CLIENT_ID"
  | "PAYPAL_CLIENT_SECRET"
  | "PAYPAL_MERCHANT_ID"
  | "PAYPAL_WEBHOOK_ID"
  | "PAYPAL_ENVIRONMENT"
  | "PAYPAL_BASE_URL";

export type PayPalEmulator = {
  url: string;
  /** The settings with which the product uses it. */
  env: Record<PayPalSetting, string>;
  orders: Map<string, EmulatedOrder>;
  /** How often each endpoint was asked. */
  calls: Record<Endpoint, number>;
  /** PayPal-Request-Id of each creation and capture, in order. */
  requestIds: { endpoint: "create" | "capture"; orderId: string; requestId: string }[];
  /** The next calls of an endpoint go wrong, all of them if `times` is not given. */
  fail(endpoint: Endpoint, fault: Fault, times?: number): void;
  /** Every endpoint works again. */
  heal(): void;
  /** What answers say of an order from now on. */
  bend(orderId: string, bent: Bent): void;
  /** What the buyer does on the approval page. */
  approve(orderId: string, outcome?: CaptureOutcome): void;
  /** Money that was held back comes, or does not. */
  release(orderId: string, status?: "COMPLETED" | "DECLINED"): void;
  /** Gives money back: all, or a part ("1.00"). */
  refund(orderId: string, value?: string): void;
  expireTokens(): void;
  /** As after 6 hours: a repeated PayPal-Request-Id is a new request. */
  forgetRequestIds(): void;
  /** Called when a request has come, when it was carried out, and when it was answered: a place to kill the product. */
  onStep(listener: ((endpoint: Endpoint, step: "asked" | "done" | "answered") => void) | null): void;
  /** A signed event about an order, as PayPal sends it. */
  signWebhook(type: string, orderId: string, options?: WebhookOptions): { headers: Headers; body: string };
  /** Sends one to the product, and gives its answer. */
  sendWebhook(target: string, type: string, orderId: string, options?: WebhookOptions): Promise<Response>;
  close(): Promise<void>;
};

const TOKEN_SECONDS = 32_400;
const CLIENT_TOKEN_SECONDS = 900;
const SLOW_MS = 700;
const HUGE_BYTES = 20 * 1024 * 1024;
const MERCHANT_ID = "EMULATEDPAYEE";
const ALGORITHM = "SHA256withRSA";

function newId(length: number): string {
  return randomBytes(length).toString("hex").toUpperCase().slice(0, length);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function approvalPage(order: EmulatedOrder): string {
  const button = (name: string, label: string) =>
    `<p><button name="outcome" value="${name}">${escapeHtml(label)}</button></p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>PayPal (emulated)</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main>
<h1>PayPal (emulated)</h1>
<p>${escapeHtml(order.description)}: <strong>${escapeHtml(`${order.amount.value} ${order.amount.currency_code}`)}</strong></p>
<form method="post" action="/checkoutnow">
<input type="hidden" name="token" value="${escapeHtml(order.id)}">
${button("COMPLETED", "Pay now")}
${button("PENDING", "Pay, and the money is held back")}
${button("DECLINED", "Pay, and the money never comes")}
${button("INSTRUMENT_DECLINED", "Pay with a card that is declined")}
</form>
<p><a href="${escapeHtml(order.cancelUrl)}">Cancel and return to the shop</a></p>
</main></body></html>`;
}

function withParams(address: string, params: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

/** The event of a verification request, byte for byte as it came: it is its last field. */
function rawEventOf(body: string): string {
  const mark = '"webhook_event":';
  const at = body.indexOf(mark);
  return at < 0 ? "" : body.slice(at + mark.length, body.lastIndexOf("}"));
}

/** Starts a server that speaks enough of PayPal's REST API to be taken for it, on loopback. */
export async function startPaypalEmulator({ port = 0 }: { port?: number } = {}): Promise<PayPalEmulator> {
  const orders = new Map<string, EmulatedOrder>();
  const bent = new Map<string, Bent>();
  const faults = new Map<Endpoint, { fault: Fault; left: number }>();
  const answered = new Map<string, { status: number; body: unknown }>();
  const accessTokens = new Set<string>();
  const clientId = "emulated-client";
  const clientSecret = "a secret: with odd+characters%";
  const webhookId = newId(17);
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const requestIds: PayPalEmulator["requestIds"] = [];
  const calls: PayPalEmulator["calls"] = { token: 0, "client-token": 0, create: 0, capture: 0, get: 0, verify: 0 };
  let onStep: Parameters<PayPalEmulator["onStep"]>[0] = null;
  let lastOrderId = "";

  const server = createServer((request, response) => {
    void route(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  // A server that listens on TCP has an address object.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function requireOrder(orderId: string): EmulatedOrder {
    const order = orders.get(orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    return order;
  }

  function send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  }

  function refusal(name: string, issue: string) {
    return { name, message: issue, debug_id: newId(13), details: [{ issue, description: issue }] };
  }

  function takeFault(endpoint: Endpoint): Fault | null {
    const entry = faults.get(endpoint);
    if (!entry || entry.left <= 0) return null;
    entry.left -= 1;
    return entry.fault;
  }

  /** Goes wrong before anything happens; false = it does not. */
  async function misbehaves(fault: Fault | null, response: ServerResponse): Promise<boolean> {
    switch (fault) {
      case "500":
        send(response, 500, refusal("INTERNAL_SERVER_ERROR", "INTERNAL_SERVICE_ERROR"));
        return true;
      case "429":
        send(response, 429, refusal("RATE_LIMIT_REACHED", "RATE_LIMIT_REACHED"));
        return true;
      case "401":
        send(response, 401, { error: "invalid_token" });
        return true;
      case "403":
        send(response, 403, refusal("NOT_AUTHORIZED", "PERMISSION_DENIED"));
        return true;
      case "404":
        send(response, 404, refusal("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"));
        return true;
      case "in-progress":
        send(response, 409, refusal("CONFLICT", "PREVIOUS_REQUEST_IN_PROGRESS"));
        return true;
      case "hang":
        return true;
      case "reset":
        response.destroy();
        return true;
      case "trickle":
        response.writeHead(200, { "Content-Type": "application/json" });
        while (!response.destroyed) {
          response.write(" ");
          await wait(50);
        }
        return true;
      case "html":
        response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Maintenance</h1>");
        return true;
      case "empty":
        response.writeHead(200).end();
        return true;
      case "huge":
        response.writeHead(200, { "Content-Type": "application/json" }).end(`{"a":"${"x".repeat(HUGE_BYTES)}"}`);
        return true;
      case "redirect":
        response.writeHead(302, { Location: `${url}/elsewhere` }).end();
        return true;
      default:
        return false;
    }
  }

  function orderBody(order: EmulatedOrder, fault: Fault | null) {
    const lie = bent.get(order.id) ?? {};
    const amount = {
      currency_code: lie.currency ?? order.amount.currency_code,
      value: lie.value ?? order.amount.value,
    };
    const customId = lie.customId ?? order.customId;
    const unit = {
      reference_id: "default",
      custom_id: customId,
      amount,
      payee: { merchant_id: lie.payee ?? MERCHANT_ID },
      ...(order.captures.length > 0
        ? { payments: { captures: order.captures.map((capture) => ({ ...capture, amount, custom_id: customId })) } }
        : {}),
    };
    const approval = fault === "foreign-link" ? "https://evil.example/pay" : `${url}/checkoutnow?token=${order.id}`;
    return {
      ...(fault === "no-id" ? {} : { id: order.id }),
      intent: "CAPTURE",
      status: order.status,
      purchase_units: Array.from({ length: lie.units ?? 1 }, () => unit),
      links: fault === "no-link" ? [] : [{ href: approval, rel: "payer-action", method: "GET" }],
    };
  }

  function token(body: string, response: ServerResponse): void {
    const fields = new URLSearchParams(body);
    const isForBrowser = fields.get("response_type") === "client_token";
    const accessToken = `${isForBrowser ? "browser" : "server"}-${newId(24)}`;
    if (!isForBrowser) accessTokens.add(accessToken);
    const seconds = isForBrowser ? CLIENT_TOKEN_SECONDS : TOKEN_SECONDS;
    send(response, 200, { access_token: accessToken, token_type: "Bearer", expires_in: seconds });
  }

  function create(body: string, requestId: string, fault: Fault | null): { status: number; body: unknown } {
    const asked = JSON.parse(body);
    const [unit] = asked.purchase_units;
    const context = asked.payment_source.paypal.experience_context;
    const order: EmulatedOrder = {
      id: fault === "repeated-id" ? lastOrderId : newId(17),
      status: "PAYER_ACTION_REQUIRED",
      customId: unit.custom_id,
      amount: unit.amount,
      description: unit.description,
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      requestId,
      outcome: "COMPLETED",
      captures: [],
    };
    if (!orders.has(order.id)) orders.set(order.id, order);
    lastOrderId = order.id;
    return { status: 201, body: orderBody(order, fault) };
  }

  function capture(order: EmulatedOrder): { status: number; body: unknown } {
    const refuse = (issue: string) => ({ status: 422, body: refusal("UNPROCESSABLE_ENTITY", issue) });
    if (order.status === "COMPLETED") return refuse("ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") return refuse("ORDER_NOT_APPROVED");
    if (order.outcome === "INSTRUMENT_DECLINED") {
      order.status = "PAYER_ACTION_REQUIRED";
      return refuse("INSTRUMENT_DECLINED");
    }
    order.status = "COMPLETED";
    order.captures.push({ id: newId(17), status: order.outcome, amount: order.amount, custom_id: order.customId });
    return { status: 201, body: orderBody(order, null) };
  }

  /** Answers a repeated PayPal-Request-Id as the first time. */
  function once(key: string, act: () => { status: number; body: unknown }): { status: number; body: unknown } {
    const known = answered.get(key);
    if (known) return { ...known, status: known.status === 201 ? 200 : known.status };
    const answer = act();
    answered.set(key, answer);
    return answer;
  }

  function verify(body: string): { verification_status: string } {
    const asked = JSON.parse(body);
    const event = rawEventOf(body);
    const signed = `${asked.transmission_id}|${asked.transmission_time}|${asked.webhook_id}|${crc32(event)}`;
    const isGood =
      asked.webhook_id === webhookId &&
      asked.auth_algo === ALGORITHM &&
      asked.cert_url === `${url}/cert` &&
      createVerify("RSA-SHA256").update(signed).verify(keys.publicKey, asked.transmission_sig, "base64");
    return { verification_status: isGood ? "SUCCESS" : "FAILURE" };
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const body = await readBody(request);
    if (pathname === "/checkoutnow") return approval(request.method ?? "GET", searchParams, body, response);
    const endpoint = endpointOf(request.method ?? "GET", pathname, body);
    if (!endpoint) return send(response, 404, refusal("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"));
    calls[endpoint] += 1;
    onStep?.(endpoint, "asked");
    const fault = takeFault(endpoint);
    if (await misbehaves(fault, response)) return;
    if (!isAuthorized(endpoint, request.headers.authorization ?? "")) {
      return send(response, 401, { error: endpoint === "token" ? "invalid_client" : "invalid_token" });
    }
    if (endpoint === "token" || endpoint === "client-token") {
      if (fault === "no-id") return send(response, 200, { token_type: "Bearer", expires_in: CLIENT_TOKEN_SECONDS });
      if (fault === "slow") await wait(SLOW_MS);
      token(body, response);
    } else {
      const answer = act(endpoint, pathname, body, String(request.headers["paypal-request-id"] ?? ""), fault);
      onStep?.(endpoint, "done");
      if (fault === "slow") await wait(SLOW_MS);
      if (fault === "lost") return void response.destroy();
      send(response, answer.status, answer.body);
    }
    onStep?.(endpoint, "answered");
  }

  function act(
    endpoint: "create" | "capture" | "get" | "verify",
    path: string,
    body: string,
    requestId: string,
    fault: Fault | null,
  ): { status: number; body: unknown } {
    if (endpoint === "verify") return { status: 200, body: verify(body) };
    if (endpoint === "create") {
      requestIds.push({ endpoint, orderId: "", requestId });
      return once(`create ${requestId}`, () => create(body, requestId, fault));
    }
    const orderId = decodeURIComponent(path.split("/")[4] ?? "");
    const order = orders.get(orderId);
    if (!order) return { status: 404, body: refusal("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID") };
    if (endpoint === "get") return { status: 200, body: orderBody(order, fault) };
    requestIds.push({ endpoint, orderId, requestId });
    return once(`capture ${orderId} ${requestId}`, () => capture(order));
  }

  function endpointOf(method: string, path: string, body: string): Endpoint | null {
    if (method === "POST" && path === "/v1/oauth2/token") {
      return new URLSearchParams(body).get("response_type") === "client_token" ? "client-token" : "token";
    }
    if (method === "POST" && path === "/v2/checkout/orders") return "create";
    if (method === "POST" && /^\/v2\/checkout\/orders\/[^/]+\/capture$/.test(path)) return "capture";
    if (method === "GET" && /^\/v2\/checkout\/orders\/[^/]+$/.test(path)) return "get";
    return method === "POST" && path === "/v1/notifications/verify-webhook-signature" ? "verify" : null;
  }

  function isAuthorized(endpoint: Endpoint, authorization: string): boolean {
    if (endpoint !== "token" && endpoint !== "client-token")
      return accessTokens.has(authorization.slice("Bearer ".length));
    return authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  }

  function approval(method: string, query: URLSearchParams, body: string, response: ServerResponse): void {
    const fields = method === "POST" ? new URLSearchParams(body) : query;
    const order = orders.get(fields.get("token") ?? "");
    if (!order) return void response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such order.");
    if (method !== "POST") {
      return void response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(approvalPage(order));
    }
    // The page's own buttons send nothing else.
    emulator.approve(order.id, fields.get("outcome") as CaptureOutcome);
    const back = withParams(order.returnUrl, { token: order.id, PayerID: newId(13) });
    response.writeHead(303, { Location: back }).end();
  }

  function eventBody(type: string, order: EmulatedOrder, { eventId, refunded }: WebhookOptions): string {
    const [taken] = order.captures;
    const isRefund = type === "PAYMENT.CAPTURE.REFUNDED" || type === "PAYMENT.CAPTURE.REVERSED";
    const isOrder = type.startsWith("CHECKOUT.ORDER.");
    const amount = refunded ? { ...order.amount, value: refunded } : order.amount;
    const links = [{ rel: "up", href: `${url}/v2/payments/captures/${taken?.id}`, method: "GET" }];
    return JSON.stringify({
      id: eventId ?? `WH-${randomUUID()}`,
      event_version: "1.0",
      event_type: type,
      summary: 'Umlauts and quotes: ä "é" \u2028',
      resource: isOrder
        ? { id: order.id, status: order.status, purchase_units: [{ custom_id: order.customId }] }
        : {
            id: isRefund ? newId(17) : taken?.id,
            amount,
            custom_id: order.customId,
            ...(isRefund ? { links } : { supplementary_data: { related_ids: { order_id: order.id } } }),
          },
    });
  }

  const emulator: PayPalEmulator = {
    url,
    env: {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_MERCHANT_ID: MERCHANT_ID,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_ENVIRONMENT: "sandbox",
      PAYPAL_BASE_URL: url,
    },
    orders,
    calls,
    requestIds,
    fail(endpoint, fault, times = Number.POSITIVE_INFINITY) {
      faults.set(endpoint, { fault, left: times });
    },
    heal() {
      faults.clear();
    },
    bend(orderId, lie) {
      bent.set(orderId, lie);
    },
    approve(orderId, outcome = "COMPLETED") {
      const order = requireOrder(orderId);
      if (order.status === "PAYER_ACTION_REQUIRED") order.status = "APPROVED";
      order.outcome = outcome;
    },
    release(orderId, status = "COMPLETED") {
      for (const held of requireOrder(orderId).captures) if (held.status === "PENDING") held.status = status;
    },
    refund(orderId, value) {
      const [taken] = requireOrder(orderId).captures;
      if (taken) taken.status = value === undefined ? "REFUNDED" : "PARTIALLY_REFUNDED";
    },
    expireTokens() {
      accessTokens.clear();
    },
    forgetRequestIds() {
      answered.clear();
    },
    onStep(listener) {
      onStep = listener;
    },
    signWebhook(type, orderId, options = {}) {
      const body = eventBody(type, requireOrder(orderId), options);
      const id = randomUUID();
      const time = new Date().toISOString();
      const signedFor = options.tamper === "webhook-id" ? "OTHERWEBHOOK" : webhookId;
      const signature = createSign("RSA-SHA256")
        .update(`${id}|${time}|${signedFor}|${crc32(body)}`)
        .sign(keys.privateKey, "base64");
      const headers = new Headers({ "Content-Type": "application/json" });
      if (options.tamper !== "unsigned") {
        headers.set("PayPal-Auth-Algo", ALGORITHM);
        headers.set("PayPal-Cert-Url", `${url}/cert`);
        headers.set("PayPal-Transmission-Id", id);
        headers.set(
          "PayPal-Transmission-Sig",
          options.tamper === "signature" ? `AAAA${signature.slice(4)}` : signature,
        );
        headers.set("PayPal-Transmission-Time", time);
      }
      return { headers, body: options.tamper === "body" ? body.replace("Umlauts", "umlauts") : body };
    },
    sendWebhook(target, type, orderId, options) {
      return fetch(target, { method: "POST", ...emulator.signWebhook(type, orderId, options) });
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return emulator;
}
