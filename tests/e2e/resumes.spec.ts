import type { Locator, Page } from "playwright/test";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { addResume, enterAsNew, expect, expectNotice, test, untilMatched } from "./journey.ts";

async function listOf(page: Page): Promise<ResumeView[]> {
  return (await page.request.get("/api/resumes")).json();
}

/** The item of CV Versions or of Your Resumes with this name. */
function itemOf(page: Page, name: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

async function openMenu(page: Page, name: string, entry: string): Promise<Locator> {
  await itemOf(page, name)
    .getByRole("button", { name: `More for ${name}` })
    .click();
  await page
    .getByRole("group", { name: `More for ${name}` })
    .getByRole("link", { name: entry, exact: true })
    .click();
  return page.getByRole("dialog");
}

test("CV-02, CV-05, CV-07: the active version shows, Load More the others, Show Less only it again", async ({
  page,
}) => {
  await enterAsNew(page);
  for (const name of ["One", "Two", "Three"]) await addResume(page, name);
  await page.goto("/");
  const card = page.getByRole("region", { name: "CV Versions" });
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(["Three"]);
  await expect(itemOf(page, "Three").getByText("Active", { exact: true })).toBeVisible();
  await card.getByRole("link", { name: "Load More (2 more versions)" }).click();
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(["Three", "Two", "One"]);
  await expect(card.getByText("Active", { exact: true })).toHaveCount(1);
  await card.getByRole("link", { name: "Show Less" }).click();
  await expect(card.getByRole("heading", { level: 3 })).toHaveCount(1);
});

test("CV-06, CV-08, CV-09: job title, upload time and applied count", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "Nurse CV");
  await page.goto("/");
  const item = itemOf(page, "Nurse CV");
  for (const text of ["Registered Nurse", "Just now", "0 applied"]) {
    await expect(item.getByText(text, { exact: true })).toBeVisible();
  }
});

test("CV-10, CV-16, CV-18: Activate only on an inactive one, and only one is active", async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "First");
  await addResume(page, "Second");
  await page.goto("/?versions=all");
  await expect(itemOf(page, "Second").getByRole("button", { name: /Activate/ })).toHaveCount(0);
  await itemOf(page, "First")
    .getByRole("button", { name: /Activate/ })
    .click();
  await expectNotice(page, "Resume activated", "Finding job matches for your active resume...");
  await expect(itemOf(page, "First").getByText("Active", { exact: true })).toBeVisible();
  expect((await listOf(page)).map(({ name, isActive }) => [name, isActive])).toEqual([
    ["First", true],
    ["Second", false],
  ]);
});

test("CV-12, CV-13, CV-22: renaming by Enter; a blank name is refused", async ({ page, isScripted }) => {
  await enterAsNew(page);
  await addResume(page, "Old");
  await page.goto("/");
  const dialog = await openMenu(page, "Old", "Rename");
  await expect(dialog).toHaveAccessibleName("Rename Resume");
  const field = dialog.getByRole("textbox");
  await field.fill("   ");
  if (isScripted) await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  else {
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectNotice(page, "Failed to rename resume", "Please enter a resume name.");
  }
  await expect(dialog.getByRole("link", { name: "Cancel" })).toBeVisible();
  await field.fill(" New name ");
  await field.press("Enter");
  await expectNotice(page, "Resume renamed", "The resume is now called New name.");
  await expect(itemOf(page, "New name")).toBeVisible();
});

test("CV-11, CV-14, CV-17, CV-19: deleting one says what goes with it", async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "Only");
  await page.goto("/");
  await expect(page.getByRole("group", { name: "More for Only", includeHidden: true })).not.toContainText(
    "Delete All Resumes",
  );
  const dialog = await openMenu(page, "Only", "Delete");
  await expect(dialog).toHaveAccessibleName("Delete Resume");
  await expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete "Only" and all associated job matches and applications.',
  );
  await expect(dialog.getByRole("link", { name: "Cancel" })).toBeVisible();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectNotice(page, "Resume deleted", "The resume and its job matches and applications were removed.");
  await expect(page.getByText("No resumes uploaded yet")).toBeVisible();
  await expect(page.getByRole("link", { name: /^My Resumes/ })).toHaveText("My Resumes 0");
  expect(await (await page.request.get("/api/job-matches")).json()).toEqual([]);
});

test("CV-03, CV-04, CV-11, CV-20: deleting all, and the state in which none is active", async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "Stays");
  const active = await addResume(page, "Goes");
  await page.request.delete(`/api/resumes/${active.id}`);
  await addResume(page, "Third");
  await page.request.delete(`/api/resumes/${(await listOf(page))[0]?.id}`);
  await page.goto("/");
  await expect(page.getByText("No active resume found")).toBeVisible();
  await page.getByRole("link", { name: "Show all resume versions" }).first().click();
  await expect(itemOf(page, "Stays")).toBeVisible();
  await addResume(page, "Another");
  await page.reload();
  const dialog = await openMenu(page, "Stays", "Delete All Resumes");
  await expect(dialog).toHaveAccessibleDescription(/permanently delete all 2 resumes/);
  await dialog.getByRole("button", { name: "Delete All" }).click();
  await expectNotice(page, "All resumes deleted", "All resumes, job matches and applications were removed.");
  await expect(page.getByText("No resumes uploaded yet")).toBeVisible();
  expect(await listOf(page)).toEqual([]);
});

