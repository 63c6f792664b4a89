import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Refusal } from "../../server/http/errors.ts";

const GENERAL = "Please check what you entered.";

/** What is said where a schema says nothing of its own: the words of its library are for programmers. */
const error = () => GENERAL;

type FormOptions = {
  /** An empty text stays one, instead of counting as not given. */
  keepsEmpty?: boolean;
};

/** Browsers send the line ends of a text area as CRLF. */
function withPlainLineEnds(form: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of form)
    plain.append(name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : value);
  return plain;
}

/** Throws Refusal (invalid) with the schema's first sentence as message, and the first one of each field. */
export function parseForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
  { keepsEmpty = false }: FormOptions = {},
): z.output<Schema> {
  const submission = parseWithZod(withPlainLineEnds(form), { schema, disableAutoCoercion: keepsEmpty, error });
  if (submission.status === "success") return submission.value;
  const said = Object.entries(submission.error ?? {}).flatMap(([name, sentences]) => {
    const sentence = sentences?.[0];
    return sentence === undefined ? [] : [[name, sentence] as const];
  });
  throw new Refusal("invalid", said[0]?.[1] ?? GENERAL, { fields: Object.fromEntries(said) });
}

export function parseBody<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(body, { error });
  if (result.success) return result.data;
  throw new Refusal("invalid", result.error.issues[0]?.message ?? GENERAL);
}
