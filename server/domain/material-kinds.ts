import type { MaterialKind } from "./material-view.ts";

const KINDS = ["resume", "cover-letter", "interview"] as const satisfies MaterialKind[];

export function isMaterialKind(value: unknown): value is MaterialKind {
  return KINDS.some((kind) => kind === value);
}
