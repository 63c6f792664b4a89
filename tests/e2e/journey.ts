import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, type Locator, type Page, test as base } from "playwright/test";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";

/** Far longer than matching takes: a busy machine is no failure. */
const MATCHED_WITHIN_MS = 90_000;

type Journey = { noise: string[]; isScripted: boolean };

/**
 * Every journey runs with and without JavaScript, but for those tagged @scripted, and fails on console errors, page
 * errors and CSP reports. `npm test` leaves those tagged @long to `npm run test:long`, something near them showing the
 * same, and goes those tagged @plain without JavaScript, the main one of each screen.
 */
export const test = base.extend<Journey>({
  isScripted: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        // A page that is meant to be missing says so in the console as well.
        if (message.type() === "error" && !/status of 40[0-9]|status of 422/.test(message.text()))
          noise.push(message.text());
      });
      page.on("pageerror", (error) => noise.push(error.message));
      await use(noise);
      expect(noise).toEqual([]);
      // What returns at once would count as passed: a journey without a way of its own is tagged @scripted.
      expect(page.url(), "the journey went nowhere").not.toBe("about:blank");
    },
    { auto: true },
  ],
});

export { expect };

const MOST_HOPS = 8;

/** Signs in by a persona's button or by an address, as the sign-in page posts them. No screen is opened yet. */
async function enter(page: Page, fields: { persona: string } | { email: string }): Promise<void> {
  const form = await page.request.get("/api/login");
  const { origin } = new URL(form.url());
  const options = { form: fields, headers: { Origin: origin }, maxRedirects: 0 };
  let answer = await page.request.post(form.url(), options);
  let at = new URL(answer.headers().location ?? "/no-way", form.url());
  // The screen at the end is opened by the browser alone.
  for (let hops = 0; at.pathname !== "/" && hops < MOST_HOPS; hops += 1) {
    answer = await page.request.get(at.href, { maxRedirects: 0 });
    at = new URL(answer.headers().location ?? "/no-way", at);
  }
  expect(at.pathname).toBe("/");
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Top Job Matches" })).toBeVisible();
}

type Persona = "Free Demo" | "Pro Demo" | "Premium Demo" | "Admin Demo";

/** Signs in as a persona, for a journey that opens a screen of its own. */
export function enterAs(page: Page, persona: Persona): Promise<void> {
  return enter(page, { persona: persona.replace(" Demo", "").toLowerCase() });
}

/** Signs in as somebody who was never here, for a journey that opens a screen of its own. */
export async function enterAsNew(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await enter(page, { email });
  return email;
}

/** Signs in as a persona, and opens the dashboard. */
export async function signInAs(page: Page, persona: Persona): Promise<void> {
  await enterAs(page, persona);
  await openDashboard(page);
}

/** Signs in as somebody who was never here, and opens the dashboard. */
export async function signInAsNew(page: Page): Promise<string> {
  const email = await enterAsNew(page);
  await openDashboard(page);
  return email;
}

/** The app that the journeys share, for looking into its database. */
export function servedApp(): { port: number; dataDir: string } {
  const { E2E_PORT, E2E_DATA_DIR } = process.env;
  if (!E2E_PORT || !E2E_DATA_DIR) throw new Error("playwright.config.ts names the app's port and data folder");
  return { port: Number(E2E_PORT), dataDir: E2E_DATA_DIR };
}

/** A notice's title and description, wherever it is shown. */
export async function expectNotice(page: Page, title: string | RegExp, description?: string | RegExp): Promise<void> {
  const region = page.getByRole("region", { name: /Notifications/ });
  await expect(region.getByText(title, { exact: typeof title === "string" })).toBeVisible();
  if (description) await expect(region.getByText(description)).toBeVisible();
}

/** The notice of a generation that ended; on a busy machine it takes longer than its form waits, and Refresh shows it. */
export async function expectGenerated(page: Page, title: string, description?: RegExp): Promise<void> {
  const refresh = page.getByRole("link", { name: "Refresh" }).first();
  const notice = page.getByRole("region", { name: /Notifications/ }).getByText(title, { exact: true });
  await expect(async () => {
    if (!(await notice.isVisible()) && (await refresh.isVisible())) await refresh.click();
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: MATCHED_WITHIN_MS });
  if (description) await expectNotice(page, title, description);
}

/** Uploads a file through the dialog. */
export async function uploadThroughDialog(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  name?: string,
): Promise<void> {
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  await dialog.locator("input[type=file]").setInputFiles(file);
  if (name !== undefined) await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
  await expectNotice(page, "Resume uploaded successfully!");
}

/** The first match, once matching is through; a page without scripts is told by its own link. */
export async function firstMatch(page: Page, isScripted: boolean): Promise<Locator> {
  const card = page.getByRole("article").first();
  const refresh = page.getByRole("link", { name: "Refresh" }).first();
  await expect(async () => {
    if (!isScripted && (await refresh.isVisible())) await refresh.click();
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: MATCHED_WITHIN_MS });
  return card;
}

/** All matches, once there are at least as many. */
export async function untilMatched(page: Page, atLeast: number): Promise<MatchView[]> {
  let matches: MatchView[] = [];
  await expect(async () => {
    matches = await (await page.request.get("/api/job-matches")).json();
    expect(matches.length).toBeGreaterThanOrEqual(atLeast);
  }).toPass({ timeout: MATCHED_WITHIN_MS });
  return matches;
}

/** Adds the nurse's resume without the dialog. */
export async function addResume(page: Page, name: string): Promise<ResumeView> {
  const buffer = Buffer.from(await resumePdf("nurse"));
  const response = await page.request.post("/api/upload-resume", {
    multipart: { name, resume: { name: "cv.pdf", mimeType: PDF_TYPE, buffer } },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Opens a dialog by its address; a click is lost if it comes while the scripts open it once more as a modal one. */
export async function openDialog(page: Page, address: string, isScripted: boolean): Promise<Locator> {
  await page.goto(address);
  if (isScripted) await expect(page.locator("dialog:modal")).toBeVisible();
  return page.getByRole("dialog");
}

/** Counts from now on how far things move by themselves on each page that is opened. Needs JavaScript. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the layout shifts of the open page. */
export function shiftsOn(page: Page): Promise<number> {
  return page.evaluate("window.moved.sum");
}

/** What axe-core finds serious or critical on the present screen; needs JavaScript. */
export async function findSeriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results: AxeResults = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })");
  return results.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
