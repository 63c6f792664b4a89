import { z } from "zod";

/** Fields of other people's records. Strict is what a posting cannot do without; what else is odd counts as unknown. */

export const idField = z.union([z.string().trim().min(1), z.number()]).transform(String);

export const wordsField = z.string().trim().min(1);

/** Words or nothing; empty = nothing. */
export const textField = z.string().trim().catch("");

/** HTML or text of a posting; may be empty, but another kind of thing means that the shape has changed. */
export const bodyField = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

export const flagField = z.boolean().catch(false);

/** A number, also as text; zero and less = not stated. */
export const amountField = z.coerce.number().positive().nullable().catch(null);
