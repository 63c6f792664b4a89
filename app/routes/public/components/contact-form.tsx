import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { href } from "react-router";
import type { z } from "zod";
import { TextArea, TextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { CONTACT_MAX_CHARACTERS, type ContactField } from "../../../lib/contact-fields.ts";
import type { ContactSchema } from "../../../schemas/contact.ts";

const MESSAGE_ROWS = 6;

const LINES: { name: Exclude<ContactField, "message">; label: string; autoComplete: string }[] = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
  { name: "email", label: "Email", autoComplete: "email" },
  { name: "subject", label: "Subject", autoComplete: "off" },
];

export function ContactForm({ lastResult, thanks }: { lastResult: SubmissionResult | null; thanks: string }) {
  // The browser's own checks stay on: without scripts they are the first to help.
  const [form, fields] = useForm<z.infer<typeof ContactSchema>>({ lastResult, defaultNoValidate: false });
  const firstWrong = [...LINES.map(({ name }) => name), "message" as const].find((name) => fields[name].errors);
  return (
    <form
      {...getFormProps(form)}
      className="contact-form sheet"
      method="post"
      action={href("/contact")}
      data-thanks={thanks}
    >
      <h2>Send us a message</h2>
      {lastResult ? (
        <p className="note bad" role="alert">
          {form.errors?.[0] ?? "The message was not sent. Please look at the marked fields."}
        </p>
      ) : null}
      <div className="contact-fields">
        {LINES.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={fields[name].errors?.[0]}>
            {(control) => (
              <TextField
                {...control}
                name={name}
                type={name === "email" ? "email" : "text"}
                autoComplete={autoComplete}
                maxLength={CONTACT_MAX_CHARACTERS[name]}
                // Only after errors, where the first wrong field is the place to continue.
                autoFocus={firstWrong === name}
                defaultValue={fields[name].defaultValue}
                required
              />
            )}
          </Field>
        ))}
        <Field label="Message" error={fields.message.errors?.[0]}>
          {(control) => (
            <TextArea
              {...control}
              name="message"
              rows={MESSAGE_ROWS}
              maxLength={CONTACT_MAX_CHARACTERS.message}
              autoFocus={firstWrong === "message"}
              defaultValue={fields.message.defaultValue}
              required
            />
          )}
        </Field>
      </div>
      <Button look="ink" type="submit">
        Send Message
      </Button>
    </form>
  );
}
