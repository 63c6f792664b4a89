import type { LetterDraft } from "../draft.ts";
import { cutSentences } from "../evidence/cut-sentences.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { upperFirst } from "../skill-names.ts";
import { spokenCompany, spokenTitle } from "../spoken-names.ts";
import { sharedSkills, type WritingFacts } from "../writing-facts.ts";
import { countLetterWords } from "./count-letter-words.ts";
import { frameLetter } from "./frame-letter.ts";
import { letterHighlights, MAX_HIGHLIGHTS, writeLetter } from "./write-letter.ts";

const MOST_WORDS = 350; // a model's letter may be longer than the rules' own, up to this
const FEWEST_LINES = 2; // of the resume, told by a letter

export type FinishedLetter = { content: string; keyHighlights: string[]; matchedSkills: string[] };

/**
 * Passes a draft through the gate, says the occasion where it is not said, and adds greeting and name. Null where too
 * little of what a model wrote was borne out for a letter.
 */
export function finishLetter(
  draft: LetterDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
  { isOurs }: { isOurs: boolean },
): FinishedLetter | null {
  const { title, company } = facts.posting;
  const body = passParagraphs(draft.paragraphs, gate);
  const fewest = facts.language === facts.resumeLanguage ? FEWEST_LINES : 0;
  if (!isOurs && (body.length === 0 || linesTold(gate) < fewest)) return null;
  const said = frameLetter(body, facts);
  const isNamed = mentions(said, spokenTitle(title)) && mentions(said, spokenCompany(company));
  if (!isOurs && !isNamed) sayOccasion(body, facts, gate);
  while (countLetterWords(frameLetter(body, facts)) > MOST_WORDS && body.length > 2) body.splice(body.length - 2, 1);
  const highlights = draft.highlights
    .map((text) => gate.passWhole(text, { subject: "person" }))
    .filter((text) => text !== null);
  return {
    content: frameLetter(body, facts),
    keyHighlights: (highlights.length > 0 ? highlights : letterHighlights(facts, [])).slice(0, MAX_HIGHLIGHTS),
    matchedSkills: sharedSkills(facts).map(({ name }) => upperFirst(name)),
  };
}

function sayOccasion(body: string[], facts: WritingFacts, gate: EvidenceGate): void {
  const { title, company } = facts.posting;
  const own = writeLetter(facts).paragraphs.flatMap((text) => cutSentences(text).map((sentence) => sentence.text));
  const names = [spokenTitle(title), spokenCompany(company)];
  const occasion = own.find((text) => names.every((name) => mentions(text, name))) ?? own[0];
  const passed = occasion === undefined ? "" : gate.passText(occasion).replace(/[;:]$/u, ".");
  const [first = ""] = body;
  if (passed !== "" && ITEM.test(first)) body.unshift(passed);
  else if (passed !== "") body[0] = `${passed} ${upperFirst(first)}`;
}

function linesTold(gate: EvidenceGate): number {
  return new Set(
    gate.evidence.claims.flatMap(({ source }) => (source && source.from !== "posting" ? [source.text] : [])),
  ).size;
}

function passParagraphs(paragraphs: string[], gate: EvidenceGate): string[] {
  return (
    paragraphs
      // "also" refers to a sentence that was dropped.
      .map((paragraph) => (ITEM.test(paragraph) ? gate.passList(paragraph) : gate.passText(paragraph)))
      .map((paragraph) => paragraph.replace(/^I also (?=\p{Ll})/u, "I "))
      .filter((paragraph) => hasWords(paragraph) && !/:$/.test(paragraph))
  );
}

const ITEM = /^• /mu;

function hasWords(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 1;
}

function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.trim().toLowerCase());
}
