import { askedPhrase } from "../asked-phrase.ts";
import { joinNames } from "../pick-phrase.ts";
import {
  type Ask,
  isCredential,
  schoolLine,
  sharedSkills,
  skillInSentence,
  wordingOf,
  type WritingFacts,
} from "../writing-facts.ts";
import { askSentence, type LetterState } from "./letter-sentences.ts";

const MAX_SKILLS = 5;

/**
 * Lines of a resume in another language cannot be translated by rule, and quoted they make no letter: what the posting
 * asks for and the resume shows, in the posting's own words.
 */
function askedOfForeign({ facts, phrases, seed }: Pick<LetterState, "facts" | "phrases" | "seed">): string[] {
  const asked = facts.asks.find((ask) => ask.skills.length > 0 && !isCredential(ask) && isHeldWhole(ask, facts));
  const phrase = asked ? askedPhrase(asked.text, facts.language) : null;
  return phrase ? [askSentence(phrase, phrases, seed)] : [];
}

function isHeldWhole(ask: Ask, { profile }: WritingFacts): boolean {
  return ask.skills.every((id) => profile.skills.some((skill) => skill.id === id));
}

/** The skills of both sides; in the posting's words where the resume has another language. */
function skillsToName(facts: WritingFacts): { id: string; name: string }[] {
  const shared = sharedSkills(facts);
  if (facts.language === facts.resumeLanguage) return shared;
  const lines = facts.sources.posting.statements.map(({ text }) => text);
  return shared.flatMap(({ id }) => {
    const name = lines.map((line) => wordingOf(line, id)).find((wording) => wording !== null);
    return name ? [{ id, name }] : [];
  });
}

/** Skills, licences and the degree that posting and resume share; empty where there are none. */
export function credentialsParagraph({ facts, phrases, seed }: LetterState): string {
  const shared = skillsToName(facts);
  const licences = facts.profile.skills
    .filter(({ id, kind }) => (kind === "licence" || kind === "certificate") && shared.some((skill) => skill.id === id))
    .flatMap(({ id }) => shared.find((skill) => skill.id === id)?.name ?? [])
    .slice(0, MAX_SKILLS);
  const skills = shared
    .filter(({ name }) => !licences.includes(name))
    .map(({ id, name }) => (facts.language === "en" ? skillInSentence(id, name) : name))
    .slice(0, MAX_SKILLS);
  const isOneLanguage = facts.language === facts.resumeLanguage;
  const sentences: string[] = isOneLanguage ? [] : askedOfForeign({ facts, phrases, seed });
  if (skills.length > (isOneLanguage ? 1 : 0)) sentences.push(phrases.skills(joinNames(skills, phrases.and)));
  if (licences.length > 0) sentences.push(phrases.licences(joinNames(licences, phrases.and), licences.length));
  if (isOneLanguage && (facts.listing.degree !== null || skills.length === 0)) {
    const line = schoolLine(facts);
    if (line !== null) sentences.push(phrases.degree(line));
  }
  return sentences.join(" ");
}
