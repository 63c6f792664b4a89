import { Types } from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { Generation } from "../../models/generation.ts";
import { Session } from "../../models/session.ts";
import { User } from "../../models/user.ts";
import { createSession, findSession, putFlash } from "../../server/auth/sessions.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import type { Flash } from "../lib/flash.ts";
import { findSignedInNotice } from "./signed-in-notice.ts";

const CONFIG = { adminEmails: [] } as unknown as Parameters<typeof findSession>[1];
const GOES_ON: Flash = { title: "Generating...", description: "", tone: "neutral", isPassing: true };
const RENAMED: Flash = { title: "Resume renamed", description: "", tone: "neutral" };

let ownerId: Types.ObjectId;
let token: string;

connectEmbeddedDatabase([Generation, Session, User]);

beforeEach(async () => {
  const email = `${new Types.ObjectId()}@example.com`;
  const user = { issuer: "https://id.example", subject: email, email, emailVerified: true };
  ownerId = (await User.create(user))._id;
  ({ token } = await createSession(ownerId));
});

async function request() {
  const signedIn = await findSession(token, CONFIG);
  // What is counted of a user has its own tests.
  const isQuiet = { countedAt: new Date(), isQuiet: false } as NonNullable<typeof signedIn>["user"]["tally"];
  return { ...signedIn!, user: { ...signedIn!.user, tally: isQuiet } };
}

const titleFor = async (isScript: boolean) => (await findSignedInNotice(await request(), isScript))?.title ?? null;

const tell = async (flash: Flash) => putFlash((await request()).session._id, flash);

async function endGeneration(): Promise<void> {
  const made = {
    kind: "cover-letter" as const,
    listingId: "1",
    resumeId: ownerId,
    filename: "Letter",
    materialTitle: "Letter",
  };
  const times = { startedAt: new Date(), finishedAt: new Date() };
  await Generation.create({ ownerId, ...made, ...times, status: "completed", progress: 100, runner: "here:1" });
}

const MADE = "Cover Letter Generated Successfully";

test("AG-09 what ended while its form was answered is told instead of that it goes on", async () => {
  await tell(GOES_ON);
  await endGeneration();
  expect(await titleFor(true)).toBe(MADE);
  expect(await titleFor(false)).toBeNull();
});

test("AG-09 what ended right after its form was answered is told by the next reading", async () => {
  await tell(GOES_ON);
  expect(await titleFor(true)).toBe("Generating...");
  await endGeneration();
  expect(await titleFor(true)).toBe(MADE);
});

test("AG-09 a script that dropped the answer is told again, under the same id; a page is not", async () => {
  await endGeneration();
  const first = await findSignedInNotice(await request(), true);
  expect(first).toMatchObject({ title: MADE, id: expect.any(String) });
  expect(await titleFor(false)).toBeNull();
  expect(await findSignedInNotice(await request(), true)).toEqual(first);
});

test("DEC-10 what a form has to say is told first, and the generation after it", async () => {
  await tell(RENAMED);
  await endGeneration();
  expect(await titleFor(true)).toBe("Resume renamed");
  expect(await titleFor(true)).toBe(MADE);
});
