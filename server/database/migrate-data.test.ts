import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DataVersion } from "../../models/data-version.ts";
import { AiResume, CoverLetter, Interview } from "../../models/material.ts";
import { Session } from "../../models/session.ts";
import { joinEmbeddedDatabase } from "./embedded/join.ts";
import { migrateData, NewerData, requireKnownData } from "./migrate-data.ts";
import { FIRST_VERSION, MIGRATIONS, type Migration } from "./migrations/all-migrations.ts";

let folder = "";
let joined: Awaited<ReturnType<typeof joinEmbeddedDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "northfold-migrate-"));
  joined = await joinEmbeddedDatabase(folder);
  await mongoose.connect(joined.uri, { autoIndex: false });
}, 60_000);

afterAll(async () => {
  await mongoose.disconnect();
  await joined.leave();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await mongoose.connection.db?.dropDatabase();
});

const versionNow = async () => (await DataVersion.findById("data").lean())?.version;

function counting(version: number, ran: number[]): Migration {
  return { version, what: "a test", run: async () => void ran.push(version) };
}

test("the list counts up by one from the first version", () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, at) => FIRST_VERSION + 1 + at));
});

test("an empty place begins with the latest version, and nothing runs", async () => {
  const ran: number[] = [];
  await migrateData({ migrations: [counting(2, ran), counting(3, ran)] });
  expect([ran, await versionNow()]).toEqual([[], 3]);
});

test("data of the version before versions were counted goes through all, data of a later one through the rest, once", async () => {
  const ran: number[] = [];
  await mongoose.connection.collection("users").insertOne({ email: "old@example.com" });
  await migrateData({ migrations: [counting(2, ran)] });
  await migrateData({ migrations: [counting(2, ran), counting(3, ran)] });
  await migrateData({ migrations: [counting(2, ran), counting(3, ran)] });
  expect([ran, await versionNow()]).toEqual([[2, 3], 3]);
});

test("of several processes that start at once, one changes the data and the others wait until it has", async () => {
  const ran: number[] = [];
  await DataVersion.create({ _id: "data", version: 1 });
  let isDone = false;
  const slow: Migration = {
    version: 2,
    what: "a test",
    async run() {
      ran.push(2);
      await mongoose.connection.collection("users").insertOne({ email: "changed@example.com" });
      isDone = true;
    },
  };
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      await migrateData({ migrations: [slow] });
      expect(isDone).toBe(true);
    }),
  );
  expect(ran).toEqual([2]);
});

test("what a dead process had locked is taken over when its lock ends; one that fails is tried again by the next", async () => {
  const ran: number[] = [];
  await DataVersion.create({ _id: "data", version: 1, lockedBy: "dead", lockedUntil: new Date(Date.now() + 500) });
  const failing: Migration = { version: 2, what: "a test", run: () => Promise.reject(new Error("no room")) };
  await expect(migrateData({ migrations: [failing] })).rejects.toThrow("no room");
  expect(await versionNow()).toBe(1);
  await migrateData({ migrations: [counting(2, ran)] });
  expect([ran, await versionNow()]).toEqual([[2], 2]);
});

test("data of a newer version is refused with a sentence, and left as it is", async () => {
  await DataVersion.create({ _id: "data", version: 99 });
  await expect(migrateData()).rejects.toThrow(NewerData);
  await expect(requireKnownData()).rejects.toThrow(/newer version of Northfold \(its data has version 99/);
  expect(await versionNow()).toBe(99);
});

test("version 2: a session of version 1 has the time it was made as its sign-in, and others keep theirs", async () => {
  const made = new Date("2026-11-01T10:00:00Z");
  const signedIn = new Date("2026-11-02T10:00:00Z");
  const times = { createdAt: made, lastSeenAt: made, expiresAt: new Date("2026-12-01T10:00:00Z") };
  await mongoose.connection.collection("sessions").insertMany([
    { tokenHash: "old", userId: new mongoose.Types.ObjectId(), ...times },
    { tokenHash: "null", userId: new mongoose.Types.ObjectId(), ...times, signedInAt: null },
    { tokenHash: "new", userId: new mongoose.Types.ObjectId(), ...times, signedInAt: signedIn },
  ]);
  await migrateData();
  const found = await Session.find().sort({ tokenHash: 1 }).lean();
  expect(found.map(({ tokenHash, signedInAt }) => [tokenHash, signedInAt])).toEqual([
    ["new", signedIn],
    ["null", made],
    ["old", made],
  ]);
});

test("version 3: tailored resumes, letters and guides of version 2 are materials of their kind, once", async () => {
  await DataVersion.create({ _id: "data", version: 2 });
  const { connection, Types } = mongoose;
  const common = () => ({ _id: new Types.ObjectId(), ownerId, listingId: "job", evidence: {}, author: {}, createdAt });
  const ownerId = new Types.ObjectId();
  const createdAt = new Date("2026-11-01T10:00:00Z");
  const letters = Array.from({ length: 120 }, (_, at) => ({ ...common(), title: `Letter ${at}`, versions: [] }));
  const guide = { ...common(), title: "Guide", earlierTitles: [{ title: "Before", savedAt: createdAt }] };
  const tailored = { ...common(), title: "Tailored", variantId: new Types.ObjectId() };
  await connection.collection("cover_letters").insertMany(letters);
  await connection.collection("interviews").insertOne(guide);
  await connection.collection("ai_resumes").insertOne(tailored);
  // As a crash between two steps leaves it.
  await connection.collection("materials").insertOne({ ...letters[0], kind: "cover-letter" });
  await migrateData();
  expect(await AiResume.find().lean()).toEqual([{ ...tailored, kind: "resume" }]);
  expect(await Interview.find().lean()).toEqual([{ ...guide, kind: "interview" }]);
  const moved = await CoverLetter.find().sort({ _id: 1 }).lean();
  expect(moved).toEqual(letters.map((letter) => ({ ...letter, kind: "cover-letter" })));
  const names = (await connection.db?.listCollections({}, { nameOnly: true }).toArray())?.map(({ name }) => name);
  expect(names?.toSorted()).toEqual(["data_version", "materials"]);
});
