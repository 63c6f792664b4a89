import { z } from "zod";

export const PlanIdSchema = z.object({ planId: z.string("Please choose a plan.") });
