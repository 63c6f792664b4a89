import type { LetterDraft } from "../draft.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { factWords } from "../evidence/fact-words.ts";
import { upperFirst } from "../skill-names.ts";
import { spokenCompany, spokenTitle } from "../spoken-names.ts";
import { sharedSkills, type WritingFacts } from "../writing-facts.ts";
import { countLetterWords } from "./count-letter-words.ts";
import { frameLetter } from "./frame-letter.ts";
import { letterHighlights, MAX_HIGHLIGHTS, writeLetter } from "./write-letter.ts";

const MOST_WORDS = 350; // a model's letter may be longer than the rules' own, up to this
const FEWEST_CLAIMS = 2;
const TOLD_SHARE = 0.7; // a letter tells a line when it has this share of the line's words

/** Passes a draft through the gate, fills what it lost from the rules' own letter, and adds greeting and name. */
export function finishLetter(
  draft: LetterDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
): { content: string; keyHighlights: string[]; matchedSkills: string[] } {
  const { title, company } = facts.posting;
  let body = passParagraphs(draft.paragraphs, gate);
  const said = frameLetter(body, facts);
  const isNamed = mentions(said, spokenTitle(title)) && mentions(said, spokenCompany(company));
  const isTold = facts.language !== facts.resumeLanguage || countClaims(body, facts) >= FEWEST_CLAIMS;
  if (!isNamed || !isTold) {
    const local = passParagraphs(writeLetter(facts).paragraphs, gate).filter((text) => !body.includes(text));
    if (!isNamed) body.unshift(...local.slice(0, 1));
    if (!isTold) body = [...body.slice(0, 1), ...local.slice(1, -1), ...body.slice(1)];
  }
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

function countClaims(body: string[], facts: WritingFacts): number {
  const folded = new Set(factWords(body.join(" ")).map(({ word }) => word));
  return facts.deeds.filter(({ text }) => {
    const words = factWords(text).filter(({ word }) => word.length > 3);
    return words.length > 0 && words.filter(({ word }) => folded.has(word)).length >= words.length * TOLD_SHARE;
  }).length;
}
