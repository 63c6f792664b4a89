import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { expect, expectNotice, firstMatch, signInAsNew, test as journey, uploadThroughDialog } from "./journey.ts";

// The browser says in its console that a request failed; here that is what the test is about.
const test = journey.extend({ noise: async ({ page: _page }, use) => use([]) });

const resume = async () => ({ name: "nurse.pdf", mimeType: PDF_TYPE, buffer: Buffer.from(await resumePdf("nurse")) });

// Without scripts a failed request is the browser's own page, and Back leads to the form.
test("UP-17, AG-16: a request that fails is said, and the screen and what was typed stay", {
  tag: "@scripted",
}, async ({ page }) => {
  await signInAsNew(page);
  await uploadThroughDialog(page, await resume(), "CV");
  await firstMatch(page, true);
  await page.route("**/forms/**", (route) => route.abort());
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  await dialog.locator("input[type=file]").setInputFiles(await resume());
  await dialog.getByRole("textbox").fill("Kept name");
  await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
  await expectNotice(page, "Upload failed", "Failed to upload resume");
  await expect(dialog.getByRole("textbox")).toHaveValue("Kept name");
  await expect(dialog.getByText("nurse.pdf")).toBeVisible();
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("article").first().getByRole("button", { name: "Apply Now" }).click();
  await expectNotice(page, "Application Failed", "Failed to track application");
  await expect(page.getByRole("article").first().getByRole("button", { name: "Apply Now" })).toBeEnabled();
});

// Without scripts a form that cannot be sent is the browser's own page, and Back leads to it.
test("UP-17, DEC-82: without any line the form says so, keeps what was typed, and sends it afterwards", {
  tag: ["@scripted", "@long"],
}, async ({ page, context }) => {
  await signInAsNew(page);
  await uploadThroughDialog(page, await resume(), "CV");
  await page.goto("/my-resumes");
  const files = await page.locator('link[rel="modulepreload"]').count();
  await page.getByRole("button", { name: "More for CV" }).click();
  await page.getByRole("link", { name: "Rename" }).click();
  const name = page.getByRole("dialog", { name: "Rename Resume" }).getByRole("textbox");
  // What answers the form is loaded once the screen has settled.
  await page.waitForFunction((before) => document.querySelectorAll('link[rel="modulepreload"]').length > before, files);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await name.fill("A better name");
  await name.press("Enter");
  await expectNotice(page, "Failed to rename resume", "Something went wrong");
  await expect(name).toHaveValue("A better name");
  await context.setOffline(false);
  await name.press("Enter");
  await expectNotice(page, "Resume renamed");
});

test("DEC-82: a session that ends while a dialog is open loses nothing that was typed", { tag: "@plain" }, async ({
  page,
  context,
  isScripted,
}) => {
  await signInAsNew(page);
  await uploadThroughDialog(page, await resume(), "CV");
  await page.goto("/my-resumes");
  await page.getByRole("link", { name: "View" }).first().click();
  await page.getByRole("link", { name: "Experience", exact: true }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).first().click();
  const text = `A long text worth keeping.\n${"Cared for patients. ".repeat(20)}`;
  await page.locator("textarea").fill(text);
  await context.clearCookies();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your session has expired").first()).toBeVisible();
  await expect(page.locator("textarea")).toHaveValue(text);
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  if (!isScripted) expect(page.url()).toContain("/forms/resumes/edit");
});

test("UP-11, DEC-18: a file that is far too large is refused in words without scripts too", {
  tag: "@plain-only",
}, async ({ page, isScripted }) => {
  await signInAsNew(page);
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "x.pdf", mimeType: PDF_TYPE, buffer: Buffer.alloc(25 * 1024 * 1024) });
  if (!isScripted) await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
  await expectNotice(page, "File too large", "Please upload a file smaller than 10MB.");
});

test("DEC-82: a file sent after the session has ended is refused in words, and what follows is answered at once", {
  tag: "@long",
}, async ({ page, context, isScripted }) => {
  await signInAsNew(page);
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  const buffer = Buffer.concat([Buffer.from(await resumePdf("nurse")), Buffer.alloc(9 * 1024 * 1024)]);
  await dialog.locator("input[type=file]").setInputFiles({ name: "cv.pdf", mimeType: PDF_TYPE, buffer });
  await context.clearCookies();
  for (let tries = 0; tries < (isScripted ? 3 : 1); tries += 1) {
    await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
    await expect(page.getByText("Your session has expired").first()).toBeVisible();
  }
  // As many as a browser keeps connections: one that was left hanging would be among them.
  const ask = () => Promise.all(Array.from({ length: 6 }, async () => (await fetch("/api/stats")).status));
  if (isScripted) expect(await page.evaluate(ask)).toEqual(Array(6).fill(401));
  const started = Date.now();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(Date.now() - started).toBeLessThan(5_000);
});

test("where scripts are on and do not come, what stands in for them appears after a while", {
  tag: ["@scripted", "@long"],
}, async ({ page }) => {
  await signInAsNew(page);
  await uploadThroughDialog(page, await resume(), "CV");
  await firstMatch(page, true);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/");
  const sort = page.getByRole("button", { name: "Sort", exact: true });
  await expect(sort).toHaveCount(0);
  await page.getByLabel(/sort/i).first().selectOption("date-desc");
  await sort.click({ timeout: 15_000 });
  await expect(page).toHaveURL(/sort=date-desc/);
});

// Without scripts it is the browser's own page.
test("a screen that cannot be reached says so to a user, and Retry leads to it", { tag: "@scripted" }, async ({
  page,
}) => {
  await signInAsNew(page);
  await page.route("**/*.data*", (route) => route.abort());
  const link = page.getByRole("link", { name: /^My Resumes/ });
  const heading = page.getByRole("heading", { name: "No connection" });
  // A click before the scripts are there is a page load.
  await expect(async () => {
    await page.goto("/");
    await link.click();
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await page.unroute("**/*.data*");
  await page.getByRole("link", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Resumes" })).toBeVisible();
});

test("RT-06, DEC-82: a screen opened after the session has ended offers to sign in", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await signInAsNew(page);
  await context.clearCookies();
  await page.getByRole("link", { name: /^My Resumes/ }).click();
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toHaveAttribute("href", /returnTo=%2Fmy-resumes/);
});
