import { z } from "zod";

/** What is typed to confirm that an account is deleted. */
export const AccountDeletionSchema = z.object({
  email: z.string({ error: "Please type your e-mail address." }),
});
