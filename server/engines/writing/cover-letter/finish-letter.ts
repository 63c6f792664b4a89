import { contactsOf } from "../contacts.ts";
import type { LetterDraft } from "../draft.ts";
import { firstPerson } from "../english-verbs.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { factWords } from "../evidence/fact-words.ts";
import { joinNames, pickPhrase, textSeed } from "../pick-phrase.ts";
import { type Deed, ownName, sharedSkills, skillInSentence, upperFirst, type WritingFacts } from "../writing-facts.ts";
import { countLetterWords } from "./count-letter-words.ts";
import { LETTER_PHRASES, type LetterPhrases } from "./letter-phrases.ts";
import { deedSentence, isCurrent, pointsByJob, startLetter } from "./letter-sentences.ts";
import { letterHighlights, MAX_HIGHLIGHTS, writeLetter } from "./write-letter.ts";

const MIN_WORDS = 200;
const MAX_WORDS = 350;
const MAX_OTHER_SKILLS = 8;
const SHORT_PARAGRAPH_WORDS = 30;
/** What somebody is like, which people list among their skills. */
const TRAIT =
  /(?:conscious|oriented|minded|driven|motivated|focused|learner|player|worker|working|dependable|reliable)$/i;

/**
 * Puts a draft through the gate and together with greeting and closing, which every letter has: 200 to 350 words where
 * the resume gives enough to say. Sentences of the local writer fill what a model's draft lost.
 */
export function finishLetter(
  draft: LetterDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
): { content: string; keyHighlights: string[]; matchedSkills: string[] } {
  const phrases = LETTER_PHRASES[facts.language];
  const seed = textSeed(`${facts.posting.title} ${facts.profile.name ?? ""}`);
  const { title, company } = facts.posting;
  const local = writeLetter(facts);
  let body = passParagraphs(draft.paragraphs, gate);
  if (!mentions(body.join(" "), title) || !mentions(body.join(" "), company))
    body.unshift(...passParagraphs(local.paragraphs.slice(0, 1), gate));
  if (facts.language === facts.resumeLanguage && countClaims(body, facts) < 2) {
    const rest = passParagraphs(local.paragraphs.slice(1), gate).filter((paragraph) => !body.includes(paragraph));
    body = [body[0] ?? "", ...rest, ...body.slice(1)].filter((paragraph) => paragraph !== "");
  }
  const closing = [pickPhrase(phrases.closings, seed)({ company })];
  if (facts.language !== facts.resumeLanguage) closing.unshift(phrases.attached(facts.resumeLanguage));
  const contacts = contactsOf(facts.profile);
  if (contacts.length > 0) closing.push(phrases.reach(contacts));
  const name = facts.profile.name ?? phrases.yourName;
  const frame = () =>
    [phrases.greeting(company), ...body, closing.join(" "), `${phrases.signOff}\n${name}`].join("\n\n");
  fillUp(body, frame, { facts, phrases, gate, seed });
  while (countLetterWords(frame()) > MAX_WORDS && body.length > 2) body.splice(body.length - 1, 1);
  const highlights = draft.highlights
    .map((text) => gate.passWhole(text, { subject: "person" }))
    .filter((text) => text !== null);
  return {
    content: frame(),
    keyHighlights: (highlights.length > 0 ? highlights : letterHighlights(facts, new Set())).slice(0, MAX_HIGHLIGHTS),
    matchedSkills: sharedSkills(facts).map(({ name }) => upperFirst(name)),
  };
}

