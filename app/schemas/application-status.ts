import { z } from "zod";
import { APPLICATION_STATUSES } from "../lib/application-statuses.ts";

export const ApplicationStatusSchema = z.object({
  status: z.enum(APPLICATION_STATUSES, `The status must be one of ${APPLICATION_STATUSES.join(", ")}.`),
});
