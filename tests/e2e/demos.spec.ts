import type { Locator, Page } from "playwright/test";
import { DESIGNS, HEADINGS } from "../setup/demo-pages.ts";
import { enterAsNew, expect, findSeriousFaults, signInAs, test } from "./journey.ts";

const HOUR_MS = 60 * 60 * 1_000;

/** The item that takes five seconds from the start. */
function bar(page: Page): Locator {
  return page.getByRole("progressbar", { name: "Cover Letter - Ward Nurse at Aldergate Health" });
}

/** The clock stands still; a click that came before the script is made once more. */
async function runAgain(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: "Run again" }).click();
    await expect(page.getByText("0 completed, 2 active, 4 queued")).toBeVisible({ timeout: 500 });
  }).toPass();
}

function designs(page: Page): Locator {
  return page.getByRole("navigation", { name: "Designs" }).getByRole("link");
}

test("DM-01: eight designs, each of them drawn its own way, chosen by a link", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await page.goto("/ai-activity-demo?design=no-such-design");
  await expect(designs(page).locator("b")).toHaveText(DESIGNS);
  await expect(page.getByRole("heading", { level: 2, name: "Bars" })).toBeVisible();
  const drawings = new Set<string>();
  for (const design of DESIGNS) {
    await designs(page).filter({ hasText: design }).click();
    await expect(page).toHaveURL(`/ai-activity-demo?design=${design.toLowerCase()}`);
    const stand = page.getByRole("region", { name: design });
    await expect(stand.getByText("Interview Prep - Motion Designer at Cobalt Lane").first()).toBeVisible();
    await expect(designs(page).and(page.locator("[aria-current]"))).toHaveText(new RegExp(design));
    const drawn = await stand.locator("> :last-child").innerHTML();
    drawings.add((drawn.match(/<\w+/g) ?? []).join(""));
  }
  expect(drawings.size).toBe(DESIGNS.length);
});

test("DM-02: the page begins with items that are active, queued and completed", async ({ page, isScripted }) => {
  await enterAsNew(page);
  await page.clock.install();
  await page.goto("/ai-activity-demo");
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  if (!isScripted) {
    await expect(page.getByText("1 completed, 2 active, 3 queued")).toBeVisible();
    await expect(bar(page)).toHaveAttribute("aria-valuetext", "Active, 72%");
    for (const status of [/^Active \d+%$/, "Queued", "Completed"]) {
      await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole("button", { name: "Run again" })).toBeHidden();
    return;
  }
  for (const design of ["Bars", "Rings", "Stages", "Pages", "Schedule", "Compass"]) {
    await designs(page).filter({ hasText: design }).click();
    await runAgain(page);
    await expect(bar(page)).toHaveAttribute("aria-valuetext", "Active, 0%");
    await page.clock.runFor(4_000);
    await expect(bar(page)).toHaveAttribute("aria-valuenow", "80");
    await expect(page.getByText("1 completed, 2 active, 3 queued")).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveAttribute("aria-valuenow", "100");
    await expect(bar(page)).toHaveAttribute("aria-valuetext", "Completed");
    await page.clock.runFor(8_000);
    await expect(page.getByText("6 completed, 0 active, 0 queued")).toBeVisible();
  }
});

test("DM-02: in the lanes and the ticker items go from queued to completed", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  await page.clock.install();
  await page.goto("/ai-activity-demo?design=lanes");
  const lane = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  if (isScripted) {
    await runAgain(page);
    await page.clock.runFor(3_000);
  }
  await expect(lane("Queued")).toHaveCount(3);
  await expect(lane("Active").getByRole("progressbar")).toHaveCount(2);
  await expect(lane("Completed")).toHaveCount(1);
  await designs(page).filter({ hasText: "Ticker" }).click();
  await expect(page.getByText("3 waiting")).toBeVisible();
  if (isScripted) await page.clock.runFor(10_000);
  await expect(page.getByText("All is written.")).toHaveCount(isScripted ? 1 : 0);
});

test("DM-01: people who ask for less motion see no moving picture", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/ai-activity-demo?design=compass");
  const needle = page.locator(".demo-needle");
  expect(
    await needle.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration)),
  ).toBeLessThan(0.001);
});

test("DM-03: a list of companies, what was written for each, and the sheet", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await page.goto("/ai-materials-design1?company=unknown&sheet=unknown");
  const companies = page.getByRole("navigation", { name: "Companies" }).getByRole("link");
  await expect(companies).toHaveCount(8);
  await expect(companies.first()).toHaveAttribute("aria-current", "true");
  await companies.filter({ hasText: "Halden Robotics" }).click();
  await expect(page).toHaveURL("/ai-materials-design1?company=halden");
  const materials = page.getByRole("navigation", { name: "Materials for Halden Robotics" }).getByRole("link");
  await expect(materials).toHaveCount(3);
  await expect(page.getByRole("article")).toContainText("Dear Halden team,");
  await materials.filter({ hasText: "Interview Prep" }).click();
  await expect(page.getByRole("article")).toContainText("Tell us about a fault that you could not reproduce.");
});

