import { addResume, enterAs, expect, signInAsNew, test } from "./journey.ts";

test("a legal page prints its text under our name, without navigation", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/terms");
  await expect(page.getByRole("banner").getByRole("link", { name: "Northfold" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "13. Contact" })).toBeVisible();
  for (const gone of [
    page.getByRole("link", { name: "Sign In", includeHidden: true }),
    page.getByRole("navigation", { name: "Contents", includeHidden: true }),
    page.getByRole("contentinfo", { includeHidden: true }),
  ]) {
    await expect(gone.first()).toBeHidden();
  }
});

test("an open resume prints alone and whole, in black on white whatever the appearance", { tag: "@long" }, async ({
  page,
}) => {
  await signInAsNew(page);
  const { id } = await addResume(page, "Ward nurse");
  const { protocol, host } = new URL(page.url());
  await page.context().addCookies([{ name: "appearance", value: "dark", url: `${protocol}//${host}` }]);
  await page.goto(`/?view=${id}`);
  const viewer = page.getByRole("dialog", { name: "Ward nurse" });
  await expect(viewer).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print" });
  await expect(viewer).toHaveCSS("background-color", "rgb(255, 255, 255)");
  // Fixed, it would stand on every page, cut off at the first one's end.
  await expect(viewer).toHaveCSS("position", "absolute");
  await expect(viewer).toHaveCSS("overflow", "visible");
  await expect(viewer).toHaveCSS("max-height", "none");
  await expect(page.locator("main > *").first()).toBeHidden();
});

test("an open letter prints as a letter", async ({ page, isScripted }) => {
  await enterAs(page, "Pro Demo");
  const matches: { job: { id: string } }[] = await (await page.request.get("/api/job-matches")).json();
  const jobId = matches[isScripted ? 3 : 4]?.job.id;
  const made = await page.request.post("/api/generate-cover-letter", { data: { jobId } });
  const { coverLetter } = await made.json();
  await page.goto(`/ai-materials?letter=${coverLetter.id}`);
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("heading", { name: "Key Highlights" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const letter = viewer.getByRole("region", { name: "Letter" });
  await expect(letter).toHaveText(coverLetter.content);
  await expect(letter).toHaveCSS("max-height", "none");
  await expect(viewer.getByRole("heading", { name: "Key Highlights", includeHidden: true })).toBeHidden();
  await expect(page.locator(".dialog-head")).toBeHidden();
});

test("an interview preparation prints with its answers, without what is only to be clicked", { tag: "@long" }, async ({
  page,
}) => {
  await enterAs(page, "Pro Demo");
  await page.goto("/ai-materials");
  const companies = page.getByRole("navigation", { name: "Companies", includeHidden: true });
  await expect(async () => {
    await page.goto("/ai-materials");
    await companies.getByRole("link").filter({ hasText: "Fernlight Software" }).click({ timeout: 1_000 });
  }).toPass();
  const answer = page.getByText("Suggested Answer:").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(companies).toBeHidden();
  await expect(page.getByText("As a document:").first()).toBeHidden();
});
