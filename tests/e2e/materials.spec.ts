import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import type { AiResumeView, CoverLetterView, InterviewView } from "../../server/domain/material-view.ts";
import { withDatabase } from "../setup/app-database.ts";
import {
  addResume,
  expect,
  expectGenerated,
  expectNotice,
  findSeriousFaults,
  servedApp,
  test,
  untilMatched,
  enterAs,
  enterAsNew,
  signInAs,
  signInAsNew,
} from "./journey.ts";

type Made = { id: string; title: string; company: string };

const ADDRESSES = {
  letter: { make: "/api/generate-cover-letter", list: "/api/cover-letters", prefix: "Cover Letter - Nurse" },
  interview: {
    make: "/api/generate-interview-questions",
    list: "/api/interview-preparations",
    prefix: "Interview Prep - Nurse",
  },
};

// One test after the other in a project.
test.describe.configure({ mode: "default" });

// The projects share the account, and two clicks on one job at the same time are one generation.
let jobIndex = 0;

test.beforeEach(({ isScripted }) => {
  jobIndex = isScripted ? 1 : 2;
});

/** Opens the matches of somebody on the Pro plan: what ended is told once, and a persona has many pages open. */
async function openMatchesAsPro(page: Page): Promise<void> {
  const email = await enterAsNew(page);
  const tier = { $set: { subscriptionTier: "pro" } };
  await withDatabase(servedApp(), (database) => database.collection("users").updateOne({ email }, tier));
  await addResume(page, "Nurse");
  await untilMatched(page, 1);
  await page.goto("/");
}

/** A material of Pro Demo that belongs to this test alone: renamed to a company of its own. */
async function make(page: Page, kind: keyof typeof ADDRESSES, company = `Works ${randomUUID()}`): Promise<Made> {
  const { make: address, list, prefix } = ADDRESSES[kind];
  const matches: { job: { id: string } }[] = await (await page.request.get("/api/job-matches")).json();
  const response = await page.request.post(address, { data: { jobId: matches[jobIndex]?.job.id } });
  expect(response.status()).toBe(201);
  const { coverLetter, interview } = await response.json();
  const title = `${prefix} at ${company}`;
  const id: string = (coverLetter ?? interview).id;
  const content = "Dear team,\n\n<b>plain</b> text.";
  await page.request.put(`${list}/${id}`, { data: kind === "letter" ? { title, content } : { title } });
  return { id, title, company };
}

async function idsOf(page: Page, list: string): Promise<string[]> {
  const items: { id: string }[] = await (await page.request.get(list)).json();
  return items.map(({ id }) => id);
}

function open(page: Page, company: string): Promise<unknown> {
  return page.goto(`/ai-materials?company=${encodeURIComponent(company)}`);
}

function cardOf(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title, exact: true });
}

async function choose(page: Page, title: string, entry: string, role: "link" | "button" = "link"): Promise<Locator> {
  const menu = page.getByRole("group", { name: `More for ${title}`, exact: true });
  // A page that scrolls under the menu closes it, as a click beside it does.
  await expect(async () => {
    if (!(await menu.isVisible()))
      await page.getByRole("button", { name: `More for ${title}`, exact: true }).click({ timeout: 2_000 });
    await menu.getByRole(role, { name: entry, exact: true }).click({ timeout: 2_000 });
  }).toPass();
  return page.getByRole("dialog");
}