test("DM-04: a grid of company cards with tabs for resumes, cover letters and interview prep", {
  tag: "@long",
}, async ({ page }) => {
  await enterAsNew(page);
  await page.goto("/ai-materials-design2?kind=no-such-kind");
  const tabs = page.getByRole("navigation", { name: "Kinds of material" }).getByRole("link");
  await expect(tabs).toHaveText([/^Resumes \d+$/, /^Cover Letters \d+$/, /^Interview Prep \d+$/]);
  await expect(tabs.first()).toHaveAttribute("aria-current", "page");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(cards).toHaveCount(5);
  await tabs.filter({ hasText: "Interview Prep" }).click();
  await expect(cards).toHaveCount(4);
  await cards.getByRole("link", { name: "Larkspur Schools" }).click();
  await expect(page).toHaveURL("/ai-materials-design2?kind=interview&company=larkspur");
  await expect(page.getByText("How do you speak with parents about a grade?")).toBeVisible();
  await tabs.filter({ hasText: "Cover Letters" }).click();
  await expect(page.getByText("Dear Dr. Pell,")).toBeVisible();
  await cards.getByRole("link", { name: "Close" }).click();
  await expect(page.getByText("Dear Dr. Pell,")).toHaveCount(0);
});

test("DM-05, DEC-71: the timeline is found by text, company and type, with and without a script", async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  await page.goto("/ai-materials-design3?company=unknown&type=unknown");
  const text = page.getByRole("searchbox", { name: "Search" });
  const company = page.getByRole("combobox", { name: "Company" });
  const type = page.getByRole("combobox", { name: "Type" });
  const apply = page.getByRole("button", { name: "Apply" });
  await expect(company.getByRole("option").first()).toHaveText("All Companies");
  await expect(type.getByRole("option")).toHaveText(["All Types", "AI Resumes", "Cover Letters", "Interview Prep"]);
  await expect(company).toHaveValue("");
  await expect(page.getByText("14 materials")).toBeVisible();
  await text.fill("HALDEN");
  await expect(apply).toBeVisible({ visible: !isScripted });
  if (!isScripted) await apply.click();
  await expect(page.getByText("3 materials")).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=HALDEN/);
  await expect(page.getByRole("region", { name: "Today" })).toHaveCount(0);
  await type.selectOption("Interview Prep");
  if (!isScripted) await apply.click();
  await expect(page.getByText("1 material", { exact: true })).toBeVisible();
  await company.selectOption("Larkspur Schools");
  if (!isScripted) await apply.click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect(page.getByText("14 materials")).toBeVisible();
  await expect(text).toHaveValue("");
  await expect(company).toHaveValue("");
  await expect(type).toHaveValue("");
});

test("DM-06, DM-07, HD-05: three header mocks with five items, a Pro badge and Upgrade", { tag: "@long" }, async ({
  page,
}) => {
  await signInAs(page, "Free Demo");
  await expect(page.getByText("Pro", { exact: true })).toHaveCount(0);
  await page.goto("/navigation-preview");
  const navigations = page.getByRole("navigation", { name: /^Main, / });
  await expect(navigations).toHaveCount(3);
  for (const navigation of await navigations.all()) {
    await expect(navigation.getByRole("link")).toHaveText([
      "Dashboard",
      "Jobs",
      "Resumes",
      "AI Materials",
      "Analytics",
    ]);
  }
  await expect(page.getByText("Pro", { exact: true })).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("link", { name: "Upgrade" })).toHaveCount(3);
  await expect(page.getByRole("banner").getByText("Free Plan")).toBeVisible();
  await navigations.nth(1).getByRole("link", { name: "Jobs" }).click();
  await expect(page).toHaveURL("/navigation-preview?item=jobs");
  await expect(navigations.locator("[aria-current=page]")).toHaveText(["Jobs", "Jobs", "Jobs"]);
});

test("the demos fit a phone", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of Object.keys(HEADINGS)) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  await page.goto("/ai-activity-demo");
  for (const design of DESIGNS) {
    await designs(page).filter({ hasText: design }).click();
    await expect(page.getByRole("region", { name: design })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), design).toBe(360);
  }
});

// Without a script nothing moves, and choosing is a page of its own.
test("the demos keep still while they load, and choosing asks no server", { tag: ["@scripted", "@long"] }, async ({
  page,
}) => {
  await enterAsNew(page);
  for (const path of Object.keys(HEADINGS)) {
    await page.goto(path);
    expect(await shiftOf(page), path).toBeLessThan(0.01);
  }
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Jobs" }).first().click();
  await expect(page).toHaveURL("/navigation-preview?item=jobs");
  expect(asked.filter((path) => path !== "/favicon.svg")).toEqual([]);
});

/** How much the page has moved since it was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          // The entry's own fields are not in TypeScript's library.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

const MOCK_PAGES = [
  "/ai-materials-design1",
  "/ai-materials-design2?company=halden",
  "/ai-materials-design3",
  "/ai-materials-design3?q=nothing-like-it",
  "/navigation-preview",
];

for (const { colorScheme, shown, tag } of [
  { colorScheme: "light", shown: 1, tag: [] },
  { colorScheme: "light", shown: DESIGNS.length, tag: ["@long"] },
  { colorScheme: "dark", shown: DESIGNS.length, tag: ["@long"] },
] as const) {
  const title = `axe finds nothing serious on the demos in their ${colorScheme} colours, designs shown: ${shown}`;
  // It runs in the page, so there is no second way.
  test(title, { tag: ["@scripted", ...tag] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await enterAsNew(page);
    for (const path of MOCK_PAGES) {
      await page.goto(path);
      expect(await findSeriousFaults(page), path).toEqual([]);
    }
    await page.goto("/ai-activity-demo");
    for (const design of DESIGNS.slice(0, shown)) {
      await designs(page).filter({ hasText: design }).click();
      await expect(page.getByRole("region", { name: design })).toBeVisible();
      expect(await findSeriousFaults(page), design).toEqual([]);
    }
  });
}
