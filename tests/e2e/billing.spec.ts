import mongoose from "mongoose";
import type { Locator, Page } from "playwright/test";
import { type PayPalEmulator, startPaypalEmulator } from "../emulators/paypal.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import {
  enterAsNew,
  expect,
  expectNotice,
  findSeriousFaults,
  signInAs,
  signInAsNew,
  test as journey,
} from "./journey.ts";
import { stubPayPalSdk } from "./paypal-sdk.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The product with a PayPal of its own, once a worker. */
const test = journey.extend<object, { shop: { app: App; paypal: PayPalEmulator } }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const paypal = await startPaypalEmulator();
      const app = await startApp(paypal.env);
      await use({ app, paypal });
      await app.stop();
      await paypal.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.app.url),
});

// In one worker one after the other: a second worker would start a second app.
test.describe.configure({ mode: "default" });

function plans(page: Page): Locator {
  return page.getByRole("dialog", { name: "Choose Your Plan" });
}

/** The cell of one plan. */
function cell(page: Page, name: "Free" | "Pro" | "Premium"): Locator {
  return plans(page).getByRole("region", { name, exact: true });
}

/** Pays for what a button leads to: without JavaScript on PayPal's page; with it the stand-in of the SDK has agreed. */
async function payBy(button: Locator, page: Page, isScripted: boolean): Promise<void> {
  // Before the page is alive, the form leads to PayPal's page with JavaScript as well.
  if (isScripted) await expect(page.locator("dialog:modal")).toBeVisible();
  await button.click();
  if (isScripted) return;
  await expect(page.getByRole("heading", { name: "PayPal (emulated)" })).toBeVisible();
  await page.getByRole("button", { name: "Pay now" }).click();
}

/** Lets the plan of a user end at a moment. */
async function endPlanAt(app: App, email: string, paidUntil: Date): Promise<void> {
  await withDatabase(app, (database) =>
    database.collection("users").updateOne({ email }, { $set: { paidUntil, "planGrants.0.until": paidUntil } }),
  );
}

function longDate(date: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
}

const statusOf = async (page: Page) => (await page.request.get("/api/subscription/status")).json();

