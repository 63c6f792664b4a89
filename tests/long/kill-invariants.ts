import { createHash } from "node:crypto";
import mongoose from "mongoose";
import { FREE_JOB_LIMIT } from "../../server/domain/plans.ts";
import type { PayPalEmulator } from "../emulators/paypal.ts";
import { until } from "../setup/until.ts";
import type { Person } from "./kill-people.ts";

type Db = mongoose.mongo.Db;
type Look = { db: Db; people: readonly Person[]; paypal: PayPalEmulator };

const STUCK_AFTER_MS = 120_000;
const HOUR_MS = 60 * 60_000;
const idOf = (id: string) => new mongoose.Types.ObjectId(id);

/** Waits until what was begun has ended by itself; what has not by then is stuck, and is named. */
export async function untilQuiet(db: Db): Promise<string[]> {
  const openOnes = [
    ["resumes", { "matching.state": { $in: ["queued", "running"] } }],
    ["generations", { status: "active" }],
    ["payments", { state: { $in: ["capturing", "paid"] } }],
  ] as const;
  // Left half-way, they are looked at again in a minute; here at once.
  const hurry = () =>
    db
      .collection("payments")
      .updateMany(
        { nextCheckAt: { $ne: null }, state: { $in: ["capturing", "paid"] } },
        { $set: { nextCheckAt: new Date(0) } },
      );
  const counts = () => Promise.all(openOnes.map(([name, filter]) => db.collection(name).countDocuments(filter)));
  const end = await until(async () => {
    await hurry();
    return (await counts()).every((count) => count === 0) ? true : null;
  }, STUCK_AFTER_MS).catch(counts);
  return end === true ? [] : openOnes.flatMap(([name], at) => (end[at] ? [`${end[at]} ${name} are stuck`] : []));
}

async function checkResumes({ email, client, resumes, letters }: Person): Promise<string[]> {
  const faults: string[] = [];
  const shown = new Map(
    (await client.json<{ id: string; name: string }[]>("/api/resumes")).map((each) => [each.id, each]),
  );
  for (const [id, { sha256, names, state }] of resumes) {
    const found = shown.get(id);
    if (state === "there" && !found) faults.push(`${email}: resume ${id} was stored and is gone`);
    if (state === "gone" && found) faults.push(`${email}: resume ${id} was deleted and is there`);
    if (!found) continue;
    if (!names.has(found.name)) faults.push(`${email}: ${id} is called ${found.name}, not ${[...names].join(" or ")}`);
    const original = await client.send(`/api/resumes/${id}/original`);
    const sha = createHash("sha256")
      .update(Buffer.from(await original.arrayBuffer()))
      .digest("hex");
    if (sha !== sha256) faults.push(`${email}: the file of ${id} is another`);
  }
  const written = new Set((await client.json<{ id: string }[]>("/api/cover-letters")).map(({ id }) => id));
  for (const id of letters) if (!written.has(id)) faults.push(`${email}: letter ${id} was written and is gone`);
  return faults;
}

async function checkStorage({ db }: Look, { email, id }: Person): Promise<string[]> {
  const ownerId = idOf(id);
  const user = await db.collection("users").findOne({ _id: ownerId });
  if (!user) return [`${email}: the account is gone`];
  const records = (
    await Promise.all(["resumes", "resume_versions"].map((name) => db.collection(name).find({ ownerId }).toArray()))
  ).flat();
  const fileIds = [...new Map(records.map(({ fileId }) => [String(fileId), fileId])).values()];
  const stored = await db
    .collection("originals.files")
    .find({ _id: { $in: fileIds } })
    .toArray();
  const faults: string[] = [];
  if (stored.length !== fileIds.length) faults.push(`${email}: ${fileIds.length - stored.length} files are missing`);
  for (const { _id, length } of stored) {
    const chunks = await db.collection("originals.chunks").find({ files_id: _id }).toArray();
    const bytes = chunks.reduce((sum, { data }) => sum + data.length(), 0);
    if (bytes !== length) faults.push(`${email}: file ${_id} has ${bytes} of ${length} bytes`);
  }
  // A crash may leave it too high, until it stands in the way; never too low.
  if (user.storage.files < fileIds.length)
    faults.push(`${email}: ${user.storage.files} of ${fileIds.length} files count`);
  return faults;
}

