import type { EmploymentKind, Workplace } from "../../domain/posting.ts";
import { withoutPictures } from "./page-chrome.ts";
import { employmentAlone } from "./read-employment.ts";
import { workplaceAlone } from "../places/read-places.ts";

const HEAD_LINES = 30; // pages tell these facts above their text, in lines of a few words
const MAX_LINE = 120;
const PARTS = /[·•|,;()\n]|\s[–—-]\s|:\s/;

function factsAtTop(description: string): string[] {
  const lines = description.split("\n").filter((line) => /\S/.test(line) && line.length <= MAX_LINE);
  return lines
    .slice(0, HEAD_LINES)
    .map(withoutPictures)
    .flatMap((line) => {
      // "Télétravail : 3 jours par semaine" is one fact.
      return workplaceAlone(line) === null ? line.split(PARTS) : [line];
    });
}

/** What the head of a posting says in so many words: "Acme | Berlin | Hybrid | Full-time". */
export function factsOfHead(description: string): { employment: EmploymentKind[]; workplace: Workplace | null } {
  const facts = factsAtTop(description);
  const workplaces = new Set(facts.map(workplaceAlone).filter((workplace) => workplace !== null));
  const [only = null] = workplaces;
  return {
    employment: [...new Set(facts.flatMap(employmentAlone))],
    workplace: workplaces.size === 1 ? only : null,
  };
}
