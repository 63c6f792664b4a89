import mongoose from "mongoose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { SubscriptionStatus } from "../../server/domain/plans.ts";
import { type PayPalEmulator, startPaypalEmulator } from "../emulators/paypal.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { openDatabase, type AppDatabase } from "../setup/app-database.ts";
import { until } from "../setup/until.ts";

type Paid = { success: boolean; planId: string; planName: string; paidUntil: string };

let paypal: PayPalEmulator;
let app: App;
let database: AppDatabase;
let people = 0;

beforeAll(async () => {
  paypal = await startPaypalEmulator();
  app = await startApp({ ...paypal.env, ADMIN_EMAILS: "boss@example.com" });
  database = await openDatabase(app);
});

afterEach(() => paypal.heal());

afterAll(async () => {
  await database.leave();
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

test("DEC-57 create: 400 for no plan, an unknown or the free one, 409 for the current one; a price from outside is nothing", async () => {
  const client = await newClient();
  for (const body of [
    {},
    { planId: null },
    { planId: "free" },
    { planId: "gold" },
    { planId: ["pro"] },
    { planId: { $ne: 1 } },
    { planId: -1 },
  ]) {
    const response = await post(client, "/api/subscription/create", body);
    expect(response.status, JSON.stringify(body)).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  }
  const cheap = { planId: "pro", price: 0.01, amount: "0.01", currency: "JPY", amountCents: 1, userId: "x" };
  const { id } = (await (await post(client, "/api/subscription/create", cheap)).json()) as { id: string };
  expect(paypal.orders.get(id)?.amount).toEqual({ currency_code: "USD", value: "9.99" });
  paypal.approve(id);
  expect((await capture(client, id, "pro")).status).toBe(200);
  expect((await post(client, "/api/subscription/create", { planId: "pro" })).status).toBe(409);
  expect((await post(client, "/api/subscription/create", { planId: "premium" })).status).toBe(200);
});

test("DEC-57 capture: 404 for somebody else's and unknown orders, 400 for another plan, and nothing is captured", async () => {
  const owner = await newClient();
  const id = await order(owner, "pro");
  paypal.approve(id);
  const thief = await newClient();
  for (const stranger of [id, "NOSUCHORDER", "%00", "..%2F..", "a".repeat(5_000)]) {
    expect((await capture(thief, stranger, "pro")).status, stranger.slice(0, 20)).toBe(404);
  }
  expect((await capture(owner, id, "premium")).status).toBe(400);
  expect((await post(owner, `/api/subscription/capture/${id}`, {})).status).toBe(400);
  expect(paypal.orders.get(id)?.captures).toEqual([]);
  expect(await tierOf(thief)).toBe("free");
});

test("P27 a return link that somebody else made does nothing for whoever follows it", async () => {
  const attacker = await newClient();
  const id = await order(attacker, "premium");
  paypal.approve(id);
  const victim = await newClient();
  const followed = await victim.send(`/api/subscription/return?token=${id}&PayerID=P`);
  expect(followed.status).toBe(303);
  expect(followed.headers.get("location")).toBe("/?dialog=plans");
  expect((await victim.open("/")).html).toContain("Payment Error");
  expect([await tierOf(victim), await tierOf(attacker)]).toEqual(["free", "free"]);
  expect(paypal.orders.get(id)?.captures).toEqual([]);
});

test("DEC-83 the return without a session goes on after signing in; as no document it is 401", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  paypal.approve(id);
  const back = `/api/subscription/return?token=${id}&PayerID=P`;
  const visitor = new HttpClient(app.url);
  expect((await visitor.send(back)).status).toBe(401);
  const sent = await visitor.send(back, { headers: { "Sec-Fetch-Dest": "document" } });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toBe(`/api/login?returnTo=${encodeURIComponent(back)}`);
  const page = await visitor.open(sent.headers.get("location") ?? "");
  const done = await visitor.open(page.path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams({ email: `buyer${people}@example.com`, firstName: "Test", lastName: "Person" }),
  });
  expect(done.html).toContain("Payment Successful");
  expect(await tierOf(client)).toBe("pro");
});

test("PayPal's cancel link leads back to the plans, says that nothing was charged, and charges nothing", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  const address = paypal.orders.get(id)?.cancelUrl ?? "";
  const back = await client.send(`${address}&token=${id}`);
  expect(back.headers.get("location")).toBe("/?dialog=plans");
  const { html } = await client.open("/?dialog=plans");
  expect(html).toContain("Payment cancelled");
  expect(html).toContain("Nothing was charged.");
  expect(paypal.orders.get(id)?.captures).toEqual([]);
});

test("PayPal's cancel link after paying undoes nothing, and does not say that nothing was charged", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  paypal.approve(id);
  expect((await capture(client, id, "pro")).status).toBe(200);
  const back = await client.send(`${paypal.orders.get(id)?.cancelUrl}&token=${id}`);
  expect(back.headers.get("location")).toBe("/");
  const { html } = await client.open("/");
  expect(html).toContain("Payment Successful");
  expect(html).not.toContain("Nothing was charged.");
});

test("money that PayPal holds back is told as pending, and not as a failure", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  paypal.approve(id, "PENDING");
  const back = await client.send(`/api/subscription/return?token=${id}&PayerID=P`);
  expect(back.headers.get("location")).toBe("/");
  const { html } = await client.open("/");
  expect(html).toContain("Payment Pending");
  expect(html).not.toContain('role="alert"');
  const cancelled = await client.send(`${paypal.orders.get(id)?.cancelUrl}&token=${id}`);
  expect(cancelled.headers.get("location")).toBe("/");
  expect((await client.open("/")).html).toContain("Payment Pending");
  const asked = await capture(client, id, "pro");
  expect(asked.status).toBe(409);
  expect(await asked.json()).toEqual({ message: expect.stringContaining("still checking"), pending: true });
});

