import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import type { Page } from "playwright/test";
import {
  addResume,
  enterAs,
  enterAsNew,
  expect,
  expectNotice,
  findSeriousFaults,
  signInAs,
  shiftsOn,
  signInAsNew,
  test,
  untilMatched,
  watchShifts,
} from "./journey.ts";

/** Somebody new with a resume, who applied to the best matches. */
async function applyAsNew(page: Page, count: number): Promise<MatchView[]> {
  await signInAsNew(page);
  await addResume(page, "Nurse CV");
  const matches = await untilMatched(page, count + 1);
  for (const { job } of matches.slice(0, count)) {
    expect((await page.request.post(`/api/jobs/${job.id}/apply`)).status()).toBe(201);
  }
  return matches;
}

test("HD-01, HD-04: four links in their order, the current one marked", { tag: "@long" }, async ({ page }) => {
  await signInAsNew(page);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText([
    /^Dashboard$/,
    /^My Resumes \d+$/,
    /^AI Materials \d+$/,
    /^Analytics$/,
  ]);
  for (const [path, name] of [
    ["/", "Dashboard"],
    ["/my-resumes", "My Resumes"],
    ["/ai-materials", "AI Materials"],
    ["/analytics", "Analytics"],
    ["/analytics?list=applications", "Analytics"],
  ] as const) {
    await page.goto(path);
    await expect(navigation.locator("[aria-current]")).toHaveText(new RegExp(`^${name}`));
  }
});

test("AN-01 to AN-16: the whole screen, and from its numbers to what they count", { tag: "@plain" }, async ({
  page,
}) => {
  await signInAs(page, "Pro Demo");
  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Career Performance Analytics" })).toBeVisible();
  await expect(
    page.getByText("Track your job search progress and optimize your career strategy", { exact: true }),
  ).toBeVisible();
  const score = page.getByRole("meter", { name: "Overall Performance Score" });
  await expect(score).toHaveAttribute("aria-valuetext", /^\d+ out of 100, (Excellent|Good|Needs Improvement)$/);
  for (const [title, states] of [
    ["Match Quality", /Strong|Improve/],
    ["Application Rate", /Active|Increase/],
    ["Interview Success", /Excellent|Focus/],
    ["AI Utilization", /Advanced|Basic/],
  ] as const) {
    const card = page.getByRole("region", { name: title });
    await expect(card).toContainText(states);
    await expect(card.getByRole("meter", { name: title })).toHaveAttribute("aria-valuetext", states);
  }
  for (const chart of ["Job Application Funnel", "Does the score predict replies?", "Matches by score"])
    await expect(page.getByRole("region", { name: chart }).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "AI Material Breakdown" })).toContainText("AI Resume Quality");
  const advice = page.getByRole("region", { name: "Performance Recommendations" });
  await expect(advice.getByRole("heading", { level: 3 })).toHaveText(["Doing Well", "Areas to Improve"]);
  const funnel = page.getByRole("region", { name: "Job Application Funnel" });
  await expect(funnel.getByRole("link")).toHaveText([
    /^Total Matches\d+$/,
    /^Applications Sent\d+% of the step before\d+$/,
    /^Interview Requests\d+% of the step before\d+$/,
  ]);
  await funnel.getByRole("link", { name: /^Interview Requests/ }).click();
  await expect(page).toHaveURL(/list=applications&status=interviewed/);
  await expect(page.getByRole("listitem").filter({ hasText: "Interview requested" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(funnel).toBeVisible();
});

test("AN-03, DEC-68: an account without anything says what will be here, with one way to it each", {
  tag: "@long",
}, async ({ page }) => {
  await enterAsNew(page);
  await page.goto("/analytics");
  await expect(page.getByRole("meter", { name: "Overall Performance Score" })).toHaveAttribute(
    "aria-valuetext",
    "0 out of 100, Needs Improvement",
  );
  await expect(page.getByText("No recommendations yet")).toHaveCount(1);
  await expect(page.locator("main")).not.toContainText(/NaN|Infinity/);
  await page.getByRole("region", { name: "Matches by score" }).getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "nurse.pdf", mimeType: PDF_TYPE, buffer: Buffer.from(await resumePdf("nurse")) });
  await dialog.getByRole("textbox").fill("CV");
  await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
  await expectNotice(page, "Resume uploaded successfully!");
  await page.goto("/analytics?list=applications");
  await page.getByRole("link", { name: "Go to your matches" }).click();
  await expect(page.getByRole("heading", { name: "Top Job Matches" })).toBeVisible();
});

