import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { MATCH_SCORE } from "../../domain/fitting-scores.ts";
import { MAX_MATCHES } from "../write-matches.ts";

type ListEnd = {
  /** What the last one of a full list scores; 0 = it is not full. */
  least: number;
  beyond: Types.ObjectId[];
};

/** Jobs that the user added take no place. Both are counted in indexes, where a match is long. */
async function countBeyond(resumeId: Types.ObjectId): Promise<number> {
  const all = await Match.countDocuments({ resumeId });
  if (all < MAX_MATCHES) return all - MAX_MATCHES;
  return all - MAX_MATCHES - (await Match.countDocuments({ resumeId, isOwn: true }));
}

/** Where the list of a plan without a limit ends; read from its end, because whole lists are long. */
export async function findListEnd(resumeId: Types.ObjectId): Promise<ListEnd> {
  const beyond = await countBeyond(resumeId);
  if (beyond < 0) return { least: 0, beyond: [] };
  const worst = await Match.find({ resumeId, isOwn: { $ne: true } })
    .sort({ score: 1, postedAt: 1, _id: -1 })
    .limit(beyond + 1)
    .select({ score: 1 })
    .lean();
  // Whoever took matches away meanwhile gave those a place that were beyond the list.
  const still = beyond === 0 ? 0 : Math.min(beyond, Math.max(0, await countBeyond(resumeId)));
  return { least: worst[still]?.score ?? 0, beyond: worst.slice(0, still).map(({ _id }) => _id) };
}

/** What a new match of a plan without a limit has to reach to stay: the score of the last one of a full list. */
export async function leastToEnter(resumeId: Types.ObjectId): Promise<number> {
  return Math.max(MATCH_SCORE, (await findListEnd(resumeId)).least);
}
