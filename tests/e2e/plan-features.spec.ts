import type { Page } from "playwright/test";
import type { MatchView } from "../../server/matches/match-view.ts";
import { USUAL_WEIGHTS } from "../../server/domain/score-parts.ts";
import { withDatabase } from "../setup/app-database.ts";
import {
  addResume,
  enterAs,
  enterAsNew,
  expect,
  expectNotice,
  findSeriousFaults,
  servedApp,
  signInAsNew,
  test,
  untilMatched,
} from "./journey.ts";

async function becomePro(email: string, subscriptionTier = "pro"): Promise<void> {
  await withDatabase(servedApp(), (db) => db.collection("users").updateOne({ email }, { $set: { subscriptionTier } }));
}

async function untilScored(page: Page, areOwn: boolean): Promise<MatchView[]> {
  let matches: MatchView[] = [];
  await expect(async () => {
    matches = await (await page.request.get("/api/job-matches")).json();
    expect(matches.every(({ explanation }) => (explanation.ownWeights !== null) === areOwn)).toBe(true);
  }).toPass();
  return matches;
}

test("DEC-97 weights of one's own are set in a dialog, shown in the reasons, and taken back by one button", async ({
  page,
  isScripted,
}) => {
  await becomePro(await enterAsNew(page));
  await addResume(page, "Nurse");
  await untilMatched(page, 3);
  await page.goto("/");
  await page.getByRole("link", { name: "Advanced matching" }).click();
  const dialog = page.getByRole("dialog", { name: "Advanced matching" });
  await expect(dialog.getByRole("spinbutton", { name: "Role and title" })).toHaveValue(String(USUAL_WEIGHTS.role));
  await dialog.getByRole("spinbutton", { name: "Role and title" }).fill("500");
  await dialog.getByRole("button", { name: "Save weights" }).click();
  await expectNotice(page, "Failed to save weights", "Please enter whole numbers from 0 to 100.");
  // What was typed is still there.
  await expect(dialog.getByRole("spinbutton", { name: "Role and title" })).toHaveValue("500");
  await dialog.getByRole("spinbutton", { name: "Role and title" }).fill("20");
  await dialog.getByRole("spinbutton", { name: "Required skills" }).fill("70");
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save weights" }).click();
  await expectNotice(page, "Weights saved");
  await expect(dialog).toHaveCount(0);
  await untilScored(page, true);
  await page.goto("/");
  const card = page.getByRole("article").first();
  await card.getByText(/^Why \d+%$/).click();
  await expect(card.getByText("Scored with your own weights:")).toBeVisible();
  await expect(card.getByText(/Role and title 20, .*Required skills 70/)).toBeVisible();
  await card.getByRole("link", { name: "Change them" }).click();
  await dialog.getByRole("button", { name: "Back to the usual weights" }).click();
  await expectNotice(page, "Usual weights");
  await untilScored(page, false);
});

