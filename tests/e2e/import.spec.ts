import { enterAsNew, expect, expectNotice, findSeriousFaults, test } from "./journey.ts";

const LINES = "Ben Ito\nben@example.org | Portland, ME\n\nExperience\nCook, Harbor Grill, 2019 - 2023\n- Ran the line";

test("a resume of another tool is imported from the upload’s dialog, and a wrong one says why", async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  await page.goto("/my-resumes?dialog=upload");
  await page.getByRole("link", { name: "Import it instead" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a resume" });
  await expect(dialog).toBeVisible();
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await dialog.getByLabel("Or paste its text").fill("Hello");
  await dialog.getByRole("button", { name: "Import resume" }).click();
  await expectNotice(page, "Resume not imported", "No text of a resume was found in it.");
  await expect(dialog.getByLabel("Or paste its text")).toHaveValue("Hello");
  await dialog.getByLabel("Or paste its text").fill("");
  await dialog
    .getByLabel("File")
    .setInputFiles({ name: "Ben.md", mimeType: "text/markdown", buffer: Buffer.from(LINES) });
  await dialog.getByRole("button", { name: "Import resume" }).click();
  await expectNotice(page, "Resume imported", "“Ben” is active, and is being matched.");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list").getByText("Ben", { exact: true }).first()).toBeVisible();
});

test("the import fits a phone", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?dialog=import");
  await expect(page.getByRole("dialog", { name: "Import a resume" })).toBeVisible();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
});
