import type { Page } from "playwright/test";
import type { MatchView } from "../../server/matches/match-view.ts";
import { addResume, enterAsNew, expect, expectNotice, test, untilMatched } from "./journey.ts";

const matchesOf = async (page: Page): Promise<MatchView[]> => (await page.request.get("/api/job-matches")).json();
const totalOf = async (page: Page) =>
  ((await (await page.request.get("/api/stats")).json()) as { totalMatches: number }).totalMatches;

test("DEC-103 a job is hidden from the list and all that counts it, and comes back by Undo or from Account", {
  tag: "@plain",
}, async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "Nurse");
  const matches = await untilMatched(page, 6);
  await page.goto("/");
  const first = page.getByRole("article").first();
  const title = await first.getByRole("heading").first().innerText();
  const id = matches.find(({ job }) => job.title === title)?.job.id;
  const cards = () => page.getByRole("article").count();
  const total = await totalOf(page);
  const before = await cards();

  await first.getByRole("button", { name: `Hide ${title}` }).click();
  await first.getByRole("button", { name: "Hide this job" }).click();
  await expectNotice(page, "Job hidden", /is out of your list/);
  await expect.poll(async () => (await matchesOf(page)).some(({ job }) => job.id === id)).toBe(false);
  expect(await totalOf(page)).toBe(total - 1);
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("button", { name: "Undo" })
    .click();
  await expectNotice(page, "Job shown again");
  expect(await totalOf(page)).toBe(total);
  await expect(page.getByRole("article")).toHaveCount(before);

  const company = matches.find(({ job }) => job.id === id)?.job.company ?? "";
  await first.getByRole("button", { name: `Hide ${title}` }).click();
  await first.getByRole("button", { name: `Hide all jobs of ${company}` }).click();
  await expectNotice(page, "Company hidden");
  const left = await matchesOf(page);
  expect(left.map(({ job }) => job.company)).not.toContain(company);
  expect(left.length).toBe(matches.filter(({ job }) => job.company !== company).length);

  await page.goto("/?dialog=account");
  const hidden = page.getByRole("region", { name: "Hidden from your list" });
  await hidden.getByRole("button", { name: `Show again: ${company}` }).click();
  await expectNotice(page, "Company shown again");
  await expect(hidden.getByText(/^Nothing is hidden/)).toBeVisible();
  expect(await matchesOf(page)).toHaveLength(matches.length);
});

test("who hides a job far down the list stays there, and so by Undo", { tag: ["@scripted", "@long"] }, async ({
  page,
}) => {
  await enterAsNew(page);
  await addResume(page, "Nurse");
  await untilMatched(page, 6);
  await page.goto("/");
  const cards = page.getByRole("article");
  const title = await cards.nth(4).getByRole("heading").first().innerText();
  const hide = cards.nth(4).getByRole("button", { name: `Hide ${title}` });
  await hide.scrollIntoViewIfNeeded();
  await hide.click();
  await cards.nth(4).getByRole("button", { name: "Hide this job" }).click();
  await expectNotice(page, "Job hidden", /is out of your list/);
  await expect(cards.nth(4).getByRole("heading").first()).not.toHaveText(title);
  const placeOf = () => page.evaluate(() => window.scrollY);
  expect(await placeOf()).toBeGreaterThan(500);
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("button", { name: "Undo" })
    .click();
  await expectNotice(page, "Job shown again");
  expect(await placeOf()).toBeGreaterThan(500);
});
