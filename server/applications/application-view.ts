import type { ApplicationRecord } from "../../models/application.ts";

/** An application as GET /api/applications answers it. */
export type ApplicationView = {
  id: string;
  jobId: string;
  resumeId: string;
  status: ApplicationRecord["status"];
  appliedAt: string;
  interviewAt: string | null;
  job: { title: string; company: string };
};

/** The public shape of an application. */
export function toApplicationView(application: Omit<ApplicationRecord, "posting">): ApplicationView {
  return {
    id: String(application._id),
    jobId: application.listingId,
    resumeId: String(application.resumeId),
    status: application.status,
    appliedAt: application.appliedAt.toISOString(),
    interviewAt: application.interviewAt?.toISOString() ?? null,
    job: { title: application.jobTitle, company: application.company },
  };
}
