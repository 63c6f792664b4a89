import { askedPhrase } from "../asked-phrase.ts";
import { factWords } from "../evidence/fact-words.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { LETTER_LENGTHS } from "../../../domain/letter-choices.ts";
import type { LetterDraft } from "../draft.ts";
import type { Slots } from "../languages/fill-wording.ts";
import { isOfEveryOffice } from "../facts/everybodys.ts";
import { hasFigure, isWeak } from "../facts/deed-worth.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { LetterPack, Situation } from "../languages/letter-pack.ts";
import { joinNames } from "../pick-phrase.ts";
import { shownTitle } from "../shown-title.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { spokenTitle } from "../spoken-names.ts";
import { upperFirst } from "../skill-names.ts";
import { chooseProofs, cleanOnes, ofFewJobs, type Proof } from "./choose-proofs.ts";
import { countLetterWords } from "./count-letter-words.ts";
import { frameLetter } from "./frame-letter.ts";
import { sayHeldCredentials } from "./letter-credentials.ts";
import { isStrangeJob, letterSituation } from "./letter-situation.ts";
import { type Heard, WritingVoice } from "../writing-voice.ts";
import { sayAskedPrograms, sayDegree, sayLanguages, sayShared, sayYears } from "./say-background.ts";
import { sayGap } from "./say-gap.ts";
import { postingDuties, postingNeeds, postingTopics, type Topic } from "./posting-needs.ts";

export const LETTER_WORDS = LETTER_LENGTHS[0].words;
export const MAX_HIGHLIGHTS = 5;
const FEWEST_PROOFS = 3;
const MOST_PROOFS = 12;
const FIRST_PARAGRAPH = 3;
const LEAST_SCORE = 0; // a line that scores less tells the reader of this posting nothing
const FEWEST_MATERIAL = 3; // with fewer lines to tell than this, what only helped is told as well
const FEWEST_TOLD = 2; // with fewer deeds than this, the letter also names the shared skills
const MOST_TOPICS = 3;
const MOST_DUTIES = 2;
const LONGEST_ASKED = 6; // in words: a longer must-have would be quoted
const LONGEST_NEEDS = 9; // in words: two tasks that stand side by side in the posting would be quoted, too
const SCHOOLING = /\b(?:berufs)?(?:ausbildung|abschluss|studium)|formation en|diplôme|titulación|formación en/iu;
const LONGEST_PERSON = 5; // in words: a longer title is called the position, not "a ..."

function letterWords({ choices }: Pick<WritingFacts, "choices">): { least: number; most: number } {
  return LETTER_LENGTHS.find(({ value }) => value === choices.length)?.words ?? LETTER_WORDS;
}

/** Writes a letter of the length that is asked for by rules, as far as the resume reaches; greeting and name are added later. */
export function writeLetter(facts: WritingFacts): LetterDraft {
  const proofs = cleanOnes(chooseProofs(facts));
  const telling = proofs.filter(({ score }) => score > LEAST_SCORE);
  // Lines that only say "helped" are no material for filling, unless they say how much.
  const isMaterial = ({ deed }: Proof) => !isWeak(deed.text) || hasFigure(deed.text);
  const material = proofs.filter(isMaterial);
  const isScarce = telling.length < FEWEST_TOLD || material.length < FEWEST_MATERIAL;
  const spare = ofFewJobs(isScarce ? proofs : material, facts);
  const wordsOf = ({ paragraphs }: LetterDraft) => countLetterWords(frameLetter(paragraphs, facts));
  const limits = letterWords(facts);
  const heard: Heard = new Map();
  let told = FEWEST_PROOFS;
  let draft = write(facts, spare.slice(0, told), { heard });
  for (; told > 1 && wordsOf(draft) > limits.most; told--) draft = write(facts, spare.slice(0, told - 1), { heard });
  for (let count = told + 1; count <= Math.min(MOST_PROOFS, spare.length); count++) {
    if (wordsOf(draft) >= limits.least) break;
    const longer = write(facts, spare.slice(0, count), { heard });
    if (wordsOf(longer) <= limits.most) draft = longer;
    told = count;
  }
  // Education fills a short letter, or answers a posting that asks for a degree.
  const withSchool = write(facts, spare.slice(0, told), { heard, namesSchool: true });
  const isSchoolAsked = facts.listing.degree !== null || facts.asks.some(({ text }) => SCHOOLING.test(text));
  const isAsked = isSchoolAsked && wordsOf(withSchool) <= limits.most;
  if (wordsOf(draft) >= limits.least) return isAsked ? withSchool : draft;
  if (wordsOf(withSchool) >= limits.least) return withSchool;
  const withShared = write(facts, spare.slice(0, told), { heard, namesSchool: true, namesShared: true });
  if (wordsOf(withShared) >= limits.least) return withShared;
  // A short letter has room to tell the position and the person's own job one after the other.
  return write(facts, spare.slice(0, told), { heard, namesSchool: true, namesShared: true, opensApart: true });
}

