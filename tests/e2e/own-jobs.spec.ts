import type { Page } from "playwright/test";
import type { MatchView } from "../../server/matches/match-view.ts";
import {
  addResume,
  enterAsNew,
  expect,
  expectNotice,
  findSeriousFaults,
  signInAsNew,
  test,
  untilMatched,
} from "./journey.ts";

const PASTED = `Night Shift Lighthouse Keeper
Gull Rock Trust
Bangor, ME (On-site)

Keep the light burning and the log written. You polish brass, mend nets and talk to ships by radio.

Requirements
- 3 years at sea or ashore by it
- Rope splicing
- First aid

$21 - $24 an hour`;

const RESUME = `Jo Marsh
jo.marsh@example.com | +1 614 555 0142

Experience
Lighthouse Keeper, Gull Rock Trust, 2016 - 2019
Deckhand, Bay Ferries, 2012 - 2016

Education
Certificate in Navigation, 2010 - 2012

Skills
Rope splicing, radio, first aid`;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Add a job" });
const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name });
const addButton = (page: Page) => dialogOf(page).getByRole("button", { name: "Add job" });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Add a job" }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function signInMatched(page: Page): Promise<void> {
  await enterAsNew(page);
  await addResume(page, "Nurse");
  await untilMatched(page, 6);
  await page.goto("/");
}

const ownMatches = async (page: Page): Promise<MatchView[]> =>
  (await (await page.request.get("/api/job-matches")).json()).filter(
    ({ job }: MatchView) => job.source === "Added by you",
  );

