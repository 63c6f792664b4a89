import type { UserRecord } from "../../models/user.ts";
import { countApplications } from "../applications/find-applications.ts";
import { countMatches } from "../matching/find-matches.ts";
import { countUploadedResumes, findActiveResume } from "../resumes/find-resumes.ts";
import type { Stats } from "./stats.ts";

/** GET /api/stats (EN-07): the matches of the active resume, and what was made of them. */
export async function findStats(user: UserRecord): Promise<Stats> {
  const [active, cvVersions, applications] = await Promise.all([
    findActiveResume(user),
    countUploadedResumes(user._id),
    countApplications(user._id),
  ]);
  return {
    totalMatches: active ? await countMatches(active) : 0,
    applicationsSent: applications.sent,
    interviewRequests: applications.interviews,
    cvVersions,
  };
}
