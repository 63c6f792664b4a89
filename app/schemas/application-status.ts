import { z } from "zod";
import { APPLICATION_STATUSES } from "../../server/domain/application-statuses.ts";

export const ApplicationStatusSchema = z.object({
  status: z.enum(APPLICATION_STATUSES, `The status must be one of ${APPLICATION_STATUSES.join(", ")}.`),
});