type Extent = { heard: Heard; namesSchool?: boolean; namesShared?: boolean; opensApart?: boolean };

function write(
  facts: WritingFacts,
  proofs: Proof[],
  { heard, namesSchool = false, namesShared = false, opensApart = false }: Extent,
): LetterDraft {
  const voice = new WritingVoice(facts, heard);
  const topics = postingTopics(facts);
  const needs = postingNeeds(facts);
  const opening = openingOf(voice, { needs, topics: toldFirst(topics, proofs), opensApart, tells: proofs.length > 0 });
  const paragraphs: (string | null)[] = [opening.text];
  // Whoever reads on expects the job that was just named.
  const isStressed = facts.choices.stressed.length > 0;
  const latest = isStrangeJob(0, facts)
    ? null
    : proofs.slice(0, FEWEST_PROOFS).find(({ deed }) => deed.job === 0 && !isWeak(deed.text));
  const first = isStressed ? proofs[0] : (latest ?? proofs[0]);
  const allOfFirst = proofs.filter(({ deed }) => deed.job === first?.deed.job);
  const ofFirst = allOfFirst.length === FIRST_PARAGRAPH + 1 ? allOfFirst : allOfFirst.slice(0, FIRST_PARAGRAPH);
  const others = proofs
    .filter((proof) => !ofFirst.includes(proof))
    // A job that was told of is told to its end before the next one begins.
    .sort((a, b) => placeOf(a, first) - placeOf(b, first));
  const teller = new ProofTeller(voice, opening);
  const asked = opening.namesWork || !first ? null : answeredAsk(first, facts);
  const { asked: leads } = LETTER_PACKS[facts.language];
  // What the first sentence named is not named again as something that is asked for, too.
  const fresh = topics.filter(({ name }) => !opening.text?.includes(name));
  const isLed = asked !== null && voice.say(leads, { topic: asked });
  for (const proof of joined(ofFirst, facts)) teller.tell(proof);
  paragraphs.push(voice.endParagraph());
  for (const part of [others.filter(({ deed }) => deed.job !== null), others.filter(({ deed }) => deed.job === null)]) {
    if (part.length === 0) continue;
    teller.begin();
    leadTo(voice, part[0]!, { topics: fresh, told: ofFirst, isLed });
    for (const proof of joined(part, facts)) teller.tell(proof);
    paragraphs.push(voice.endParagraph());
  }
  const told = paragraphs.join(" ");
  if (namesShared || teller.told.length < FEWEST_TOLD) sayShared(voice, told);
  else sayAskedPrograms(voice, told);
  if (namesSchool) sayDegree(voice);
  const said = paragraphs.join(" ");
  sayHeldCredentials(voice, said);
  sayLanguages(voice, said);
  sayYears(voice);
  sayGap(voice);
  paragraphs.push(voice.endParagraph());
  const { closings } = LETTER_PACKS[facts.language];
  const spoken = new Set(teller.told.flatMap(({ deed }) => deed.skills));
  const topic = fresh.find(({ id, isHeld, isMust, isWork }) => isHeld && isMust && isWork && spoken.has(id));
  const further = needs.find((need) => opening.text === null || !opening.text.includes(need)) ?? null;
  const { tone } = facts.choices;
  const toneClosings = tone === "plain" ? [] : LETTER_PACKS[facts.language].tones[tone].closings;
  const ways: [LetterPack["closings"]["topic"], Slots][] = [
    [toneClosings, {}],
    [closings.topic, { topic: topic?.name ?? null }],
    [closings.need, { need: further }],
    [closings.plain, {}],
  ];
  ways.some(([wordings, slots]) => voice.say(wordings, slots));
  paragraphs.push(voice.endParagraph());
  const used = teller.told;
  return { paragraphs: paragraphs.filter((text) => text !== null), highlights: letterHighlights(facts, used) };
}

