import { factWords } from "../evidence/fact-words.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { askedPhrase } from "../asked-phrase.ts";
import type { LetterDraft } from "../draft.ts";
import { firstPerson, lowerFirst } from "../english-verbs.ts";
import { contactsOf } from "../contacts.ts";
import { joinNames, pickPhrase, textSeed } from "../pick-phrase.ts";
import {
  type Deed,
  ownName,
  realEmployer,
  sharedSkills,
  shownTitle,
  upperFirst,
  type WritingFacts,
} from "../writing-facts.ts";
import { LETTER_PHRASES, type LetterPhrases } from "./letter-phrases.ts";

const MIN_WORDS = 200;
const MAX_WORDS = 350;
const MAX_SKILLS = 5;
const MAX_OTHER_SKILLS = 8;
const QUOTED_WORDS = 110;
const MAX_HIGHLIGHTS = 5;

type LetterState = {
  facts: WritingFacts;
  phrases: LetterPhrases;
  seed: number;
  used: Set<Deed>;
  jobsNamed: Set<number>;
  lastJob: number | null;
  repeats: number;
};

/** The number of words of a text, as people count them. */
export function countLetterWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function isCurrent(facts: WritingFacts, job: number | null): boolean {
  return job !== null && (facts.profile.jobs[job]?.current ?? false);
}

