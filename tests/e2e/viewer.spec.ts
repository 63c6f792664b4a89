import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "playwright/test";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import {
  addResume,
  enterAsNew,
  expect,
  expectNotice,
  findSeriousFaults,
  openDialog,
  signInAsNew,
  test,
} from "./journey.ts";

/** The API's view of a resume. */
async function viewOf(page: Page, id: string): Promise<ResumeView> {
  return (await page.request.get(`/api/resumes/${id}/view`)).json();
}

async function openTab(page: Page, tab: string): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: tab, exact: true }).click();
  await expect(dialog.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
  return dialog;
}

async function downloadBy(page: Page, link: Locator): Promise<{ file: Download; bytes: Buffer }> {
  const started = page.waitForEvent("download");
  await link.click();
  const file = await started;
  return { file, bytes: await readFile(await file.path()) };
}

test("CV-10, RV-01 to RV-05, RV-14: View opens the viewer over the dashboard, and Close leads back", {
  tag: "@plain",
}, async ({ page }) => {
  await enterAsNew(page);
  const { skills } = await addResume(page, "My nursing CV");
  await page.goto("/?sort=date-desc");
  await page.getByRole("link", { name: "View", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "My nursing CV" });
  await expect(dialog.getByText("Active Resume")).toBeVisible();
  await expect(dialog.locator("time").first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(dialog.getByText(`${skills.length} skills`)).toBeVisible();
  for (const heading of ["Experience", "Education", "Full content"]) {
    await expect(dialog.getByRole("heading", { name: heading })).toBeVisible();
  }
  for (const tab of ["Overview", "Skills", "Experience", "Education", "What the machine read"]) {
    await openTab(page, tab);
  }
  await page.reload();
  await expect(dialog.getByText("Text, in reading order")).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe("?sort=date-desc");
});

test("RV-06, RV-11: a skill is added at the end and removed again", async ({ page, isScripted }) => {
  await enterAsNew(page);
  const { id, skills } = await addResume(page, "CV");
  await page.goto(`/?view=${id}&tab=skills`);
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "New skill" });
  await field.fill("  Rust  ");
  await field.press("Enter");
  await expectNotice(page, "Success", "Resume updated successfully");
  await expect(dialog.getByRole("button", { name: "Remove Rust" })).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill("Welding");
  await dialog.getByRole("button", { name: "Add skill" }).click();
  await expect(dialog.getByRole("button", { name: "Remove Welding" })).toBeVisible();
  expect((await viewOf(page, id)).skills).toEqual([...skills, "Rust", "Welding"]);
  await dialog.getByRole("button", { name: "Remove Rust" }).click();
  await expect(dialog.getByRole("button", { name: "Remove Rust" })).toHaveCount(0);
  // The next skill's x has the focus now, so that the keyboard goes on from there.
  if (isScripted) await expect(dialog.getByRole("button", { name: "Remove Welding" })).toBeFocused();
  expect((await viewOf(page, id)).skills).toEqual([...skills, "Welding"]);
});

test("RV-06, DEC-74: a blank skill is refused beside the field", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  const { id, skills } = await addResume(page, "CV");
  await page.goto(`/?view=${id}&tab=skills`);
  const field = page.getByRole("textbox", { name: "New skill" });
  await field.fill("   ");
  await page.getByRole("button", { name: "Add skill" }).click();
  await expectNotice(page, "Error", "Failed to update resume");
  await expect(field).toHaveAccessibleDescription("Please enter a skill.");
  expect((await viewOf(page, id)).skills).toEqual(skills);
});

test("RV-07, RV-08, RV-11: experience and education are edited, saved and left alone", async ({ page, isScripted }) => {
  await enterAsNew(page);
  const { id, education } = await addResume(page, "CV");
  await page.goto(`/?view=${id}&tab=experience`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Edit", exact: true }).click();
  const area = dialog.getByRole("textbox");
  await expect(area).toHaveAttribute("rows", "10");
  if (isScripted) await expect(area).toBeFocused();
  await area.fill("Baker - Oven and Sons\nBread");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Success", "Resume updated successfully");
  await expect(area).toHaveCount(0);
  await expect(dialog.getByText("Baker - Oven and Sons")).toBeVisible();
  expect((await viewOf(page, id)).experience).toBe("Baker - Oven and Sons\nBread");
  await openTab(page, "Education");
  await dialog.getByRole("link", { name: "Edit", exact: true }).click();
  await area.fill("Nothing at all");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog.getByText(education.split("\n")[0] ?? "")).toBeVisible();
  if (isScripted) await expect(dialog.getByRole("link", { name: "Edit", exact: true })).toBeFocused();
  await dialog.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(area).toHaveValue(education);
});

