import { missingKeys } from "./source-keys.ts";
import type { SourceKind } from "./source-kind.ts";
import { SOURCE_KINDS } from "./sources/all-kinds.ts";

export type SourceKindView = Pick<SourceKind, "kind" | "label" | "fields" | "rules" | "attribution"> & {
  missingKeys: string[];
};

/** Every kind of source that can be added, in the order in which they are offered. */
export function listSourceKinds(): SourceKindView[] {
  return SOURCE_KINDS.map((each) => {
    const { kind, label, fields, rules, attribution } = each;
    return { kind, label, fields, rules, attribution, missingKeys: missingKeys(each) };
  });
}
