import type { Page } from "playwright/test";
import { addResume, expect, expectNotice, openDialog, test, enterAsNew } from "./journey.ts";

const LETTER = [
  "Dear hiring team,",
  "I triage and stabilise patients in a 42-bed emergency department.",
  "I comforted surgical patients before operations.",
  "I manage 400 nurses in Paris.",
  "Kind regards",
].join("\n");

async function check(page: Page, text: string): Promise<void> {
  await page.goto("/ai-materials");
  await page.getByRole("link", { name: "Check a letter" }).click();
  await expect(page.getByRole("heading", { name: "Check a letter" })).toBeVisible();
  await page.getByRole("textbox", { name: "Your letter" }).fill(text);
  await page.getByRole("button", { name: "Check" }).click();
}

test("DEC-99 a letter written anywhere is checked, a question is answered, kept as one's word, and taken back", {
  tag: "@plain",
}, async ({ page, isScripted }) => {
  await enterAsNew(page);
  await page.goto("/ai-materials/check");
  await expect(page.getByText("Upload one first.")).toBeVisible();
  await addResume(page, "Nurse");

  await check(page, " ");
  await expectNotice(page, "Failed to check the letter", /Please paste the text/);
  await check(page, LETTER);
  await expectNotice(page, "Letter checked");
  const result = page.getByRole("region", { name: "Sentence by sentence" });
  await expect(result.getByRole("listitem").filter({ hasText: "400 nurses" })).toContainText("Not borne out");
  await expect(result.getByRole("listitem").filter({ hasText: "Dear hiring team" })).toContainText("Nothing to check");
  await expect(result.getByText("Borne out", { exact: true }).first()).toBeVisible();
  await expect(result).toContainText(/Line \d+ of your resume:/);

  const question = result.getByText(/^Is this true\? "/).first();
  const asked = /"(.+)"/.exec(await question.innerText())?.[1] ?? "";
  const item = result.getByRole("listitem").filter({ hasText: asked });
  await item.getByRole("button", { name: "Leave out" }).click();
  await expectNotice(page, "Left out");
  await item.getByRole("button", { name: `Ask again: ${asked}` }).click();
  await expectNotice(page, "Taken back");
  await item.getByRole("button", { name: "Keep" }).click();
  await expectNotice(page, "Kept as your word");
  await expect(item.getByText("Your word")).toBeVisible();

  // From now on it is a source, for a text as for a document.
  await page.getByRole("button", { name: "Check" }).click();
  await expect(result.getByRole("listitem").filter({ hasText: asked })).toContainText("Borne out");
  const [resume] = (await (await page.request.get("/api/resumes")).json()) as { id: string }[];
  const dialog = await openDialog(page, `/my-resumes?view=${resume?.id}&tab=read`, isScripted);
  await expect(dialog.getByText(asked)).toBeVisible();
  await expect(dialog.getByText("Your word")).toBeVisible();
  await dialog.getByRole("button", { name: `Take back: ${asked}` }).click();
  await expectNotice(page, "Taken back");
  await expect(dialog.getByText(asked)).toHaveCount(0);
  expect(await (await page.request.get("/api/statements")).json()).toEqual([]);
});
