import type { MaterialKind } from "../../../server/domain/material-view.ts";
import { Refusal } from "../../../server/http/errors.ts";

const KINDS = ["resume", "cover-letter", "interview"] as const satisfies MaterialKind[];

/** Which kind of material a form or an address names. Throws Refusal (not-found). */
export function requireKind(value: unknown): MaterialKind {
  const kind = KINDS.find((one) => one === value);
  if (!kind) throw new Refusal("not-found", "There is no such material.");
  return kind;
}