test("RV-09: an id that is not there, and one way out", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await page.goto("/?view=unknown&show=12");
  const dialog = page.getByRole("dialog", { name: "Failed to load resume" });
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe("?show=12");
});

test("RV-03, RV-12, DL-06: TXT, DOCX, PDF and the original are downloaded", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "My CV");
  const dialog = await openDialog(page, `/?view=${id}`, isScripted);
  const starts = { TXT: "Mare", DOCX: "PK\x03\x04", PDF: "%PDF" };
  for (const [format, start] of Object.entries(starts)) {
    const { file, bytes } = await downloadBy(page, dialog.getByRole("link", { name: format, exact: true }));
    expect(file.suggestedFilename()).toBe(`My_CV.${format.toLowerCase()}`);
    expect(bytes.subarray(0, 4).toString("latin1")).toBe(start);
    if (isScripted) await expect(page.getByText(`Resume downloaded as ${format}`)).toBeVisible();
  }
  const original = await downloadBy(page, dialog.getByRole("link", { name: "Original" }));
  expect(original.file.suggestedFilename()).toBe("cv.pdf");
  if (isScripted) await expect(page.getByText("Success", { exact: true }).last()).toBeVisible();
});

test("DEC-32, DEC-09: a PDF that would lack letters names them and offers the Word file", { tag: "@long" }, async ({
  page,
}) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "CV");
  await page.request.patch(`/api/resumes/${id}`, { data: { education: "𓀀𓀁 University" } });
  await page.goto(`/my-resumes?view=${id}&tab=education`);
  await page.getByRole("dialog").getByRole("link", { name: "PDF", exact: true }).click();
  await expectNotice(page, "Error", /Failed to download resume\. .*𓀀/);
  await expect(page).toHaveURL(new RegExp(`/my-resumes\\?view=${id}&tab=education`));
  const { file } = await downloadBy(page, page.getByRole("link", { name: "Download as DOCX" }));
  expect(file.suggestedFilename()).toBe("CV.docx");
});

test("DEC-86: what the machine read, line by line, and where it is corrected", async ({ page, isScripted }) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "CV");
  const dialog = await openDialog(page, `/?view=${id}&tab=read`, isScripted);
  await expect(dialog.getByText(/Registered Nurse, Lindenmere Hospital, Jun 2018 – present/)).toBeVisible();
  await expect(dialog.getByText("lines 5–8")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Lindenmere" }).locator("mark")).toHaveCount(1);
  await expect(
    dialog
      .getByRole("listitem")
      .filter({ hasText: /^Experience$/ })
      .locator("mark"),
  ).toHaveCount(0);
  await expect(dialog.getByText("Columbus, OH", { exact: true })).toBeVisible();

  await dialog.getByRole("link", { name: "Edit place" }).click();
  await dialog.getByRole("textbox", { name: "City and state" }).fill("Denver, CO");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Place saved");
  await expect(dialog.getByText("Denver, CO")).toBeVisible();
  expect(await (await page.request.get("/api/user-location")).json()).toEqual({ location: "Denver, CO" });

  await dialog.getByRole("link", { name: "Edit wishes" }).click();
  await dialog.getByRole("textbox", { name: "Target titles" }).fill("Nurse Educator\nSchool Nurse");
  await dialog.getByRole("combobox", { name: "Remote work" }).selectOption("no");
  await dialog.getByRole("textbox", { name: "Minimum pay" }).fill("a lot");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Failed to save wishes");
  const pay = dialog.getByRole("textbox", { name: "Minimum pay" });
  await expect(pay).toHaveValue("a lot");
  await expect(pay).toHaveAccessibleDescription(/Please enter dollars a year/);
  await expect(dialog.getByRole("textbox", { name: "Target titles" })).toHaveValue("Nurse Educator\nSchool Nurse");
  await pay.fill("75k");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Wishes saved");
  await expect(dialog.getByText("Nurse Educator, School Nurse · remote: no · from $75,000")).toBeVisible();

  await dialog.getByRole("link", { name: "Edit experience" }).click();
  await expect(dialog.getByRole("textbox", { name: /Experience/ })).toBeVisible();
});

