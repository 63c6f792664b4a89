import { z } from "zod";
import { DIGESTS } from "../../server/domain/mail-choices.ts";

export const MailChoicesSchema = z.object({
  digest: z.enum(DIGESTS, `New matches must be one of ${DIGESTS.join(", ")}.`),
  steps: z
    .literal("on", "Due steps must be ticked or not.")
    .optional()
    .transform((ticked) => ticked === "on"),
});
