import { expect, signInAsNew, test } from "./journey.ts";

test("check 7, RT-09, RT-10, HD-05, HD-06: from the landing page to a persona’s plan, and out again", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/");
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === "/api/login");
  await page.getByRole("link", { name: "Sign In" }).first().click();
  expect((await request).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
  for (const persona of ["Free Demo", "Pro Demo", "Premium Demo", "Admin Demo"]) {
    await expect(page.getByRole("button", { name: `Continue as ${persona}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Continue as Pro Demo" }).click();
  await expect(page.getByText("Pro Plan").first()).toBeVisible();
  await page.getByRole("button", { name: "Pro Demo" }).click();
  await expect(page.getByRole("link", { name: "Log out" })).toHaveAttribute("href", "/api/logout");
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Your Complete AI Career Assistant" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("the styles of the first screen are fetched while somebody is at the sign-in", { tag: "@plain-only" }, async ({
  page,
}) => {
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(".css"));
  await page.goto("/api/login");
  const sheet = await fetched;
  expect(sheet.status()).toBe(200);
  await page.getByRole("button", { name: "Continue as Free Demo" }).click();
  const { pathname } = new URL(sheet.url());
  await expect(page.locator(`link[rel="stylesheet"][href="${pathname}"]`)).toBeAttached();
});

test("DEC-92 light and dark are a choice of the browser that lasts", async ({ page }) => {
  await signInAsNew(page);
  await page.getByRole("button", { name: "@example.com" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-appearance", "dark");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-appearance", "dark");
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor).catch(() => null);
  if (background) expect(background).toMatch(/rgb\((\d|[1-3]\d), /);
});
