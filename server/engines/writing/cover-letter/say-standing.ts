import { anyOf } from "../../any-of.ts";
import { isWritten } from "../facts/one-is-enough.ts";
import { isUnderWay } from "../facts/under-way.ts";
import { hasRunOut } from "../facts/credential-kinds.ts";
import { heldRegistrations } from "../languages/en/registrations.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";

const STANDING = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?<standing>(?<body>\p{Lu}{2,6})[ -]`,
    anyOf("registered accredited chartered certified licen[cs]ed"),
    String.raw`)(?: since (?<year>(?:19|20)\d\d))?(?![\p{L}\d])`,
  ].join(""),
  "u",
);

/** "PSI registered" with its year, where an English resume says it of a body that the posting names; else null. */
export function heldStanding(facts: WritingFacts): { standing: string; year: string | null } | null {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  const found = facts.profile.lines.flatMap((line) => {
    const { standing = "", body = "", year = null } = STANDING.exec(line)?.groups ?? {};
    const isAsked = body !== "" && facts.asks.some(({ text }) => isWritten(body, text));
    return isAsked && !isUnderWay(line) && !hasRunOut(line, facts.today) ? [{ standing, year }] : [];
  });
  return found.find(({ year }) => year !== null) ?? found[0] ?? null;
}

/** Says that standing once, and where the person is registered, admitted or a member. */
export function sayStanding(voice: WritingVoice): void {
  for (const { name, ways } of heldRegistrations(voice.facts)) if (!voice.hasSaid(name)) voice.say(ways, {}, 0);
  const held = heldStanding(voice.facts);
  if (held === null || voice.hasSaid(held.standing)) return;
  const { registered = [], licensedAs } = LETTER_PACKS.en;
  voice.say(registered, held, 0) || voice.say(licensedAs, { licences: held.standing }, 0);
}
