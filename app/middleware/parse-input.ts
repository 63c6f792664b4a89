import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Refusal } from "../../server/http/errors.ts";

const GENERAL = "Please check what you entered.";

/** Throws Refusal (invalid) with the schema's first sentence. */
export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema): z.output<Schema> {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return submission.value;
  const sentences = Object.values(submission.error ?? {}).flatMap((errors) => errors ?? []);
  throw new Refusal("invalid", sentences[0] ?? GENERAL);
}

export function parseBody<Schema extends z.ZodObject>(body: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new Refusal("invalid", result.error.issues[0]?.message ?? GENERAL);
}