const LAST = 99;

function placeOf({ deed }: Proof, first: Proof | undefined): number {
  return deed.job === null ? LAST : deed.job === first?.deed.job ? -1 : deed.job;
}

const PLAIN_SITUATIONS: ReadonlySet<Situation> = new Set(["same", "other"]);

/** Whether it names the person's own job, and anything of the work that is offered. */
type Opening = { text: string | null; namesJob: boolean; namesWork: boolean };

function openingOf(
  voice: WritingVoice,
  { needs, topics, opensApart, tells }: { needs: string[]; topics: Topic[]; opensApart: boolean; tells: boolean },
): Opening {
  const { facts } = voice;
  const pack = LETTER_PACKS[facts.language];
  const title = spokenTitle(facts.posting.title);
  const grammar = GRAMMARS[facts.language];
  const person = title.split(" ").length > LONGEST_PERSON || title.includes(",") ? null : grammar.person(title);
  const [best, next] = needs;
  const both = `${best} ${pack.and} ${next}`;
  const isQuoted = both.split(" ").length > LONGEST_NEEDS && wordsOf(facts.posting.description).includes(wordsOf(both));
  const second = isQuoted || ` ${best} ${next} `.includes(` ${pack.and} `) ? undefined : next;
  // What the posting names and the resume does not show says little of the work, and is a poor beginning.
  const asked = facts.posting.title.toLowerCase();
  const known = topics
    .filter(({ id, name, isHeld, isMust }) => isHeld && isMust && !isOfEveryOffice(id) && !isNamedBy(asked, name))
    .map(({ name }) => name);
  const isWork = topics.some(({ name, isWork: isOfWork }) => isOfWork && name === known[0] && name.includes(" "));
  const duties = needs.length > 0 ? [] : postingDuties(facts);
  const plain = duties.filter((duty) => !duty.includes(` ${pack.and} `));
  const named = plain.length > 1 ? plain.slice(0, MOST_DUTIES) : duties.slice(0, 1);
  const subjects = named.length > 0 ? named : known.length < 2 && !isWork ? [] : known.slice(0, MOST_TOPICS);
  const names = subjects.length === 0 ? null : joinNames(subjects, pack.and);
  const situation = letterSituation(facts);
  const job = facts.profile.jobs.find((one) => one.title !== null);
  const employer = realEmployer(job);
  const position = job?.title ? shownTitle(job.title) : null;
  const isForeign = facts.language !== facts.resumeLanguage;
  const own = {
    work: isForeign ? null : position && grammar.work(position, employer),
    since: job?.current ? (job.start?.slice(0, 4) ?? null) : null,
    // "Timeshare Sales" is no position that one is.
    position: isForeign
      ? null
      : position && grammar.person(position) && `${position}${employer ? `, ${employer}` : ""}`,
    employer,
  };
  const when = job?.current ? "now" : "past";
  const { openings } = pack;
  const isSaid =
    (second !== undefined && sayNeeds(voice, person, `${best} ${pack.and} ${second}`)) ||
    (best !== undefined && sayNeeds(voice, person, best)) ||
    voice.say(openings.topics, { person, topics: names });
  const isPlain = !isSaid && !opensApart && PLAIN_SITUATIONS.has(situation) && voice.say(openings.work[when], own);
  const isOpen = isSaid || isPlain || voice.say(openings.plain);
  // A letter without its occasion is none: the words are ours, and title and company the posting's.
  if (!isOpen) voice.leaveOpen(voice.fill(openings.plain));
  // "This is what I have done so far" needs something to follow.
  const isAnnounced = tells || situation !== "first";
  // Where an older job is of the trade, the letter begins with it and not with the newest one.
  const isTold = isAnnounced && !(tells && isStrangeJob(0, facts));
  const namesJob = isPlain || (isTold && voice.say(pack.introductions[situation][when], own));
  return { text: voice.endParagraph(), namesJob: namesJob && situation !== "first", namesWork: isSaid };
}

