import type { Types } from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { Session } from "../../models/session.ts";
import { User } from "../../models/user.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import type { AuthConfig } from "./auth-config.ts";
import {
  clearSessionCookieHeader,
  createSession,
  endAllSessions,
  endSession,
  findSession,
  keepTold,
  putFlash,
  readSessionToken,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  SWITCHED_SESSION_MAX_MS,
  sessionCookieHeader,
  takeFlash,
} from "./sessions.ts";

const DAY_MS = 24 * 60 * 60_000;
const config: AuthConfig = {
  appUrl: "https://northfold.example",
  issuer: "https://id.example",
  clientId: "northfold",
  clientSecret: "secret",
  secureCookies: true,
  signingSecret: "0123456789abcdef0123456789abcdef",
  adminEmails: ["boss@example.com"],
};

let adaId: Types.ObjectId;
let bossId: Types.ObjectId;

connectEmbeddedDatabase([Session, User]);

beforeEach(async () => {
  await Promise.all([Session.deleteMany({}), User.deleteMany({})]);
  const common = { issuer: config.issuer, emailVerified: true };
  adaId = (await User.create({ ...common, subject: "ada", email: "ada@example.com" }))._id;
  bossId = (await User.create({ ...common, subject: "boss", email: "boss@example.com" }))._id;
});

function later(ms: number): Date {
  return new Date(Date.now() + ms);
}

test("a session is found by its token, with its user", async () => {
  const { token } = await createSession(adaId);
  const found = await findSession(token, config);
  expect(found?.user.email).toBe("ada@example.com");
  expect(found?.switchedBy).toBeNull();
});

test("SECURITY row 10: tokens have 256 bits, differ, and are stored as a hash only", async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, () => createSession(adaId)));
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(20);
  const stored = JSON.stringify(await Session.find({}).lean());
  for (const { token } of tokens) {
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(stored).not.toContain(token);
  }
});

test("DEC-82 a session ends after 7 idle days and lives on when it is used", async () => {
  const { token } = await createSession(adaId);
  expect(await findSession(token, config, later(SESSION_IDLE_MS - 60_000))).not.toBeNull();
  expect(await findSession(token, config, later(2 * SESSION_IDLE_MS - 120_000))).not.toBeNull();
  expect(await findSession(token, config, later(4 * SESSION_IDLE_MS))).toBeNull();
  expect(await Session.countDocuments({})).toBe(0);
});

test("DEC-82 a session ends after 30 days, however much it is used", async () => {
  const { token } = await createSession(adaId);
  for (let day = 5; day < 30; day += 5) expect(await findSession(token, config, later(day * DAY_MS))).not.toBeNull();
  expect(await findSession(token, config, later(SESSION_MAX_MS - 60_000))).not.toBeNull();
  expect(await findSession(token, config, later(SESSION_MAX_MS + 1_000))).toBeNull();
});

test("SECURITY row 12: an end set back in the database holds at the next request", async () => {
  const { token } = await createSession(adaId);
  await Session.updateOne({ userId: adaId }, { $set: { expiresAt: later(-1_000) } });
  expect(await findSession(token, config)).toBeNull();
});

test("the time of the last visit is written every few minutes, not at every request", async () => {
  const { token } = await createSession(adaId);
  const start = (await Session.findOne({ userId: adaId }).lean())?.lastSeenAt;
  await findSession(token, config, later(4 * 60_000));
  expect((await Session.findOne({ userId: adaId }).lean())?.lastSeenAt).toEqual(start);
  await findSession(token, config, later(6 * 60_000));
  expect((await Session.findOne({ userId: adaId }).lean())?.lastSeenAt).not.toEqual(start);
});

test("SECURITY row 13: tampered, foreign and malformed tokens are anonymous", async () => {
  const { token } = await createSession(adaId);
  const flipped = (token[0] === "A" ? "B" : "A") + token.slice(1);
  const strange = [
    null,
    "",
    "x",
    flipped,
    `${token} `,
    `${token}A`,
    token.slice(1),
    "a".repeat(10_000),
    '{"$ne":null}',
    "\0",
  ];
  for (const value of strange) expect(await findSession(value, config)).toBeNull();
  expect(await findSession(token, config)).not.toBeNull();
});

test("SECURITY row 11: an ended session is dead, the user's others live", async () => {
  const [first, second] = [await createSession(adaId), await createSession(adaId)];
  await endSession(first.token);
  await endSession("unknown");
  await endSession(null);
  expect(await findSession(first.token, config)).toBeNull();
  expect(await findSession(second.token, config)).not.toBeNull();
});

test("all sessions of a user end at once, also those behind a switch, and nobody else's", async () => {
  const own = [await createSession(bossId), await createSession(adaId, { realUserId: bossId })];
  const other = await createSession(adaId);
  await endAllSessions(bossId);
  for (const { token } of own) expect(await findSession(token, config)).toBeNull();
  expect(await findSession(other.token, config)).not.toBeNull();
});

test("DEC-54 a switched session knows both users and ends after 60 minutes", async () => {
  const { token } = await createSession(adaId, { realUserId: bossId });
  const found = await findSession(token, config);
  expect(found?.user.email).toBe("ada@example.com");
  expect(found?.switchedBy).toEqual({ id: bossId.toString(), email: "boss@example.com" });
  expect(found?.isAdmin).toBe(false);
  expect(await findSession(token, config, later(SWITCHED_SESSION_MAX_MS / 2 - 60_000))).not.toBeNull();
  expect(await findSession(token, config, later(SWITCHED_SESSION_MAX_MS - 120_000))).not.toBeNull();
  expect(await findSession(token, config, later(SWITCHED_SESSION_MAX_MS + 1_000))).toBeNull();
});

