import type { Page } from "playwright/test";
import type { MatchView } from "../../server/matches/match-view.ts";
import { withDatabase } from "../setup/app-database.ts";
import {
  addResume,
  expect,
  expectNotice,
  findSeriousFaults,
  servedApp,
  signInAs,
  signInAsNew,
  test,
  untilMatched,
} from "./journey.ts";

async function becomePro(email: string): Promise<void> {
  await withDatabase(servedApp(), (db) =>
    db.collection("users").updateOne({ email }, { $set: { subscriptionTier: "pro" } }),
  );
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
  await becomePro(await signInAsNew(page));
  await addResume(page, "Nurse");
  await untilMatched(page, 3);
  await page.goto("/");
  await page.getByRole("link", { name: "Advanced matching" }).click();
  const dialog = page.getByRole("dialog", { name: "Advanced matching" });
  await expect(dialog.getByRole("spinbutton", { name: "Role and title" })).toHaveValue("60");
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
  await expect(card.getByText(/Role and title 20, Required skills 70/)).toBeVisible();
  await card.getByRole("link", { name: "Change them" }).click();
  await dialog.getByRole("button", { name: "Back to the usual weights" }).click();
  await expectNotice(page, "Usual weights");
  await untilScored(page, false);
});

test("DEC-97 a search is saved by name, opened by its link, renamed and deleted", async ({ page, isScripted }) => {
  await becomePro(await signInAsNew(page));
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

test("DEC-97 the free plan reads what the plans offer, quietly", async ({ page }) => {
  await signInAs(page, "Free Demo");
  await page.goto("/?dialog=weights");
  const dialog = page.getByRole("dialog", { name: "Advanced matching" });
  await expect(dialog.getByText(/Weights of your own come with Pro and Premium/)).toBeVisible();
  await expect(dialog.getByRole("spinbutton")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "See plans" })).toBeVisible();
});