test("AM-01, AM-02, AM-03, AM-05: companies with their counts, in four orders", async ({ page, isScripted }) => {
  await enterAs(page, "Pro Demo");
  const first = await make(page, "letter", `000 ${randomUUID()}`);
  await make(page, "interview", first.company);
  await page.goto("/ai-materials");
  await expect(page.getByRole("heading", { level: 1, name: "AI Generated Materials" })).toBeVisible();
  await expect(
    page.getByText("Organized by company - select a company to view all generated materials", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Select a Company" })).toBeVisible();
  await expect(
    page.getByText("Choose a company from the left sidebar to view all AI-generated materials"),
  ).toBeVisible();
  const companies = page.getByRole("navigation", { name: "Companies" });
  await expect(companies.getByText(/^\d+ companies with AI materials$/)).toBeVisible();
  await expect(companies.getByRole("link", { name: first.company })).toHaveText(/2 materials$/);
  const select = companies.getByRole("combobox");
  await expect(select.getByRole("option")).toHaveText([
    "Name (A-Z)",
    "Name (Z-A)",
    "Most Materials",
    "Least Materials",
  ]);
  await expect(select).toHaveValue("name-asc");
  await expect(companies.getByRole("link").first()).toContainText("000 ");
  await select.selectOption("Name (Z-A)");
  if (!isScripted) await companies.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/companySort=name-desc/);
  await expect(companies.getByRole("link").last()).toContainText("000 ");
});

test("AM-06, AM-09 to AM-14: sections start open, cards have their parts and menus", { tag: "@plain" }, async ({
  page,
}) => {
  await enterAs(page, "Pro Demo");
  const letter = await make(page, "letter");
  const interview = await make(page, "interview", letter.company);
  await page.goto("/ai-materials");
  await page.getByRole("link", { name: letter.company }).click();
  await expect(page.getByRole("heading", { name: "Cover Letters (1)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Interview Preparations (1)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^AI Generated Resumes/ })).toHaveCount(0);
  const card = cardOf(page, letter.title);
  await expect(card.getByText(/^\d+ key highlights?$/)).toBeVisible();
  await expect(card.getByText(/ ago$/)).toBeVisible();
  await page.getByRole("button", { name: `More for ${letter.title}` }).click();
  const menu = page.getByRole("group", { name: `More for ${letter.title}` });
  await expect(menu.locator("a, button")).toHaveText(["View Full Letter", "Edit", "Duplicate", "Download", "Delete"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `More for ${interview.title}` }).click();
  const other = page.getByRole("group", { name: `More for ${interview.title}` });
  await expect(other.locator("a, button")).toHaveText(["Edit Title", "Duplicate", "Download", "Delete"]);
  await page.keyboard.press("Escape");
  const guide = cardOf(page, interview.title);
  await expect(guide.getByText(/^Created .* ago$/)).toBeVisible();
  const all: InterviewView[] = await (await page.request.get("/api/interview-preparations")).json();
  const made = all.find(({ id }) => id === interview.id);
  const question = guide.locator("details").first();
  await expect(question.getByText("Suggested Answer:")).toBeHidden();
  await question.locator("summary").click();
  await expect(question.getByText("Suggested Answer:")).toBeVisible();
  await expect(guide.getByRole("heading", { name: "General Questions" })).toHaveCount(
    made?.generalQuestions.length ? 1 : 0,
  );
  await expect(guide).not.toContainText("|||");
});

test("AM-17, AM-18, DEC-08: the letter's viewer and its editor stand in the address", { tag: "@plain" }, async ({
  page,
  isScripted,
}) => {
  await enterAs(page, "Pro Demo");
  const { id, title, company } = await make(page, "letter");
  await open(page, company);
  await cardOf(page, title).getByRole("link", { name: "View", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByText(/^AI-generated cover letter created .* ago$/)).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Letter" })).toContainText("<b>plain</b> text.");
  await expect(page).toHaveURL(new RegExp(`letter=${id}`));
  await dialog.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(/mode=edit/);
  await expect(dialog.getByText("Editing mode")).toBeVisible();
  if (isScripted) await expect(dialog.getByLabel("Title")).toBeFocused();
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog.getByText("Editing mode")).toHaveCount(0);
  await dialog.getByRole("link", { name: "Edit", exact: true }).click();
  await dialog.getByLabel("Content").fill(" Another\ntext ");
  await dialog.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expectNotice(page, "Success", "Item updated successfully");
  const letters: CoverLetterView[] = await (await page.request.get("/api/cover-letters")).json();
  expect(letters.find((letter) => letter.id === id)?.content).toBe(" Another\ntext ");
  await dialog.locator("summary").first().click();
  await expect(dialog.getByRole("heading", { name: "What the version after it changed" })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: "Another" })).toBeVisible();
  await dialog
    .getByRole("button", { name: /^Restore/ })
    .first()
    .click();
  await expectNotice(page, "Version restored");
  await expect(dialog.getByRole("region", { name: "Letter" })).toContainText("<b>plain</b> text.");
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});

test("AM-19, AM-21 to AM-23, CE-06: a new title may move a material to another company", async ({ page }) => {
  await enterAs(page, "Pro Demo");
  const { title, company } = await make(page, "letter");
  await open(page, company);
  const dialog = await choose(page, title, "Edit");
  await expect(dialog).toHaveAccessibleName("Edit Cover Letter");
  await expect(dialog).toHaveAccessibleDescription("Make changes to your AI-generated material.");
  const moved = `Works ${randomUUID()}`;
  await dialog.getByLabel("Title").fill(`Cover Letter - Nurse at ${moved}`);
  await dialog.getByRole("button", { name: "Save changes", exact: true }).click();
  await expectNotice(page, "Success", "Item updated successfully");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Select a Company" })).toBeVisible();
  await expect(page.getByRole("link", { name: moved })).toBeVisible();
});

test("DEC-66: without materials the screen says so and shows the way to the first one", { tag: "@long" }, async ({
  page,
}) => {
  await enterAsNew(page);
  await page.goto("/ai-materials");
  await expect(page.getByText("0 companies with AI materials", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to your matches" }).click();
  await expect(page.getByRole("heading", { name: "Top Job Matches" })).toBeVisible();
});

test("AM-20, AM-21, AM-23, RQ-15, DEC-39, HD-03: duplicated and deleted, lists and badge follow", async ({ page }) => {
  await enterAs(page, "Pro Demo");
  const { title, company } = await make(page, "interview");
  await open(page, company);
  const menu = page.getByRole("group", { name: `More for ${title}`, exact: true });
  await choose(page, title, "Duplicate", "button");
  await expectNotice(page, "Success", "Item duplicated successfully");
  await expect(menu).toBeHidden();
  const copy = `Copy of ${title}`;
  await expect(page.getByRole("heading", { name: "Interview Preparations (2)" })).toBeVisible();
  await expect(page.getByRole("article").first()).toHaveAccessibleName(copy);
  const dialog = await choose(page, copy, "Delete");
  await expect(dialog).toHaveAccessibleName("Delete Interview Preparation?");
  await expect(dialog).toHaveAccessibleDescription(
    `Are you sure you want to delete "${copy}"? This action cannot be undone.`,
  );
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectNotice(page, "Success", "Item deleted successfully");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Interview Preparations (1)" })).toBeVisible();
  await expect(async () => {
    await page.reload();
    const lists = ["/api/cover-letters", "/api/interview-preparations", "/api/ai-generated-resumes"];
    const counts = await Promise.all(lists.map(async (list) => (await idsOf(page, list)).length));
    const total = counts.reduce((sum, count) => sum + count, 0);
    await expect(page.getByRole("link", { name: /^AI Materials/ })).toHaveText(`AI Materials ${total}`, {
      timeout: 500,
    });
  }).toPass();
});

test("AM-24: a failure is told, and the list shows what is there", async ({ page }) => {
  await enterAs(page, "Pro Demo");
  const { id, title, company } = await make(page, "letter");
  await open(page, company);
  const dialog = await choose(page, title, "Delete");
  await expect(dialog).toBeVisible();
  await page.request.delete(`/api/cover-letters/${id}`);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectNotice(page, "Error", "Failed to delete item");
  await expect(page.getByRole("heading", { name: "Select a Company" })).toBeVisible();
});

test("DL-01, DL-02, DL-03, DEC-67: the download is the same with and without a script", async ({
  page,
  isScripted,
}) => {
  await enterAs(page, "Pro Demo");
  const { id, title, company } = await make(page, "letter");
  await open(page, company);
  // Until the scripts run a click is the browser's own, which asks the server.
  if (isScripted) await page.locator("html[data-alive]").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    cardOf(page, title).getByRole("link", { name: "Download" }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${title.replace(/[^A-Za-z0-9]/g, "_")}.txt`);
  const address = `/ai-materials/cover-letter/${id}/download`;
  if (isScripted) expect(asked.filter((url) => url.includes(address))).toEqual([]);
  const served = await page.request.get(address);
  expect(served.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await readFile(await download.path())).toEqual(await served.body());
  expect(await served.text()).toContain(`${title}\n\nDear team,\n\n<b>plain</b> text.\n\nKey Highlights:`);
});

test("DL-06, DEC-32: a letter comes as a document too, told with a script and without", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await enterAs(page, "Pro Demo");
  const { id, title, company } = await make(page, "letter");
  await open(page, company);
  const card = cardOf(page, title);
  for (const format of ["DOCX", "PDF"]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      card.getByRole("link", { name: format, exact: true }).click(),
    ]);
    // It goes to the employer, who sees whose letter it is.
    const [, ending] =
      /^[A-Z][a-z]+-[A-Z][A-Za-z0-9-]*-Cover-Letter-[A-Za-z0-9-]+\.([a-z]+)$/.exec(download.suggestedFilename()) ?? [];
    expect(ending).toBe(format.toLowerCase());
    if (isScripted) await expect(page.getByText(`Cover letter downloaded as ${format}`)).toBeVisible();
  }
  await page.request.put(`/api/cover-letters/${id}`, { data: { title, content: "𓀀𓀁" } });
  await card.getByRole("link", { name: "PDF", exact: true }).click();
  await expectNotice(page, "Error", /^Failed to download cover letter\. A PDF cannot show these characters: 𓀀 𓀁\./);
  const [offered] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as DOCX" }).click(),
  ]);
  expect(offered.suggestedFilename()).toMatch(/\.docx$/);
});

test("AG-01, AG-09, DEC-63: a cover letter is generated from a job's card", async ({ page }) => {
  await openMatchesAsPro(page);
  const card = page.getByRole("article").first();
  const button = card.getByRole("button", { name: "AI Generate" });
  await button.click();
  const menu = card.getByRole("group", { name: /^AI Generate for/ });
  await expect(menu.getByRole("button")).toHaveText(["AI Generate CV", "AI Generate CL", "Interview"]);
  await menu.getByRole("button", { name: "AI Generate CL" }).click();
  await expectGenerated(page, "Cover Letter Generated Successfully", /^Created: /);
  await expect(button).toBeEnabled();
});

test("AG-03, AG-10, DEC-63: the dropdown says that it works, then the guide is there", async ({ page, isScripted }) => {
  await openMatchesAsPro(page);
  const card = page.getByRole("article").first();
  const button = card.locator('button[popovertarget^="generate-"]');
  let answer = () => {};
  if (isScripted) {
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/forms/materials/generate**", async (route) => {
      await held;
      await route.continue();
    });
  }
  await card.getByRole("button", { name: "AI Generate" }).click();
  await card.getByRole("button", { name: "Interview", exact: true }).click();
  // The state of a moment is shown where a script runs (DEC-15).
  if (isScripted) {
    await expect(button).toHaveText("Generating...");
    await expect(button).toBeDisabled();
  }
  answer();
  await expectGenerated(page, "Interview Questions Generated Successfully", /^Created: Interview Prep - /);
  await expect(card.getByRole("button", { name: "AI Generate" })).toBeEnabled();
});

test("AG-11: a generation that failed is told with the server's sentence", { tag: "@long" }, async ({ page }) => {
  await signInAs(page, "Pro Demo");
  const response = await page.request.post("/forms/materials/generate", {
    form: { kind: "cover-letter", jobId: "no-such-job", returnTo: "/" },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  await page.reload();
  await expectNotice(page, "Generation Failed", "Job not found");
});

test("AM-07, AM-08, DEC-89: a tailored resume's card, its menu, and the variant beside the original", async ({
  page,
  isScripted,
}) => {
  await enterAs(page, "Premium Demo");
  const matches = await untilMatched(page, jobIndex + 1);
  const response = await page.request.post("/api/generate-tailored-resume", {
    data: { jobId: matches[jobIndex]?.job.id },
  });
  expect(response.status()).toBe(201);
  const { resumeName } = await response.json();
  const records: AiResumeView[] = await (await page.request.get("/api/ai-generated-resumes")).json();
  const record = records.find(({ title }) => title === resumeName);
  const title = `CV - Works ${randomUUID()} - Nurse`;
  await page.request.put(`/api/ai-generated-resumes/${record?.id}`, { data: { title } });
  await open(page, title.split(" - ")[1] ?? "");
  const card = cardOf(page, title);
  await expect(card.getByText(`${record?.matchScore}% match score`)).toBeVisible();
  await expect(card.getByText(/ ago$/)).toBeVisible();
  await expect(card.getByRole("link", { name: "View", exact: true })).toHaveAttribute(
    "href",
    new RegExp(`view=${record?.originalResumeId}`),
  );
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  const menu = page.getByRole("group", { name: `More for ${title}`, exact: true });
  await expect(menu.locator("a, button, hr")).toHaveCount(6);
  await expect(menu.locator("a, button")).toHaveText([
    "View Tailored Resume",
    "Edit Title",
    "Duplicate",
    "Download",
    "Delete",
  ]);
  await expect(menu.getByRole("link", { name: "Delete" })).toHaveClass(/danger/);
  await menu.getByRole("link", { name: "View Tailored Resume" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "What was tailored" })).toHaveAttribute("aria-current", "page");
  await expect(
    dialog.getByText(/lines? (?:moved up|moved down|changed|added|removed)|Every line is as it was/),
  ).toBeVisible();
  for (const format of ["TXT", "DOCX", "PDF"]) {
    await expect(dialog.getByRole("link", { name: format, exact: true })).toHaveAttribute(
      "href",
      `/api/resumes/${record?.variantId}/download/${format.toLowerCase()}`,
    );
  }
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  const changes = dialog.getByRole("group", { name: "Keep only the changes you want" }).getByRole("checkbox");
  await changes.first().uncheck();
  await dialog.getByRole("button", { name: "Save choice", exact: true }).click();
  const count = await changes.count();
  await expectNotice(
    page,
    "Choice saved",
    `${count - 1} of ${count} changes are in the text. The version before it is kept as well.`,
  );
  await expect(changes.first()).not.toBeChecked();
  await dialog.getByRole("link", { name: "Overview" }).click();
  await expect(dialog.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
  await page.request.delete(`/api/ai-generated-resumes/${record?.id}`);
});

test("the evidence of a letter names each claim's line, and its screen has no serious fault", async ({
  page,
  isScripted,
}) => {
  await enterAs(page, "Pro Demo");
  const { title, company } = await make(page, "letter");
  await open(page, company);
  const card = cardOf(page, title);
  await expect(card.getByText("Every claim has a source.")).toBeVisible();
  await card.getByRole("link", { name: "Evidence" }).click();
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  await expect(dialog.getByText(/^Line \d+ of your resume: /).first()).toBeVisible();
  await expect(dialog.getByText("No line shows it.")).toHaveCount(0);
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
});

test("AM-04, DEC-15: a spinner while the lists are read, on the way from another screen too", async ({
  page,
  isScripted,
}) => {
  await signInAs(page, "Pro Demo");
  const { company } = await make(page, "letter");
  const spinner = page.getByRole("status", { name: "Loading" });
  await page.goto("/my-resumes");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  if (isScripted) {
    await page.route("**/ai-materials.data**", async (route) => {
      await held;
      await route.continue();
    });
  }
  await page.getByRole("link", { name: /^AI Materials/ }).click();
  if (isScripted) await expect(spinner).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "Select a Company" })).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await page.getByRole("link", { name: company }).click();
  await expect(page.getByRole("heading", { name: "Cover Letters (1)" })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test("AG-02, AG-04, DEC-49: on the free plan the dropdown is disabled and says why", async ({ page }) => {
  await enterAsNew(page);
  await addResume(page, "CV");
  await untilMatched(page, 1);
  await page.goto("/");
  const button = page.getByRole("button", { name: "AI Generate" }).first();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Upgrade to Pro or Premium to use AI generation");
});

test("AJ-01, AJ-02, AJ-04, DEC-76: AI Jobs opens on hover, on focus and on a click", async ({ page }) => {
  await signInAsNew(page);
  const panel = page.getByRole("group", { name: "Individual File Generation" });
  const button = page.getByRole("button", { name: "AI Jobs" });
  await expect(panel).toBeHidden();
  await button.hover();
  await expect(panel.getByText("Real-time tracking of each AI-generated file")).toBeVisible();
  await expect(panel.getByText("No active AI generations")).toBeVisible();
  await page.mouse.move(900, 700);
  await expect(panel).toBeHidden();
  await page.getByRole("link", { name: "Add a job" }).focus();
  await page.keyboard.press("Tab");
  await expect(panel).toBeVisible();
  await page.mouse.click(900, 700);
  await expect(panel).toBeHidden();
  await button.click();
  await page.mouse.move(900, 700);
  await expect(panel).toBeVisible();
});
