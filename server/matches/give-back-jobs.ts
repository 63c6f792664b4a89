import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Generation } from "../../models/generation.ts";
import { Material } from "../../models/material.ts";
import { Match } from "../../models/match.ts";
import { Usage } from "../../models/usage.ts";
import { usageMonth } from "./usage.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

const MOST_GIVEN_BACK = 3; // how often in a month jobs may give their place back

async function findUsed(ownerId: Types.ObjectId, jobIds: string[]): Promise<Set<string>> {
  const those = { ownerId, listingId: { $in: jobIds } };
  const used = await Promise.all([
    Application.distinct("listingId", those),
    Material.distinct("listingId", those),
    Generation.distinct("listingId", those),
  ]);
  return new Set(used.flat());
}

/** Gives this resume the month's unused places of other resumes, at most three times a month; answers how many. */
export async function giveBackJobs(
  ownerId: Types.ObjectId,
  { resumeId, now }: { resumeId: Types.ObjectId; now: Date },
): Promise<number> {
  const usage = await Usage.findOne({ ownerId, month: usageMonth(now) }).lean();
  const ofOthers = (usage?.countedFor ?? []).filter((counted) => !counted.resumeId.equals(resumeId));
  const jobIds = ofOthers.map(({ jobId }) => jobId);
  const used = jobIds.length > 0 ? await findUsed(ownerId, jobIds) : new Set();
  const free = jobIds.filter((jobId) => !used.has(jobId));
  if (!usage || free.length === 0) return 0;
  // Of two at the same moment the second finds none left.
  const given = await Usage.updateOne(
    { _id: usage._id, countedJobIds: { $all: free }, givenBack: { $not: { $gte: MOST_GIVEN_BACK } } },
    {
      $pull: { countedJobIds: { $in: free }, countedFor: { jobId: { $in: free } } },
      $inc: { givenBack: 1 },
    },
  );
  if (given.modifiedCount === 0) return 0;
  await forgetListCounts({ ownerId });
  await Match.deleteMany({ ownerId, listingId: { $in: free } });
  return free.length;
}
