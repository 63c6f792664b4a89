import type { Page } from "playwright/test";
import { addResume, expect, expectNotice, firstMatch, signInAsNew, test, untilMatched } from "./journey.ts";

/** The addresses that forms are sent to from now on. */
function listenToForms(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST") sent.push(pathname.replace(/\.data$/, ""));
  });
  return sent;
}

test("AG-14, AG-15, CV-18: a double click is one click", async ({ page, context, isScripted }) => {
  await signInAsNew(page);
  await addResume(page, "First");
  await addResume(page, "Second");
  await page.goto("/?versions=all");
  const card = await firstMatch(page, isScripted);
  const sent = listenToForms(page);
  await page.getByRole("button", { name: "Activate First" }).dblclick();
  await expectNotice(page, "Resume activated");
  // Without scripts the browser itself breaks off the first sending, and the verbs take the second as the same.
  if (isScripted) expect(sent).toEqual(["/forms/resumes/activate"]);
  const resumes: { name: string; isActive: boolean }[] = await (await page.request.get("/api/resumes")).json();
  expect(resumes.filter(({ isActive }) => isActive).map(({ name }) => name)).toEqual(["First"]);

  const opened: Page[] = [];
  context.on("page", (tab) => opened.push(tab));
  // Now and then the matching of the resume that was activated is still on its way.
  const id = (await untilMatched(page, 1))[0]?.job.id;
  if (!isScripted) await page.goto("/?versions=all");
  await card.getByRole("button", { name: "Apply Now" }).dblclick();
  await expectNotice(page, "Application Submitted");
  await expect(card.getByRole("button", { name: "Applied" })).toBeVisible();
  expect(opened).toHaveLength(isScripted ? 1 : 0);
  if (isScripted) expect(sent).toEqual(["/forms/resumes/activate", "/forms/applications/apply"]);
  expect(await (await page.request.get("/api/applications")).json()).toMatchObject([{ jobId: id }]);
});

// Without scripts each page is one of its own, and Back leads to the one before.
test("DEC-75: Back leads to the screen before, and never into a dialog that was closed or has done its work", {
  tag: "@scripted",
}, async ({ page }) => {
  await signInAsNew(page);
  await addResume(page, "First");
  await page.goto("/analytics");
  await page.getByRole("link", { name: /^My Resumes/ }).click();
  await page.getByRole("link", { name: "View", exact: true }).click();
  const viewer = page.getByRole("dialog", { name: "First" });
  await viewer.getByRole("link", { name: "Skills", exact: true }).click();
  await viewer.getByRole("link", { name: "Close" }).click();
  await expect(viewer).toBeHidden();
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/my-resumes");
  await expect(page.getByRole("link", { name: "View", exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/analytics");

  await page.goForward();
  await page.getByRole("button", { name: "More for First" }).click();
  await page.getByRole("link", { name: "Rename" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Renamed");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Resume renamed");
  await page.goBack();
  await expect(page).toHaveURL("/my-resumes");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("DEC-08, DEC-75: a dialog that was come to by its address closes to its screen", { tag: "@long" }, async ({
  page,
}) => {
  await signInAsNew(page);
  await page.goto("/my-resumes?dialog=upload");
  await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/my-resumes");
  await expect(page.getByRole("dialog")).toBeHidden();
});

// Without scripts the browser waits for the answer.
test("UP-16, CV-19: what is under way when its dialog is closed, or another screen opened, is told of and shows", {
  tag: ["@scripted", "@long"],
}, async ({ page }) => {
  await signInAsNew(page);
  await addResume(page, "First");
  await page.goto("/my-resumes");
  const held = new Map<string, PromiseWithResolvers<void>>();
  await page.route(/\/forms\/.*\.data/, async (route) => {
    const hold = Promise.withResolvers<void>();
    held.set(new URL(route.request().url()).pathname, hold);
    await hold.promise;
    await route.continue();
  });
  const letGo = async (path: string) => {
    await expect.poll(() => held.has(path)).toBe(true);
    held.get(path)?.resolve();
  };

  await page.getByRole("button", { name: "More for First" }).click();
  await page.getByRole("link", { name: "Rename" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Renamed");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await letGo("/forms/resumes/rename.data");
  await expectNotice(page, "Resume renamed");
  await expect(page.getByRole("heading", { name: "Renamed" })).toBeVisible();

  await page.getByRole("button", { name: "More for Renamed" }).click();
  await page.getByRole("link", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/");
  await letGo("/forms/resumes/delete.data");
  await expectNotice(page, "Resume deleted");
  await expect(page.getByText("No resumes uploaded yet")).toBeVisible();
  await expect(page).toHaveURL("/");
});
