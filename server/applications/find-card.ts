import type { Types } from "mongoose";
import type { ResumeRecord } from "../../models/resume.ts";
import { findMatchWith } from "../matches/find-matches.ts";
import type { MatchCardView } from "../matches/match-view.ts";
import { withApplications } from "./find-applications.ts";

/** Null where the resume has no such match. */
export async function findCardOf(
  ownerId: Types.ObjectId,
  resume: Pick<ResumeRecord, "_id" | "originalResumeId">,
  options: { jobId: string; openedId: string | null; now: Date },
): Promise<MatchCardView | null> {
  const match = await findMatchWith(resume, options.jobId, options.now);
  return match && ((await withApplications(ownerId, [match], options))[0] ?? null);
}
