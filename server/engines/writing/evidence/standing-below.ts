import type { SectionKind } from "../../analysis/profile.ts";
import { saysNotYet } from "../facts/under-way.ts";

const OF_WORK: ReadonlySet<SectionKind> = new Set(["experience", "projects", "summary", "contact"]);

/** A line of papers with the one below where that says that it is not held: "Forklift Operator, Expired 2023". */
export function withStanding(text: string, section: SectionKind, below = ""): string {
  if (OF_WORK.has(section) || text.trim() === "" || saysNotYet(text) || !saysNotYet(below)) return text;
  return `${text.replace(/[\s.,;:–—-]{1,5}$/u, "")}, ${below.replace(/^[^\p{L}\d(]{1,9}/u, "").trim()}`;
}
