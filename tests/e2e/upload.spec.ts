import { DOCX_TYPE, PDF_TYPE, resumeDocx, resumePdf } from "../fixtures/resumes.ts";
import { scannedPdf } from "../fixtures/scans.ts";
import { expect, expectNotice, firstMatch, signInAsNew, test, uploadThroughDialog } from "./journey.ts";

const SECONDS = 1000;

test("UP-01 to UP-08: the dialog opens over the page, says what it takes, and closes again", async ({
  page,
  isScripted,
}) => {
  await signInAsNew(page);
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  await expect(dialog.getByText("Upload your CV to find matching job opportunities using AI")).toBeVisible();
  const area = dialog.locator("label", { hasText: "Drop your resume here or click to browse" });
  await expect(area).toBeVisible();
  await expect(dialog.getByText("Supports PDF, DOC, DOCX up to 10MB")).toBeVisible();
  await expect(dialog.getByPlaceholder("e.g., Frontend Developer CV")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Upload & Analyze" })).toBeVisible();
  if (isScripted) {
    // While a file is over it, the area stands out.
    const ground = () => area.evaluate((shown) => getComputedStyle(shown).backgroundColor);
    const usual = await ground();
    await area.dispatchEvent("dragenter");
    await expect.poll(ground).not.toBe(usual);
    await area.dispatchEvent("dragleave");
    await expect.poll(ground).toBe(usual);
  }
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
});

test("UP-16: an upload leads to ranked matches that explain themselves within 15 s", { tag: "@plain" }, async ({
  page,
  isScripted,
}) => {
  await signInAsNew(page);
  const buffer = Buffer.from(await resumePdf("nurse"));
  await uploadThroughDialog(page, { name: "nurse.pdf", mimeType: PDF_TYPE, buffer }, "My nursing CV");
  await expectNotice(page, "Resume uploaded successfully!", "AI processing and job matching in progress...");
  await expect(page.getByRole("dialog")).toBeHidden();
  const first = await firstMatch(page, isScripted);
  await expect(first.getByRole("heading")).toContainText(/nurse|RN/i);
  const why = first.getByText(/^Why \d+%$/);
  await why.click();
  await expect(first.getByText("Role and title")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByText("10/10")).toBeVisible();
  await expect(page.getByText("Monthly limit reached. Upgrade for unlimited matches.")).toBeVisible();
  await page.getByRole("link", { name: "Load More Jobs (4 remaining)" }).click();
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect(page.getByRole("link", { name: /Load More Jobs/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "My nursing CV" })).toBeVisible();
});

test("DEC-23: a scan is read, and the person is asked to check what was recognised", { tag: "@long" }, async ({
  page,
}) => {
  test.setTimeout(300 * SECONDS);
  await signInAsNew(page);
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  const buffer = Buffer.from(await scannedPdf({ turn: 1.5 }));
  await dialog.locator("input[type=file]").setInputFiles({ name: "scan.pdf", mimeType: PDF_TYPE, buffer });
  await dialog.getByRole("textbox").fill("My scan");
  await dialog.getByRole("button", { name: "Upload & Analyze" }).click({ timeout: 120 * SECONDS });
  await expect(page.getByRole("heading", { name: "My scan" })).toBeVisible({ timeout: 120 * SECONDS });
  await expectNotice(page, "Resume uploaded successfully!", /The text was read from the pictures, please check it/);
});

test("UP-15, UP-09: without a name the file gives it, as a Word file too", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await signInAsNew(page);
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  const button = dialog.getByRole("button", { name: "Upload & Analyze" });
  if (isScripted) await expect(button).toBeDisabled();
  const buffer = Buffer.from(await resumeDocx("developer"));
  await dialog.locator("input[type=file]").setInputFiles({ name: "my.cv.docx", mimeType: DOCX_TYPE, buffer });
  if (isScripted) {
    await expect(dialog.getByRole("textbox")).toHaveValue("my.cv");
    await expect(dialog.getByText(`${(buffer.byteLength / 1024 / 1024).toFixed(2)} MB`)).toBeVisible();
    await dialog.getByRole("textbox").fill("");
    await expect(button).toBeDisabled();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(dialog.getByText("Drop your resume here or click to browse")).toBeVisible();
    await dialog.locator("input[type=file]").setInputFiles({ name: "my.cv.docx", mimeType: DOCX_TYPE, buffer });
  }
  await button.click();
  await expectNotice(page, "Resume uploaded successfully!");
  await expect(page.getByRole("heading", { name: "my.cv" })).toBeVisible();
});

test("UP-10, UP-13, UP-17: what is wrong with an upload is said, and nothing typed is lost", { tag: "@plain" }, async ({
  page,
  isScripted,
}) => {
  await signInAsNew(page);
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  await dialog.getByRole("textbox").fill("A name worth keeping");
  if (isScripted) {
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await expectNotice(page, "Invalid file type", "Please upload a PDF, DOC, or DOCX file.");
    await expect(dialog.getByText("x.png")).toBeHidden();
  } else {
    await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
    await expectNotice(page, "Missing information", "Please select a file and enter a resume name.");
  }
  await expect(dialog.getByRole("textbox")).toHaveValue("A name worth keeping");
  const broken = { name: "broken.pdf", mimeType: PDF_TYPE, buffer: Buffer.from("%PDF-1.7 and then nothing") };
  await dialog.locator("input[type=file]").setInputFiles(broken);
  await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
  await expectNotice(page, "Upload failed", "This file could not be read. Please check it and upload it again.");
  await expect(dialog.getByRole("textbox")).toHaveValue("A name worth keeping");
  expect(await (await page.request.get("/api/resumes")).json()).toEqual([]);
});

// The timers are a script's; without scripts the server waits before it answers (DEC-18).
test("RQ-12: after an upload the page's data is read again near 3, 8 and 15 s", {
  tag: ["@scripted", "@long"],
}, async ({ page }) => {
  await signInAsNew(page);
  await page.clock.install();
  let reads = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && new URL(request.url()).pathname.endsWith(".data")) reads += 1;
  });
  const buffer = Buffer.from(await resumePdf("nurse"));
  await uploadThroughDialog(page, { name: "nurse.pdf", mimeType: PDF_TYPE, buffer }, "CV");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  // The moments count from the upload itself, however long its answer took.
  const [resume] = await (await page.request.get("/api/resumes")).json();
  let at = Date.now() - Date.parse(resume.uploadedAt);
  for (const due of [3, 8, 15]) {
    // An answer that came later than this leaves the moment out.
    if (at > (due - 1) * SECONDS) continue;
    await page.clock.runFor((due - 1) * SECONDS - at);
    const before = reads;
    await page.clock.runFor(2 * SECONDS);
    await expect.poll(() => reads, `at ${due} s`).toBeGreaterThan(before);
    at = (due + 1) * SECONDS;
  }
});
