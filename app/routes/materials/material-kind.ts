import { isMaterialKind } from "../../../server/domain/material-kinds.ts";
import type { MaterialKind } from "../../../server/domain/material-view.ts";
import { Refusal } from "../../../server/http/errors.ts";

/** Which kind of material a form or an address names. Throws Refusal (not-found). */
export function requireKind(value: unknown): MaterialKind {
  if (!isMaterialKind(value)) throw new Refusal("not-found", "There is no such material.");
  return value;
}