test("DEC-101 a pasted posting is a scored card at once, marked as the user's own, corrected and removed", {
  tag: "@plain",
}, async ({ page, isScripted }) => {
  await signInMatched(page);
  await openDialog(page);
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await field(page, "Text of the posting").fill(PASTED);
  await addButton(page).click();
  await expectNotice(page, "Job added", /Night Shift Lighthouse Keeper: match score \d+%/);
  await expect(page.getByRole("dialog")).toBeHidden();
  const card = page.getByRole("article", { name: "Night Shift Lighthouse Keeper" });
  await expect(card).toHaveCount(1);
  await expect(card.getByText("Added by you")).toBeVisible();
  await expect(card.getByText("Gull Rock Trust", { exact: true })).toBeVisible();
  await expect(card.getByText("Bangor, ME", { exact: true })).toBeVisible();
  await expect(card.getByText("$21–$24 an hour", { exact: true })).toBeVisible();

  await card.getByRole("button", { name: "Apply Now" }).click();
  await expectNotice(page, "Application Submitted");
  await page.goto(page.url());

  await card.getByRole("link", { name: /^Edit job/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit job" });
  await expect(field(page, "Text of the posting")).toHaveValue(/Rope splicing/);
  await expect(field(page, "Address of the posting")).toHaveValue("");
  await field(page, "Title").fill("");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByText("Please enter the title of the job.")).toBeVisible();
  await field(page, "Title").fill("Registered Nurse");
  await edit.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Job saved", "Registered Nurse is scored again.");
  const changed = page.getByRole("article", { name: "Registered Nurse" }).filter({ hasText: "Gull Rock Trust" });
  await expect(changed).toHaveCount(1);

  await changed.getByRole("link", { name: /^Remove job/ }).click();
  const remove = page.getByRole("dialog", { name: "Remove job" });
  await expect(remove.getByText(/Your application stays, with the posting as it was/)).toBeVisible();
  await remove.getByRole("button", { name: "Remove" }).click();
  await expectNotice(page, "Job removed");
  await expect(changed).toHaveCount(0);
  expect(await ownMatches(page)).toEqual([]);
  const [application] = await (await page.request.get("/api/applications")).json();
  const kept = await page.request.get(`/api/jobs/${application.jobId}/posting`);
  expect(await kept.text()).toContain("Rope splicing");
});

test("DEC-101 what the posting does not tell is asked beside its field, with all that was read and typed kept", {
  tag: "@long",
}, async ({ page }) => {
  await signInMatched(page);
  await openDialog(page);
  await field(page, "Text of the posting").fill("zzz qqq xxx");
  await field(page, "Location").fill("Portland, ME");
  await addButton(page).click();
  await expectNotice(page, "Job not added yet");
  await expect(dialogOf(page).getByText(/^Please enter the title of the job/)).toBeVisible();
  await expect(dialogOf(page).getByText(/does not say clearly who hires/)).toBeVisible();
  await expect(field(page, "Text of the posting")).toHaveValue("zzz qqq xxx");
  await expect(field(page, "Location")).toHaveValue("Portland, ME");
  await expect(field(page, "Title")).toBeFocused();
  await field(page, "Title").fill("Night Nurse");
  await addButton(page).click();
  await expectNotice(page, "Job added", /Night Nurse/);
  expect((await ownMatches(page)).map(({ job }) => [job.title, job.company, job.location])).toEqual([
    ["Night Nurse", "", "Portland, ME"],
  ]);
  await expect(page.getByRole("article", { name: "Night Nurse" })).toBeVisible();

  // What was left empty for one posting is read again of another.
  await openDialog(page);
  await field(page, "Text of the posting").fill("qqq zzz xxx");
  await addButton(page).click();
  await expect(dialogOf(page).getByText(/does not say clearly who hires/)).toBeVisible();
  await field(page, "Text of the posting").fill(PASTED);
  await addButton(page).click();
  await expectNotice(page, "Job added");
  expect((await ownMatches(page)).map(({ job }) => job.company).sort()).toEqual(["", "Gull Rock Trust"]);
});

test("DEC-101 the fields are filled in from the text first, where that is asked, and what was typed wins", {
  tag: "@long",
}, async ({ page }) => {
  await signInMatched(page);
  await openDialog(page);
  await field(page, "Text of the posting").fill(PASTED);
  await field(page, "Company").fill("Trinity House");
  await dialogOf(page).getByRole("button", { name: "Fill in from the posting" }).click();
  await expectNotice(page, "Filled in from the posting");
  await expect(field(page, "Title")).toHaveValue("Night Shift Lighthouse Keeper");
  await expect(field(page, "Company")).toHaveValue("Trinity House");
  await expect(field(page, "Location")).toHaveValue(/Bangor, ME/);
  expect(await ownMatches(page)).toEqual([]);
  await addButton(page).click();
  await expectNotice(page, "Job added");
  expect((await ownMatches(page)).map(({ job }) => job.company)).toEqual(["Trinity House"]);
  await openDialog(page);
  await field(page, "Text of the posting").fill(PASTED);
  await addButton(page).click();
  await expectNotice(page, "You have added this job before");
  expect(await ownMatches(page)).toHaveLength(1);
});

test("DEC-101 an address that cannot be read says why and leads to the text, nothing typed is lost", {
  tag: "@long",
}, async ({ page }) => {
  await signInMatched(page);
  await openDialog(page);
  await field(page, "Address of the posting").fill("http://127.0.0.1/jobs/1");
  await field(page, "Title").fill("Typed before");
  await addButton(page).click();
  await expect(dialogOf(page).getByText(/Please paste the text of the posting instead\.$/)).toBeVisible();
  await expect(field(page, "Address of the posting")).toHaveValue("http://127.0.0.1/jobs/1");
  await expect(field(page, "Title")).toHaveValue("Typed before");
  await expect(field(page, "Text of the posting")).toBeFocused();
  await field(page, "Address of the posting").fill("no address at all");
  await addButton(page).click();
  await expect(
    dialogOf(page).getByText(/^Please enter the address of the posting as the browser shows it/),
  ).toBeVisible();
  await field(page, "Address of the posting").fill("");
  await field(page, "Title").fill("");
  await field(page, "Text of the posting").fill(RESUME);
  await addButton(page).click();
  await expect(dialogOf(page).getByText(/^This reads like a resume/)).toBeVisible();
  await expect(field(page, "Text of the posting")).toHaveValue(RESUME);
});

test("a job that is added before there is a resume waits in sight, and can be corrected and removed", {
  tag: "@long",
}, async ({ page }) => {
  await signInAsNew(page);
  await openDialog(page);
  await field(page, "Text of the posting").fill(PASTED);
  await addButton(page).click();
  await expectNotice(page, "Job added", /as soon as a resume is active/);
  const waiting = page.getByRole("region", { name: "Jobs you added" });
  await expect(waiting.getByText("Night Shift Lighthouse Keeper · Gull Rock Trust")).toBeVisible();
  await waiting.getByRole("link", { name: /^Remove job/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expectNotice(page, "Job removed");
  await expect(waiting).toHaveCount(0);
});

test("an expired session loses nothing of a job that is being added", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await signInMatched(page);
  await openDialog(page);
  await field(page, "Address of the posting").fill("https://example.com/jobs/7");
  await field(page, "Title").fill("Worth keeping");
  await page.context().clearCookies();
  await addButton(page).click();
  if (isScripted) {
    await expectNotice(page, "Your session has expired");
    await expect(field(page, "Address of the posting")).toHaveValue("https://example.com/jobs/7");
    await expect(field(page, "Title")).toHaveValue("Worth keeping");
  } else {
    await expect(page.getByRole("textbox")).toHaveValue("https://example.com/jobs/7\n\nWorth keeping");
  }
});
