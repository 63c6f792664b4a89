import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import {
  addResume,
  expect,
  expectNotice,
  findSeriousFaults,
  test,
  enterAs,
  enterAsNew,
  signInAsNew,
} from "./journey.ts";

async function openAccount(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("group", { name: "Your account" }).getByRole("link", { name: "Account", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Account" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("DEC-07, DEC-60, DEC-75: Account opens from the user menu, on the page that shows, and closes to it", async ({
  page,
  isScripted,
}) => {
  await enterAs(page, "Pro Demo");
  await page.goto("/my-resumes?x=1");
  const dialog = await openAccount(page, "Pro Demo");
  expect(new URL(page.url()).pathname).toBe("/my-resumes");
  await expect(dialog).toHaveAccessibleDescription("pro.demo@example.com");
  for (const text of ["Pro Demo", "Demo sign-in", "Pro Plan"]) await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByText("Paid until")).toHaveCount(0);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("?x=1");
  await page.goto("/?dialog=account");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("textbox")).not.toBeFocused();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Account", exact: true })).toBeInViewport();
  if (isScripted) {
    expect(await findSeriousFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
  } else await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("DEC-60: Download my data gives one JSON file", { tag: "@plain" }, async ({ page }) => {
  const email = await signInAsNew(page);
  await addResume(page, "Nurse CV");
  const dialog = await openAccount(page, email);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^northfold-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data).toMatchObject({ profile: { email }, resumes: [{ name: "Nurse CV" }] });
});

test("DEC-60: the account is deleted by its typed address only, and the landing page says so", {
  tag: "@plain",
}, async ({ page, isScripted }) => {
  const email = await signInAsNew(page);
  await addResume(page, "Nurse CV");
  const dialog = await openAccount(page, email);
  const field = dialog.getByRole("textbox", { name: "Type your e-mail address to confirm" });
  const button = dialog.getByRole("button", { name: "Delete account" });
  await field.fill("somebody@example.com");
  if (isScripted) await expect(button).toBeDisabled();
  else {
    await button.click();
    await expectNotice(page, "Account not deleted", "This is not the e-mail address of your account.");
    await expect(field).toHaveValue("somebody@example.com");
    await expect(field).toHaveAccessibleDescription("This is not the e-mail address of your account.");
  }
  await field.fill(email);
  await button.click();
  await expectNotice(page, "Account deleted", "Your account and its data were removed.");
  await expect(page.getByRole("heading", { name: "Your Complete AI Career Assistant" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  await page.goBack();
  await expect(page.getByText("Nurse CV")).toHaveCount(0);
});

test("the address of a calendar is made, made anew and ended in the account", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await enterAsNew(page);
  await page.goto("/?dialog=account");
  await page.getByRole("button", { name: "Make an address" }).click();
  await expectNotice(page, "Calendar address made");
  const field = page.getByLabel("Address of your calendar");
  const first = await field.inputValue();
  expect((await request.get(first)).status()).toBe(200);
  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect(field).not.toHaveValue(first);
  expect((await request.get(first)).status()).toBe(404);
  await page.getByRole("button", { name: "End it" }).click();
  await expect(field).toBeHidden();
});
