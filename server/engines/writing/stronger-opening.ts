import { anyOfLines } from "../any-of.ts";
import { readOpening, spelledVerb } from "./english-verbs.ts";

const RESPONSIBLE_FOR = new RegExp(
  String.raw`^(?:was |am |currently )?(?:${anyOfLines`
    responsible for|tasked with|charged with
  `}|(?<list>${anyOfLines`
    (?:duties|responsibilities) (?:include|included|includes|including)
    job duties included?|my duties (?:were|included)
  `}))[: ]\s*(?<rest>.+)$`,
  "is",
);
const SPOKEN =
  /^(?:I|(?<has>I've|I have))\s+(?!(?:was|were|am|have|had|did|can|could|will|would|also)\b)(?<rest>\p{Ll}.+)$/su;
const SECOND_GERUND =
  /(?:,| and| or|&) (?:\p{Ll}+ly )?(?!including|regarding|using|during|ensuring|resulting)\p{Ll}+ing\b/u;

/** "Responsible for satisfying guests and to assist them": what follows leans on what is left out. */
const LEANS_BACK = /(?:,| and| or| &) to \p{Ll}/u;

/** "Responsible for managing a team" as "Managed a team" (or "Manage" in a present job). Null when nothing changes. */
export function strongerOpening(line: string, options: { isCurrent: boolean }): string | null {
  const match = RESPONSIBLE_FOR.exec(line)?.groups;
  const spoken = match ? undefined : SPOKEN.exec(line)?.groups;
  const rest = match?.rest ?? spoken?.rest;
  if (!rest) return null;
  const opening = readOpening(rest);
  if (!opening || (match && opening.form !== "gerund") || (spoken?.has && opening.form !== "past")) return null;
  if (
    match &&
    (SECOND_GERUND.test(opening.rest) ||
      LEANS_BACK.test(opening.rest) ||
      (match.list && /, | and | & /.test(opening.rest)))
  )
    return null;
  // Without its "I" a line agrees with no other one that is left.
  if (spoken && /(?<!\p{L})I(?!\p{L})/u.test(opening.rest)) return null;
  const asOfNow = match ? opening.base : spelledVerb(rest, opening.adverb);
  const isPast = match ? !options.isCurrent : spoken?.has !== undefined;
  const verb = isPast ? opening.past : asOfNow;
  const text = `${opening.adverb}${verb}${opening.rest}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
