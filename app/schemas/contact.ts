import { z } from "zod";

const MAX_NAME_CHARACTERS = 100;
const MAX_SUBJECT_CHARACTERS = 200;
const MAX_MESSAGE_CHARACTERS = 5_000;

function required(missing: string, max: number) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max.toLocaleString("en-US")} characters.`);
}

/** The five fields of a message, all required (CT-02, CT-03). */
export const ContactSchema = z.object({
  firstName: required("Please enter your first name.", MAX_NAME_CHARACTERS),
  lastName: required("Please enter your last name.", MAX_NAME_CHARACTERS),
  email: z
    .string({ error: "Please enter your email address." })
    .trim()
    .min(1, "Please enter your email address.")
    .pipe(z.email("Please enter an email address such as name@example.com.")),
  subject: required("Please enter a subject.", MAX_SUBJECT_CHARACTERS),
  message: required("Please enter a message.", MAX_MESSAGE_CHARACTERS),
});

export type ContactField = keyof z.infer<typeof ContactSchema>;
