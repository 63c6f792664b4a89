import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { Session, type SessionRecord } from "../../models/session.ts";
import { User, type UserRecord } from "../../models/user.ts";
import type { AuthConfig } from "./auth-config.ts";
import { isAdministrator } from "./current-user.ts";
import type { VisitorWords } from "./describe-visitor.ts";
import { clearCookie, cookieName, readCookie, setCookie } from "./cookies.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_MAX_MS = 30 * DAY_MS;
const SWITCHED_SESSION_IDLE_MS = 30 * MINUTE_MS;
export const SWITCHED_SESSION_MAX_MS = 60 * MINUTE_MS;
const LAST_SEEN_STEP_MS = 5 * MINUTE_MS;
const FLASH_REPEATED_MS = 3_000;

const COOKIE = "session";
const TOKEN = /^[\w-]{43}$/;

export type SwitchedBy = { id: string; email: string };

export type FoundSession = {
  session: SessionRecord;
  user: UserRecord;
  switchedBy: SwitchedBy | null;
  isAdmin: boolean;
};
type NewSession = { realUserId?: Types.ObjectId | null; signedInAt?: Date; visitor?: VisitorWords };

/** The only time the token exists in the clear. */
export type StartedSession = { id: Types.ObjectId; token: string };

/** `realUserId` marks a switched session; `signedInAt` keeps its sign-in time, so that switching prolongs nothing. */
export async function createSession(
  userId: Types.ObjectId,
  { realUserId = null, signedInAt, visitor }: NewSession = {},
): Promise<StartedSession> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const times = { createdAt: now, lastSeenAt: now, signedInAt: signedInAt ?? now };
  const session = { tokenHash: hashToken(token), userId, realUserId, ...times, ...visitor };
  const { _id } = await Session.create({ ...session, expiresAt: expiryOf(session) });
  return { id: _id, token };
}

/** Null for unknown, malformed or expired tokens, or if a switched session's rights changed. Throws database errors. */
export async function findSession(
  token: string | null,
  config: AuthConfig,
  now: Date = new Date(),
): Promise<FoundSession | null> {
  if (token === null || !TOKEN.test(token)) return null;
  const found = await readWithUsers(token);
  if (found === null) return null;

  const { session, user, realUser } = found;
  const limit = expiryOf(session);
  const expired = limit <= now || session.expiresAt <= now;
  const isAdmin = user !== null && isAdministrator(user, config);
  const maySwitch = !isAdmin && realUser !== null && isAdministrator(realUser, config);
  if (expired || user === null || (isSwitched(session) && !maySwitch)) {
    await Session.deleteOne({ _id: session._id });
    return null;
  }

  await touch(session, now);
  return { session, user, switchedBy: realUser && { id: realUser._id.toString(), email: realUser.email }, isAdmin };
}

export async function endSession(token: string | null): Promise<void> {
  if (token !== null && TOKEN.test(token)) await Session.deleteOne({ tokenHash: hashToken(token) });
}

export async function endAllSessions(userId: Types.ObjectId): Promise<void> {
  await Session.deleteMany({ userId });
  await Session.deleteMany({ realUserId: userId });
}

export async function putFlash(sessionId: Types.ObjectId, flash: object): Promise<void> {
  await Session.updateOne({ _id: sessionId }, { $set: { flash: { ...flash, id: randomUUID() }, flashTakenAt: null } });
}

type TakenFlash = {
  flash: object;
  /** A script has had it already, unless it dropped that answer. */
  isAgain: boolean;
};

/** Takes the notice once, atomically. Scripts may drop an answer, so they get it again for 3 s under the same `id`. */
export async function takeFlash(
  session: SessionRecord,
  { isScript = false, now = new Date() }: { isScript?: boolean; now?: Date } = {},
): Promise<TakenFlash | null> {
  const { _id, flash, flashTakenAt } = session;
  if (flash === null) return null;
  if (!flashTakenAt) {
    const claimed = await Session.updateOne({ _id, flash, flashTakenAt: null }, { $set: { flashTakenAt: now } });
    const isAgain = claimed.modifiedCount === 0;
    return isAgain && !isScript ? null : { flash, isAgain };
  }
  if (now.getTime() - flashTakenAt.getTime() < FLASH_REPEATED_MS) return isScript ? { flash, isAgain: true } : null;
  await Session.updateOne({ _id, flashTakenAt }, { $set: { flash: null, flashTakenAt: null } });
  return null;
}

/** Keeps what an answer tells by itself, as `takeFlash` keeps what it took. Another notice that waits stays. */
export async function keepTold<Told extends object>(
  sessionId: Types.ObjectId,
  told: Told,
  now = new Date(),
): Promise<Told & { id: string }> {
  const flash = { ...told, id: randomUUID() };
  const waitsForNone = { _id: sessionId, $or: [{ flash: null }, { flashTakenAt: { $ne: null } }] };
  await Session.updateOne(waitsForNone, { $set: { flash, flashTakenAt: now } });
  return flash;
}

export function sessionCookieHeader(token: string, config: AuthConfig): string {
  return setCookie(COOKIE, token, { secure: config.secureCookies, maxAgeSeconds: SESSION_MAX_MS / 1000 });
}

export function clearSessionCookieHeader(config: AuthConfig): string {
  return clearCookie(COOKIE, config.secureCookies);
}

export function readSessionToken(request: Request, config: AuthConfig): string | null {
  return readCookie(request, cookieName(COOKIE, config.secureCookies));
}

type WithUsers = SessionRecord & { users: UserRecord[] };

/** One read, because every request begins with it; never remembered, because rights end at once. */
async function readWithUsers(
  token: string,
): Promise<{ session: SessionRecord; user: UserRecord | null; realUser: UserRecord | null } | null> {
  const from = User.collection.name;
  const [found] = await Session.aggregate<WithUsers>([
    { $match: { tokenHash: hashToken(token) } },
    { $lookup: { from, localField: "userId", foreignField: "_id", as: "users" } },
  ]);
  if (!found) return null;
  const { users, ...session } = found;
  const realUser = isSwitched(session) ? await User.findById(session.realUserId).lean() : null;
  return { session, user: users[0] ?? null, realUser };
}

async function touch(session: SessionRecord, now: Date): Promise<void> {
  const step = isSwitched(session) ? MINUTE_MS : LAST_SEEN_STEP_MS;
  if (now.getTime() - session.lastSeenAt.getTime() < step) return;
  const expiresAt = expiryOf({ ...session, lastSeenAt: now });
  await Session.updateOne({ _id: session._id }, { $set: { lastSeenAt: now, expiresAt } });
}

type Times = Pick<SessionRecord, "createdAt" | "lastSeenAt" | "realUserId" | "signedInAt">;

function expiryOf({ createdAt, lastSeenAt, signedInAt, ...session }: Times): Date {
  const idleEnd = lastSeenAt.getTime() + (isSwitched(session) ? SWITCHED_SESSION_IDLE_MS : SESSION_IDLE_MS);
  const switchEnd = isSwitched(session) ? createdAt.getTime() + SWITCHED_SESSION_MAX_MS : Number.POSITIVE_INFINITY;
  return new Date(Math.min(idleEnd, switchEnd, signedInAt.getTime() + SESSION_MAX_MS));
}

function isSwitched({ realUserId }: Pick<SessionRecord, "realUserId">): boolean {
  return realUserId !== null && realUserId !== undefined;
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
