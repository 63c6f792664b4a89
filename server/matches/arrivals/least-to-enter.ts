import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { MATCH_SCORE } from "../../domain/fitting-scores.ts";
import { MAX_MATCHES } from "../write-matches.ts";

/** What a new match of a plan without a limit has to reach to stay: the score of the last one of a full list. */
export async function leastToEnter(resumeId: Types.ObjectId): Promise<number> {
  const last = await Match.findOne({ resumeId, isOwn: { $ne: true } })
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .skip(MAX_MATCHES - 1)
    .select({ score: 1 })
    .lean();
  return Math.max(MATCH_SCORE, last?.score ?? 0);
}