/** Who is told of "your customers" is spoken to in the whole sentence. */
function sayNeeds(voice: WritingVoice, person: string | null, needs: string): boolean {
  const all = LETTER_PACKS[voice.facts.language].openings.needs;
  const wordings = /\byour\b/.test(needs) ? all.filter((wording) => /\b[Yy]ou\b/.test(wording)) : all;
  return voice.say(wordings, { person, needs });
}

function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/** Tells deeds one after the other, naming each job where it begins and once. */
class ProofTeller {
  readonly #voice: WritingVoice;
  readonly #namesJob: boolean;
  readonly told: Proof[] = [];
  #lastJob: number | null | undefined;
  #isNew = true;
  #repeats = 0;
  #isJobNamed = false;
  #isAlsoSaid = false;
  #isThing = false;
  #before = 0;

  constructor(voice: WritingVoice, { namesJob }: Opening) {
    this.#voice = voice;
    this.#namesJob = namesJob;
  }

  /** A new paragraph names its job again. */
  begin(): void {
    this.#isNew = true;
  }

  tell(proof: Proof): void {
    const { facts } = this.#voice;
    const pack = LETTER_PACKS[facts.language];
    const { job: index } = proof.deed;
    const { clause, also, added } = proof.told;
    const isList = this.#isThing && added !== undefined && index === this.#lastJob;
    const sentence = isList && !this.#isNew ? added : proof.told.sentence;
    const job = index === null ? undefined : facts.profile.jobs[index];
    const employer = realEmployer(job);
    const title = job?.title ? shownTitle(job.title) : null;
    const grammar = GRAMMARS[facts.language];
    const position = title && grammar.work(title, null) ? title : null;
    const slots = { clause, sentence, also, employer, position: position && grammar.position(position) };
    const { proofs } = pack;
    const isOn = !this.#isNew && index !== null && index === this.#lastJob;
    const isAfter = index !== null && typeof this.#lastJob === "number" && index > this.#lastJob;
    const isEarlier = isAfter && job?.current !== true;
    const openings = [
      ...(index === this.#lastJob && this.#isJobNamed ? [proofs.sameJob] : []),
      ...(index === 0 && this.#lastJob === undefined && this.#namesJob
        ? [employer ? proofs.atEmployer : proofs.there]
        : []),
      ...(isEarlier && employer === null ? [proofs.before] : []),
      proofs.asPositionAtEmployer,
      proofs.atEmployer,
      proofs.asPosition,
      // Without a word of it, it would be read as of the job that was named before.
      ...(this.#lastJob !== undefined || this.#namesJob ? [proofs.elsewhere[isEarlier ? "earlier" : "other"]] : []),
    ];
    const onward = this.#isAlsoSaid || isList ? [proofs.noJob, proofs.goesOn] : [proofs.goesOn, proofs.noJob];
    // What stands alone is sometimes not borne out as the person's own.
    onward.push(proofs.sameJob);
    const isFirstOfNone = index === null && this.#isNew && proof.deed.section !== "projects";
    const ways = isOn ? onward : index === null ? [isFirstOfNone ? proofs.ofNoJob : proofs.noJob] : openings;
    const turn = isOn ? this.#repeats : isEarlier ? this.#before : this.told.length;
    const isSaid = ways.some((wordings) => this.#voice.say(wordings, slots, turn));
    if (isOn) this.#isAlsoSaid = true;
    if (isEarlier) this.#before += 1;
    if (!isSaid && !this.#voice.say(proofs.noJob, slots)) {
      const { otherwise } = proof.told;
      const plainer = otherwise ? [{ ...proof, told: otherwise }] : [];
      for (const part of proof.parts ?? plainer) this.tell(part);
      return;
    }
    if (!isOn) this.#isJobNamed = isSaid && index !== null;
    this.#repeats = isOn ? this.#repeats + 1 : 0;
    this.#isNew = false;
    this.#isThing = added !== undefined;
    this.#lastJob = index;
    this.told.push(proof);
  }
}

/** Deeds of one job that are names of things, or short, are told two in a sentence. */
function joined(proofs: Proof[], { language }: WritingFacts): Proof[] {
  const { join } = GRAMMARS[language];
  const told: Proof[] = [];
  for (const proof of proofs) {
    const at = told.findIndex(
      ({ deed, told: one, parts }) => deed.job === proof.deed.job && !parts && (one.noun !== undefined || one.isBrief),
    );
    const before = told[at];
    const both = before && join ? join(before.told, proof.told) : null;
    if (before && both) told.splice(at, 1, { ...before, told: both, parts: [before, proof] });
    else told.push(proof);
  }
  return told;
}

/** Leads to a proof by what it answers, where the words that are told of it still do. */
function leadTo(
  voice: WritingVoice,
  proof: Proof,
  { topics, told, isLed }: { topics: Topic[]; told: Proof[]; isLed: boolean },
): void {
  const {
    deed,
    told: { sentence },
  } = proof;
  const before = new Set(told.flatMap(({ deed: one }) => one.skills));
  const job = deed.job === null ? null : voice.facts.profile.jobs[deed.job];
  const titles = `${voice.facts.posting.title} ${job?.title ?? ""}`.toLowerCase();
  const isNew = (name: string) => !namesPart(titles, name);
  const shown = new Set(findSkills(sentence, { list: false }).map(({ id }) => id));
  const topic = topics.find(({ id, name }) => shown.has(id) && !before.has(id) && isNew(name));
  const asked = topic?.name ?? (isLed ? null : answeredAsk(proof, voice.facts));
  if (asked !== null) voice.say(LETTER_PACKS[voice.facts.language].alsoAsked, { topic: asked });
}

/** The must-have that a proof answers better than any other line does, in the posting's words; null without one. */
function answeredAsk({ deed }: Proof, { asks, language }: WritingFacts): string | null {
  for (const { text, isWish, deeds } of asks) {
    const isAnswered =
      !isWish &&
      deeds[0] === deed &&
      deed.words.intersection(new Set(factWords(text).map(({ word }) => word))).size > 0;
    const isShort = text.split(" ").length <= LONGEST_ASKED && !/[\d,;:()/]/.test(text);
    const phrase = isAnswered && isShort ? askedPhrase(text, language) : null;
    if (phrase !== null) return phrase;
  }
  return null;
}

const LETTERS_OF_STEM = 5;

function stemsOf(name: string): string[] {
  const words = name.toLowerCase().split(" ");
  return words.map((word) => word.slice(0, LETTERS_OF_STEM));
}

function namesPart(titles: string, name: string): boolean {
  return stemsOf(name).some((stem) => titles.includes(stem));
}

function isNamedBy(title: string, name: string): boolean {
  return stemsOf(name).every((stem) => title.includes(stem));
}

/** Topics of which the letter will tell something come first: whoever reads of them expects it. */
function toldFirst(topics: Topic[], proofs: Proof[]): Topic[] {
  const told = new Set(proofs.slice(0, FEWEST_PROOFS).flatMap(({ deed }) => deed.skills));
  return [...topics.filter(({ id }) => told.has(id)), ...topics.filter(({ id }) => !told.has(id))];
}

/** Short lines for the card: what the letter builds on, as the resume says it. */
export function letterHighlights(facts: WritingFacts, told: readonly Proof[]): string[] {
  const deeds = told.length > 0 ? told.map(({ deed }) => deed) : facts.deeds;
  return deeds
    .slice(0, MAX_HIGHLIGHTS)
    .map(({ text }) => upperFirst(text.replace(/(?<![\s.;])[\s.;]+$/, "").replace(/^I (?=\p{Ll})/u, "")));
}
