import type mongoose from "mongoose";
import { until } from "./until.ts";

/** As if everybody's last write and generation were long ago: what is counted may be remembered again. */
export async function letTimePass(db: mongoose.mongo.Db): Promise<void> {
  const longAgo = new Date(0);
  const underWay = { "matching.state": { $in: ["queued", "running"] } };
  await until(async () => ((await db.collection("resumes").countDocuments(underWay)) === 0 ? true : null));
  await db.collection("users").updateMany({}, { $set: { tally: null, tallyHeldUntil: null } });
  await db.collection("resumes").updateMany({}, { $set: { listCounts: null, countsHeldUntil: null } });
  const ended = { status: { $ne: "active" } };
  await db.collection("generations").updateMany(ended, { $set: { finishedAt: longAgo, toldAt: longAgo } });
}
