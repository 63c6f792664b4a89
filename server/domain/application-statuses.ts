export const APPLICATION_STATUSES = ["applied", "screening", "interview", "offer", "rejected", "withdrawn"] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What a row of the list offers; the screen of an application has them all. */
export const LISTED_STATUSES: readonly ApplicationStatus[] = ["applied", "interview", "offer", "rejected"];

export const ENDED_STATUSES: readonly ApplicationStatus[] = ["rejected", "withdrawn"];

export const STATUS_NAMES: Record<ApplicationStatus, string> = {
  applied: "Applied",
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};
