import { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Application } from "../../models/application.ts";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import type { MailChoices } from "../domain/mail-choices.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { POSTING_VERSION } from "../matches/posting-facts.ts";
import { chooseMail } from "./choose-mail.ts";
import type { Mail } from "./mail-transport.ts";
import { sendDueMails } from "./send-due-mails.ts";
import { findMailOwner, stopMail } from "./stop-mail.ts";

// Settings are read once, by the first module that asks.
vi.hoisted(() => {
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  vi.stubEnv("SESSION_SECRET", "a secret for the links of these mails");
});

let end: () => Promise<void>;
let sent: Mail[] = [];
const send = async (mail: Mail) => void sent.push(mail);
const at = (time: string) => new Date(`2026-11-${time}Z`);

beforeAll(async () => {
  end = await connectTestDatabase();
});

afterAll(() => end());

beforeEach(async () => {
  sent = [];
  await User.deleteMany({});
});

async function person(choices: MailChoices, emailVerified = true): Promise<UserRecord> {
  const subject = String(new Types.ObjectId());
  const resumeId = new Types.ObjectId();
  const user = await User.create({
    issuer: "https://id.example",
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
    activeResumeId: resumeId,
  });
  await Resume.collection.insertOne({ _id: resumeId, ownerId: user._id, originalResumeId: null } as never);
  await chooseMail(user.toObject(), choices, { now: at("16T12:00:00"), language: "en" });
  if (!emailVerified) await User.updateOne({ _id: user._id }, { $set: { emailVerified } });
  return user.toObject();
}

async function addMatch({ _id, activeResumeId }: UserRecord, title: string, newAt: Date) {
  const listingId = String(new Types.ObjectId());
  await Listing.collection.insertOne({ _id: listingId, title, company: "Harbor\nWorks" } as never);
  await Match.create({
    ownerId: _id,
    resumeId: activeResumeId ?? undefined,
    listingId,
    score: 71,
    explanation: {},
    newAt,
    posting: { version: POSTING_VERSION },
  });
}

async function addStep({ _id }: UserRecord, nextStep: string, nextOn: string) {
  const listingId = String(new Types.ObjectId());
  const made = { listingId, status: "applied" as const, appliedAt: at("10T00:00:00"), jobTitle: "Pilot" };
  await Application.create({ ...made, ownerId: _id, nextStep, nextOn });
}

test("a daily digest names what came since the last one, and nothing is sent without news", async () => {
  const user = await person({ digest: "daily", steps: false });
  await addMatch(user, "Before", at("16T11:00:00"));
  await addMatch(user, "First\r\nBcc: x@y.z", at("16T15:00:00"));
  await sendDueMails(at("17T06:59:00"), send);
  expect(sent).toEqual([]);
  await sendDueMails(at("17T07:00:00"), send);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: user.email, subject: "Northfold: 1 new match" });
  expect(sent[0]?.text).toContain("- First Bcc: x@y.z, Harbor Works (71%)\n");
  expect(sent[0]?.text).not.toContain("Before");
  await sendDueMails(at("17T09:00:00"), send);
  await sendDueMails(at("18T07:00:00"), send);
  expect(sent).toHaveLength(1);
  await addMatch(user, "Second", at("18T08:00:00"));
  await sendDueMails(at("19T08:00:00"), send);
  expect(sent[1]?.text).toContain("Second");
  expect(sent[1]?.text).not.toContain("First");
});

test("a weekly digest comes once a week, due steps on their day in between", async () => {
  const user = await person({ digest: "weekly", steps: true });
  await addMatch(user, "Weekly", at("17T15:00:00"));
  await addStep(user, "Call the dock", "2026-11-18");
  for (let day = 17; day <= 24; day += 1) await sendDueMails(at(`${day}T07:00:00`), send);
  expect(sent.map(({ subject }) => subject)).toEqual(["Northfold: 1 step due", "Northfold: 1 new match"]);
  expect(sent[0]?.text).toContain("- November 18, 2026: Call the dock (Pilot)");
});

test("each mail is sent once, however many processes look for it at the same time", async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => person({ digest: "daily", steps: false })));
  for (const user of users) await addMatch(user, "New", at("16T15:00:00"));
  await Promise.all(Array.from({ length: 4 }, () => sendDueMails(at("17T07:00:00"), send)));
  expect(sent.map(({ to }) => to).sort()).toEqual(users.map(({ email }) => email).sort());
});

test("a mail that was not taken is tried again in an hour, and loses nothing", async () => {
  const user = await person({ digest: "daily", steps: false });
  await addMatch(user, "Kept", at("16T15:00:00"));
  await sendDueMails(at("17T07:00:00"), () => Promise.reject(new Error("connect ECONNREFUSED")));
  await sendDueMails(at("17T07:30:00"), send);
  expect(sent).toEqual([]);
  await sendDueMails(at("17T08:00:00"), send);
  expect(sent[0]?.text).toContain("Kept");
});

test("nobody gets mail who did not ask, whose address is not confirmed, or who followed the link that stops it", async () => {
  const user = await person({ digest: "daily", steps: true });
  const others = [
    await person({ digest: "never", steps: false }),
    await person({ digest: "daily", steps: true }, false),
  ];
  for (const each of [user, ...others]) await addMatch(each, "New", at("16T15:00:00"));
  await sendDueMails(at("17T07:00:00"), send);
  expect(sent.map(({ to }) => to)).toEqual([user.email]);
  const key = new URL(sent[0]?.stopUrl ?? "").searchParams.get("key") ?? "";
  expect((await findMailOwner(key))?._id).toEqual(user._id);
  for (const wrong of ["", key.slice(0, -2), `${others[0]?._id}.${key.split(".")[1]}`, `${user._id}.`])
    expect(await findMailOwner(wrong), wrong).toBeNull();
  await stopMail(user._id);
  await addMatch(user, "Later", at("17T15:00:00"));
  await sendDueMails(at("19T07:00:00"), send);
  expect(sent).toHaveLength(1);
  expect(await findMailOwner(key)).not.toBeNull();
});

test("an address that is not confirmed is not taken for mails", async () => {
  const user = await person({ digest: "never", steps: false });
  const unconfirmed = { ...user, emailVerified: false };
  await expect(
    chooseMail(unconfirmed, { digest: "daily", steps: false }, { now: at("16T12:00:00"), language: "en" }),
  ).rejects.toMatchObject({
    kind: "invalid",
  });
});