test("DEC-57, SECURITY row 18: a plan that is over reads as free on the next request, everywhere", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  paypal.approve(id);
  await capture(client, id, "pro");
  const { id: userId } = await client.json<{ id: string }>("/api/auth/user");
  const move = (paidUntil: Date) =>
    database.db.collection("users").updateOne({ _id: new mongoose.Types.ObjectId(userId) }, { $set: { paidUntil } });
  await move(new Date(Date.now() - 1));
  expect(await client.json("/api/subscription/status")).toMatchObject({ tier: "free", limit: 10 });
  expect(await client.json("/api/auth/user")).toMatchObject({ subscriptionTier: "free", subscriptionStatus: "active" });
  expect((await client.open("/")).html).toContain("Free Plan");
  expect((await post(client, "/api/generate-cover-letter", { jobId: "x" })).status).toBe(403);
  const boss = new HttpClient(app.url);
  await boss.signIn({ email: "boss@example.com" });
  const active = async () => (await boss.json<{ activeSubscriptions: number }>("/api/admin/stats")).activeSubscriptions;
  const without = await active();
  await move(new Date(Date.now() + 60_000));
  expect(await active()).toBe(without + 1);
  expect(await tierOf(client)).toBe("pro");
});

test("DEC-54 an administrator who looks at the account neither pays, nor captures, nor cancels: 403", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  paypal.approve(id);
  const { id: userId } = await client.json<{ id: string }>("/api/auth/user");
  const boss = new HttpClient(app.url);
  await boss.signIn({ email: "boss@example.com" });
  expect((await post(boss, "/api/admin/switch-user", { userId })).status).toBe(200);
  for (const path of ["create", `capture/${id}`, "cancel"]) {
    const refused = await post(boss, `/api/subscription/${path}`, { planId: "pro" });
    expect(refused.status, path).toBe(403);
  }
  const returned = await boss.send(`/api/subscription/return?token=${id}&PayerID=P`);
  expect(returned.headers.get("location")).toBe("/?dialog=plans");
  expect(paypal.orders.get(id)?.captures).toEqual([]);
  expect(await tierOf(client)).toBe("free");
});

test("DEC-13, DEC-94 the webhook takes signed events from another site and nothing else, 413 beyond its size", async () => {
  const client = await newClient();
  const id = await order(client, "pro");
  paypal.approve(id, "PENDING");
  expect((await capture(client, id, "pro")).status).toBe(409);
  paypal.release(id);
  const target = `${app.url}/api/webhooks/paypal`;
  for (const tamper of ["body", "signature", "webhook-id", "unsigned"] as const) {
    const refused = await paypal.sendWebhook(target, "PAYMENT.CAPTURE.COMPLETED", id, { tamper });
    expect(refused.status, tamper).toBe(400);
  }
  expect(await tierOf(client)).toBe("free");
  const event = paypal.signWebhook("PAYMENT.CAPTURE.COMPLETED", id);
  event.headers.set("Origin", "https://www.paypal.com");
  event.headers.set("Sec-Fetch-Site", "cross-site");
  const taken = await fetch(target, { method: "POST", ...event });
  expect(taken.status).toBe(200);
  expect(taken.headers.get("set-cookie")).toBeNull();
  expect(await tierOf(client)).toBe("pro");
  const large = await fetch(target, { method: "POST", headers: event.headers, body: "x".repeat(1024 * 1024 + 1) });
  expect(large.status).toBe(413);
});

test("DEC-80 a change of plan has the active resume matched again, without a limit", async () => {
  const client = await newClient();
  const uploaded = await client.upload(
    { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE },
    "Nurse",
  );
  expect(uploaded.status).toBe(201);
  const count = async () => (await client.json<unknown[]>("/api/job-matches")).length;
  await until(async () => ((await count()) === 10 ? true : null));
  const id = await order(client, "pro");
  paypal.approve(id);
  await capture(client, id, "pro");
  await until(async () => ((await count()) > 10 ? true : null));
});

test("PD-07, DEC-56 while PayPal does not answer, setup and create are 503 with a sentence, and the screens go on", async () => {
  const client = await newClient();
  paypal.fail("create", "403");
  const created = await post(client, "/api/subscription/create", { planId: "pro" });
  expect(created.status).toBe(503);
  expect(await created.json()).toEqual({ message: "Failed to initiate payment" });
  paypal.fail("create", "no-id");
  const without = await post(client, "/api/subscription/create", { planId: "pro" });
  expect(await without.json()).toEqual({ message: "Failed to create order" });
  expect((await client.open("/")).status).toBe(200);
});

test("P11, P27 where the plans are open PayPal's SDK may run and open its window, and nowhere else", async () => {
  const client = await newClient();
  const response = await client.send("/?dialog=plans");
  const policy = response.headers.get("content-security-policy") ?? "";
  const directive = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1] ?? "";
  for (const name of ["script-src", "connect-src", "frame-src", "form-action"]) {
    expect(directive(name), name).toContain("https://*.paypal.com");
  }
  expect(directive("form-action")).toContain(paypal.url);
  expect(policy).not.toMatch(/(script|style)-src [^;]*'unsafe/);
  expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  const elsewhere = await client.send("/");
  expect(elsewhere.headers.get("content-security-policy")).not.toContain("paypal");
  expect(elsewhere.headers.get("cross-origin-opener-policy")).toBe("same-origin");
});
