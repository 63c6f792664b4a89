import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { href } from "react-router";
import type { z } from "zod";
import { TextArea, TextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { useTexts } from "../../../components/use-texts.ts";
import { contact } from "../../../texts/en/contact.ts";
import { CONTACT_MAX_CHARACTERS, type ContactField } from "../../../lib/contact-fields.ts";
import type { ContactSchema } from "../../../schemas/contact.ts";

const MESSAGE_ROWS = 6;

const LINES: { name: Exclude<ContactField, "message">; autoComplete: string }[] = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "email", autoComplete: "email" },
  { name: "subject", autoComplete: "off" },
];

export function ContactForm({ lastResult }: { lastResult: SubmissionResult | null }) {
  const texts = useTexts("contact", contact);
  // The browser's own checks stay on: without scripts they are the first to help.
  const [form, fields] = useForm<z.infer<typeof ContactSchema>>({ lastResult, defaultNoValidate: false });
  const firstWrong = [...LINES.map(({ name }) => name), "message" as const].find((name) => fields[name].errors);
  return (
    <form
      {...getFormProps(form)}
      className="contact-form sheet"
      method="post"
      action={href("/contact")}
      data-thanks={texts.thanks}
    >
      <h2>{texts.sendUs}</h2>
      {lastResult ? (
        <p className="note bad" role="alert">
          {form.errors?.[0] ?? texts.notSent}
        </p>
      ) : null}
      <div className="contact-fields">
        {LINES.map(({ name, autoComplete }) => (
          <Field key={name} label={texts[name]} error={fields[name].errors?.[0]}>
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
        <Field label={texts.message} error={fields.message.errors?.[0]}>
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
        {texts.send}
      </Button>
    </form>
  );
}
