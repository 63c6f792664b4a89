import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { SubscriptionStatus } from "../../server/billing/plans.ts";
import { type PayPalEmulator, startPaypalEmulator } from "../emulators/paypal.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";

type Paid = { success: boolean; planId: string; planName: string; paidUntil: string };

let paypal: PayPalEmulator;
let app: App;
let people = 0;

beforeAll(async () => {
  paypal = await startPaypalEmulator();
  app = await startApp(paypal.env);
}, 90_000);

afterEach(() => paypal.heal());

afterAll(async () => {
  await app.stop();
  await paypal.close();
});

async function newClient(): Promise<HttpClient> {
  people += 1;
  const client = new HttpClient(app.url);
  await client.signIn({ email: `buyer${people}@example.com` });
  return client;
}

function post(client: HttpClient, path: string, body: unknown): Promise<Response> {
  return client.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function order(client: HttpClient, planId: string): Promise<string> {
  const response = await post(client, "/api/subscription/create", { planId });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

function capture(client: HttpClient, orderId: string, planId: string): Promise<Response> {
  return post(client, `/api/subscription/capture/${orderId}`, { planId });
}

async function tierOf(client: HttpClient): Promise<string> {
  return (await client.json<SubscriptionStatus>("/api/subscription/status")).tier;
}

/** One calendar month later, on the last day of a month that is too short. */
function monthLater(from: Date): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + 1);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

test("PD-06, API-28 setup gives the three plans with all their fields, and a client token that is kept", async () => {
  const client = await newClient();
  const setup = await client.json<{ tiers: Record<string, unknown>[]; clientToken: string }>("/api/subscription/setup");
  expect(setup).toMatchObject({ clientId: paypal.env.PAYPAL_CLIENT_ID, environment: "sandbox" });
  expect(setup.clientToken).toMatch(/^browser-/);
  expect(setup.tiers).toEqual([
    {
      id: "free",
      name: "Free",
      price: 0,
      currency: "USD",
      features: ["10 job matches per month"],
      jobMatchLimit: 10,
      aiGeneration: false,
      prioritySupport: false,
      durationMonths: 1,
    },
    expect.objectContaining({
      id: "pro",
      price: 9.99,
      jobMatchLimit: null,
      aiGeneration: true,
      prioritySupport: false,
    }),
    expect.objectContaining({ id: "premium", price: 19.99, prioritySupport: true }),
  ]);
  const response = await client.send("/api/subscription/setup");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(paypal.calls["client-token"]).toBe(1);
});

test("PD-13, PD-14, DEC-57 create, approve, capture: the plan is there at once, for a month to the day", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  expect(paypal.orders.get(id)).toMatchObject({ amount: { currency_code: "USD", value: "9.99" } });
  const early = await capture(client, id, "pro");
  expect(early.status).toBe(409);
  expect(await tierOf(client)).toBe("free");
  paypal.approve(id);
  const before = new Date();
  const paid = (await (await capture(client, id, "pro")).json()) as Paid;
  expect(paid).toMatchObject({ success: true, planId: "pro", planName: "Pro" });
  const until = new Date(paid.paidUntil).getTime();
  expect(until).toBeGreaterThanOrEqual(monthLater(before).getTime());
  expect(until).toBeLessThanOrEqual(monthLater(new Date()).getTime());
  expect(await tierOf(client)).toBe("pro");
  expect(await client.json("/api/auth/user")).toMatchObject({ subscriptionTier: "pro", subscriptionStatus: "active" });
  expect(await (await capture(client, id, "pro")).json()).toEqual(paid);
  expect(paypal.orders.get(id)?.captures).toHaveLength(1);
});

test("DEC-56, DEC-65 the plain way: PayPal's page, back to the return address, Payment Successful, also twice", async () => {
  const client = await newClient();
  const response = await post(client, "/api/subscription/create", { planId: "premium" });
  const { approveUrl } = (await response.json()) as { approveUrl: string };
  const page = await (await fetch(approveUrl)).text();
  expect(page).toContain("19.99 USD");
  const token = new URL(approveUrl).searchParams.get("token") ?? "";
  const approved = await fetch(approveUrl, {
    method: "POST",
    body: new URLSearchParams({ token, outcome: "COMPLETED" }),
    redirect: "manual",
  });
  const back = approved.headers.get("location") ?? "";
  expect(back).toContain(`${app.url}/api/subscription/return?token=${token}&PayerID=`);
  for (let time = 0; time < 2; time += 1) {
    const returned = await client.send(back, {
      headers: { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site" },
    });
    expect(returned.status).toBe(303);
    expect(returned.headers.get("location")).toBe("/");
    const { html } = await client.open("/");
    expect(html).toContain("Payment Successful");
    expect(html).toContain("Welcome to Premium!");
  }
  expect(await tierOf(client)).toBe("premium");
});
