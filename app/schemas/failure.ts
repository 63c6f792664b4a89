import { z } from "zod";

export const FailureSchema = z.object({
  kind: z.enum(["matching", "job"], "Choose what to retry."),
  id: z.string("Choose what to retry.").max(100),
});