/** "At Lindenmere Hospital I triage ..."; the job is named the first time. Null when it cannot be said in prose. */
function deedSentence(state: LetterState, deed: Deed): string | null {
  const { facts } = state;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  const said = firstPerson(deed.text, { isCurrent: isCurrent(facts, deed.job) });
  if (!said) return null;
  const job = deed.job === null ? undefined : facts.profile.jobs[deed.job];
  const employer = realEmployer(job);
  const prose = said.replace(/[\s.;,]+$/, "");
  if (!job || deed.job === null) return `${upper(prose)}.`;
  const isSame = state.lastJob === deed.job;
  state.lastJob = deed.job;
  if (isSame) {
    state.repeats += 1;
    if (!prose.startsWith("I ")) return `There, ${prose}.`;
    if (/^I (?:am|was) /.test(prose)) return `${prose}.`;
    return state.repeats % 2 === 1 ? `I also ${prose.slice(2)}.` : `${prose}.`;
  }
  const isNamed = state.jobsNamed.has(deed.job);
  state.jobsNamed.add(deed.job);
  if (isNamed)
    return employer
      ? `At ${employer} ${prose}.`
      : `In my work as ${shownTitle(job.title ?? "")}, ${prose}.`.replace("as , ", "there, ");
  if (employer && job.title) return `As ${shownTitle(job.title)} at ${employer}, ${prose}.`;
  if (employer) return `At ${employer}, ${prose}.`;
  return job.title ? `As ${shownTitle(job.title)}, ${prose}.` : `${upper(prose)}.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the person wrote, as it stands, for languages in which a line cannot be turned into a sentence by rule. */
function quotedPoints(state: LetterState, deeds: Deed[]): string {
  const { facts, phrases } = state;
  const groups = Map.groupBy(deeds, (deed) => deed.job);
  return [...groups]
    .map(([job, group]) => {
      const place = job === null ? null : realEmployer(facts.profile.jobs[job]);
      return [phrases.quoted(place), ...group.map(({ text }) => `– ${text.replace(/[\s.;]+$/, "")}`)].join("\n");
    })
    .join("\n\n");
}

/** The asks that deeds answer, each with its best deed, the posting's must-haves first. */
function answeredAsks(facts: WritingFacts, isSayable: (deed: Deed) => boolean): { asked: string; deed: Deed }[] {
  const used = new Set<Deed>();
  const pairs: { asked: string; deed: Deed; score: number }[] = [];
  for (const [index, ask] of facts.asks.entries()) {
    const asked = askedPhrase(ask.text, facts.language);
    const deed = ask.deeds.find((one) => !used.has(one) && isSayable(one));
    if (!asked || !deed) continue;
    used.add(deed);
    pairs.push({ asked, deed, score: deed.relevance + (ask.isWish ? 0 : 1) + ask.skills.length * 0.5 - index * 0.01 });
  }
  return pairs.sort((a, b) => b.score - a.score);
}

/** Writes a cover letter from the resume's own lines. The same facts give the same letter for ever. */
export function writeLetter(facts: WritingFacts): LetterDraft {
  const phrases = LETTER_PHRASES[facts.language];
  const seed = textSeed(`${facts.posting.id} ${facts.posting.title} ${facts.profile.name ?? ""}`);
  const state: LetterState = { facts, phrases, seed, used: new Set(), jobsNamed: new Set(), lastJob: null, repeats: 0 };
  const paragraphs = [openingParagraph(state)];
  const isProse = facts.language === "en" && facts.resumeLanguage === "en";
  paragraphs.push(...(isProse ? proseParagraphs(state) : quotedParagraphs(state)));
  const credentials = credentialsParagraph(state);
  if (credentials !== "") paragraphs.push(credentials);
  return { paragraphs, highlights: letterHighlights(facts, state.used) };
}

function openingParagraph(state: LetterState): string {
  const { facts, phrases, seed } = state;
  const { title, company, location } = facts.posting;
  const place = /remote/i.test(location) || location.length > 60 ? "" : location;
  const opening = pickPhrase(phrases.openings, seed)({ title, company, place });
  const job = facts.profile.jobs[0];
  if (!job?.title) return opening;
  state.jobsNamed.add(0);
  return `${opening} ${phrases.latest({ title: shownTitle(job.title), employer: realEmployer(job), isCurrent: job.current })}`;
}

function proseParagraphs(state: LetterState): string[] {
  const { facts, phrases, seed } = state;
  const sayable = new Map<Deed, boolean>();
  const isSayable = (deed: Deed) => {
    const known = sayable.get(deed) ?? firstPerson(deed.text, { isCurrent: isCurrent(facts, deed.job) }) !== null;
    sayable.set(deed, known);
    return known;
  };
  const pairs = answeredAsks(facts, isSayable).slice(0, 2);
  const paragraphs: string[] = [];
  for (const [index, { asked, deed }] of pairs.entries()) {
    state.used.add(deed);
    const ask = index === 0 ? pickPhrase(phrases.asks, seed)(asked) : phrases.also(asked);
    const more = facts.deeds.find(
      (other) =>
        !state.used.has(other) &&
        other.job === deed.job &&
        isSayable(other) &&
        !pairs.some((pair) => pair.deed === other),
    );
    const sentences = [deedSentence(state, deed)];
    if (more) {
      state.used.add(more);
      sentences.push(deedSentence(state, more));
    }
    paragraphs.push([ask, ...sentences].filter((sentence) => sentence !== null).join(" "));
  }
  const wanted = pairs.length === 0 ? 4 : pairs.length === 1 ? 2 : 1;
  const others = facts.deeds.filter((deed) => !state.used.has(deed) && isSayable(deed)).slice(0, wanted);
  // Newest job first, so that the letter does not jump.
  others.sort((a, b) => (a.job ?? 99) - (b.job ?? 99));
  for (const deed of others) state.used.add(deed);
  const said = others.map((deed) => deedSentence(state, deed)).filter((sentence) => sentence !== null);
  if (said.length > 0) paragraphs.push(said.join(" "));
  if (state.used.size >= 2) return paragraphs;
  const quoted = facts.deeds.filter((deed) => !state.used.has(deed)).slice(0, 3);
  for (const deed of quoted) state.used.add(deed);
  return quoted.length > 0 ? [...paragraphs, quotedPoints(state, quoted)] : paragraphs;
}

function quotedParagraphs(state: LetterState): string[] {
  const { facts, phrases, seed } = state;
  const pairs = answeredAsks(facts, () => true).slice(0, 2);
  const asks = pairs.map(({ asked }, index) =>
    index === 0 ? pickPhrase(phrases.asks, seed)(asked) : phrases.also(asked),
  );
  const deeds = [...pairs.map(({ deed }) => deed)];
  let words = 0;
  for (const deed of facts.deeds) {
    if ((deeds.length >= 3 && words >= QUOTED_WORDS) || deeds.length >= 8) break;
    if (!deeds.includes(deed)) deeds.push(deed);
    words += countLetterWords(deed.text);
  }
  deeds.sort((a, b) => (a.job ?? 99) - (b.job ?? 99));
  for (const deed of deeds) state.used.add(deed);
  return [asks.join(" "), deeds.length > 0 ? quotedPoints(state, deeds) : ""].filter((text) => text !== "");
}

function credentialsParagraph({ facts, phrases }: LetterState): string {
  const shared = sharedSkills(facts);
  const licences = facts.profile.skills
    .filter(({ id, kind }) => (kind === "licence" || kind === "certificate") && shared.some((skill) => skill.id === id))
    .flatMap(({ id }) => shared.find((skill) => skill.id === id)?.name ?? [])
    .slice(0, MAX_SKILLS);
  const skills = shared
    .map(({ name }) => (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(name) ? name : lowerFirst(name)))
    .filter((name) => !licences.includes(name))
    .slice(0, MAX_SKILLS);
  const sentences: string[] = [];
  if (skills.length > 1) sentences.push(phrases.skills(joinNames(skills, phrases.and)));
  if (licences.length > 0) sentences.push(phrases.licences(joinNames(licences, phrases.and)));
  const school = facts.profile.education[0];
  if (school && (facts.listing.degree !== null || skills.length === 0)) {
    const line = facts.statements.find(
      ({ lines }) => lines.from >= school.lines.from && lines.from <= school.lines.to,
    )?.text;
    if (line && line.length <= 110 && !/city, state/i.test(line))
      sentences.push(phrases.degree(line.replace(/[\s|.,]+$/, "").replace(/\s*\|\s*/g, ", ")));
  }
  return sentences.join(" ");
}

/** Short lines for the card: what the letter builds on, as the resume says it. */
function letterHighlights(facts: WritingFacts, used: ReadonlySet<Deed>): string[] {
  const deeds = [...used].sort((a, b) => b.relevance - a.relevance);
  const chosen = deeds.length > 0 ? deeds : facts.deeds;
  return chosen.slice(0, MAX_HIGHLIGHTS).map(({ text }) => text.replace(/[\s.;]+$/, ""));
}

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
  if (countClaims(body, facts) < 2) {
    const rest = passParagraphs(local.paragraphs.slice(1), gate).filter((paragraph) => !body.includes(paragraph));
    body = [body[0] ?? "", ...rest, ...body.slice(1)].filter((paragraph) => paragraph !== "");
  }
  const closing = [pickPhrase(phrases.closings, seed)({ company })];
  const contact = contactsOf(facts.profile).join(" · ");
  if (contact !== "") closing.push(phrases.reach(contact));
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
  const spare = facts.deeds.filter(({ text }) => !body.some((paragraph) => overlapsWith(paragraph, text)));
  const state: LetterState = {
    facts,
    phrases,
    seed,
    used: new Set(),
    jobsNamed: new Set([0]),
    lastJob: null,
    repeats: 0,
  };
  const chosen: Deed[] = [];
  const quoted: Deed[] = [];
  let words = countLetterWords(frame());
  for (const deed of spare) {
    if (words >= MIN_WORDS + 5 || chosen.length + quoted.length >= 8) break;
    const isProse =
      facts.language === "en" &&
      facts.resumeLanguage === "en" &&
      firstPerson(deed.text, { isCurrent: isCurrent(facts, deed.job) }) !== null;
    (isProse ? chosen : quoted).push(deed);
    words += countLetterWords(deed.text) + 3;
  }
  chosen.sort((a, b) => (a.job ?? 99) - (b.job ?? 99));
  const told = chosen.map((deed) => deedSentence(state, deed)).filter((sentence) => sentence !== null);
  const added = [told.join(" "), quoted.length > 0 ? quotedPoints(state, quoted) : ""].filter((text) => text !== "");
  body.splice(Math.max(1, body.length - 1), 0, ...passParagraphs(added, gate));
  const isShort = () => countLetterWords(frame()) < MIN_WORDS;
  if (isShort()) {
    const shared = new Set(sharedSkills(facts).map(({ id }) => id));
    const others = facts.profile.skills.filter(({ id, kind }) => !shared.has(id) && kind !== "soft");
    const names = others.flatMap(({ id }) => ownName(facts, id) ?? []).slice(0, MAX_OTHER_SKILLS);
    if (names.length > 1) body.push(...passParagraphs([phrases.alsoShows(joinNames(names, phrases.and))], gate));
  }
  for (const [index, duty] of facts.duties.slice(0, phrases.duties.length).entries()) {
    if (!isShort()) return;
    body.push(phrases.duties[index]?.(duty) ?? duty);
    const line = facts.sources.posting.statements.find(({ text }) => text === duty)?.line ?? 0;
    gate.claim(duty, { from: "posting", line, text: duty });
  }
}

function passParagraphs(paragraphs: string[], gate: EvidenceGate): string[] {
  return paragraphs
    .map((paragraph) => gate.passText(paragraph))
    .filter((paragraph) => /\p{L}{2}.*\s.*\p{L}{2}/su.test(paragraph) && !/:$/.test(paragraph));
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
