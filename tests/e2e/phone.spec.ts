import { LANGUAGE_COOKIE, LANGUAGES } from "../../server/domain/language.ts";
import { addResume, expect, expectNotice, test, untilMatched, enterAs, enterAsNew, signInAs } from "./journey.ts";

const LONG_TITLE = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter (m/w/d) im Schichtdienst";
const POSTING = `${LONG_TITLE}
Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft mbH
Hamburg, Germany

Requirements
- Straßenverkehrszulassungsordnungskenntnisse`;

const PHONE = { width: 360, height: 740 };

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test("the first screen of a phone shows three matches, each with its score and what to do next", async ({
  page,
  isScripted,
}) => {
  await enterAs(page, "Pro Demo");
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const cards = page.getByRole("article");
  for (const at of [0, 1, 2]) {
    const card = cards.nth(at);
    const box = await card.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(200);
    // The button that sorts without scripts takes a line of its own.
    if (isScripted) expect((box?.y ?? 0) + (box?.height ?? 0), `card ${at}`).toBeLessThanOrEqual(PHONE.height);
    await expect(card.getByRole("heading", { level: 3 })).toBeInViewport();
    await expect(card.getByText(/^\d+%$/)).toBeVisible();
    await expect(card.locator(".band")).toBeVisible();
    await expect(card.getByRole("button", { name: /Apply Now|Applied/ })).toBeVisible();
    await expect(card.getByRole("list", { name: "Requirements" })).toBeHidden();
  }
});

test("longer words of another language leave three matches on the first screen of a phone", {
  tag: "@scripted",
}, async ({ page }) => {
  await signInAs(page, "Pro Demo");
  for (const value of LANGUAGES) {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value, url: page.url() }]);
    await page.goto("/");
    const third = await page.getByRole("article").nth(2).boundingBox();
    expect((third?.y ?? PHONE.height) + (third?.height ?? 0), value).toBeLessThanOrEqual(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), value).toBe(PHONE.width);
  }
});

test("JM-11, JM-16 to JM-20, AG-01: what else a card holds is one tap away, and moves nothing", async ({ page }) => {
  await enterAs(page, "Pro Demo");
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: "Apply Now" }).first();
  const summary = card.locator("summary").filter({ hasText: "Details" });
  const apply = card.getByRole("button", { name: "Apply Now" });
  const before = [await summary.boundingBox(), await apply.boundingBox()];
  await summary.click();
  await expect(card.locator(".excerpt")).toBeVisible();
  for (const name of ["Requirements", "Matched skills"]) await expect(card.getByRole("list", { name })).toBeVisible();
  await expect(card.getByText("Sample posting")).toBeVisible();
  await expect(card.getByRole("button", { name: "AI Generate" })).toBeVisible();
  await expect(card.getByRole("button", { name: "About applying" })).toBeVisible();
  await expect(card.getByRole("link", { name: /^Why/ })).toBeVisible();
  expect([await summary.boundingBox(), await apply.boundingBox()]).toEqual(before);
});

test("DEC-85: opened by its address, a card shows its reasons without another tap", { tag: "@long" }, async ({
  page,
}) => {
  await enterAs(page, "Pro Demo");
  const [match] = await (await page.request.get("/api/job-matches")).json();
  await page.goto(`/?why=${match.job.id}`);
  await expect(page.getByRole("article").first().getByText("Full posting")).toBeVisible();
});

test("long words and titles break, and nothing scrolls sideways at 320 px", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "CV");
  await untilMatched(page, 6);
  await page.goto("/?dialog=add-job");
  await page.getByRole("dialog").getByRole("textbox", { name: "Text of the posting" }).fill(POSTING);
  await page.getByRole("dialog").getByRole("button", { name: "Add job" }).click();
  await expectNotice(page, "Job added");
  const card = page.getByRole("article").filter({ hasText: LONG_TITLE }).first();
  await expect(card).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const inside = await card.evaluate((article) =>
      [...article.querySelectorAll("*")].every(
        (each) => each.getBoundingClientRect().right <= article.getBoundingClientRect().right,
      ),
    );
    expect(inside, `${width}`).toBe(true);
  }
});

test("a saved job is marked on its card, until it is taken off the board", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "CV");
  const title = (await untilMatched(page, 6))[0]?.job.title ?? "";
  await page.goto("/");
  const card = page.getByRole("article", { name: title, exact: true });
  const mark = card.getByText("Saved", { exact: true });
  await expect(card).toBeVisible();
  await expect(mark).toHaveCount(0);
  const press = async (name: string) => {
    const button = card.getByRole("button", { name });
    if (!(await button.isVisible())) await card.locator("summary").filter({ hasText: "Details" }).click();
    await button.click();
  };
  await press(`Save ${title}`);
  await expect(mark).toBeVisible();
  await page.goto("/");
  await expect(mark).toBeVisible();
  await press(`Unsave ${title}`);
  await expect(mark).toHaveCount(0);
});
