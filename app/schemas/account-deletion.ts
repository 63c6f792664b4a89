import { z } from "zod";

export const AccountDeletionSchema = z.object({
  email: z.string({ error: "Please type your e-mail address." }),
});