test("DEC-97 a search is saved by name, opened by its link, renamed and deleted", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await becomePro(await enterAsNew(page));
  await addResume(page, "Nurse");
  await untilMatched(page, 3);
  await page.goto("/?q=nurse");
  await page.getByRole("link", { name: "Save this search" }).click();
  const save = page.getByRole("dialog", { name: "Save this search" });
  await expect(save.getByRole("textbox", { name: "Name" })).toHaveValue("Words: nurse");
  await save.getByRole("textbox", { name: "Name" }).fill("My nursing");
  await save.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Search saved");
  const list = page.getByRole("list", { name: "Saved searches" });
  await expect(list.getByRole("link", { name: "My nursing" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Save this search" })).toHaveCount(0);
  await page.goto("/");
  await list.getByRole("link", { name: "My nursing" }).click();
  await expect(page).toHaveURL(/q=nurse&saved=/);
  await expect(page.getByRole("searchbox", { name: "Words in the posting" })).toHaveValue("nurse");
  await expect(list.getByRole("link", { name: "My nursing" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Edit saved searches" }).click();
  const edit = page.getByRole("dialog", { name: "Saved searches" });
  await edit.getByRole("textbox", { name: "Name of My nursing" }).fill("Wards");
  await edit.getByRole("button", { name: "Rename My nursing" }).click();
  await expectNotice(page, "Search renamed");
  await expect(list.getByRole("link", { name: "Wards" })).toBeVisible();
  await page.getByRole("link", { name: "Edit saved searches" }).click();
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await edit.getByRole("button", { name: "Delete Wards" }).click();
  await expectNotice(page, "Search deleted");
  await expect(list).toHaveCount(0);
});

test("DEC-97 the free plan reads what the plans offer, quietly", { tag: "@long" }, async ({ page }) => {
  await enterAs(page, "Free Demo");
  await page.goto("/?dialog=weights");
  const dialog = page.getByRole("dialog", { name: "Advanced matching" });
  await expect(dialog.getByText(/Weights of your own come with Pro and Premium/)).toBeVisible();
  await expect(dialog.getByRole("spinbutton")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "See plans" })).toBeVisible();
});

test("DEC-97 a letter in one's own way is asked for from a match, its choices are kept as a preset", async ({
  page,
  isScripted,
}) => {
  await becomePro(await enterAsNew(page), "premium");
  await addResume(page, "Nurse");
  await untilMatched(page, 3);
  await page.goto("/");
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: "AI Generate" }).click();
  await card.getByRole("link", { name: "Custom cover letter" }).click();
  const dialog = page.getByRole("dialog", { name: "Custom cover letter" });
  await dialog.getByRole("combobox", { name: "Tone" }).selectOption("Formal");
  await dialog.getByRole("combobox", { name: "Length" }).selectOption("Short");
  await dialog.getByRole("combobox", { name: "Experience to stress" }).selectOption({ index: 1 });
  await dialog.getByRole("textbox", { name: "Your own sentences" }).fill("I grew up around the corner.");
  await dialog.getByRole("button", { name: "Keep preset" }).click();
  await expectNotice(page, "Failed to keep preset", "Please enter a name for the preset.");
  await expect(dialog.getByRole("textbox", { name: "Your own sentences" })).toHaveValue("I grew up around the corner.");
  await expect(dialog.getByRole("combobox", { name: "Tone" })).toHaveValue("formal");
  await dialog.getByRole("textbox", { name: "Keep these choices as a preset" }).fill("Formal and short");
  await dialog.getByRole("button", { name: "Keep preset" }).click();
  await expectNotice(page, "Preset kept");
  await expect(dialog.getByRole("link", { name: "Formal and short" })).toHaveAttribute("aria-current", "true");
  await expect(dialog.getByRole("textbox", { name: "Your own sentences" })).toHaveValue("I grew up around the corner.");
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Generate letter" }).click();
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await expect(async () => {
    const letters: { id: string; content: string }[] = await (await page.request.get("/api/cover-letters")).json();
    expect(letters[0]?.content).toContain("\n\nI grew up around the corner.\n\n");
    await page.goto(`/ai-materials?letter=${letters[0]?.id}`);
  }).toPass({ timeout: 60_000 });
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText(/^Formal · Short · As the posting · Stresses /)).toBeVisible();
  await expect(viewer.getByRole("heading", { name: "Your own sentences" })).toBeVisible();
});

test("DEC-97 an answer to a guide's question is practised, kept and deleted", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await becomePro(await signInAsNew(page), "premium");
  await addResume(page, "Nurse");
  const [first] = await untilMatched(page, 3);
  const made = await page.request.post("/api/generate-interview-questions", {
    data: { jobId: first?.job.id },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(made.status()).toBe(201);
  await page.goto("/ai-materials");
  await page
    .getByRole("link", { name: new RegExp(first?.job.company ?? "-") })
    .first()
    .click();
  const question = page.locator("details.question").first();
  await question.locator("summary").click();
  await question.getByRole("link", { name: /^Practise this answer/ }).click();
  const dialog = page.getByRole("dialog", { name: "Practise an answer" });
  await dialog.getByRole("button", { name: "Get feedback" }).click();
  const field = dialog.getByRole("textbox", { name: "Your answer, in your own words" });
  await expect(field).toHaveAccessibleDescription(/Please answer in a sentence or more\.$/);
  const answer = "When the ward was full, I had to find beds. I called every unit. In the end all patients had one.";
  await field.fill(answer);
  await dialog.getByRole("button", { name: "Get feedback" }).click();
  await expectNotice(page, "Answer kept");
  await expect(dialog.getByText("What was there: 4 of 4")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "What your resume says of it" })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "A stronger answer could name, from your resume" })).toBeVisible();
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete this answer" }).click();
  await expectNotice(page, "Answer deleted");
  await expect(dialog.getByText(answer)).toHaveCount(0);
});
