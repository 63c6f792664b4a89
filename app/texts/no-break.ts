import { type Foreign, withoutBreaks } from "../../server/domain/no-break.ts";

/** All texts of a group with their signs kept beside their words, also those that are made of what they are given. */
export function groupWithoutBreaks<Group>(language: Foreign, texts: Group): Group {
  const keep = (text: unknown): unknown => {
    if (typeof text === "string") return withoutBreaks(language, text);
    if (typeof text === "function") return (...given: unknown[]) => keep(text(...given));
    if (!isPlain(text)) return text;
    return Object.fromEntries(Object.entries(text).map(([name, each]) => [name, keep(each)]));
  };
  // Each text stays what it was: only its spaces change.
  return keep(texts) as Group;
}

/** Not what React renders, which keeps its own spaces. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !("$$typeof" in value)
  );
}
