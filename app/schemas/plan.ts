import { z } from "zod";

/** Which plan is bought; whether it may be, the verb says. */
export const PlanIdSchema = z.object({ planId: z.string("Please choose a plan.") });
