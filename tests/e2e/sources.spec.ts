import type { Locator, Page } from "playwright/test";
import { inventVacancies } from "../emulators/job-board-shapes.ts";
import { type JobBoards, startJobBoards } from "../emulators/job-boards.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { enterAs, expect, expectNotice, findSeriousFaults, test as journey } from "./journey.ts";

const READ_WITHIN_MS = 30_000;

/** The product with job boards of its own, once a worker: real listings would change what others look at. */
const test = journey.extend<object, { place: { app: App; boards: JobBoards } }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const boards = await startJobBoards();
      const app = await startApp({ JOB_BOARDS_BASE_URL: boards.url, SWEEP_SECONDS: "1" });
      await use({ app, boards });
      await app.stop();
      await boards.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ place }, use) => use(place.app.url),
});

// In one worker one after the other: a second worker would start a second app.
test.describe.configure({ mode: "default" });

function lineOf(page: Page, name: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
}

async function openSources(page: Page): Promise<void> {
  await enterAs(page, "Admin Demo");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Sources" }).click();
  await expect(page.getByRole("heading", { name: "Sources", exact: true })).toBeVisible();
}

/** The line of a source, once it says so. */
async function untilItSays(page: Page, name: string, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/admin?view=sources");
    await expect(lineOf(page, name)).toContainText(words, { timeout: 500 });
  }).toPass({ timeout: READ_WITHIN_MS });
}

test("a board is added by kind and name after it was tried, read, switched off and on, and removed", async ({
  page,
  place,
}) => {
  place.boards.list("greenhouse", "journey", inventVacancies(4, "Journey Labs"));
  await openSources(page);
  await page.getByRole("link", { name: "Add source" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Greenhouse" }).click();
  const dialog = page.getByRole("dialog", { name: "Add source: Greenhouse" });
  const board = dialog.getByRole("textbox", { name: "Name or address of the board" });

  await board.fill("nobody");
  await dialog.getByRole("button", { name: "Try it" }).click();
  await expectNotice(page, "The source could not be tried");
  await expect(board).toHaveAccessibleDescription(/Greenhouse knows no board "nobody"\./);
  await expect(board).toHaveValue("nobody");

  await board.fill("journey");
  await dialog.getByRole("button", { name: "Try it" }).click();
  await expectNotice(page, "Source tried", "It can be read. Nothing is stored yet.");
  const tried = dialog.getByRole("region", { name: "Greenhouse: journey" });
  await expect(tried.getByRole("listitem")).toHaveCount(3);
  await expect(tried).toContainText("Journey Labs");
  await expect(board).toHaveValue("journey");
  await dialog.getByRole("button", { name: "Add source" }).click();
  await expectNotice(page, "Source added", "Greenhouse: journey is read in a moment.");

  await untilItSays(
    page,
    "Greenhouse: journey",
    /Read .* ago · 4 listed · 4 new · 0 changed · 0 closed · 4 open postings · Next run in/,
  );
  place.boards.list("greenhouse", "journey", inventVacancies(5, "Journey Labs"));
  await lineOf(page, "Greenhouse: journey").getByRole("button", { name: "Run now" }).click();
  await expectNotice(page, "Source is read");
  await untilItSays(page, "Greenhouse: journey", /5 listed · 1 new/);

  await lineOf(page, "Greenhouse: journey").getByRole("button", { name: "Switch off" }).click();
  await expectNotice(page, "Source switched off");
  await expect(lineOf(page, "Greenhouse: journey")).toContainText("Switched off");
  await expect(lineOf(page, "Greenhouse: journey").getByRole("button", { name: "Run now" })).toHaveCount(0);
  await lineOf(page, "Greenhouse: journey").getByRole("button", { name: "Switch on" }).click();
  await expectNotice(page, "Source switched on");

  await lineOf(page, "Greenhouse: journey").getByRole("link", { name: "Remove" }).click();
  const question = page.getByRole("dialog", { name: "Remove source" });
  await expect(question).toContainText("Its 5 open postings are closed");
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(lineOf(page, "Greenhouse: journey")).toBeVisible();
  await lineOf(page, "Greenhouse: journey").getByRole("link", { name: "Remove" }).click();
  await question.getByRole("button", { name: "Remove source" }).click();
  await expectNotice(page, "Source removed");
  await expect(lineOf(page, "Greenhouse: journey")).toHaveCount(0);

  await page.goto("/admin?view=audit");
  for (const words of [
    /Added a source of jobs/,
    /Had a source read/,
    /Switched a source on or off/,
    /Removed a source/,
  ]) {
    await expect(page.getByRole("listitem").filter({ hasText: words }).first()).toContainText("Greenhouse: journey");
  }
});

test("a board is recognised by its address; what is none is refused and kept", { tag: "@long" }, async ({
  page,
  place,
  isScripted,
}) => {
  const name = isScripted ? "by-address-js" : "by-address";
  place.boards.list("lever", name, inventVacancies(2, "Address"));
  await openSources(page);
  await page.goto("/admin?view=sources&dialog=add-source");
  const address = page.getByRole("textbox", { name: "Address of a board, a feed or a page" });
  await address.fill("stripe");
  await page.getByRole("button", { name: "Try it" }).click();
  await expectNotice(page, "The source could not be tried");
  await expect(address).toHaveAccessibleDescription(/"stripe" is no address of the web\./);
  await expect(address).toHaveValue("stripe");
  await address.fill(`https://jobs.lever.co/${name}?team=x`);
  await page.getByRole("button", { name: "Try it" }).click();
  const dialog = page.getByRole("dialog", { name: "Add source: Lever" });
  await expect(dialog.getByRole("region", { name: `Lever: ${name}` }).getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Add source" }).click();
  await expectNotice(page, "Source added", `Lever: ${name} is read in a moment.`);
  await page.goto("/admin?view=sources&dialog=add-source&add=lever");
  await dialog.getByRole("textbox", { name: "Name or address of the board" }).fill(name);
  await dialog.getByRole("button", { name: "Add source" }).click();
  await expectNotice(page, "Failed to add the source", "That source is there already.");
  await expect(dialog.getByRole("textbox", { name: "Name or address of the board" })).toHaveValue(name);
});

test("the kinds say their rules and what they lack, and nothing scrolls sideways at 360 px", async ({
  page,
  isScripted,
}) => {
  await openSources(page);
  for (const path of [
    "/admin?view=sources",
    "/admin?view=sources&dialog=add-source",
    "/admin?view=sources&dialog=add-source&add=jobicy",
    "/admin?view=sources&dialog=add-source&add=adzuna",
  ]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    if (path.endsWith("jobicy")) await expect(page.getByText("It is read once an hour at most")).toBeVisible();
    if (path.endsWith("adzuna")) await expect(page.getByText("ADZUNA_APP_ID and ADZUNA_APP_KEY are set")).toBeVisible();
    if (!isScripted) continue;
    expect(await findSeriousFaults(page), path).toEqual([]);
    const sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    expect(await page.evaluate(sideways), path).toBe(0);
  }
});
