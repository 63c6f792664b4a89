/** The way of an application, in its usual order. */
export const APPLICATION_STATUSES = ["applied", "screening", "interview", "offer", "rejected", "withdrawn"] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const STATUS_NAMES: Record<ApplicationStatus, string> = {
  applied: "Applied",
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};
