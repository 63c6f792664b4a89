import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { foldText } from "../evidence/sources.ts";
import type { Profile } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { nearestTitle, ownHeadline, titleNearness } from "./own-title.ts";
import { shownTitle } from "../shown-title.ts";
import type { ResumeChange } from "./resume-change.ts";

const NAME_LINES = 4;
const LEAST_NEARER = 0.1;

/** A headline of the person's own titles and credentials below the name; null where the present one says as much. */
export function headlineChange(facts: WritingFacts, gate: EvidenceGate): ResumeChange | null {
  const { profile, listing } = facts;
  const text = ownHeadline(facts);
  if (text === null) return null;
  const { headline, name, lines } = profile;
  const nearness = titleNearness(text, listing);
  if (headline && titleNearness(headline.text, listing) + LEAST_NEARER > nearness) return null;
  const shown = nearestTitle(facts)?.toLowerCase() ?? "";
  const source = profile.jobs.find(({ title }) => title && shownTitle(title).toLowerCase().includes(shown));
  const change = { kind: "headline" as const, about: "Headline", order: null };
  const place = headline && lines[headline.line]?.trim() === headline.text.trim() ? headline.line : null;
  const nameLine =
    name === null ? -1 : lines.slice(0, NAME_LINES).findIndex((line) => foldText(line) === foldText(name));
  if ((place === null && (headline || nameLine < 0)) || (place !== null && goesOn(place, profile))) return null;
  const at = source?.lines.from ?? 0;
  const isShouted = headline !== null && headline.text === headline.text.toUpperCase();
  gate.claim(text, { from: "resume", line: at, text: lines[at] ?? "" });
  return place === null
    ? { ...change, lines: [], inserted: { at: nameLine + 1, text: [text] } }
    : { ...change, lines: [{ at: place, text: [isShouted ? text.toUpperCase() : text] }], inserted: null };
}

/** Whether a headline in capitals ends in the line below it: "PLANT ENGINEER AND SALES / MANAGER". */
function goesOn(at: number, { lines, name, sections }: Profile): boolean {
  const [text, next] = [lines[at] ?? "", (lines[at + 1] ?? "").trim()];
  const isHeading = sections.some(({ heading, lines: { from } }) => heading !== null && from === at + 1);
  const isName = name !== null && foldText(next) === foldText(name);
  return text === text.toUpperCase() && !isHeading && !isName && /^[\p{Lu} &/-]{3,}$/u.test(next);
}
