import type { Page } from "playwright/test";
import { LANGUAGE_NAMES, LANGUAGES } from "../../server/domain/language.ts";
import { enterAs, expect, test } from "./journey.ts";

const html = (page: Page) => page.locator("html");
const choose = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Opens the menu of the account, where the language is chosen. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Demo/ }).first().click();
}

test("a visitor chooses the language in the footer; it is kept from page to page and after signing in", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/");
  await expect(html(page)).toHaveAttribute("lang", "en");
  for (const language of [...LANGUAGES.slice(1), "en", "de"] as const) {
    await choose(page, LANGUAGE_NAMES[language]);
    await expect(html(page)).toHaveAttribute("lang", language);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("button", { name: LANGUAGE_NAMES[language] })).toHaveAttribute("aria-pressed", "true");
    // A label that the specification fixes.
    await expect(page.getByRole("heading", { name: "Your Complete AI Career Assistant" })).toBeVisible();
  }
  await page.goto("/faq");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.getByText("Zum Inhalt springen")).toBeAttached();
  await enterAs(page, "Pro Demo");
  await page.goto("/analytics");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: "Stelle hinzufügen" })).toBeVisible();
});

test("a user chooses the language in the account menu, and comes back to the screen as it was", {
  tag: "@long",
}, async ({ page }) => {
  await enterAs(page, "Pro Demo");
  await page.goto("/?sort=date-asc");
  await openMenu(page);
  await choose(page, "Français");
  await expect(html(page)).toHaveAttribute("lang", "fr");
  await expect(page).toHaveURL(/\/\?sort=date-asc$/);
  await expect(page.getByRole("link", { name: "Ajouter une offre" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Top Job Matches" })).toBeVisible();
  await page.getByRole("link", { name: /^My Resumes/ }).click();
  await expect(page.getByRole("heading", { name: "Resume Overview" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ajouter une offre" })).toBeVisible();
  await expect(html(page)).toHaveAttribute("lang", "fr");
});

test.describe("a browser that likes Spanish best", () => {
  test.use({ locale: "es-MX" });

  test("is answered in Spanish from the first page on, and in English once that is chosen", async ({ page }) => {
    await page.goto("/about");
    await expect(html(page)).toHaveAttribute("lang", "es");
    await choose(page, "English");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});

test("a hostile value of the cookie chooses nothing and shows nowhere", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  const { origin } = new URL(page.url());
  for (const value of ["%3Cscript%3Ealert(1)%3C/script%3E", "__proto__", "constructor", "de%0d%0aX: y"]) {
    await page.context().addCookies([{ name: "language", value, url: origin }]);
    const answer = await page.goto("/pricing");
    expect(answer?.status()).toBe(200);
    await expect(html(page)).toHaveAttribute("lang", "en");
    expect(await page.content()).not.toContain(value);
  }
});

for (const language of LANGUAGES.slice(1)) {
  // German has the longest words.
  const tag = language === "de" ? [] : ["@long"];
  test(`at 360 px nothing stands out sideways in ${LANGUAGE_NAMES[language]}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const { origin } = new URL(page.url());
    await page.context().addCookies([{ name: "language", value: language, url: origin }]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const path of ["/", "/pricing", "/faq", "/contact", "/terms", "/privacy", "/no-such-page"]) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute("lang", language);
      expect(await wide(), path).toBeLessThanOrEqual(0);
    }
    await enterAs(page, "Pro Demo");
    const screens = ["/", "/?dialog=upload", "/?dialog=account", "/my-resumes", "/ai-materials", "/analytics"];
    for (const path of [...screens, "/?dialog=import", "/analytics?list=applications", "/analytics?list=board"]) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute("lang", language);
      expect(await wide(), path).toBeLessThanOrEqual(0);
    }
    await page.goto("/my-resumes");
    await openMenu(page);
    expect(await wide(), "menu").toBeLessThanOrEqual(0);
  });
}