test("an earlier version can be looked at and taken again", async ({ page, isScripted }) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "CV");
  await page.request.patch(`/api/resumes/${id}`, { data: { education: "None to speak of" } });
  const dialog = await openDialog(page, `/?view=${id}&tab=read`, isScripted);
  await expect(dialog.getByText("replaced by an edit")).toBeVisible();
  await dialog.getByRole("link", { name: "Look at it" }).click();
  await expect(dialog.getByText("An earlier version.")).toBeVisible();
  await openTab(page, "Education");
  await expect(dialog.getByText(/Ohio Valley University/)).toBeVisible();
  await dialog.getByRole("link", { name: "Back to the present one" }).click();
  await expect(dialog.getByText("An earlier version.")).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Restore the version of/ }).click();
  await expectNotice(page, "Version restored", "The version before it is kept as well.");
  await expect(dialog.getByRole("button", { name: /^Restore the version of/ })).toHaveCount(2);
  expect((await viewOf(page, id)).education).toContain("Ohio Valley University");
});

test("a name that a rename replaced is listed with the earlier versions and brought back", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "Old name");
  await page.request.patch(`/api/resumes/${id}/name`, { data: { name: "New name" } });
  const dialog = await openDialog(page, `/?view=${id}&tab=read`, isScripted);
  await expect(dialog.getByRole("heading", { name: "Earlier names" })).toBeVisible();
  await dialog.getByRole("button", { name: "Restore the name Old name" }).click();
  await expectNotice(page, "Resume renamed", "The resume is now called Old name.");
  await expect(dialog.getByRole("heading", { name: "Old name" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Restore the name New name" })).toBeVisible();
  await page.goto(`/my-resumes`);
  await expect(page.getByRole("heading", { name: "Old name" })).toBeVisible();
});

// It runs in the page, so there is no second way.
for (const { title, panels, tag } of [
  { title: "on My Resumes, nor in a form of the viewer", panels: ["read&edit=wishes"], tag: [] },
  {
    title: "in any other panel of the viewer",
    panels: ["overview", "skills", "experience&edit=experience", "education", "read"],
    tag: ["@long"],
  },
]) {
  test(`axe finds nothing ${title}`, { tag: ["@scripted", ...tag] }, async ({ page }) => {
    await enterAsNew(page);
    const { id } = await addResume(page, "CV");
    await page.request.patch(`/api/resumes/${id}`, { data: { education: "Something odd" } });
    for (const screen of ["/my-resumes", "/?view=unknown", ...panels.map((panel) => `/?view=${id}&tab=${panel}`)]) {
      await page.goto(screen);
      expect(await findSeriousFaults(page), screen).toEqual([]);
    }
  });
}

test("DEC-75: Escape closes, Back leaves the viewer, and the focus returns to its opener", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await signInAsNew(page);
  await addResume(page, "CV");
  await page.goto("/");
  const opener = page.getByRole("link", { name: "View", exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "CV" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute("aria-modal", "true");
  await openTab(page, "Skills");
  if (isScripted) {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeVisible();
  }
  await page.goBack();
  if (!isScripted) await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
});

test("DEC-10, DEC-16: a notice leaves the dialog's way out free", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "Nurse");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/my-resumes?view=${id}&tab=skills`);
  const viewer = page.getByRole("dialog", { name: "Nurse" });
  await viewer.getByRole("button", { name: "Add skill" }).click();
  await expectNotice(page, "Error", "Failed to update resume");
  await viewer.getByRole("link", { name: "Close" }).click();
  await expect(viewer).toBeHidden();
});

test("with the user's own few colours the marked lines can be read, and what is open or chosen can be told", {
  tag: "@long",
}, async ({ page }) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "Nurse");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/my-resumes?view=${id}&tab=read`);
  const viewer = page.getByRole("dialog", { name: "Nurse" });
  // Else the browser puts a ground behind each line, which the system's colour of marked text does not show on.
  await expect(viewer.locator("mark").first()).toHaveCSS("forced-color-adjust", "none");
  const lineUnder = (name: string) =>
    viewer
      .getByRole("link", { name, exact: true })
      .evaluate((tab) => getComputedStyle(tab, "::after").getPropertyValue("background-color"));
  const ground = await viewer.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect([ground, await lineUnder("Overview")]).not.toContain(await lineUnder("What the machine read"));
  await expect(viewer.getByRole("link", { name: "PDF", exact: true })).toHaveCSS("border-top-width", "1px");
});
