import type { MaterialKind } from "./material-view.ts";

export const MATERIAL_KINDS = ["resume", "cover-letter", "interview"] as const satisfies MaterialKind[];

export function isMaterialKind(value: unknown): value is MaterialKind {
  return MATERIAL_KINDS.some((kind) => kind === value);
}