async function checkMoney({ db, paypal }: Look, { email, id }: Person): Promise<string[]> {
  const ownerId = idOf(id);
  const user = await db.collection("users").findOne({ _id: ownerId });
  const payments = await db.collection("payments").find({ ownerId, state: "granted" }).toArray();
  const faults: string[] = [];
  const grants: unknown[] = user?.planGrants ?? [];
  if (grants.length !== payments.length) faults.push(`${email}: ${payments.length} payments, ${grants.length} grants`);
  const taken = [...paypal.orders.values()].filter(({ customId, captures }) => {
    return captures.length > 0 && payments.some(({ orderId, _id }) => customId === String(_id) || orderId === customId);
  });
  for (const { id: order, captures } of taken)
    if (captures.length > 1) faults.push(`${email}: ${order} was taken twice`);
  const usage = await db.collection("usages").find({ ownerId }).toArray();
  for (const { countedJobIds } of usage) {
    if (new Set(countedJobIds).size !== countedJobIds.length) faults.push(`${email}: a job counts twice`);
    const isFree = grants.length === 0;
    if (isFree && countedJobIds.length > FREE_JOB_LIMIT) faults.push(`${email}: ${countedJobIds.length} jobs on Free`);
  }
  return faults;
}

async function checkWhole({ db, paypal }: Look): Promise<string[]> {
  const faults: string[] = [];
  const granted = new Set(
    (await db.collection("payments").find({ state: "granted" }).toArray()).map(({ orderId }) => orderId),
  );
  for (const { id, captures } of paypal.orders.values()) {
    if (captures.length > 0 && !granted.has(id)) faults.push(`order ${id} was paid and brought nothing`);
    if (captures.length === 0 && granted.has(id)) faults.push(`order ${id} was not paid and brought a plan`);
  }
  const users = new Set(
    (
      await db
        .collection("users")
        .find({}, { projection: { _id: 1 } })
        .toArray()
    ).map(({ _id }) => String(_id)),
  );
  for (const { userId } of await db.collection("sessions").find().toArray()) {
    if (!users.has(String(userId))) faults.push(`a session of nobody: ${userId}`);
  }
  const doubled = await db
    .collection("users")
    .aggregate([
      { $group: { _id: { issuer: "$issuer", subject: "$subject" }, n: { $sum: 1 } } },
      { $match: { n: { $gt: 1 } } },
    ])
    .toArray();
  if (doubled.length > 0) faults.push(`${doubled.length} people have two accounts`);
  const valid = await db.command({ validate: "resumes", full: true }).catch(() => ({ valid: true }));
  if (valid.valid !== true) faults.push("the database finds itself broken");
  return faults;
}

/** What must hold whenever the product has come to rest. */
export async function findBroken(look: Look): Promise<string[]> {
  const faults = await checkWhole(look);
  for (const person of look.people) {
    faults.push(...(await checkResumes(person)));
    faults.push(...(await checkStorage(look, person)));
    faults.push(...(await checkMoney(look, person)));
  }
  return faults;
}

/** Files that no resume knows are swept when they are an hour old; here they are made so old. */
export async function untilSwept(db: Db): Promise<string[]> {
  const files = db.collection("originals.files");
  await files.updateMany({}, { $set: { uploadDate: new Date(Date.now() - 3 * HOUR_MS) } });
  // The sweep runs once an hour, so the next may be long after this.
  const sweep = { $set: { nextRunAt: new Date(), lockedAt: null } };
  await db.collection("agendaJobs").updateMany({ name: "clean-up" }, sweep);
  async function orphans(): Promise<number> {
    const known = new Set<string>();
    for (const name of ["resumes", "resume_versions"]) {
      for (const { fileId } of await db.collection(name).find().toArray()) known.add(String(fileId));
    }
    const all = await files.find({}, { projection: { _id: 1 } }).toArray();
    return all.filter(({ _id }) => !known.has(String(_id))).length;
  }
  const left = await until(async () => ((await orphans()) === 0 ? 0 : null), STUCK_AFTER_MS).catch(orphans);
  return left === 0 ? [] : [`${left} files of nobody are left`];
}
