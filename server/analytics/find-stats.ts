import type { UserRecord } from "../../models/user.ts";
import { type ApplicationCounts, countApplications, toApplicationCounts } from "../resumes/count-applications.ts";
import { countMatches } from "../matches/find-matches.ts";
import { type ActiveSummary, countUploadedResumes } from "../resumes/find-resumes.ts";
import type { Stats } from "./stats.ts";

export async function findStats(user: UserRecord, active: ActiveSummary | null): Promise<Stats> {
  const [totalMatches, cvVersions, applications] = await Promise.all([
    active ? countMatches(active) : 0,
    countUploadedResumes(user._id),
    countApplications(user._id).then(toApplicationCounts),
  ]);
  return toStats({ totalMatches, cvVersions, applications });
}

export function toStats({
  applications,
  ...counted
}: Pick<Stats, "totalMatches" | "cvVersions"> & { applications: ApplicationCounts }): Stats {
  return { ...counted, applicationsSent: applications.sent, interviewRequests: applications.interviews };
}
