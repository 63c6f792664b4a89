import { anyOfLines } from "../any-of.ts";
import { readOpening, spelledVerb } from "./english-verbs.ts";

const RESPONSIBLE_FOR = new RegExp(
  String.raw`^(?:was |am |currently )?${anyOfLines`
    responsible for|tasked with|charged with
    (?:duties|responsibilities) (?:include|included|includes|including)
    job duties included?|my duties (?:were|included)
  `}[: ]\s*(.+)$`,
  "is",
);

/** "Responsible for managing a team" as "Managed a team" (or "Manage" in a present job). Null when nothing changes. */
export function strongerOpening(line: string, options: { isCurrent: boolean }): string | null {
  const match = RESPONSIBLE_FOR.exec(line);
  const pronoun = /^(?:I|I've|I have)\s+(?!(?:was|were|am|have|had|did|can|could|will|would|also)\b)(\p{Ll}.+)$/su.exec(
    line,
  );
  const rest = match?.[1] ?? pronoun?.[1];
  if (!rest) return null;
  const opening = readOpening(rest);
  if (!opening || (match && opening.form !== "gerund")) return null;
  // "for managing and training" would need both verbs changed.
  if (match && /^[^.;]{0,60}?(?:,| and) \p{Ll}+ing\b/u.test(opening.rest)) return null;
  const verb = match ? (options.isCurrent ? opening.base : opening.past) : spelledVerb(rest, opening.adverb);
  const text = `${opening.adverb}${verb}${opening.rest}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
