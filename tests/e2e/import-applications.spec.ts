import { enterAsNew, expect, expectNotice, findSeriousFaults, test } from "./journey.ts";

const TABLE = "Where,What,When\nHarbor Clinic,Night Nurse,03/04/2026\nSound Ferries,Deck Officer,05/04/2026";

test("a table of applications is looked at, its columns are corrected, imported and taken back", async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  await page.goto("/analytics?list=applications");
  await page.getByRole("link", { name: "Import a table of them" }).click();
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE) };
  await page.getByLabel("Table", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Read the table" }).click();
  await expect(page.getByText("0 applications are new. 2 rows are left out.")).toBeVisible();
  await page.getByLabel("Job title").selectOption("What");
  await page.getByLabel("Company").selectOption("Where");
  await page.getByLabel("Applied on").selectOption("When");
  await page.getByLabel("03/04/2026 has").selectOption("day-first");
  await page.getByRole("button", { name: "Read it this way" }).click();
  await expect(page.getByText("“03/04/2026” is read as April 3, 2026.")).toBeVisible();
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Import 2 applications" }).click();
  await expectNotice(page, "Applications imported", "2 applications.");
  await expect(page.getByText("Night Nurse")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Import taken back", "2 applications removed.");
  await expect(page.getByText("No applications yet")).toBeVisible();
});
