import type { Page } from "playwright/test";
import { expect, expectNotice, test, enterAsNew, signInAsNew } from "./journey.ts";

test("an application made elsewhere is added, moved along, noted and found again when its step is due", {
  tag: "@plain",
}, async ({ page }) => {
  await enterAsNew(page);
  await page.goto("/analytics?list=applications");
  await page.getByRole("link", { name: "Add one you sent elsewhere" }).click();
  await expect(page.getByRole("heading", { name: "Add an application" })).toBeVisible();
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByText("Please enter the title of the job.").first()).toBeVisible();
  await page.getByLabel("Job title").fill("Harbor Pilot");
  await page.getByLabel("Company").fill("Sound Ferries");
  await page.getByRole("button", { name: "Add application" }).click();
  await expectNotice(page, "Application added", "Harbor Pilot");
  await expect(page.getByRole("heading", { name: "Harbor Pilot" })).toBeVisible();

  await page.getByRole("button", { name: "Screening" }).click();
  await expectNotice(page, "Screening noted");
  await expect(page.getByRole("button", { name: "Screening" })).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Next step").fill("Call Ms. Lee");
  await page.getByLabel("Due on").fill("2026-01-15");
  await page.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Saved", "Call Ms. Lee");
  await expect(page.getByText("Due", { exact: true })).toBeVisible();
  await page.getByLabel("New note").fill("Spoke with the dock office.\nThey answer on Fridays.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expectNotice(page, "Note added");
  await expect(page.getByText("They answer on Fridays.")).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");

  await page.goto("/analytics?list=applications&status=due");
  await page.getByRole("link", { name: "Notes and next step: Harbor Pilot at Sound Ferries" }).click();
  await page.getByRole("button", { name: /^Remove the note/ }).click();
  await expectNotice(page, "Note removed");
  await expect(page.getByText("They answer on Fridays.")).toBeHidden();
});

test("the screen of an application does not scroll sideways on a phone", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAsNew(page);
  await page.goto("/analytics/applications/add");
  await page.getByLabel("Job title").fill(`Long${"g".repeat(200)}`);
  await page.getByRole("button", { name: "Add application" }).click();
  await expectNotice(page, "Application added");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

async function add(page: Page, title: string) {
  await page.goto("/analytics/applications/add");
  await page.getByLabel("Job title").fill(title);
  await page.getByRole("button", { name: "Add application" }).click();
  await expectNotice(page, "Application added", title);
}

test("cards of the board are moved by their form and by the bulk, and a bulk move is undone", {
  tag: "@plain",
}, async ({ page }) => {
  await signInAsNew(page);
  await add(page, "Harbor Pilot");
  await add(page, "Ferry Captain");
  await page.goto("/analytics?list=board");
  const column = (name: string) => page.getByRole("list", { name, exact: true });
  await expect(column("Applied").getByRole("listitem")).toHaveCount(2);
  await page.getByLabel("Where to move Harbor Pilot").selectOption("Interview");
  await page.getByRole("button", { name: "Move Harbor Pilot" }).click();
  await expectNotice(page, "Moved to Interview", "Harbor Pilot");
  await expect(column("Interview").getByRole("link", { name: "Harbor Pilot" })).toBeVisible();
  await page.getByLabel("Tick Harbor Pilot").check();
  await page.getByLabel("Tick Ferry Captain").check();
  await page.getByLabel("Move ticked to").selectOption("Rejected");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expectNotice(page, "Moved to Rejected", "2 applications");
  await expect(column("Rejected").getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Moved back", "2 applications");
  await expect(column("Interview").getByRole("link", { name: "Harbor Pilot" })).toBeVisible();
  await expect(column("Applied").getByRole("link", { name: "Ferry Captain" })).toBeVisible();
});

test("a card is dragged to another column @scripted", async ({ page }) => {
  await signInAsNew(page);
  await add(page, "Harbor Pilot");
  await page.goto("/analytics?list=board");
  const card = page.getByRole("list", { name: "Applied", exact: true }).getByRole("listitem");
  const offer = page.locator('.bd-column[data-status="offer"]');
  await expect(card).toBeVisible();
  await card.dragTo(offer);
  await expectNotice(page, "Moved to Offer", "Harbor Pilot");
  await expect(offer.getByRole("link", { name: "Harbor Pilot" })).toBeVisible();
});

test("the board does not scroll sideways on a phone", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAsNew(page);
  await add(page, `Long${"g".repeat(200)}`);
  await page.goto("/analytics?list=board");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