test("CV-15, CV-21, CV-23: a new file replaces the old one and gives the name", { tag: "@plain" }, async ({ page }) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "Nurse CV");
  await page.goto("/");
  const dialog = await openMenu(page, "Nurse CV", "Reupload");
  const input = dialog.locator("input[type=file]");
  await expect(input).toHaveAttribute("accept", ".pdf,.doc,.docx");
  await input.setInputFiles({ name: "x.pdf", mimeType: PDF_TYPE, buffer: Buffer.from("%PDF-1.7 and then nothing") });
  await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
  await expectNotice(page, "Failed to reupload resume");
  const buffer = Buffer.from(await resumePdf("developer"));
  await input.setInputFiles({ name: "dev.v2.pdf", mimeType: PDF_TYPE, buffer });
  await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
  await expectNotice(page, "Resume updated", "Your resume has been reuploaded and processed.");
  await expect(itemOf(page, "dev.v2")).toBeVisible();
  expect(await listOf(page)).toMatchObject([{ id, name: "dev.v2", isActive: true }]);
});

test("CV-15, UP-10, UP-11, DEC-74: a new file of a wrong type or size is refused in words", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  const { id, name } = await addResume(page, "Nurse CV");
  for (const { file, title, description } of [
    {
      file: { name: "me.png", mimeType: "image/png", buffer: Buffer.from("no resume") },
      title: "Invalid file type",
      description: "Please upload a PDF, DOC, or DOCX file.",
    },
    {
      file: { name: "big.pdf", mimeType: PDF_TYPE, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      title: "File too large",
      description: "Please upload a file smaller than 10MB.",
    },
  ]) {
    await page.goto(`/my-resumes?dialog=reupload&resume=${id}`);
    const dialog = page.getByRole("dialog", { name: "Reupload Resume" });
    const input = dialog.locator("input[type=file]");
    await input.setInputFiles(file);
    if (!isScripted) await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
    await expectNotice(page, title, description);
    await expect(dialog).toBeVisible();
    await expect(input).toHaveValue("");
  }
  expect(await listOf(page)).toMatchObject([{ name }]);
});

test("a name of 200 letters without a space makes no dialog scroll sideways", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "W".repeat(200));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const dialog of ["rename", "reupload", "delete"]) {
    await page.goto(`/my-resumes?dialog=${dialog}&resume=${id}`);
    const beyond = await page.getByRole("dialog").evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(beyond, dialog).toBe(0);
  }
});

test("MR-01 to MR-09, MR-11, HD-01, HD-02, HD-04: My Resumes shows all uploads, and its badge counts them", {
  tag: "@plain",
}, async ({ page }) => {
  await enterAsNew(page);
  const nurse = await addResume(page, "Nurse CV");
  await addResume(page, "Old CV");
  await page.request.post(`/api/resumes/${nurse.id}/activate`);
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links.nth(0)).toHaveAccessibleName("Dashboard");
  await expect(links.nth(0)).toHaveAttribute("aria-current", "page");
  await expect(links.nth(1)).toHaveAccessibleName("My Resumes 2");
  await links.nth(1).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Resumes" })).toBeVisible();
  await expect(links.nth(1)).toHaveAttribute("aria-current", "page");
  await expect(links.nth(0)).not.toHaveAttribute("aria-current");
  await expect(page.getByText("Manage and view all your uploaded resume versions")).toBeVisible();
  const overview = page.getByRole("region", { name: "Resume Overview" });
  await expect(overview.getByRole("term")).toHaveText(["Total Resumes", "Active Resume", "Total Applications"]);
  await expect(overview.getByRole("definition")).toHaveText(["2", "1", "0"]);
  const list = page.getByRole("region", { name: "Your Resumes" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["Nurse CV", "Old CV"]);
  const entry = itemOf(page, "Nurse CV");
  await expect(entry.getByText("Active", { exact: true })).toBeVisible();
  await expect(itemOf(page, "Old CV").getByText("Active", { exact: true })).toHaveCount(0);
  await expect(entry.getByText("Uploaded less than a minute ago")).toBeVisible();
  await expect(entry.getByText("cv.pdf")).toBeVisible();
  await expect(entry.getByText("0 applications sent")).toBeVisible();
  await expect(entry.getByText(`+${nurse.skills.length - 6} more`)).toBeVisible();
  const experience = entry.getByText("Recent Experience").locator("+ p");
  expect(await experience.textContent()).toBe(`${nurse.experience.slice(0, 150)}...`);
  await expect(page.getByRole("button", { name: /Activate/ })).toHaveCount(0);
  await entry.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Nurse CV" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/my-resumes");
});

test("MR-02: applications are summed up", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "CV");
  const matches = await untilMatched(page, 2);
  for (const match of matches.slice(0, 2)) await page.request.post(`/api/jobs/${match.job.id}/apply`);
  await page.goto("/my-resumes");
  await expect(page.getByRole("definition")).toHaveText(["1", "1", "2"]);
  await expect(itemOf(page, "CV").getByText("2 applications sent")).toBeVisible();
});

test("MR-10: no resumes yet, and the way to the first", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await page.goto("/my-resumes");
  await expect(page.getByRole("heading", { name: "No Resumes Found" })).toBeVisible();
  await expect(page.getByText("Upload your first resume to get started with job matching")).toBeVisible();
  await page.getByRole("link", { name: "Choose a file" }).click();
  await expect(page.getByRole("dialog", { name: "Upload Your Resume" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/my-resumes");
});

test("a resume is renamed and deleted from My Resumes as well, and the page stays", { tag: "@long" }, async ({
  page,
}) => {
  await enterAsNew(page);
  await addResume(page, "CV");
  await page.goto("/my-resumes");
  const rename = await openMenu(page, "CV", "Rename");
  await rename.getByRole("textbox").fill("Better name");
  await rename.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Resume renamed");
  const remove = await openMenu(page, "Better name", "Delete");
  await remove.getByRole("button", { name: "Delete", exact: true }).click();
  await expectNotice(page, "Resume deleted");
  await expect(page.getByRole("heading", { name: "No Resumes Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^My Resumes/ })).toHaveText("My Resumes 0");
});
