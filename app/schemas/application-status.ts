import { z } from "zod";

export const APPLICATION_STATUSES = ["applied", "interview", "offer", "rejected"] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const ApplicationStatusSchema = z.object({
  status: z.enum(APPLICATION_STATUSES, `The status must be one of ${APPLICATION_STATUSES.join(", ")}.`),
});
