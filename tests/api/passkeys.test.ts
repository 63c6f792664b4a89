import { afterAll, beforeAll, expect, test } from "vitest";
import { Authenticator } from "../emulators/authenticator.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, freePort, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { acceptByForm, inviteTo, postForm, signInByPassword } from "../setup/invitations.ts";

const PASSWORD = "seven quiet foxes";
const ACCOUNT = "/?dialog=account";
const TRY_AGAIN = "This passkey does not sign in here";

let app: App;

beforeAll(async () => {
  const port = await freePort();
  // Browsers make passkeys for names, not for addresses of digits.
  app = await startApp({
    ...NO_JOBS,
    ACCOUNTS: "local",
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    LOG_LEVEL: "info",
  });
});

afterAll(() => app.stop());

type Offer = Parameters<Authenticator["make"]>[0];

/** What a page offers to the browser's authenticator. */
function offerIn(html: string): Offer {
  const text = html.match(/data-offer="([^"]+)"/)?.[1] ?? "";
  return JSON.parse(text.replace(/&(#34|quot);/g, '"').replace(/&amp;/g, "&"));
}

/** What the account dialog offers, in the data that its scripts read. */
async function offerOfAccount(client: HttpClient): Promise<Offer> {
  const { html } = await client.open(ACCOUNT);
  const challenge = html.replaceAll('\\"', '"').match(/"([\w-]{72})"/)?.[1] ?? "";
  expect(challenge).not.toBe("");
  const account = await accountOf((await whoIs(client)).email);
  const id = Buffer.from(String(account?._id)).toString("base64url");
  return { challenge, rp: { id: "localhost" }, user: { id } };
}

async function enter(email: string): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  expect((await acceptByForm(client, await inviteTo(app, email), PASSWORD)).status).toBe(303);
  expect(await signInByPassword(client, email, PASSWORD)).toMatchObject({ status: 200, path: "/" });
  return client;
}

/** Accepts an invitation by a passkey in place of a password. */
async function enterByPasskey(email: string): Promise<Authenticator> {
  const link = await inviteTo(app, email);
  const client = new HttpClient(app.url);
  const key = new Authenticator(app.url);
  const fields = { passkey: key.make(offerIn((await client.open(link)).html)), firstName: "Ines", lastName: "" };
  expect((await postForm(client, link, fields)).status).toBe(303);
  return key;
}

async function signInBy(client: HttpClient, answer: (offer: Offer) => string) {
  const page = await client.open("/api/login");
  const posted = await postForm(client, page.path, { passkey: answer(offerIn(page.html)) });
  return client.open(posted.headers.get("location") ?? "");
}

const whoIs = (client: HttpClient) => client.json<{ email: string }>("/api/auth/user");
const isSignedIn = async (client: HttpClient) => (await client.send("/api/auth/user")).status === 200;

function accountOf(email: string) {
  return withDatabase(app, (db) => db.collection("local_accounts").findOne({ email }));
}

test("DEC-104 an invitation is accepted by a passkey, which signs in by the same path; no password is left", async () => {
  const key = await enterByPasskey("key@example.com");
  const client = new HttpClient(app.url);
  expect(await signInBy(client, (offer) => key.use(offer))).toMatchObject({ status: 200, path: "/" });
  expect(await whoIs(client)).toMatchObject({ email: "key@example.com", firstName: "Ines" });
  const account = await accountOf("key@example.com");
  expect(account).toMatchObject({ password: null, passkeys: [{ id: key.id, lastUsedAt: expect.any(Date) }] });
  expect((await signInByPassword(new HttpClient(app.url), "key@example.com", PASSWORD)).html).toContain(
    "do not belong",
  );
  // The last way to sign in stays, whoever asks.
  await postForm(client, "/forms/account/remove-passkey", { passkeyId: key.id, returnTo: ACCOUNT });
  expect((await client.open("/")).html).toContain("the only way to sign in");
  expect((await accountOf("key@example.com"))?.passkeys).toHaveLength(1);
});

test("DEC-104 a passkey is added beside the password, named, and removed; of another account's it is not found", async () => {
  const client = await enter("adds@example.com");
  const key = new Authenticator(app.url);
  const offer = await offerOfAccount(client);
  const fields = { passkey: key.make(offer), name: "  My\u202e phone ", returnTo: ACCOUNT };
  expect((await postForm(client, "/forms/account/add-passkey", fields)).status).toBe(303);
  const { html } = await client.open(ACCOUNT);
  expect(html).toContain("Passkey added");
  expect(html).toContain("My phone");
  const elsewhere = new HttpClient(app.url);
  expect(await signInBy(elsewhere, (asked) => key.use(asked))).toMatchObject({ path: "/" });

  const stranger = await enter("stranger@example.com");
  await postForm(stranger, "/forms/account/remove-passkey", { passkeyId: key.id, returnTo: "/" });
  expect((await stranger.open("/")).html).toContain("removed already");
  expect((await accountOf("adds@example.com"))?.passkeys).toHaveLength(1);

  await postForm(client, "/forms/account/remove-passkey", { passkeyId: key.id, returnTo: "/" });
  expect((await accountOf("adds@example.com"))?.passkeys).toHaveLength(0);
  expect((await signInBy(new HttpClient(app.url), (asked) => key.use(asked))).html).toContain(TRY_AGAIN);
});

test("SECURITY row 4: a challenge counts once, in the browser and for the purpose it was made for", async () => {
  const key = await enterByPasskey("once@example.com");
  const client = new HttpClient(app.url);
  const page = await client.open("/api/login");
  const passkey = key.use(offerIn(page.html));

  // In another browser's sign-in, though the page there is as good.
  const thief = new HttpClient(app.url);
  const other = await thief.open("/api/login");
  const stolen = await postForm(thief, other.path, { passkey });
  expect((await thief.open(stolen.headers.get("location") ?? "")).html).toContain(TRY_AGAIN);
  // The same page without the browser's cookies is nobody's.
  expect((await postForm(new HttpClient(app.url), page.path, { passkey })).status).toBe(400);

  // A try that fails spends it as well.
  const failing = key.use(offerIn(page.html), { flags: 0 });
  const next = (await postForm(client, page.path, { passkey: failing })).headers.get("location") ?? "";
  const offered = await client.open(next);
  const late = (await postForm(client, page.path, { passkey })).headers.get("location") ?? "";
  expect((await client.open(late)).html).toContain(TRY_AGAIN);
  const right = key.use(offerIn(offered.html));
  const done = await postForm(client, page.path, { passkey: right });
  expect(await client.open(done.headers.get("location") ?? "")).toMatchObject({ path: "/" });
  expect((await postForm(client, page.path, { passkey: right })).status).toBe(400);
  const afterwards = new HttpClient(app.url);
  expect((await signInBy(afterwards, () => right)).html).toContain(TRY_AGAIN);

  // One made for signing in adds nothing to an account, nor the other way about.
  const adder = await enter("purpose@example.com");
  const added = new Authenticator(app.url);
  const signInOffer = offerIn((await new HttpClient(app.url).open("/api/login")).html);
  await postForm(adder, "/forms/account/add-passkey", { passkey: added.make(signInOffer), name: "x", returnTo: "/" });
  expect((await adder.open("/")).html).toContain("could not be checked");
  const offer = await offerOfAccount(adder);
  const made = { passkey: added.make(offer), name: "x", returnTo: "/" };
  const bystander = await enter("bystander@example.com");
  await postForm(bystander, "/forms/account/add-passkey", made);
  expect((await accountOf("bystander@example.com"))?.passkeys).toEqual([]);
  await Promise.all([1, 2].map(() => postForm(adder, "/forms/account/add-passkey", made)));
  expect((await accountOf("purpose@example.com"))?.passkeys).toHaveLength(1);
});

test("SECURITY row 8: a reset by a new link ends passkeys as well, and signs out; a passkey ends the password", async () => {
  const client = await enter("resets@example.com");
  const key = new Authenticator(app.url);
  const fields = { passkey: key.make(await offerOfAccount(client)), name: "Old", returnTo: "/" };
  await postForm(client, "/forms/account/add-passkey", fields);
  const link = await inviteTo(app, "resets@example.com");
  expect((await client.open(link)).html).toContain("your passkeys");
  expect((await acceptByForm(new HttpClient(app.url), link, "eight loud badgers")).status).toBe(303);
  expect(await isSignedIn(client)).toBe(false);
  expect((await signInBy(new HttpClient(app.url), (offer) => key.use(offer))).html).toContain(TRY_AGAIN);

  const renewed = await enterByPasskey("resets@example.com");
  const page = await signInByPassword(new HttpClient(app.url), "resets@example.com", "eight loud badgers");
  expect(page.html).toContain("do not belong together");
  expect(await signInBy(client, (offer) => renewed.use(offer))).toMatchObject({ path: "/" });
  // The link was spent by the passkey.
  expect((await client.open(link)).status).toBe(410);
});

test("whoever finds a browser open adds no passkey: the sign-in must be recent", async () => {
  const client = await enter("open@example.com");
  const offer = await offerOfAccount(client);
  await withDatabase(app, async (db) => {
    const account = await accountOf("open@example.com");
    const user = await db.collection("users").findOne({ subject: String(account?._id) });
    const signedInAt = new Date(Date.now() - 31 * 60_000);
    await db.collection("sessions").updateMany({ userId: user?._id }, { $set: { signedInAt } });
  });
  expect((await client.open(ACCOUNT)).html).not.toMatch(/"challenge/);
  const passkey = new Authenticator(app.url).make(offer);
  await postForm(client, "/forms/account/add-passkey", { passkey, name: "x", returnTo: "/" });
  expect((await client.open("/")).html).toContain("Sign out and in again first");
  expect((await accountOf("open@example.com"))?.passkeys).toEqual([]);
});

test("SECURITY row 29: the sign-in page runs one script of ours and no other; its script is not kept past an upgrade", async () => {
  const client = new HttpClient(app.url);
  const page = await client.open("/api/login");
  expect(page.html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/passkeys.js">']);
  const { headers } = await client.send(page.path);
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(headers.get("content-security-policy")).not.toMatch(/unsafe|connect-src/);
  const script = await client.send("/passkeys.js");
  expect([script.status, script.headers.get("cache-control")]).toEqual([200, "no-cache"]);
});
