import { anyOfLines } from "../../any-of.ts";
import { hasFigure } from "./deed-worth.ts";

const PRAISE = new RegExp(
  anyOfLines`
    ^(?:\p{L}+ly )?(?:exhibit|demonstrat(?:ed|es?|ing) (?!to )|display|possess|ability|proficien|mastery|strong|excellent)
    ^(?:communicated|communicates?|listened|listens?) \p{L}+ly(?!\p{L})
    (?<!\p{L})(?:communication|interpersonal|leadership|analytical|negotiation|organi[sz]ational|people|problem[ -]solving) skills(?!\p{L})
  `,
  "iu",
);

const SAYS_NOTHING = /^other (?!than )|\b(?:as|when|if|where) (?:and when )?(?:required|needed|necessary|assigned)\b/iu;

/** "Exhibited leadership skills" praises the person and tells of no work, and "other support as needed" of none at all. */
export function saysNothing(text: string): boolean {
  return !hasFigure(text) && (PRAISE.test(text) || SAYS_NOTHING.test(text));
}
