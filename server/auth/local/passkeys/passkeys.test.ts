import mongoose, { type Types } from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { LocalAccount } from "../../../../models/local-account.ts";
import type { SessionRecord } from "../../../../models/session.ts";
import { UsedSignIn } from "../../../../models/used-sign-in.ts";
import type { UserRecord } from "../../../../models/user.ts";
import { Authenticator } from "../../../../tests/emulators/authenticator.ts";
import { connectEmbeddedDatabase } from "../../../../tests/setup/embedded-database.ts";
import { type AuthConfig, OWN_ACCOUNTS } from "../../auth-config.ts";
import { makeChallenge, spendChallenge } from "./challenge.ts";
import { addPasskey, newPasskeyPurpose, removePasskey } from "./change-passkeys.ts";
import { offerNewPasskey, offerSignIn } from "./offer-passkeys.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { tryPasskey } from "./try-passkey.ts";

const config: AuthConfig = {
  appUrl: "https://jobs.example.com",
  issuer: "https://jobs.example.com/oidc",
  hasOwnAccounts: true,
  clientId: "northfold",
  clientSecret: "secret",
  secureCookies: true,
  signingSecret: "0123456789abcdef0123456789abcdef",
  adminEmails: [],
};
const now = new Date();
const purpose = "sign-in abc";

let accountId: Types.ObjectId;

connectEmbeddedDatabase([LocalAccount, UsedSignIn]);

beforeEach(async () => {
  await LocalAccount.deleteMany({});
  accountId = (await LocalAccount.create({ email: "ada@example.com", password: null }))._id;
});

/** As much of somebody signed in as adding a passkey asks for. */
function present({ minutesAgo = 0 } = {}) {
  const signedInAt = new Date(now.getTime() - minutesAgo * 60_000);
  return {
    user: { issuer: OWN_ACCOUNTS, subject: String(accountId) } as UserRecord,
    session: { _id: new mongoose.Types.ObjectId(), signedInAt } as SessionRecord,
  };
}

async function added(who = present(), name = "Phone"): Promise<Authenticator> {
  const key = new Authenticator(config.appUrl);
  const account = { _id: accountId, email: "ada@example.com", passkeys: [] };
  const offer = await offerNewPasskey(account, { purpose: newPasskeyPurpose(who), config, now });
  if (!offer) throw new Error("There is an offer at a name and https");
  await addPasskey(who, { answer: key.make(offer), name }, { config, now });
  return key;
}

async function signsIn(answer: (offer: { challenge: string; rpId?: string }) => string, at = now): Promise<boolean> {
  const offer = await offerSignIn({ purpose, config, now });
  if (!offer) throw new Error("There is an offer at a name and https");
  return (await tryPasskey(answer(offer), { purpose, address: null, config, now: at })) !== null;
}

test("a passkey that was added signs in, and its use is written down", async () => {
  const key = await added();
  expect(await signsIn((offer) => key.use(offer))).toBe(true);
  const account = await LocalAccount.findById(accountId).lean();
  expect(account?.passkeys).toMatchObject([{ id: key.id, name: "Phone", counter: 0, lastUsedAt: now }]);
});

test("a challenge counts once, for an hour, and for its purpose; no spelling of it counts again", async () => {
  const challenge = Buffer.from(makeChallenge(purpose, config, now)).toString("base64url");
  const spend = (text: string, what = purpose, at = now) => spendChallenge(text, what, { config, now: at });
  expect(await spend(challenge, "sign-in other")).toBe(false);
  expect(await spend(challenge, purpose, new Date(now.getTime() + 3_600_001))).toBe(false);
  expect(await spend(`${challenge.slice(0, -2)}xx`)).toBe(false);
  for (const odd of ["", "x", "x".repeat(72), challenge.slice(0, 20)]) expect(await spend(odd)).toBe(false);
  const spent = await Promise.all([1, 2, 3].map(() => spend(challenge)));
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect(await spend(`${challenge}=`)).toBe(false);
});

test("what answers another place, kind or challenge, is untouched, or signed by another, signs nobody in", async () => {
  const key = await added();
  const forger = new Authenticator(config.appUrl);
  forger.userHandle = key.userHandle;
  const lies: ((offer: { challenge: string; rpId?: string }) => string)[] = [
    (offer) => key.use(offer, { origin: "https://evil.example" }),
    (offer) => key.use(offer, { rpId: "evil.example" }),
    (offer) => key.use(offer, { type: "webauthn.create" }),
    (offer) => key.use({ ...offer, challenge: "x".repeat(72) }),
    (offer) => key.use(offer, { flags: 0 }),
    (offer) => JSON.stringify({ ...JSON.parse(forger.use(offer)), id: key.id, rawId: key.id }),
    (offer) => key.use(offer).replace(/"userHandle":"[^"]+"/, '"userHandle":"xxxx"'),
    () => "{}",
  ];
  for (const [at, lie] of lies.entries()) expect(await signsIn(lie), String(at)).toBe(false);
  expect(await signsIn((offer) => key.use(offer))).toBe(true);
});

test("a counter has to go up, and of two uses at once one counts", async () => {
  const key = await added();
  expect(await signsIn((offer) => key.use(offer, { counter: 7 }))).toBe(true);
  for (const counter of [7, 3, 0]) expect(await signsIn((offer) => key.use(offer, { counter }))).toBe(false);
  const twins = await Promise.all([1, 2, 3].map(() => signsIn((offer) => key.use(offer, { counter: 9 }))));
  expect(twins.filter(Boolean)).toHaveLength(1);
});

test("one is added soon after signing in, in the browser that was asked, and named in plain words", async () => {
  await expect(added(present({ minutesAgo: 31 }))).rejects.toThrow("Sign out and in again first");
  const offer = await offerNewPasskey(
    { _id: accountId, email: "ada@example.com", passkeys: [] },
    { purpose: newPasskeyPurpose(present()), config, now },
  );
  const elsewhere = addPasskey(
    present(),
    { answer: new Authenticator(config.appUrl).make(offer ?? { challenge: "" }), name: "x" },
    { config, now },
  );
  await expect(elsewhere).rejects.toThrow("could not be checked");
  await added(present(), " My\u202e\n phone ");
  const account = await LocalAccount.findById(accountId).lean();
  expect(account?.passkeys.map(({ name }) => name)).toEqual(["My phone"]);
});

test("the last way to sign in stays, also when two are removed at once", async () => {
  const [first, second] = [await added(), await added()];
  const { user } = present();
  const removals = await Promise.allSettled([removePasskey(user, first.id), removePasskey(user, second.id)]);
  expect(removals.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const account = await LocalAccount.findById(accountId).lean();
  expect(account?.passkeys).toHaveLength(1);
  await expect(removePasskey(user, "unknown")).rejects.toThrow("removed already");
});

test("passkeys are made for a name: https, or localhost; never for an address of digits", () => {
  const of = (appUrl: string) => relyingPartyOf({ appUrl })?.id ?? null;
  expect(of("https://jobs.example.com:8443")).toBe("jobs.example.com");
  expect(of("http://localhost:3000")).toBe("localhost");
  for (const none of [
    "http://127.0.0.1:3000",
    "https://[::1]:3000",
    "https://192.168.1.2",
    "http://jobs.example.com",
  ]) {
    expect(of(none), none).toBeNull();
  }
});
