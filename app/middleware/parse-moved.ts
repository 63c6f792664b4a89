import { MAX_MOVED_BYTES, TOO_LARGE_TO_MOVE } from "../../server/domain/moving.ts";
import { Refusal } from "../../server/http/errors.ts";
import { MovedFileSchema } from "../schemas/moved-account.ts";
import { parseForm } from "./parse-input.ts";

const FORM_BYTES = 64 * 1024;

export const MAX_MOVED_BODY_BYTES = MAX_MOVED_BYTES + FORM_BYTES;

/** A body's refusal names the limit of an uploaded resume. */
export function tellMovedLimit(refusal: Refusal): Refusal {
  return refusal.kind === "too-large"
    ? new Refusal("too-large", TOO_LARGE_TO_MOVE, { fields: { file: TOO_LARGE_TO_MOVE } })
    : refusal;
}

export async function toMovedFile(form: FormData): Promise<Uint8Array> {
  const { file } = parseForm(form, MovedFileSchema);
  if (file.size > MAX_MOVED_BYTES) throw tellMovedLimit(new Refusal("too-large", TOO_LARGE_TO_MOVE));
  return new Uint8Array(await file.arrayBuffer());
}
