import { TextArea, TextField } from "@radix-ui/themes";
import { href } from "react-router";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { CONTACT_MAX_CHARACTERS, type ContactField } from "../../../schemas/contact.ts";

const MESSAGE_ROWS = 6;

/** A message that was refused: what was typed, and what is wrong with it. */
export type RefusedMessage = {
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
  /** When it is the form as a whole that could not be read. */
  problem: string | null;
};

const LINES: { name: Exclude<ContactField, "message">; label: string; autoComplete: string }[] = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
  { name: "email", label: "Email", autoComplete: "email" },
  { name: "subject", label: "Subject", autoComplete: "off" },
];

/** Five fields (CT-02, CT-03). `thanks` is what contact-alert.js says instead of sending, where scripts run (CT-04). */
export function ContactForm({ refused, thanks }: { refused: RefusedMessage | null; thanks: string }) {
  const firstWrong = [...LINES.map(({ name }) => name), "message" as const].find((name) => refused?.errors[name]);
  return (
    <form className="contact-form sheet" method="post" action={href("/contact")} data-thanks={thanks}>
      <h2>Send us a message</h2>
      {refused ? (
        <p className="form-problem" role="alert">
          {refused.problem ?? "The message was not sent. Please look at the marked fields."}
        </p>
      ) : null}
      <div className="contact-fields">
        {LINES.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={refused?.errors[name]}>
            {(control) => (
              <TextField.Root
                {...control}
                name={name}
                type={name === "email" ? "email" : "text"}
                autoComplete={autoComplete}
                maxLength={CONTACT_MAX_CHARACTERS[name]}
                // Only on a page that came back with errors, where the first of them is the place to go on.
                autoFocus={firstWrong === name}
                defaultValue={refused?.values[name]}
                required
              />
            )}
          </Field>
        ))}
        <Field label="Message" error={refused?.errors.message}>
          {(control) => (
            <TextArea
              {...control}
              name="message"
              rows={MESSAGE_ROWS}
              maxLength={CONTACT_MAX_CHARACTERS.message}
              autoFocus={firstWrong === "message"}
              defaultValue={refused?.values.message}
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
