import { z } from "zod";
import { MAX_EMAIL_CHARACTERS, MAX_NAME_CHARACTERS } from "../../server/domain/person.ts";

const NameSchema = z
  .string()
  .trim()
  .max(MAX_NAME_CHARACTERS, `Enter at most ${MAX_NAME_CHARACTERS} characters.`)
  .optional();

/** What makes a password good is said by the server, which knows the commonest ones. */
export const AcceptInvitationSchema = z
  .object({
    password: z.string({ error: "Choose a password." }),
    repeated: z.string({ error: "Type the password again." }),
    firstName: NameSchema,
    lastName: NameSchema,
  })
  .refine(({ password, repeated }) => password === repeated, {
    path: ["repeated"],
    error: "This is not the same password.",
  });

/** Made in the browser, in place of a password. */
export const AcceptByPasskeySchema = z.object({ passkey: z.string(), firstName: NameSchema, lastName: NameSchema });

export const InviteSchema = z.object({
  email: z
    .string({ error: "Enter an e-mail address." })
    .trim()
    .max(MAX_EMAIL_CHARACTERS, "This e-mail address is too long.")
    .pipe(z.email("Enter an e-mail address like name@example.com.")),
});