/** Adds more of what the person did, then lines of the posting to talk about, until the letter has its length. */
function fillUp(
  body: string[],
  frame: () => string,
  { facts, phrases, gate, seed }: { facts: WritingFacts; phrases: LetterPhrases; gate: EvidenceGate; seed: number },
): void {
  const isOneLanguage = facts.language === facts.resumeLanguage;
  const spare = !isOneLanguage
    ? []
    : facts.deeds.filter(({ text }) => !body.some((paragraph) => overlapsWith(paragraph, text)));
  const state = startLetter(facts, phrases, seed);
  // The letter so far has named the newest job.
  state.jobsNamed.set(0, 2);
  const chosen: Deed[] = [];
  const quoted: Deed[] = [];
  let words = countLetterWords(frame());
  const canTell = facts.language === "en" && facts.resumeLanguage === "en" && countClaims(body, facts) > 0;
  for (const deed of spare) {
    if (words >= MIN_WORDS + 5 || chosen.length + quoted.length >= 8) break;
    const isProse =
      facts.language === "en" &&
      facts.resumeLanguage === "en" &&
      firstPerson(deed.text, { isCurrent: isCurrent(facts, deed.job) }) !== null;
    // Quoted lines are no letter: in prose they only stand in where nothing else is told.
    if (!isProse && canTell) continue;
    (isProse ? chosen : quoted).push(deed);
    words += countLetterWords(deed.text) + 3;
  }
  chosen.sort((a, b) => (a.job ?? 99) - (b.job ?? 99));
  const told = chosen.map((deed) => deedSentence(state, deed)).filter((sentence) => sentence !== null);
  const added = [told.join(" "), quoted.length > 0 ? pointsByJob(state, quoted) : ""].filter((text) => text !== "");
  const at = Math.max(1, body.length - 1);
  const passed = passParagraphs(added, gate);
  // One sentence is no paragraph.
  const before = body[at - 1] ?? "";
  if (at > 1 && told.length > 0 && passed.length > 0 && countLetterWords(before) < SHORT_PARAGRAPH_WORDS)
    body[at - 1] = `${before} ${namedOnce(passed.shift() ?? "", before)}`;
  body.splice(at, 0, ...passed);
  const isShort = () => countLetterWords(frame()) < MIN_WORDS;
  if (isShort() && isOneLanguage) {
    const shared = new Set(sharedSkills(facts).map(({ id }) => id));
    const others = facts.profile.skills.filter(({ id, kind }) => !shared.has(id) && kind !== "soft");
    const names = others
      .flatMap(({ id }) => {
        const name = ownName(facts, id);
        return name === null || TRAIT.test(name) ? [] : [facts.language === "en" ? skillInSentence(id, name) : name];
      })
      .slice(0, MAX_OTHER_SKILLS);
    if (names.length > 1) body.push(...passParagraphs([phrases.alsoShows(joinNames(names, phrases.and))], gate));
  }
  for (const [index, duty] of facts.duties.slice(0, phrases.duties.length).entries()) {
    if (!isShort()) return;
    body.push(phrases.duties[index]?.(duty) ?? duty);
    const line = facts.sources.posting.statements.find(({ text }) => text === duty)?.line ?? 0;
    gate.claim(duty, { from: "posting", line, text: duty });
  }
}

/** A sentence of the same job as the paragraph before it goes on without naming it again. */
function namedOnce(text: string, before: string): string {
  const opening = /^As [^,.]+, (?=I )/.exec(text)?.[0];
  return opening && before.includes(opening) ? text.replace(`${opening}I `, "I also ") : text;
}

function passParagraphs(paragraphs: string[], gate: EvidenceGate): string[] {
  return (
    paragraphs
      // What went on from a sentence that fell goes on from nothing.
      .map((paragraph) => gate.passText(paragraph).replace(/^I also (?=\p{Ll})/u, "I "))
      .filter((paragraph) => hasWords(paragraph) && !/:$/.test(paragraph))
  );
}

function hasWords(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 1;
}

function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.trim().toLowerCase());
}

function overlapsWith(paragraph: string, deed: string): boolean {
  const words = factWords(deed).filter(({ word }) => word.length > 3);
  const folded = new Set(factWords(paragraph).map(({ word }) => word));
  return words.length > 0 && words.filter(({ word }) => folded.has(word)).length >= words.length * 0.7;
}

/** How many of the resume's deeds a letter tells. */
function countClaims(body: string[], facts: WritingFacts): number {
  const text = body.join(" ");
  return facts.deeds.filter((deed) => overlapsWith(text, deed.text)).length;
}