test("PC-01, PD-01 to PD-05, DEC-59, HD-05: the plans, their prices, and a button for each", async ({
  page,
  isScripted,
}) => {
  await signInAsNew(page);
  await expect(page.getByText("Free Plan", { exact: true }).first()).toBeVisible();
  await page.goto("/?sort=date-desc");
  await page.getByRole("button", { name: "Upgrade", exact: true }).click();
  await expect(plans(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("?sort=date-desc&dialog=plans");
  await expect(plans(page)).toContainText("$9.99");
  await expect(plans(page)).not.toContainText(/\$(29|49|99)\b/);
  for (const [name, price, features] of [
    ["Free", "$0 /month", ["10 job matches per month"]],
    [
      "Pro",
      "$9.99 /month",
      ["Unlimited job matches", "AI resume generation", "Advanced matching", "Priority matching"],
    ],
    [
      "Premium",
      "$19.99 /month",
      ["Everything in Pro", "Priority support", "Custom cover letters", "Interview preparation"],
    ],
  ] as const) {
    await expect(cell(page, name)).toContainText(price);
    await expect(cell(page, name).getByRole("listitem")).toHaveText([...features]);
  }
  await expect(cell(page, "Free").getByRole("button", { name: "Current Plan" })).toBeDisabled();
  for (const name of ["Pro", "Premium"] as const)
    await expect(cell(page, name).getByRole("button", { name: "Upgrade" })).toBeEnabled();
  for (const promise of ["Cancel anytime", "Secure PayPal payments", "No setup fees"])
    await expect(plans(page).getByText(promise, { exact: true })).toBeVisible();
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await plans(page).getByRole("link", { name: "Close" }).click();
  await expect(plans(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("?sort=date-desc");
});

test("SECURITY row 29: PayPal's hosts may run on a document that opens the plans, and on no other", async ({
  page,
}) => {
  await signInAsNew(page);
  for (const [path, isOpen] of [
    ["/", false],
    ["/my-resumes?dialog=account", false],
    ["/my-resumes?dialog=plans", true],
  ] as const) {
    const headers = (await page.request.get(path)).headers();
    expect(headers["content-security-policy"]?.includes("https://*.paypal.com")).toBe(isOpen);
    expect(headers["cross-origin-opener-policy"]).toBe(isOpen ? "same-origin-allow-popups" : "same-origin");
  }
});

test("PD-03, PD-18, DEC-58: a plan without an end is left for Free, after asking", async ({ page, isScripted }) => {
  await signInAs(page, "Premium Demo");
  await page.getByRole("button", { name: "Manage", exact: true }).click();
  await expect(cell(page, "Premium").getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect(cell(page, "Pro").getByRole("button", { name: "Upgrade" })).toBeEnabled();
  await cell(page, "Free").getByRole("button", { name: "Downgrade" }).click();
  const asked = page.getByRole("dialog", { name: "Switch to Free?" });
  await expect(asked).toContainText("Your Premium plan has no end.");
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await asked.getByRole("link", { name: "Keep Premium" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await statusOf(page)).toMatchObject({ tier: "premium" });
  await page.goto("/my-resumes?dialog=plans&plan=free");
  await asked.getByRole("button", { name: "Switch to free now" }).click();
  await expectNotice(page, "Subscription Updated", "Switched to free plan");
  await expect(page.getByText("Free Plan", { exact: true }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/my-resumes");
  expect(await statusOf(page)).toMatchObject({ tier: "free", limit: 10 });
});

test("PD-10, PD-13, PD-14, PD-17, DEC-91, HD-09: upgrade, receipt, change, renewal and downgrade", {
  tag: "@plain",
}, async ({ page, shop: { app, paypal }, isScripted }) => {
  test.slow();
  const email = await signInAsNew(page);
  if (isScripted) await stubPayPalSdk(page, { onApproved: (orderId) => paypal.approve(orderId) });
  await page.goto("/my-resumes?dialog=plans");
  await payBy(cell(page, "Pro").getByRole("button", { name: "Upgrade" }), page, isScripted);
  await expectNotice(page, "Payment Successful", "Welcome to Pro!");
  await expect(page.getByText("Pro Plan", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await statusOf(page)).toMatchObject({ tier: "pro", limit: null });

  await page.goto("/");
  const card = page.getByRole("region", { name: "Pro Plan" });
  await expect(card).toContainText(/Paid until [A-Z][a-z]+ \d+, \d{4}/);
  await expect(card.getByRole("button", { name: "Renew" })).toHaveCount(0);

  // The receipt.
  await page.goto("/?dialog=account");
  const account = page.getByRole("dialog", { name: "Account" });
  await expect(account).toContainText(/Paid until [A-Z][a-z]+ \d+, \d{4}/);
  const payments = account.getByRole("region", { name: "Payments" });
  await expect(payments.getByRole("listitem")).toHaveCount(1);
  await expect(payments.getByRole("listitem")).toContainText(
    /Pro, 1 month · [A-Z][a-z]+ \d+, \d{4}.*Paid · PayPal \w+.*\$9\.99/,
  );
  await account.getByRole("link", { name: "Receipt" }).click();
  const receipt = page.getByRole("dialog", { name: "Receipt" });
  for (const text of ["Northfold Pro, 1 month", "$9.99 USD", email, "Paid"]) await expect(receipt).toContainText(text);
  await expect(receipt.getByText(/^\d{8}-[0-9A-F]{10}$/)).toBeVisible();
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);

  // From Pro to Premium: the days that are given up are named first.
  const soon = new Date(Date.now() + 9.5 * DAY_MS);
  await endPlanAt(app, email, soon);
  await page.goto("/?dialog=plans");
  await cell(page, "Premium").getByRole("button", { name: "Upgrade" }).click();
  const change = page.getByRole("dialog", { name: "Change to Premium" });
  await expect(change).toContainText(`Pro is paid until ${longDate(soon)}.`);
  await expect(change).toContainText("the 10 days of Pro that are left are given up");
  await expect(change.getByRole("link", { name: "Keep Pro" })).toBeVisible();
  await payBy(change.getByRole("button", { name: "Change for $19.99" }), page, isScripted);
  await expectNotice(page, "Payment Successful", "Welcome to Premium!");
  await expect(page.getByText("Premium Plan", { exact: true }).first()).toBeVisible();

  // In the last week Premium can be renewed; a day is not lost.
  const last = new Date(Date.now() + 2.5 * DAY_MS);
  await endPlanAt(app, email, last);
  await withDatabase(app, (database) =>
    database.collection("users").updateOne({ email }, { $set: { "planGrants.1.until": last } }),
  );
  await page.goto("/");
  await page.getByRole("region", { name: "Premium Plan" }).getByRole("button", { name: "Renew" }).click();
  const renew = page.getByRole("dialog", { name: "Renew Premium" });
  await expect(renew).toContainText(`Premium is paid until ${longDate(last)}.`);
  await payBy(renew.getByRole("button", { name: "Renew for $19.99" }), page, isScripted);
  await expectNotice(page, "Payment Successful", "Welcome to Premium!");
  await page.goto("/");
  const renewed = page.getByRole("region", { name: "Premium Plan" });
  await expect(renewed.getByRole("button", { name: "Renew" })).toHaveCount(0);
  const paidUntil = new Date((await renewed.getByRole("time").getAttribute("datetime")) ?? "");
  expect(paidUntil.getTime() - last.getTime()).toBeGreaterThan(24 * DAY_MS);

  // Down to Free, with the date that is given up.
  await page.goto("/?dialog=plans");
  await cell(page, "Free").getByRole("button", { name: "Downgrade" }).click();
  const down = page.getByRole("dialog", { name: "Switch to Free?" });
  await expect(down).toContainText(
    `Premium is paid until ${longDate(paidUntil)}. It ends by itself on that day, and nothing renews.`,
  );
  await expect(down.getByRole("link", { name: `Keep until ${longDate(paidUntil)}` })).toBeVisible();
  await down.getByRole("button", { name: "Switch to free now" }).click();
  await expectNotice(page, "Subscription Updated", "Switched to free plan");
  expect(await statusOf(page)).toMatchObject({ tier: "free" });
});

test("DEC-91: a plan that is over can be renewed, and says when it ended", { tag: "@long" }, async ({
  page,
  shop: { app },
}) => {
  const email = await enterAsNew(page);
  const over = new Date(Date.now() - 3 * DAY_MS);
  await withDatabase(app, (database) =>
    database.collection("users").updateOne({ email }, { $set: { subscriptionTier: "pro", paidUntil: over } }),
  );
  await page.goto("/");
  const card = page.getByRole("region", { name: "Free Plan" });
  await expect(card).toContainText(`Your plan ended on ${longDate(over)}`);
  await card.getByRole("button", { name: "Renew" }).click();
  await expect(page.getByRole("dialog", { name: "Renew Pro" })).toContainText(`Pro ended on ${longDate(over)}.`);
});

test("DEC-83: a refunded receipt says so, is printed on one page, and an unknown one is not found", {
  tag: "@long",
}, async ({ page, shop: { app }, isScripted }) => {
  await enterAsNew(page);
  const { id: ownerId } = await (await page.request.get("/api/auth/user")).json();
  const createdAt = new Date("2026-10-21T12:00:00Z");
  const paymentId = await withDatabase(app, async (database) => {
    const { insertedId } = await database.collection("payments").insertOne({
      ownerId: new mongoose.Types.ObjectId(ownerId as string),
      planId: "pro",
      amountCents: 999,
      currency: "USD",
      requestId: ownerId,
      orderId: ownerId,
      captureId: ownerId,
      state: "refunded",
      createdAt,
      paidAt: createdAt,
      paidUntil: new Date("2026-11-21T12:00:00Z"),
      captureRound: 0,
    });
    return String(insertedId);
  });
  await page.goto(`/?dialog=receipt&payment=${paymentId}`);
  const receipt = page.getByRole("dialog", { name: "Receipt" });
  await expect(receipt).toContainText("Refunded");
  await expect(receipt).toContainText("This payment was refunded.");
  await expect(receipt).toContainText("October 21, 2026 – November 21, 2026");
  await expect(receipt.getByRole("button", { name: "Print" })).toHaveCount(isScripted ? 1 : 0);
  const printed = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.goto("/?dialog=receipt&payment=0123456789abcdef01234567");
  await expect(page.getByRole("dialog", { name: "Receipt not found" })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("DEC-56: at PayPal's page the buyer turns back, and the plans are there as before", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  await page.goto("/?dialog=plans");
  if (isScripted) await stubPayPalSdk(page, { buyer: "blocked" });
  // Where the browser opens no window, PayPal's page is the way with JavaScript as well.
  await cell(page, "Pro").getByRole("button", { name: "Upgrade" }).click();
  await page.getByRole("link", { name: "Cancel and return to the shop" }).click();
  await expectNotice(page, "Payment cancelled", "Nothing was charged.");
  await expect(cell(page, "Pro").getByRole("button", { name: "Upgrade" })).toBeEnabled();
  expect(await statusOf(page)).toMatchObject({ tier: "free" });
});

test("a second click starts no second payment, and a window that is closed leaves the plans usable", async ({
  page,
  shop: { paypal },
  isScripted,
}) => {
  await enterAsNew(page);
  await page.goto("/?dialog=plans");
  const upgrade = cell(page, "Pro").getByRole("button");
  if (isScripted) {
    await expect(page.locator("dialog:modal")).toBeVisible();
    const requests = await stubPayPalSdk(page, { buyer: "cancels" });
    expect(requests).toHaveLength(0);
    const orders = paypal.orders.size;
    await upgrade.dblclick();
    await expectNotice(page, "Payment cancelled", "Nothing was charged.");
    expect(requests).toHaveLength(1);
    expect(paypal.orders.size).toBeLessThanOrEqual(orders + 2);
  } else {
    await upgrade.click();
    await expect(page.getByRole("heading", { name: "PayPal (emulated)" })).toBeVisible();
    await page.goBack();
  }
  await expect(upgrade).toHaveText("Upgrade");
  await expect(upgrade).toBeEnabled();
});
