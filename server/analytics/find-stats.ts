import type { UserRecord } from "../../models/user.ts";
import { type ApplicationCounts, countApplications } from "../resumes/count-applications.ts";
import { countMatches } from "../matches/find-matches.ts";
import { type ActiveSummary, countUploadedResumes } from "../resumes/find-resumes.ts";
import type { Stats } from "./stats.ts";

/** GET /api/stats: the matches of the active resume, and what was made of them. */
export async function findStats(user: UserRecord, active: ActiveSummary | null): Promise<Stats> {
  const [totalMatches, cvVersions, applications] = await Promise.all([
    active ? countMatches(active) : 0,
    countUploadedResumes(user._id),
    countApplications(user._id),
  ]);
  return toStats({ totalMatches, cvVersions, applications });
}

/** The figures of the dashboard from what was counted. */
export function toStats({
  applications,
  ...counted
}: Pick<Stats, "totalMatches" | "cvVersions"> & { applications: ApplicationCounts }): Stats {
  return { ...counted, applicationsSent: applications.sent, interviewRequests: applications.interviews };
}
