import type { FoundPosting } from "../found-posting.ts";

/** A source's own word for how one works, in any of its spellings; null = it does not say. */
export function readWorkplace(word: string): FoundPosting["workplace"] {
  switch (word.toLowerCase().replace(/[^a-z]/g, "")) {
    case "remote":
    case "fullyremote":
      return "remote";
    case "hybrid":
      return "hybrid";
    case "onsite":
    case "inoffice":
      return "onsite";
    default:
      return null;
  }
}

/** How one works, from flags; several true ones tell nothing. */
export function workplaceOf(flags: { remote: boolean; hybrid: boolean; onsite: boolean }): FoundPosting["workplace"] {
  const set = (["remote", "hybrid", "onsite"] as const).filter((name) => flags[name]);
  return set.length === 1 ? (set[0] ?? null) : null;
}
