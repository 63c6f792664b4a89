import { z } from "zod";

export const StatementAnswerSchema = z.object({
  text: z.string("text must be the sentence that was asked."),
  materialId: z.string("materialId must be a text.").nullable().default(null),
  isKept: z.boolean("isKept must be true or false."),
});
