import { factWords } from "../evidence/fact-words.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { askedPhrase } from "../asked-phrase.ts";
import type { LetterDraft } from "../draft.ts";
import { asPerson } from "../english-nouns.ts";
import { firstPerson } from "../english-verbs.ts";
import { contactsOf } from "../contacts.ts";
import { joinNames, pickPhrase, textSeed } from "../pick-phrase.ts";
import {
  type Ask,
  type Deed,
  isCredential,
  ownName,
  realEmployer,
  schoolLine,
  sharedSkills,
  shownTitle,
  skillInSentence,
  upperFirst,
  wordingOf,
  type WritingFacts,
} from "../writing-facts.ts";
import { LETTER_PHRASES, type LetterPhrases } from "./letter-phrases.ts";
import { taskSentences } from "./task-sentences.ts";

const MIN_WORDS = 200;
const MAX_WORDS = 350;
const MAX_SKILLS = 5;
const MAX_OTHER_SKILLS = 8;
const QUOTED_WORDS = 110;
const MAX_HIGHLIGHTS = 5;
const SHORT_ASK_WORDS = 6;
/** What somebody is like, which people list among their skills. */
const TRAIT =
  /(?:conscious|oriented|minded|driven|motivated|focused|learner|player|worker|working|dependable|reliable)$/i;
const SHORT_PARAGRAPH_WORDS = 30;

/** What is told beside the deed that answers the posting must answer it too, at least this much of it. */
const LEAST_RELEVANCE_SHARE = 0.35;

type LetterState = {
  facts: WritingFacts;
  phrases: LetterPhrases;
  seed: number;
  used: Set<Deed>;
  /** How often each job was named. */
  jobsNamed: Map<number, number>;
  /** The job that the sentence before spoke of, as the reader knows it. */
  lastJob: string | null;
  /** Of the sentences about that job, how many so far. */
  repeats: number;
  opensParagraph: boolean;
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
  const title = job.title ? shownTitle(job.title) : null;
  const known = `${title} ${employer}`;
  const { lastJob, opensParagraph } = state;
  state.lastJob = known;
  state.opensParagraph = false;
  if (lastJob === known) {
    state.repeats += 1;
    if (opensParagraph) return `In the same position, ${prose}.`;
    if (!prose.startsWith("I ")) return `There, ${prose}.`;
    if (/^I (?:am|was|have) /.test(prose)) return `${prose}.`;
    return state.repeats % 2 === 1 ? `I also ${prose.slice(2)}.` : `${prose}.`;
  }
  state.repeats = 0;
  const named = state.jobsNamed.get(deed.job) ?? 0;
  const isNamed = named > 0;
  state.jobsNamed.set(deed.job, named + 1);
  const isPerson = title !== null && asPerson(title) !== null;
  if (isNamed && employer) return `At ${employer}, ${prose}.`;
  if (title && !isPerson && !employer) return `In the ${title} position, ${prose}.`;
  if (named === 1 && title && prose.startsWith("I ")) return `In my work as ${title}, ${prose}.`;
  if (employer && title && isPerson) return `As ${title} at ${employer}, ${prose}.`;
  if (employer) return `At ${employer}, ${prose}.`;
  return title ? `As ${title}, ${prose}.` : `${upper(prose)}.`;
}

