import type { ApplicationRecord } from "../../models/application.ts";

export type ApplicationView = {
  id: string;
  jobId: string;
  /** Null where the application was made elsewhere. */
  resumeId: string | null;
  status: ApplicationRecord["status"];
  appliedAt: string;
  interviewAt: string | null;
  job: { title: string; company: string };
};

export function toApplicationView(application: Omit<ApplicationRecord, "posting">): ApplicationView {
  return {
    id: String(application._id),
    jobId: application.listingId,
    resumeId: application.resumeId ? String(application.resumeId) : null,
    status: application.status,
    appliedAt: application.appliedAt.toISOString(),
    interviewAt: application.interviewAt?.toISOString() ?? null,
    job: { title: application.jobTitle, company: application.company },
  };
}
