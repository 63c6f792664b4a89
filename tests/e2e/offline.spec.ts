import type { BrowserContext, Page } from "playwright/test";
import { addResume, enterAs, expect, expectNotice, signInAsNew, test, untilMatched } from "./journey.ts";

const KEPT = "This is your dashboard as of";

/** Signs in, switches reading offline on, and waits until the copy is there. */
async function keepDashboard(page: Page): Promise<string> {
  await signInAsNew(page);
  await addResume(page, "CV");
  const title = (await untilMatched(page, 6))[0]?.job.title ?? "";
  await page.goto("/?dialog=account");
  await page.getByRole("dialog").getByRole("button", { name: "Switch on" }).click();
  await expectNotice(page, "Reading offline is on");
  await expect.poll(() => keptPages(page)).toBe(1);
  return title;
}

function keptPages(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => url.endsWith("/offline-copy")).length;
  });
}

/** A tab of its own: what a browser says of a lost connection is no fault of the page. */
async function openOffline(context: BrowserContext, path = "/"): Promise<Page | null> {
  // The journey's own page waits on one that asks for nothing.
  for (const each of context.pages()) await each.goto("/about");
  await context.setOffline(true);
  const tab = await context.newPage();
  const opened = await tab.goto(path).catch(() => null);
  return opened ? tab : null;
}

test.describe("reading offline", { tag: "@scripted" }, () => {
  test("the last dashboard is readable without a connection, said to be old, and never served with one", async ({
    page,
    context,
  }) => {
    const title = await keepDashboard(page);
    const offline = await openOffline(context);
    await expect(offline!.getByText(KEPT)).toContainText("you are offline");
    const year = String(new Date().getFullYear());
    await expect(offline!.locator("time.as-of")).toContainText(year);
    await expect(offline!.getByRole("article", { name: title })).toBeVisible();
    await expect(offline!.getByText("Total Matches")).toBeVisible();
    await expect(offline!.locator("form, script, [nonce]")).toHaveCount(0);
    // Its look came along.
    expect(
      await offline!
        .locator("article")
        .first()
        .evaluate((card) => getComputedStyle(card).display),
    ).toBe("grid");
    await offline!.goto("/my-resumes");
    await expect(offline!.getByText(KEPT)).toBeVisible();
    await context.setOffline(false);
    await offline!.goto("/");
    await expect(offline!.getByRole("link", { name: "Upload Resume" })).toBeVisible();
    await expect(offline!.getByText(KEPT)).toHaveCount(0);
    await page.goto("/");
  });

  test("who logs out in another tab leaves nothing behind, for the back button neither", async ({ page, context }) => {
    await keepDashboard(page);
    const other = await context.newPage();
    await other.goto("/my-resumes");
    await other.goto("/api/logout");
    await expect.poll(() => keptPages(other)).toBe(0);
    expect(await openOffline(context)).toBeNull();
    for (let step = 0; step < 2; step += 1) await other.goBack().catch(() => null);
    await expect(other.getByText(KEPT)).toHaveCount(0);
    await expect(other.getByRole("navigation", { name: "Main" }).getByText("My Resumes")).toHaveCount(0);
    await context.setOffline(false);
  });

  test("a session that has ended takes the copy along at the next request", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await keepDashboard(page);
    await context.clearCookies({ name: "session" });
    const other = await context.newPage();
    await other.goto("/my-resumes");
    await expect.poll(() => keptPages(other)).toBe(0);
    expect(await openOffline(context)).toBeNull();
    await context.setOffline(false);
  });

  test("who signs in on the same computer sees nothing of the one before, and keeps nothing unasked", {
    tag: "@long",
  }, async ({ page, context }) => {
    await keepDashboard(page);
    await context.clearCookies({ name: "session" });
    await enterAs(page, "Free Demo");
    await page.goto("/");
    await expect.poll(() => keptPages(page)).toBe(0);
    expect((await context.cookies()).some(({ name }) => name.endsWith("offline"))).toBe(false);
    expect(await openOffline(context)).toBeNull();
    await context.setOffline(false);
  });

  test("switched off, it is gone, and on again, it is back", { tag: "@long" }, async ({ page, context }) => {
    await keepDashboard(page);
    await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
    await expectNotice(page, "Reading offline is off");
    await expect.poll(() => keptPages(page)).toBe(0);
    expect(await openOffline(context)).toBeNull();
    await context.setOffline(false);
    await page.goto("/?dialog=account");
    await page.getByRole("dialog").getByRole("button", { name: "Switch on" }).click();
    await expect.poll(() => keptPages(page)).toBe(1);
    expect(await openOffline(context)).not.toBeNull();
    await context.setOffline(false);
  });

  test("a copy is no longer shown once the sign-in would have ended", { tag: "@long" }, async ({ page, context }) => {
    await keepDashboard(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const kept = await cache.match(request);
          const headers = new Headers(kept?.headers);
          headers.set("Expires", new Date(Date.now() - 1000).toUTCString());
          await cache.put(request, new Response(await kept?.text(), { headers }));
        }
      }
    });
    expect(await openOffline(context)).toBeNull();
    await context.setOffline(false);
  });

  test("nobody who has not asked for it gets a worker", async ({ page }) => {
    await signInAsNew(page);
    await page.goto("/my-resumes");
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