/** Long requirements stand at the end of their sentence. */
function askSentence(asked: string, phrases: LetterPhrases, seed: number): string {
  const isLong = asked.split(" ").length > SHORT_ASK_WORDS;
  return (isLong ? phrases.asks[0]! : pickPhrase(phrases.asks, seed))(asked);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What the person did, job by job: as sentences where resume and letter have one language, else as it stands in the
 * resume, since a line cannot be translated by rule.
 */
function pointsByJob(state: LetterState, deeds: Deed[]): string {
  const { facts, phrases } = state;
  const isOneLanguage = facts.language === facts.resumeLanguage;
  const groups = Map.groupBy(deeds, (deed) => deed.job);
  return [...groups]
    .map(([job, group]) => {
      const place = job === null ? null : workplace(facts, job);
      const points = group.map(({ text }) => text.replace(/[\s.;]+$/, ""));
      const told =
        isOneLanguage && job !== null
          ? taskSentences(points, { place, isCurrent: isCurrent(facts, job) }, facts.language)
          : [];
      return told.length > 0
        ? told.join(" ")
        : [phrases.quoted(place), ...points.map((text) => `– ${text}`)].join("\n");
    })
    .join("\n\n");
}

/** The employer; where a line was not told apart into title and employer, the line without its dates. */
function workplace({ profile, statements }: WritingFacts, index: number): string | null {
  const job = profile.jobs[index];
  const employer = realEmployer(job);
  if (!job || job.title !== null || employer === null) return employer;
  const head = statements.find(({ job: own, isHead }) => own === index && isHead)?.text ?? "";
  const parts = head.split(/\s*[,|\t]\s*/).filter((part) => part !== "" && !/\b(?:19|20)\d\d\b/.test(part));
  // Of "Altenpflegerin, Seniorenheim Lindenhof" the second one is the house.
  return parts.length >= 2 && parts[0] === employer ? (parts[1] ?? employer) : employer;
}

/** The asks that deeds answer, each with its best deed, the posting's must-haves first. */
function answeredAsks(facts: WritingFacts, isSayable: (deed: Deed) => boolean): { asked: string; deed: Deed }[] {
  const used = new Set<Deed>();
  const pairs: { asked: string; deed: Deed; score: number }[] = [];
  for (const [index, ask] of facts.asks.entries()) {
    // What was learned answers those, not what was done.
    if (isCredential(ask)) continue;
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
  const state: LetterState = {
    facts,
    phrases,
    seed,
    used: new Set(),
    jobsNamed: new Map(),
    lastJob: null,
    repeats: 0,
    opensParagraph: true,
  };
  const paragraphs = [openingParagraph(state)];
  const isProse = facts.language === "en" && facts.resumeLanguage === "en";
  if (facts.language === facts.resumeLanguage)
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
  state.jobsNamed.set(0, 1);
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
    const ask = index === 0 ? askSentence(asked, phrases, seed) : phrases.also(asked);
    const more = facts.deeds.find(
      (other) =>
        !state.used.has(other) &&
        other.job === deed.job &&
        other.relevance >= deed.relevance * LEAST_RELEVANCE_SHARE &&
        isSayable(other) &&
        !pairs.some((pair) => pair.deed === other),
    );
    // The ask opens the paragraph.
    state.opensParagraph = false;
    const sentences = [deedSentence(state, deed)];
    if (more) {
      state.used.add(more);
      sentences.push(deedSentence(state, more));
    }
    paragraphs.push([ask, ...sentences].filter((sentence) => sentence !== null).join(" "));
    state.opensParagraph = true;
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
  return quoted.length > 0 ? [...paragraphs, pointsByJob(state, quoted)] : paragraphs;
}

function quotedParagraphs(state: LetterState): string[] {
  const { facts, phrases, seed } = state;
  const pairs = answeredAsks(facts, () => true).slice(0, 2);
  const asks = pairs.map(({ asked }, index) => (index === 0 ? askSentence(asked, phrases, seed) : phrases.also(asked)));
  const deeds = [...pairs.map(({ deed }) => deed)];
  let words = 0;
  for (const deed of facts.deeds) {
    if ((deeds.length >= 3 && words >= QUOTED_WORDS) || deeds.length >= 8) break;
    if (!deeds.includes(deed)) deeds.push(deed);
    words += countLetterWords(deed.text);
  }
  deeds.sort((a, b) => (a.job ?? 99) - (b.job ?? 99));
  for (const deed of deeds) state.used.add(deed);
  return [asks.join(" "), deeds.length > 0 ? pointsByJob(state, deeds) : ""].filter((text) => text !== "");
}

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

function credentialsParagraph({ facts, phrases, seed }: LetterState): string {
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

/** Short lines for the card: what the letter builds on, as the resume says it. */
function letterHighlights(facts: WritingFacts, used: ReadonlySet<Deed>): string[] {
  const deeds = [...used].sort((a, b) => b.relevance - a.relevance);
  const chosen = deeds.length > 0 ? deeds : facts.deeds;
  return chosen
    .slice(0, MAX_HIGHLIGHTS)
    .map(({ text }) => upperFirst(text.replace(/[\s.;]+$/, "").replace(/^I (?=\p{Ll})/u, "")));
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
  const state: LetterState = {
    facts,
    phrases,
    seed,
    used: new Set(),
    jobsNamed: new Map([[0, 2]]),
    lastJob: null,
    repeats: 0,
    opensParagraph: true,
  };
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
      .filter((paragraph) => /\p{L}{2}.*\s.*\p{L}{2}/su.test(paragraph) && !/:$/.test(paragraph))
  );
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
