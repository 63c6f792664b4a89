import { z } from "zod";
import { CONTACT_MAX_CHARACTERS, type ContactField } from "../lib/contact-fields.ts";

function required(name: ContactField, missing: string) {
  const max = CONTACT_MAX_CHARACTERS[name];
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max.toLocaleString("en-US")} characters.`);
}

export const ContactSchema = z.object({
  firstName: required("firstName", "Please enter your first name."),
  lastName: required("lastName", "Please enter your last name."),
  email: required("email", "Please enter your email address.").pipe(
    z.email("Please enter an email address such as name@example.com."),
  ),
  subject: required("subject", "Please enter a subject."),
  message: required("message", "Please enter a message."),
});
