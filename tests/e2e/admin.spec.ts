import { enterAs, enterAsNew, expect, expectNotice, findSeriousFaults, test } from "./journey.ts";

test.beforeEach(async ({ browser, page }) => {
  // Somebody to switch to, whom no other journey uses.
  const other = await browser.newContext();
  const email = await enterAsNew(await other.newPage());
  await other.close();
  await enterAs(page, "Admin Demo");
  await page.goto(`/admin?q=${email}`);
});

function emailOf(page: { url(): string }): string {
  return new URL(page.url()).searchParams.get("q") ?? "";
}

test("check 48, AD-01 AD-02 AD-03 AD-06 the panel with its figures, quick actions and every user", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("button", { name: /Admin Demo/ });
  await menu.click();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
  await expect(page.getByText("Manage users, subscriptions, and platform statistics")).toBeVisible();
  const figures = page.getByRole("region", { name: "Statistics" });
  for (const label of ["Total Users", "Active Subscriptions", "Total Matches", "Total Applications"]) {
    await expect(figures.getByText(label)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
});

test("check 48, AD-07 AD-10 AD-12 `Switch To` leads to `/` as that user, and the banner leads back", {
  tag: "@plain",
}, async ({ page }) => {
  const email = emailOf(page);
  await page.getByRole("button", { name: "Switch To" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectNotice(page, "User Switched", `Now viewing as ${email}`);
  const banner = page.getByRole("region", { name: "Viewing as another user" });
  await expect(banner).toContainText(`Viewing as ${email}`);
  await expect(page.getByText("Free Plan").first()).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Access denied" })).toBeVisible();
  await expect(page.getByText(`You are viewing as ${email}, who has no access to this page.`)).toBeVisible();
  await page.getByRole("button", { name: "Return to admin account" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("region", { name: "Viewing as another user" })).toHaveCount(0);
});

test("AD-03 AD-04 DEC-74 the picker finds a user; `Switch User` needs one", async ({ page, isScripted }) => {
  const email = emailOf(page);
  await page.goto("/admin");
  const quick = page.getByRole("region", { name: "Quick Actions" });
  const button = quick.getByRole("button", { name: "Switch User" });
  if (isScripted) await expect(button).toBeDisabled();
  else {
    await button.click();
    await expectNotice(page, "Error", "Failed to switch user");
    await expect(quick.getByText("Select a user first.")).toBeVisible();
  }
  await quick.getByRole("searchbox", { name: "Find a user" }).fill(email.slice(0, 20));
  await quick.getByRole("button", { name: "Find" }).click();
  // The list of before may hold this user too, and what is chosen there goes with it.
  await expect(page).toHaveURL(/[?&]pick=/);
  const choice = quick.getByRole("radio", { name: email });
  await expect(choice).toHaveAccessibleName(`${email} Free`);
  await choice.check();
  await expect(button).toBeEnabled();
  await button.click();
  await expectNotice(page, "User Switched");
});

test("AD-05 AD-11 AD-12 usage is reset for one user, and for all after a question", async ({ page }) => {
  await page.getByRole("button", { name: "Reset Usage" }).click();
  await expectNotice(page, "Usage Reset", "Monthly usage has been reset");
  await expect(page.getByText("Monthly matches: 0")).toBeVisible();
  await page.getByRole("link", { name: "Reset All Usage" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset All Usage" });
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Reset All Usage" }).click();
  await dialog.getByRole("button", { name: "Reset All Usage" }).click();
  await expectNotice(page, "All Usage Reset", "Monthly usage has been reset for all users");
});

test("the list is searched, filtered and ordered, and all of it stands in the address", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  const email = emailOf(page);
  const list = page.getByRole("region", { name: "User Management" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByLabel("Plan", { exact: true }).selectOption("Premium");
  if (!isScripted) await list.getByRole("button", { name: "Search" }).click();
  await expect(list.getByRole("heading", { name: "No users found" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("tier")).toBe("premium");
  expect(emailOf(page)).toBe(email);
  await list.getByRole("link", { name: "Show all users" }).click();
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await list.getByRole("searchbox").fill("pro.demo");
  await list.getByLabel("Sort users").selectOption("E-mail (A-Z)");
  if (!isScripted) await list.getByRole("button", { name: "Search" }).click();
  await expect(list.getByRole("heading", { name: /pro\.demo@example\.com/ })).toContainText("Pro Active");
});

test("DEC-83 the audit trail names who did what to whom, is filtered, and comes as a file", { tag: "@long" }, async ({
  page,
}) => {
  const email = emailOf(page);
  await page.getByRole("button", { name: "Switch To" }).click();
  await page.getByRole("button", { name: "Return to admin account" }).click();
  await page.getByRole("link", { name: "Audit trail" }).click();
  const trail = page.getByRole("region", { name: "Audit trail" });
  await trail.getByRole("searchbox", { name: /Whom/ }).fill(email);
  await trail.getByRole("button", { name: "Filter" }).click();
  await expect(trail.getByRole("listitem")).toHaveCount(2);
  await expect(trail.getByRole("listitem").first()).toContainText("admin.demo@example.com · Returned");
  await trail.getByRole("searchbox", { name: /^Who,/ }).fill("nobody@example.com");
  await trail.getByRole("button", { name: "Filter" }).click();
  await expect(trail.getByRole("heading", { name: "Nothing fits these filters" })).toBeVisible();
  await trail.getByRole("link", { name: "Show the whole trail" }).click();
  await expect(trail.getByRole("listitem").first()).toBeVisible();
  const waiting = page.waitForEvent("download");
  await trail.getByRole("link", { name: "Download as CSV" }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe("audit.csv");
});

test("DEC-83 the system view says what runs, and holds no secret", { tag: "@long" }, async ({ page }) => {
  await page.goto("/admin?view=system");
  for (const heading of [
    "Database",
    "Versions and services",
    "Job listings",
    "Background work",
    "Failures",
    "Storage",
  ]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(page.getByText("By rules, on this machine")).toBeVisible();
  await expect(page.getByRole("row", { name: /^users / })).toBeVisible();
});

const VIEWS = ["view=users", "view=payments", "view=audit", "view=system", "dialog=reset-all-usage"];

for (const { width, colorScheme, tag } of [
  { width: 360, colorScheme: "light", tag: [] },
  { width: 1280, colorScheme: "light", tag: ["@long"] },
  { width: 1280, colorScheme: "dark", tag: ["@long"] },
] as const) {
  const title = `at ${width} px axe-core finds nothing serious on the panel in its ${colorScheme} colours, nothing scrolls sideways`;
  test(title, { tag: ["@scripted", ...tag] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const view of VIEWS) {
      await page.goto(`/admin?${view}`);
      expect(await findSeriousFaults(page), view).toEqual([]);
      const sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
      expect(await page.evaluate(sideways), view).toBe(0);
    }
  });
}
