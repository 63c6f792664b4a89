import { randomUUID } from "node:crypto";
import type { CDPSession, Locator, Page } from "playwright/test";
import { type App, freePort, startApp, NO_JOBS } from "../setup/app-process.ts";
import { inviteTo } from "../setup/invitations.ts";
import { expect, expectNotice, findSeriousFaults, test as base } from "./journey.ts";

const PASSWORD = "seven quiet foxes";

/** An app with accounts of its own, at a name, since browsers make no passkeys for an address of digits. */
const test = base.extend<{ elsewhere: Page }, { ownApp: App }>({
  ownApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern where nothing is taken
    async ({}, use) => {
      const port = await freePort();
      const place = { PORT: String(port), APP_URL: `http://localhost:${port}` };
      const app = await startApp({ ...NO_JOBS, ACCOUNTS: "local", SIGN_UP: "open", ...place });
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ ownApp }, use) => use(ownApp.url),
  // A page in another browser.
  elsewhere: async ({ browser, ownApp, isScripted }, use) => {
    const context = await browser.newContext({ baseURL: ownApp.url, javaScriptEnabled: isScripted });
    await use(await context.newPage());
    await context.close();
  },
});

// In one worker one after the other: a second worker would start a second app.
test.describe.configure({ mode: "default" });

const newAddress = () => `${randomUUID()}@example.com`;

/** Opens the link of an invitation, and chooses a password there. */
async function accept(page: Page, app: App, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(await inviteTo(app, email));
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("The same password again").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expectNotice(page, "Your password is set", "Sign in with it now.");
}

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/api/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Upload Resume" }).first()).toBeVisible();
}

async function openAccount(page: Page): Promise<Locator> {
  await page.goto("/?dialog=account");
  const dialog = page.getByRole("dialog", { name: "Account" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("DEC-104 an invitation, the first sign-in, a wrong password", async ({ page, ownApp, isScripted }) => {
  const email = newAddress();
  await page.goto(await inviteTo(ownApp, email));
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await page.getByLabel("Password", { exact: true }).fill("monkeymonkey");
  await page.getByLabel("The same password again").fill("monkeymonkey");
  await page.getByLabel("First name").fill("Ines");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert")).toContainText("look at the marked fields");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/one of the commonest/);
  await expect(page.getByLabel("First name")).toHaveValue("Ines");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("The same password again").fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expectNotice(page, "Your password is set");

  await fillIn(page, email, "a wrong password");
  await expect(page.getByRole("alert")).toContainText("do not belong together");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password")).toHaveValue("");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectSignedIn(page);
  const dialog = await openAccount(page);
  await expect(dialog).toHaveAccessibleDescription(email);
  await expect(dialog.getByText("E-mail and password")).toBeVisible();
});

test("DEC-104 a reset by a new invitation signs out, and the old password is worth nothing", { tag: "@long" }, async ({
  page,
  ownApp,
  elsewhere,
}) => {
  const email = newAddress();
  await accept(page, ownApp, { email, password: PASSWORD });
  await fillIn(page, email, PASSWORD);
  await expectSignedIn(page);

  await elsewhere.goto(await inviteTo(ownApp, email));
  await expect(elsewhere.getByRole("heading", { name: "A new password" })).toBeVisible();
  await accept(elsewhere, ownApp, { email, password: "eight loud badgers" });
  await page.goto("/my-resumes");
  await expect(page.getByRole("link", { name: "Upload Resume" })).toHaveCount(0);
  await fillIn(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("do not belong together");
  await fillIn(page, email, "eight loud badgers");
  await expectSignedIn(page);
});

test("DEC-104 SIGN_UP=open: an account of one's own, made on the sign-in page", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  const email = newAddress();
  await page.goto("/api/login");
  await page.getByRole("link", { name: "Create one" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/at least 12 characters/);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  if (isScripted) expect(await findSeriousFaults(page)).toEqual([]);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expectSignedIn(page);
});

test("DEC-104 one signs out the other browsers from the Account dialog", { tag: "@long" }, async ({
  page,
  ownApp,
  elsewhere,
}) => {
  const email = newAddress();
  await accept(page, ownApp, { email, password: PASSWORD });
  await fillIn(page, email, PASSWORD);
  await expectSignedIn(page);
  await fillIn(elsewhere, email, PASSWORD);
  await expectSignedIn(elsewhere);

  const dialog = await openAccount(page);
  await dialog.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expectNotice(page, "Signed out everywhere else", "1 browser signed out.");
  await expect(dialog.getByRole("button", { name: "Sign out everywhere else" })).toHaveCount(0);
  expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401);
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
});

test("DEC-104 without scripts everything goes by password, and no button does nothing", { tag: "@plain-only" }, async ({
  page,
  ownApp,
  isScripted,
}) => {
  const email = newAddress();
  await page.goto(await inviteTo(ownApp, email));
  await expect(page.getByRole("button", { name: "Use a passkey instead" })).toHaveCount(isScripted ? 1 : 0);
  await page.goto("/api/login");
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(isScripted ? 1 : 0);
  await accept(page, ownApp, { email, password: PASSWORD });
  await fillIn(page, email, PASSWORD);
  await expectSignedIn(page);
  const dialog = await openAccount(page);
  await expect(dialog.getByRole("heading", { name: "Passkeys" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add a passkey" })).toHaveCount(isScripted ? 1 : 0);
  await expect(dialog.getByText("Adding one needs a browser that runs scripts.")).toHaveCount(isScripted ? 0 : 1);
});

/** Chromium's own authenticator, which touches itself; a person's finger is `touch`. */
async function addAuthenticator(page: Page): Promise<{ touch: (isTouched: boolean) => Promise<void> }> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async touch(isTouched) {
      await devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: isTouched });
    },
  };
}

test("DEC-104 a passkey is added in the Account dialog, signs in, and is removed @scripted", async ({
  page,
  ownApp,
}) => {
  const email = newAddress();
  await accept(page, ownApp, { email, password: PASSWORD });
  const { touch } = await addAuthenticator(page);
  await fillIn(page, email, PASSWORD);
  await expectSignedIn(page);
  const dialog = await openAccount(page);
  await dialog.getByLabel("Name").fill("Test machine");
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expectNotice(page, "Passkey added", "From now on, Test machine signs you in too.");
  await expect(dialog.getByText("Not used yet")).toBeVisible();
  expect(await findSeriousFaults(page)).toEqual([]);
  // Once more on the same device is no second one.
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/has a passkey of your account already/);

  await touch(false);
  await page.goto("/api/logout");
  await page.goto("/api/login");
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  expect(await findSeriousFaults(page)).toEqual([]);
  await touch(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expectSignedIn(page);
  const again = await openAccount(page);
  await expect(again.getByText("Last used")).toBeVisible();
  await again.getByRole("button", { name: "Remove: Test machine" }).click();
  await expectNotice(page, "Passkey removed");
  await expect(again.getByText("Test machine")).toHaveCount(0);
});

test("DEC-104 an invitation is accepted by a passkey, which is then the only way and stays @scripted", {
  tag: "@long",
}, async ({ page, ownApp }) => {
  const email = newAddress();
  await page.goto(await inviteTo(ownApp, email));
  await addAuthenticator(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expectNotice(page, "Your passkey is set", "Sign in with it now.");
  await page.goto("/api/login");
  // Either the browser offers it in the field at once, or the button does.
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.click({ timeout: 5_000 }).catch(() => null);
  await expectSignedIn(page);
  const dialog = await openAccount(page);
  await expect(dialog.getByText("Your only way to sign in")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /Remove/ })).toHaveCount(0);
});
