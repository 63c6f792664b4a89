import { beforeAll, expect, test } from "vitest";
import type { SubscriptionStatus } from "../../server/domain/plans.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;
let client: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  client = new HttpClient(app.url);
  await client.signIn({ email: "plans@example.com" });
});

function post(path: string, body?: unknown): Promise<Response> {
  return client.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test("DEC-56 without credentials setup answers 503 with error and details, create and capture 503", async () => {
  const setup = await client.send("/api/subscription/setup");
  expect(setup.status).toBe(503);
  expect(await setup.json()).toEqual({
    message: "Payment system not configured",
    error: "Payment system not configured",
    details: expect.any(String),
  });
  for (const path of ["/api/subscription/create", "/api/subscription/capture/ORDER1"]) {
    const response = await post(path, { planId: "pro" });
    expect(response.status, path).toBe(503);
    expect(await response.json()).toEqual({ message: "Contact support to upgrade your subscription manually" });
  }
});

test("DEC-13, DEC-12 signed out every payment endpoint is 401, a wrong method 405; without PayPal its webhook is 503", async () => {
  const endpoints: [string, string][] = [
    ["GET", "/api/subscription/setup"],
    ["POST", "/api/subscription/create"],
    ["POST", "/api/subscription/capture/ORDER1"],
    ["POST", "/api/subscription/cancel"],
    ["GET", "/api/subscription/return?token=ORDER1"],
  ];
  for (const [method, path] of endpoints) {
    const response = await fetch(app.url + path, { method, redirect: "manual" });
    expect(response.status, path).toBe(401);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    const wrong = await client.send(path, { method: method === "GET" ? "POST" : "GET" });
    expect(wrong.status, path).toBe(405);
  }
  const webhook = await fetch(`${app.url}/api/webhooks/paypal`, {
    method: "POST",
    headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    body: "{}",
  });
  expect(webhook.status).toBe(503);
  expect((await fetch(`${app.url}/api/webhooks/paypal`)).status).toBe(405);
});

test("DEC-56 PayPal's return without PayPal leads to the plans with a notice, and changes nothing", async () => {
  const back = await client.send("/api/subscription/return?token=ORDER1&PayerID=P1");
  expect(back.status).toBe(303);
  expect(back.headers.get("location")).toBe("/?dialog=plans");
  const page = await client.open("/?dialog=plans");
  expect(page.html).toContain("Payment System Temporarily Unavailable");
});

test("PD-18, DEC-58 a paid plan is ended at once, once; on free nothing changes", async () => {
  const pro = new HttpClient(app.url);
  await pro.signIn({ persona: "pro" });
  const status = () => pro.json<SubscriptionStatus>("/api/subscription/status");
  expect(await status()).toMatchObject({ tier: "pro", limit: null });
  for (let time = 0; time < 2; time += 1) {
    expect(await pro.json("/api/subscription/cancel", { method: "POST" })).toEqual({ success: true });
    expect(await status()).toMatchObject({ tier: "free", limit: 10 });
  }
  expect(await pro.json("/api/auth/user")).toMatchObject({ subscriptionTier: "free", subscriptionStatus: "active" });
  const again = new HttpClient(app.url);
  await again.signIn({ persona: "pro" });
  expect(await again.json("/api/subscription/status")).toMatchObject({ tier: "pro" });
});

test("SECURITY row 29: without PayPal its hosts may run nothing", async () => {
  const page = await client.send("/");
  expect(page.headers.get("content-security-policy")).not.toContain("paypal");
  expect(page.headers.get("cross-origin-opener-policy")).toBe("same-origin");
});
