import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Fault, type PayPalEmulator, startPaypalEmulator } from "../../tests/emulators/paypal.ts";
import { emulatedPayPal, LONG_TIMINGS, SHORT_TIMINGS } from "./billing.fixtures.ts";
import type { OrderDraft } from "./paypal-client.ts";

/** A busy machine is late itself; what has no deadline takes far longer. */
const SPARE_MS = 5_000;

const DRAFT: OrderDraft = {
  customId: "0123456789abcdef01234567",
  description: "Northfold Pro, 1 month",
  value: "9.99",
  currency: "USD",
  brandName: "Northfold",
  returnUrl: "http://127.0.0.1:3000/api/subscription/return",
  cancelUrl: "http://127.0.0.1:3000/api/subscription/return?cancelled=1",
};
const SILENT: Fault[] = ["500", "429", "in-progress", "hang", "reset", "trickle", "lost"];

let emulator: PayPalEmulator;
let requests = 0;

beforeAll(async () => {
  emulator = await startPaypalEmulator();
});

beforeEach(() => emulator.heal());

afterAll(() => emulator.close());

/** A client of its own: what one case breaks, no other one feels. */
const newClient = (changed?: Record<string, string>) => emulatedPayPal(emulator, changed);

function newRequestId(): string {
  requests += 1;
  return `request-${requests}`;
}

async function approvedOrder(client: ReturnType<typeof newClient>): Promise<string> {
  const order = await client.createOrder(DRAFT, newRequestId());
  if (!order.ok) throw new Error("The order was not created");
  emulator.approve(order.value.id);
  return order.value.id;
}

test("SECURITY row 53: each way of not answering is `unreachable`, in time, and repeated with the same request id", async () => {
  for (const fault of SILENT) {
    const client = newClient();
    const orderId = await approvedOrder(client);
    emulator.fail("capture", fault);
    const from = emulator.requestIds.length;
    const started = Date.now();
    const requestId = newRequestId();
    expect(await client.captureOrder(orderId, requestId), fault).toMatchObject({ ok: false, problem: "unreachable" });
    expect(Date.now() - started, fault).toBeLessThan(SHORT_TIMINGS.deadlineMs + SPARE_MS);
    const sent = emulator.requestIds.slice(from).map((entry) => entry.requestId);
    expect(new Set([requestId, ...sent]).size, fault).toBe(1);
    emulator.heal();
    expect(await client.captureOrder(orderId, requestId), fault).toMatchObject({ ok: true });
    expect(emulator.orders.get(orderId)?.captures, fault).toHaveLength(1);
  }
});

test("a failure that passes is not noticed: two in a row, then the answer", async () => {
  // The third try is the last one: it must not be missed because the machine is busy.
  const patient = { ...SHORT_TIMINGS, deadlineMs: 20_000, tokenDeadlineMs: 10_000, attemptMs: 1_500 };
  for (const fault of SILENT) {
    const client = emulatedPayPal(emulator, {}, patient);
    const orderId = await approvedOrder(client);
    emulator.fail("capture", fault, 2);
    expect(await client.captureOrder(orderId, newRequestId()), fault).toMatchObject({ ok: true });
    expect(emulator.orders.get(orderId)?.captures, fault).toHaveLength(1);
  }
});

test("an answer that is none is `unusable`, a no is `refused` with PayPal's word for it", async () => {
  const client = emulatedPayPal(emulator, {}, LONG_TIMINGS);
  for (const fault of ["html", "empty", "huge", "no-id"] as const) {
    emulator.fail("create", fault);
    expect(await client.createOrder(DRAFT, newRequestId()), fault).toMatchObject({ ok: false, problem: "unusable" });
  }
  emulator.heal();
  const order = await client.createOrder(DRAFT, newRequestId());
  const id = order.ok ? order.value.id : "";
  expect(await client.captureOrder(id, newRequestId())).toMatchObject({
    problem: "refused",
    issue: "ORDER_NOT_APPROVED",
  });
  emulator.approve(id);
  await client.captureOrder(id, newRequestId());
  expect(await client.captureOrder(id, newRequestId())).toMatchObject({ issue: "ORDER_ALREADY_CAPTURED" });
  expect(await client.findOrder("NOSUCHORDER")).toMatchObject({ problem: "refused" });
  emulator.fail("get", "redirect");
  expect(await client.findOrder(id)).toMatchObject({ ok: false, problem: "refused", issue: "302" });
});

test("an access token is asked for once by many calls, renewed when PayPal takes it back, and not kept when it fails", async () => {
  const client = newClient();
  const before = emulator.calls.token;
  const id = await approvedOrder(client);
  await Promise.all(Array.from({ length: 20 }, () => client.findOrder(id)));
  expect(emulator.calls.token - before).toBe(1);
  emulator.expireTokens();
  expect(await client.findOrder(id)).toMatchObject({ ok: true });
  expect(emulator.calls.token - before).toBe(2);
  emulator.expireTokens();
  emulator.fail("token", "500");
  expect(await client.findOrder(id)).toMatchObject({ ok: false, problem: "unreachable" });
  emulator.heal();
  expect(await client.findOrder(id)).toMatchObject({ ok: true });
  emulator.fail("get", "401");
  expect(await client.findOrder(id)).toMatchObject({ ok: false, problem: "refused" });
});

test("wrong credentials are `refused`, for calls and for the browser's token", async () => {
  const client = newClient({ PAYPAL_CLIENT_SECRET: "wrong" });
  expect(await client.createOrder(DRAFT, newRequestId())).toMatchObject({ ok: false, problem: "refused" });
  expect(await client.findClientToken()).toMatchObject({ ok: false, problem: "refused" });
});

test("P27 the browser's token is kept for its time, and its absence is told from silence", async () => {
  const client = newClient();
  emulator.fail("client-token", "no-id");
  expect(await client.findClientToken()).toMatchObject({ ok: false, problem: "unusable" });
  emulator.fail("client-token", "hang");
  expect(await client.findClientToken()).toMatchObject({ ok: false, problem: "unreachable" });
  emulator.heal();
  const first = await client.findClientToken();
  expect(first).toMatchObject({ ok: true });
  expect(await client.findClientToken()).toEqual(first);
});

test("a PayPal that is silent five times is left alone for a while: the sixth call does not wait", async () => {
  const client = newClient();
  const id = await approvedOrder(client);
  emulator.fail("get", "500");
  for (let time = 0; time < 5; time += 1) expect(await client.findOrder(id)).toMatchObject({ problem: "unreachable" });
  const calls = emulator.calls.get;
  expect(await client.findOrder(id)).toMatchObject({ problem: "unreachable" });
  expect(emulator.calls.get).toBe(calls);
});

test("DEC-94 the event travels to PayPal byte for byte", async () => {
  const client = newClient();
  const id = await approvedOrder(client);
  const { headers, body } = emulator.signWebhook("PAYMENT.CAPTURE.COMPLETED", id);
  const read = (name: string) => headers.get(`paypal-${name}`) ?? "";
  const signature = {
    auth_algo: read("auth-algo"),
    cert_url: read("cert-url"),
    transmission_id: read("transmission-id"),
    transmission_sig: read("transmission-sig"),
    transmission_time: read("transmission-time"),
  };
  const webhookId = emulator.env.PAYPAL_WEBHOOK_ID ?? "";
  expect(await client.verifyWebhook(signature, webhookId, body)).toEqual({ ok: true, value: true });
  expect(await client.verifyWebhook(signature, webhookId, ` ${body}`)).toEqual({ ok: true, value: false });
  expect(await client.verifyWebhook(signature, "OTHER", body)).toEqual({ ok: true, value: false });
});