test("SECURITY row 25: a switched session nobody uses ends after 30 minutes", async () => {
  const { token } = await createSession(adaId, { realUserId: bossId });
  expect(await findSession(token, config, later(29 * 60_000))).not.toBeNull();
  const other = await createSession(adaId, { realUserId: bossId });
  expect(await findSession(other.token, config, later(31 * 60_000))).toBeNull();
});

test("SECURITY rows 18, 22: a switch ends with the administrator's right, and when its user becomes one", async () => {
  const lost = await createSession(adaId, { realUserId: bossId });
  expect(await findSession(lost.token, { ...config, adminEmails: [] })).toBeNull();
  expect(await findSession(lost.token, config)).toBeNull();
  const raised = await createSession(adaId, { realUserId: bossId });
  await User.updateOne({ _id: adaId }, { $set: { isAdminGranted: true } });
  expect(await findSession(raised.token, config)).toBeNull();
});

test("DEC-93 the session says whether its user is an administrator, anew each time", async () => {
  const { token } = await createSession(bossId);
  expect((await findSession(token, config))?.isAdmin).toBe(true);
  expect((await findSession(token, { ...config, adminEmails: [] }))?.isAdmin).toBe(false);
});

test("a session whose user or administrator is gone is anonymous", async () => {
  const switched = await createSession(adaId, { realUserId: bossId });
  const own = await createSession(adaId);
  await User.deleteOne({ _id: bossId });
  expect(await findSession(switched.token, config)).toBeNull();
  await User.deleteOne({ _id: adaId });
  expect(await findSession(own.token, config)).toBeNull();
});

test("DEC-10 a flash is taken once, also by two pages at the same time", async () => {
  const { token } = await createSession(adaId);
  const flash = { title: "Resume Deleted", description: "It is gone.", tone: "neutral" };
  const session = (await findSession(token, config))?.session;
  if (!session) throw new Error("The session was just made");
  expect(await takeFlash(session)).toBeNull();

  await putFlash(session._id, flash);
  const again = (await findSession(token, config))?.session;
  if (!again) throw new Error("The session was just made");
  const taken = await Promise.all([takeFlash(again), takeFlash(again), takeFlash(again)]);
  const told = { flash: { ...flash, id: expect.any(String) }, isAgain: false };
  expect(taken.filter((value) => value !== null)).toEqual([told]);
});

test("DEC-10 a script whose first answer was dropped gets the flash again for 3 s, under the same id; a page does not", async () => {
  const { token } = await createSession(adaId);
  const read = async () => {
    const session = (await findSession(token, config))?.session;
    if (!session) throw new Error("The session was just made");
    return session;
  };
  await putFlash((await read())._id, { title: "Version restored" });
  const now = new Date();
  const first = await takeFlash(await read(), { isScript: true, now });
  expect(first).toEqual({ flash: { title: "Version restored", id: expect.any(String) }, isAgain: false });
  const soon = new Date(now.getTime() + 2_999);
  expect(await takeFlash(await read(), { now: soon })).toBeNull();
  expect(await takeFlash(await read(), { isScript: true, now: soon })).toEqual({ ...first, isAgain: true });
  const later = new Date(now.getTime() + 3_000);
  expect(await takeFlash(await read(), { isScript: true, now: later })).toBeNull();
  expect((await read()).flash).toBeNull();

  await putFlash((await read())._id, { title: "Resume renamed" });
  const renamed = { flash: { title: "Resume renamed" }, isAgain: false };
  expect(await takeFlash(await read(), { isScript: true, now: later })).toMatchObject(renamed);
});

test("DEC-10 what an answer told by itself is kept for a script that dropped it, and takes no other notice's place", async () => {
  const { token } = await createSession(adaId);
  const read = async () => (await findSession(token, config))!.session;
  const now = new Date();
  const flash = await keepTold((await read())._id, { title: "Letter made" }, now);
  const soon = new Date(now.getTime() + 2_000);
  expect(await takeFlash(await read(), { now: soon })).toBeNull();
  expect(await takeFlash(await read(), { isScript: true, now: soon })).toEqual({ flash, isAgain: true });

  await putFlash((await read())._id, { title: "Resume renamed" });
  await keepTold((await read())._id, { title: "Guide made" });
  expect(await takeFlash(await read())).toMatchObject({ flash: { title: "Resume renamed" } });
});

test("SECURITY row 9: the session cookie is HttpOnly, Lax, Path=/, and on https __Host- and Secure", () => {
  const header = sessionCookieHeader("abc", config);
  expect(header).toBe("__Host-session=abc; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure");
  expect(sessionCookieHeader("abc", { ...config, secureCookies: false })).toMatch(/^session=abc; [^S]*SameSite=Lax$/);
  expect(clearSessionCookieHeader(config)).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/);
});

test("the token is read from its own cookie only", () => {
  const read = (Cookie: string) => readSessionToken(new Request("https://x.example", { headers: { Cookie } }), config);
  expect(read("a=1; __Host-session=tok; b=2")).toBe("tok");
  expect(read("session=tok; x__Host-session=tok; __Host-sessionx=tok")).toBeNull();
  expect(read("__Host-session=one; __Host-session=two")).toBe("one");
});
