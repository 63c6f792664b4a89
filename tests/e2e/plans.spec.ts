import { withDatabase } from "../setup/app-database.ts";
import { expect, expectNotice, servedApp, test, enterAsNew, signInAsNew } from "./journey.ts";

test("PD-08, PD-16, DEC-56: without PayPal the plans show, and Upgrade leads to support", { tag: "@plain" }, async ({
  page,
}) => {
  await signInAsNew(page);
  await page.getByRole("button", { name: "Upgrade", exact: true }).click();
  await expectNotice(
    page,
    "Payment System Temporarily Unavailable",
    "Showing subscription options. Payment processing will be restored shortly.",
  );
  const dialog = page.getByRole("dialog", { name: "Choose Your Plan" });
  await expect(dialog).toHaveAccessibleDescription(/Paying is not possible right now/);
  await expect(dialog).toContainText("$19.99");
  await dialog.getByRole("region", { name: "Pro", exact: true }).getByRole("button", { name: "Upgrade" }).click();
  await expect(page.getByText("Contact support to upgrade your subscription manually")).toBeVisible();
  await expect(dialog).toBeVisible();
});

test("DEC-75: the plans open over every screen, and closing leads back to it", async ({ page }) => {
  await enterAsNew(page);
  for (const path of ["/my-resumes", "/ai-materials"]) {
    await page.goto(`${path}?dialog=plans`);
    await page.getByRole("dialog", { name: "Choose Your Plan" }).getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("DEC-58: on a plan without an end nothing is said of days, and Downgrade works without PayPal", {
  tag: "@long",
}, async ({ page }) => {
  // Not the demo's own: other journeys need that one to keep its plan.
  const email = await enterAsNew(page);
  await withDatabase(servedApp(), (database) =>
    database.collection("users").updateOne({ email }, { $set: { subscriptionTier: "pro" } }),
  );
  await page.goto("/?dialog=plans");
  const dialog = page.getByRole("dialog", { name: "Choose Your Plan" });
  await dialog.getByRole("region", { name: "Free", exact: true }).getByRole("button", { name: "Downgrade" }).click();
  const asked = page.getByRole("dialog", { name: "Switch to Free?" });
  await expect(asked).toContainText("Your Pro plan has no end.");
  await expect(asked).not.toContainText("days");
  await asked.getByRole("button", { name: "Switch to free now" }).click();
  await expectNotice(page, "Subscription Updated", "Switched to free plan");
});
