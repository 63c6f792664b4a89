import mongoose from "mongoose";
import type { Page } from "playwright/test";
import { withDatabase } from "../setup/app-database.ts";
import {
  addResume,
  expect,
  expectGenerated,
  expectNotice,
  firstMatch,
  servedApp,
  test as journey,
  enterAsNew,
  signInAs,
  signInAsNew,
} from "./journey.ts";

// The browser says in its console that a request failed; here that is what a test is about.
const test = journey.extend({ noise: async ({ page: _page }, use) => use([]) });

const FILENAME = "Cover Letter - Nurse at Riverside Health";

/** The generations of the shared app. */
function generations<Answer>(look: (rows: mongoose.mongo.Collection) => Promise<Answer>): Promise<Answer> {
  return withDatabase(servedApp(), (database) => look(database.collection("generations")));
}

/** A generation of who is signed in, as another server's work would stand there. */
async function putGeneration(page: Page, fields: { kind: string; status: string }): Promise<mongoose.mongo.ObjectId> {
  const { id } = await (await page.request.get("/api/auth/user")).json();
  const [resume] = await (await page.request.get("/api/resumes")).json();
  const owner = { ownerId: new mongoose.Types.ObjectId(id), resumeId: new mongoose.Types.ObjectId(resume.id) };
  const job = { listingId: "none", company: "Riverside Health", filename: FILENAME };
  const row = { ...owner, ...job, progress: 30, runner: "elsewhere:1", startedAt: new Date(), ...fields };
  return (await generations((rows) => rows.insertOne(row))).insertedId;
}

test("DEC-38: while something is generated, a page without scripts offers Refresh outside of the closed panel", {
  tag: "@plain-only",
}, async ({ page, isScripted }) => {
  await signInAsNew(page);
  await addResume(page, "CV");
  const id = await putGeneration(page, { kind: "cover-letter", status: "active" });
  const panel = page.getByRole("group", { name: "Individual File Generation" });
  const refresh = page.getByRole("link", { name: "Refresh" });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/my-resumes");
    await expect(page.getByRole("button", { name: "AI Jobs" })).toHaveAccessibleDescription("Generating (1)");
    await expect(panel).toBeHidden();
    await expect(refresh).toBeVisible({ visible: !isScripted });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const ended = { status: "completed", progress: 100, materialTitle: FILENAME, finishedAt: new Date() };
  await generations((rows) => rows.updateOne({ _id: id }, { $set: ended }));
  if (!isScripted) await refresh.click();
  await expectNotice(page, "Cover Letter Generated Successfully", `Created: ${FILENAME}`);
  await expect(refresh).toHaveCount(0);
});

const FAILURES = [
  ["resume", "AI Generate CV", "Failed to generate tailored resume"],
  ["cover-letter", "AI Generate CL", "Failed to generate cover letter"],
  ["interview", "Interview", "Failed to generate interview questions"],
] as const;

test("AG-11: what failed to be generated behind the page is named", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "CV");
  for (const [kind, , failure] of FAILURES) {
    await putGeneration(page, { kind, status: "failed" });
    await page.goto("/my-resumes");
    await expectNotice(page, "Generation Failed", failure);
  }
});

// Without scripts such a request ends on a page of the browser's own.
test("AG-11: a request that fails names what was asked for", { tag: "@scripted" }, async ({ page }) => {
  await signInAs(page, "Pro Demo");
  await page.route("**/forms/materials/generate*", (route) => route.abort());
  const card = page.getByRole("article").first();
  for (const [, item, failure] of FAILURES) {
    await card.getByRole("button", { name: "AI Generate" }).click();
    await card.getByRole("button", { name: item, exact: true }).click();
    await expectNotice(page, "Generation Failed", failure);
    await expect(card.getByRole("button", { name: "AI Generate" })).toBeEnabled();
  }
});

test("AG-08, CF-22: while a tailored resume is in use both lists say which, and lead back to the original", async ({
  page,
  isScripted,
}) => {
  const email = await enterAsNew(page);
  await withDatabase(servedApp(), (database) =>
    database.collection("users").updateOne({ email }, { $set: { subscriptionTier: "pro" } }),
  );
  await addResume(page, "Ward CV");
  await page.goto("/");
  const card = await firstMatch(page, isScripted);
  await card.getByRole("button", { name: "AI Generate" }).click();
  await card.getByRole("button", { name: "AI Generate CV" }).click();
  await expectGenerated(page, "Resume Generated Successfully");
  const [{ name }] = await (await page.request.get("/api/resumes")).json();

  const versions = page.getByRole("region", { name: "CV Versions" });
  await expect(versions.getByText("No active resume found")).toBeVisible();
  await expect(versions.getByText(`In use is the tailored resume ${name}, made from Ward CV.`)).toBeVisible();
  await versions.getByRole("link", { name }).click();
  await expect(page.getByRole("dialog", { name })).toContainText("Active Resume");
  await page.goto("/my-resumes");
  const overview = page.getByRole("region", { name: "Resume Overview" });
  await expect(overview.getByText("Active Resume").locator("xpath=following-sibling::dd")).toHaveText("0");
  await expect(overview.getByRole("link", { name })).toBeVisible();
  await overview.getByRole("button", { name: "Use the original again" }).click();
  await expectNotice(page, "Resume activated", "Finding job matches for your active resume...");
  await expect(overview.getByText("In use is the tailored resume")).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "Ward CV" }).first()).toContainText("Active");
  await page.goto("/");
  await expect(versions.getByText("No active resume found")).toHaveCount(0);
  await expect(versions.getByText("In use is the tailored resume")).toHaveCount(0);
});
