import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { areAlternatives } from "../../matching/alternatives.ts";
import { isWholeField, skillInSentence, wordingOf } from "../skill-names.ts";
import { isWritten } from "./one-is-enough.ts";
import type { Ask, WritingFacts } from "../writing-facts.ts";

/** What an employer has found out about whomever it takes, and nobody brings along. */
const IS_CHECK = /\b(?:dbs|crb|pvg|background|police|criminal|credit|drug|disclosure|fingerprint\p{L}*)\b/iu;

/** Whether a name is a check's, which nobody brings along. */
export function isCheck(name: string): boolean {
  return IS_CHECK.test(name);
}

export type MissingSkill = { id: string; kind: string; name: string };

/** The skills of an ask that the resume does not show, in the ask's words; soft skills never count as missing. */
export function missingSkills(ask: Pick<Ask, "text" | "skills">, facts: WritingFacts): MissingSkill[] {
  const held = new Set(facts.profile.skills.map(({ id }) => id));
  const named = findSkills(ask.text, { list: true });
  // "Empower or Chromeleon": who knows one of them lacks nothing.
  const lines = facts.profile.lines.join("\n");
  const isHeld = ({ id, kind, from, to }: (typeof named)[number]) =>
    held.has(id) || (kind === "tool" && isWritten(ask.text.slice(from, to), lines));
  if (areAlternatives(ask.text, named) && named.some(isHeld)) return [];
  return ask.skills.flatMap((id) => {
    const skill = skillById(id);
    if (!skill || skill.kind === "soft" || held.has(id) || isWholeField(skill.name)) return [];
    const wording = wordingOf(ask.text, id) ?? skill.name;
    if (isPerson(wording, ask.text) || (skill.kind === "certificate" && isOfWork(ask.text))) return [];
    const isCommon = facts.language !== "en" && wording === wording.toLowerCase() && /^\p{Lu}\p{Ll}/u.test(skill.name);
    if (skill.kind === "tool" && isCommon) return [];
    if (/\d/.test(wording) || (skill.kind === "certificate" && isCheck(`${skill.name} ${wording}`))) return [];
    const isCut = !skill.name.includes(" ") && wording.length > 3 && skill.name.startsWith(wording);
    if (wording.toLowerCase() === skill.name.toLowerCase() && /^(?:licence|certificate)$/.test(skill.kind))
      return [{ id, kind: skill.kind, name: skill.name }];
    const name =
      facts.language === "en" ? skillInSentence(id, isCut || skill.kind === "tool" ? skill.name : wording) : wording;
    return [{ id, kind: skill.kind, name }];
  });
}

/** "Experience on reach trucks, working at heights" asks for what was done, and for no card. */
function isOfWork(ask: string): boolean {
  return /(?<!\p{L})experience(?!\p{L})/iu.test(ask) && !/certif|licen[cs]e|ticket|card|train|qualif/iu.test(ask);
}

const TO_SOMEBODY = new RegExp(
  `(?<!\\p{L})${anyOf(
    String.raw`to an à bei frau herrn? m[rxs] mrs ms mme mlle monsieur madame dr prof señora? sra? do[nñ]a? contact call text email`,
  )}\\.? $`,
  "iu",
);

/** "Write to Julia Weber": what bears the name of a program, before a name and behind a form of address, is a person. */
function isPerson(name: string, text: string): boolean {
  const at = text.indexOf(name);
  const after = text.slice(at + name.length);
  return at > 0 && TO_SOMEBODY.test(text.slice(0, at)) && /^ \p{Lu}\p{Ll}+|^[,.!)]|^$/u.test(after);
}

/** Whether the resume shows what an ask wants. */
export function isShown(ask: Ask, facts: Pick<WritingFacts, "profile">): boolean {
  const held = new Set(facts.profile.skills.map(({ id }) => id));
  return ask.deeds.length > 0 || (ask.skills.length > 0 && ask.skills.every((id) => held.has(id))) || ask.met;
}
