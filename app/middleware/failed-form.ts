import type { Refusal } from "../../server/http/errors.ts";
import type { Flash } from "../lib/flash.ts";

export function failedForm(
  name: string,
  fields: readonly string[],
  { refusal, form }: { refusal: Refusal; form: FormData | null },
): Flash["form"] {
  // It was too long to be read: a page with scripts still holds what was typed.
  if (!form) return undefined;
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const sent = fields.filter((field) => form.has(field));
  for (const field of sent) {
    const value = form.get(field);
    if (typeof value === "string") values[field] = value;
  }
  for (const field of fields) {
    const sentence = refusal.fields[field];
    if (sentence !== undefined) errors[field] = sentence;
  }
  const [only, ...others] = sent;
  // A sentence about no field stands at the only one that was sent.
  if (only !== undefined && others.length === 0) errors[only] ??= refusal.message;
  return { name, values, errors };
}

/** What a form route answers when it refuses: the notice, and the form as it was typed. */
export function refusedForm(title: string, { name, fields }: { name: string; fields: readonly string[] }) {
  return (refusal: Refusal, { form }: { form: FormData | null }): { flash: Flash } => ({
    flash: {
      title,
      description: refusal.message,
      tone: "destructive",
      form: failedForm(name, fields, { refusal, form }),
    },
  });
}
