import type { Page } from "playwright/test";
import type { MatchView } from "../../server/matches/match-view.ts";
import { expect, signInAs, test } from "./journey.ts";

const count = (page: Page) => page.getByText(/^\d+ of \d+ matches$/);
const cards = (page: Page) => page.getByRole("article");

async function matchesOf(page: Page): Promise<MatchView[]> {
  return (await page.request.get("/api/job-matches")).json();
}

async function choose(page: Page, name: string, value: string, isScripted: boolean): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).selectOption(value);
  if (!isScripted) await page.getByRole("button", { name: "Show jobs" }).click();
}

test("DEC-103: words and a choice narrow the list, each is taken off alone, and the order and Load More are kept", {
  tag: "@plain",
}, async ({ page, isScripted }) => {
  await signInAs(page, "Pro Demo");
  const matches = await matchesOf(page);
  await expect(count(page)).toHaveCount(0);
  const onSite = matches.filter(({ job }) => job.location !== "Remote").length;
  await choose(page, "Workplace", "onsite", isScripted);
  await expect(page).toHaveURL(/[?&]remote=onsite/);
  await expect(count(page)).toHaveText(`${onSite} of ${matches.length} matches`);
  await page.getByRole("combobox", { name: "Sort jobs" }).selectOption("match-asc");
  if (!isScripted) await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expect(page).toHaveURL(/sort=match-asc/);
  await page.getByRole("link", { name: `Load More Jobs (${onSite - 6} remaining)` }).click();
  await expect(cards(page)).toHaveCount(12);

  await page.getByRole("searchbox", { name: "Words in the posting" }).fill("engineer -senior");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).toHaveURL(/q=engineer/);
  await expect(page).toHaveURL(/remote=onsite/);
  await expect(page).toHaveURL(/sort=match-asc/);
  await expect(page).not.toHaveURL(/show=/);
  await expect(page.getByRole("list", { name: "Filters that are on" }).getByRole("link")).toHaveCount(2);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole("heading", { level: 3 })).not.toHaveText(/senior/i);
  }

  await page.getByRole("link", { name: /^On site/ }).click();
  await expect(page).not.toHaveURL(/remote=/);
  await expect(page.getByRole("searchbox", { name: "Words in the posting" })).toHaveValue("engineer -senior");
  await page.getByRole("link", { name: "Clear filters" }).first().click();
  await expect(count(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?sort=match-asc$/);
  await expect(page.getByText(`Load More Jobs (${matches.length - 6} remaining)`)).toBeVisible();
});

test("DEC-103: a list that is emptied says which filter does it, and leaves it out", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await signInAs(page, "Pro Demo");
  await choose(page, "Workplace", "remote", isScripted);
  await expect(count(page)).toBeVisible();
  await page.getByRole("searchbox", { name: "Words in the posting" }).fill("zeppelin");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page.getByRole("heading", { name: "No match fits these filters" })).toBeVisible();
  await page.getByRole("link", { name: "Leave out “Words: zeppelin”" }).click();
  await expect(page).toHaveURL(/\/\?remote=remote$/);
  await expect(cards(page).first()).toBeVisible();
});

test("DEC-103: pay keeps or leaves out what names none, and back leads to the list before", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await signInAs(page, "Pro Demo");
  const pay = page.getByRole("textbox", { name: "Least pay a year, USD" });
  await pay.fill("150k");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).toHaveURL(/pay=150k&unpaid=keep/);
  const box = page.getByRole("checkbox", { name: /^Include jobs that name no pay \(\d+\)$/ });
  await expect(box).toBeChecked();
  const unpaid = Number(/\d+/.exec((await box.locator("..").textContent()) ?? "")?.[0]);
  const left = async () => Number(/^\d+/.exec((await count(page).textContent()) ?? "")?.[0]);
  const withUnpaid = await left();
  await box.uncheck();
  if (!isScripted) await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).not.toHaveURL(/unpaid=/);
  await expect(count(page)).toHaveText(new RegExp(`^${withUnpaid - unpaid} of`));
  await page.goBack();
  await expect(page).toHaveURL(/unpaid=keep/);
  await expect(box).toBeChecked();
  await expect(count(page)).toHaveText(new RegExp(`^${withUnpaid} of`));
});

test("DEC-103: on a phone the filters are folded away and the first match is in sight", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs(page, "Pro Demo");
  const words = page.getByRole("searchbox", { name: "Words in the posting" });
  await expect(words).toBeHidden();
  await expect(cards(page).first()).toBeInViewport();
  await page.getByText("Search and filter").click();
  await words.fill("team");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).toHaveURL(/q=team/);
  await expect(words).toBeHidden();
  await expect(count(page)).toBeVisible();
  await expect(page.getByText("1 on", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