test("DEC-87, DEC-50: an application is followed to its end, and one that never was is taken out", {
  tag: "@plain",
}, async ({ page }) => {
  const [first, second] = await applyAsNew(page, 2);
  await page.goto("/analytics");
  await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Applications" }).click();
  await expect(page.getByText("2 applications", { exact: true })).toBeVisible();
  const row = page.getByRole("listitem", { name: first?.job.title });
  await expect(row).toContainText(`${first?.matchScore}%`);
  await expect(row).toContainText("with Nurse CV");
  await expect(row.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}T/);
  await expect(row.getByText("Sample posting")).toBeVisible();
  const posting = row.getByRole("link", { name: /opens the posting/ });
  await expect(posting).toHaveAttribute("href", /\/api\/jobs\/.+\/posting$/);
  await expect(posting).toHaveAttribute("target", "_blank");
  for (const [status, notice] of [
    ["Interview", "Interview requested"],
    ["Offer", "Offer noted"],
    ["Rejected", "Rejection noted"],
  ] as const) {
    await row.getByRole("button", { name: /^Status of/ }).click();
    const menu = row.getByRole("group", { name: /^Status of/ });
    await expect(menu.getByRole("button")).toHaveText(["Applied", "Interview", "Offer", "Rejected"]);
    await menu.getByRole("button", { name: status, exact: true }).click();
    await expectNotice(page, notice);
    await expect(row.getByRole("button", { name: new RegExp(`^Status of .*: ${status}$`) })).toBeVisible();
    await expect(row).toContainText("Interview requested");
  }
  expect((await (await page.request.get("/api/stats")).json()).interviewRequests).toBe(1);
  const other = page.getByRole("listitem", { name: second?.job.title });
  await other.getByRole("button", { name: /^I did not apply/ }).click();
  await expectNotice(page, "Application removed");
  await expect(other).toHaveCount(0);
  await expect(page.getByText("1 application", { exact: true })).toBeVisible();
});

test("DEC-08, DEC-16: the list is narrowed in its address, keeps the focus, and comes as a file", {
  tag: "@long",
}, async ({ page, isScripted }) => {
  await applyAsNew(page, 3);
  await page.goto("/analytics?list=applications");
  const status = page.getByRole("combobox", { name: "Status" });
  await status.focus();
  await status.selectOption("Rejected");
  if (!isScripted) await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/status=rejected/);
  await expect(page.getByRole("heading", { name: "No application fits these filters" })).toBeVisible();
  await expect(status).toHaveValue("rejected");
  if (isScripted) await expect(status).toBeFocused();
  await page.goBack();
  await expect(status).toHaveValue("");
  await expect(page.getByText("3 applications", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toBe("applications.csv");
});

test("DEC-87, CV-17: deleting a resume says how many applications go with it", { tag: "@long" }, async ({ page }) => {
  await applyAsNew(page, 2);
  const resumes: ResumeView[] = await (await page.request.get("/api/resumes")).json();
  await page.goto(`/my-resumes?dialog=delete&resume=${resumes[0]?.id}`);
  const dialog = page.getByRole("dialog", { name: "Delete Resume" });
  await expect(dialog.getByText("2 tracked applications go with it.")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectNotice(page, "Resume deleted");
  await page.goto("/analytics?list=applications");
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
});

for (const { width, colorScheme, tag } of [
  { width: 1280, colorScheme: "light", tag: ["@long"] },
  { width: 360, colorScheme: "dark", tag: [] },
] as const) {
  const title = `the views fit ${width} px, stay where they are, and axe finds nothing serious, ${colorScheme}`;
  test(title, { tag: [...tag] }, async ({ page, isScripted }) => {
    await enterAs(page, "Pro Demo");
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const path of ["/analytics", "/analytics?list=applications", "/analytics?list=board"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (!isScripted) continue;
      expect(await findSeriousFaults(page)).toEqual([]);
      expect(await shiftsOn(page)).toBeLessThan(0.02);
    }
  });
}
