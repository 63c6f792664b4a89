import { hasClosedBrackets } from "../closed-brackets.ts";
import { anyOf } from "../../any-of.ts";
import { chooseProofs, type Proof } from "../cover-letter/choose-proofs.ts";
import type { ProfileJob } from "../../analysis/profile.ts";
import { isNoDeed } from "../cover-letter/no-deed.ts";
import { tellsCondition } from "../facts/conditions-of-work.ts";
import { deedWorth, hasFigure, isWeak, tellsResult } from "../facts/deed-worth.ts";
import { tellsOfHouse } from "../facts/tells-of-house.ts";
import { tellsChange } from "../facts/tells-change.ts";
import { ledPeople } from "../facts/led-people.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { Slots } from "../languages/fill-wording.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import type { GuidePack } from "../languages/guide-pack.ts";
import type { Wordings } from "../languages/letter-pack.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import { upperFirst } from "../skill-names.ts";
import { sentencesOf } from "../resume-statements.ts";
import { shownTitle } from "../shown-title.ts";
import { postingPoints } from "./posting-points.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { hasSkillsLabel } from "../tailored-resume/list-lines.ts";
import { type PartedResult, partedResult } from "../languages/en/parted-result.ts";
import { WritingVoice } from "../writing-voice.ts";
import { isOfWork } from "./of-achievements.ts";
import { isAllResult, ofOneWork, outcomeOf, scaleOf, sharesWord } from "./of-one-work.ts";
import { endsInNumber, isBroken } from "./broken-line.ts";
import { isCutFromBefore, isTornOff, lineOf, sentenceAround } from "./pointing-back.ts";
import { type Answer, answersTo } from "./answer-points.ts";
import { isOwnDeed } from "../cover-letter/told-abroad.ts";
import { inFirstPerson, isByOneself, isCutShort } from "./first-person-line.ts";
import { isInItsWords, isMistold, keepsAll } from "./kept-words.ts";
import { isBetterShown, isNote, isShowable } from "./shown-note.ts";

const CLUMSY = 1; // a sentence that reads so badly is shown as the line it came from
const OF_RELEVANCE = 0.5;
const AS_IT_STANDS = 1;
const LONGEST_LINE = 220;
const MOST_PARTS = 3;
const LINES_TO_SPARE = 6; // who has fewer left needs them for the other questions
const HEAD_LINES = 5; // "August 2015", "to", "Current", and then the post
/** Before what came of it: "wrote the newsletter; open rate rose from 24% to 31%". */
const PART = /;\s|:\s(?=\p{Ll})|\s[–—-]\s(?=\p{Ll})/u;
type Ready = keyof GuidePack["ready"];
/** `also` may be told beside it if of the same job; what is near is not called done; a wide one tells more. */
type FrameOptions = { asksResult?: boolean; also?: Proof[]; isNear?: boolean; isWide?: boolean };

/** Tells answers from the lines of a resume, each line once as long as there are others. */
export class AnswerTeller {
  readonly facts: WritingFacts;
  readonly pack: GuidePack;
  readonly voice: WritingVoice;
  readonly proofs: Proof[];
  /** The same, with the lines that can only be shown as they stand. */
  readonly lines: Proof[];
  readonly #used = new Set<Deed>();
  readonly #scales = new Set<Deed>();
  #openResults = 0;
  readonly #answers = new Map<string, Answer[]>();

  constructor(facts: WritingFacts) {
    this.facts = facts;
    this.pack = GUIDE_PACKS[facts.language];
    this.voice = new WritingVoice(facts, new Map());
    const start = facts.profile.jobs[0]?.lines.from ?? 0;
    const proofs = chooseProofs(facts).filter(({ deed, told }) => {
      if (readsEnglish(facts) && isBetterShown(deed.text, told.sentence)) return false;
      const { text, line } = deed;
      const isOwn =
        !hasSkillsLabel(text) &&
        !tellsCondition(text) &&
        !isNoDeed(text) &&
        !tellsOfHouse(text, facts.profile, facts.resumeLanguage);
      return isOwn && !endsInNumber(text) && !isTornOff(deed, facts) && (line > start || isOfWork(deed, facts));
    });
    this.proofs = [
      ...proofs.filter(({ deed }) => !isWeak(deed.text)),
      ...proofs.filter(({ deed }) => isWeak(deed.text)),
    ];
    const told = proofs.filter(isWellTold);
    this.lines = [...told, ...asTheyStand(facts, told, proofs)];
  }

  isUsed({ deed }: Proof): boolean {
    if (this.#used.has(deed)) return true;
    const isSaidIn = (one: Deed) => one.text.includes(deed.text) || deed.text.includes(one.text);
    return [...this.#used].some((one) => one.text === deed.text || (one.line === deed.line && isSaidIn(one)));
  }

  find(fits: (proof: Proof) => boolean, { among = this.proofs }: { among?: Proof[] } = {}): Proof | null {
    return among.find((proof) => !this.isUsed(proof) && fits(proof)) ?? null;
  }

  isShown({ told }: Pick<Proof, "told">): boolean {
    if (!readsEnglish(this.facts)) return false;
    return isNote(told.sentence) || inFirstPerson(told.sentence, { isCurrent: false }) === null;
  }

  isSpoken(proof: Proof): boolean {
    const { deed, told } = proof;
    return readsEnglish(this.facts) ? !this.isShown(proof) : !told.sentence.startsWith(upperFirst(deed.text));
  }

  tellsAll({ deed, told }: Proof): boolean {
    return keepsAll(told.sentence, deed.text) && !isMistold(told.sentence, deed.text);
  }

  tellsPlainly(proof: Proof): boolean {
    const { language, resumeLanguage } = this.facts;
    if (language !== "en" && language === resumeLanguage) return isOwnDeed(proof.told, proof.deed.text, language);
    return this.tellsAll(proof) && isInItsWords(proof.told.sentence, proof.deed.text, this.facts);
  }

  keep({ deed }: Proof): void {
    this.#used.add(deed);
  }

  tell(proof: Proof): void {
    this.#used.add(proof.deed);
    this.#sayOrQuote(proof);
  }

  mention(proof: Proof): void {
    this.#sayOrQuote(proof);
  }

  /** What stands in the resume word by word needs no proof beside it, and stands in for a sentence that has none. */
  #sayOrQuote(proof: Proof): void {
    const sentence = this.#wholly(proof);
    const isLine = this.facts.statements.some(({ text }) => text.includes(sentence.slice(1)));
    const isSaid = !isLine && this.voice.say(["{sentence}."], { sentence });
    if (!isSaid) this.voice.advise(["{sentence}."], { sentence: isLine ? sentence : this.#inItsWords(proof) });
  }

  /** The lines that answer a point and were not told yet, the best first. */
  answersTo(point: string, { again = false }: { again?: boolean } = {}): Answer[] {
    const known = this.#answers.get(point) ?? answersTo(point, this.lines, this.facts);
    this.#answers.set(point, known);
    if (again) return known;
    // Where a line tells of the same, one that is only near is no answer, though the first was told already.
    const isAnswered = known.some(({ isSame }) => isSame);
    return known.filter(({ proof, isSame }) => !this.isUsed(proof) && (isSame || !isAnswered));
  }

  needed(): Set<Deed> {
    return new Set(postingPoints(this.facts).flatMap(({ text }) => this.answersTo(text)[0]?.proof.deed ?? []));
  }

  /** An answer in its frame: where it was, what was done, what came of it. Null when nothing can be told. */
  frame(
    proof: Proof,
    { asksResult = false, also = [], isNear = false, isWide = false }: FrameOptions = {},
  ): string | null {
    const { frame } = this.pack;
    const { job } = proof.deed;
    this.#used.add(proof.deed);
    if (!this.#canTell(proof)) return null;
    const isBeside = (other: Proof) =>
      other.deed !== proof.deed && other.deed.job === job && job !== null && !isWeak(other.deed.text);
    const free = also.filter((one) => this.#canTell(one) && !this.isUsed(one));
    const isPlenty = this.lines.length - this.#used.size > LINES_TO_SPARE;
    const left = this.lines.filter((one) => isBeside(one) && !this.isUsed(one) && this.#canTell(one));
    const needed = this.needed();
    const spare = left.filter((one) => this.isSpoken(one) && (isPlenty || !needed.has(one.deed)));
    // What came of a line, and what few lines are left for, needs a surer tie than a word.
    const isSure = !isPlenty || tellsResult(proof.deed.text);
    const isNext = ({ deed: { text } }: Proof) => deedWorth(text) >= 0 && !tellsResult(text);
    const next = isWide ? (spare.find(isNext) ?? null) : null;
    const other = free.find(isBeside) ?? (isNear ? null : (ofOneWork(proof, spare, { isSure }) ?? next));
    const earlier = other || !isPlenty ? null : (free.find((one) => (one.deed.job ?? -1) > (job ?? Infinity)) ?? null);
    const parts = this.#partsOf(proof);
    const told = [...parts, ...(other ? [other] : [])];
    const isDone = told.some(({ deed }) => tellsResult(deed.text));
    const outcome = isDone || isNear ? null : outcomeOf(proof, left);
    if (outcome) told.push(outcome);
    for (const { deed } of [...told, ...(earlier ? [earlier] : [])]) this.#used.add(deed);
    const parted = isNear ? null : (this.#ownResult(proof) ?? (told.length === 1 ? this.#partResult(proof) : null));
    const isOfResult = (one: Proof) =>
      tellsResult(one.deed.text) &&
      !isWeak(one.deed.text) &&
      (told.length > 1 || (!isNear && isAllResult(one)) || this.isShown(one));
    const result = parted ? undefined : told.findLast(isOfResult);
    this.#saySituation(job);
    const task = isNear ? null : this.#taskOf(job, told);
    if (task) this.#tellUnder(frame.task, task);
    const besides = this.lines.filter((one) => isBeside(one) && !told.includes(one) && this.isSpoken(one));
    if (readsEnglish(this.facts) && !isNear) this.#sayScale(job, besides, { isOfResult: isDone });
    const [first, ...others] = told.filter((one) => one !== result && !(parted && one === proof));
    const label = isNear ? frame.near : frame.action;
    if (first) this.#tellUnder(label, first);
    for (const one of others) this.#sayOrQuote(one);
    if (parted) {
      this.#sayUnder(first ? [] : frame.action, parted.action);
      this.#sayUnder(frame.result, parted.result);
    }
    if (result) this.#tellUnder(first || !isNear ? frame.result : label, result);
    const isEvent = told.some(({ deed }) => deedWorth(deed.text) > 0);
    const isSilent = isEvent && this.#kindsOf(told).length === 0 && this.#openResults < MOST_OPEN_RESULTS;
    const isOpen = !result && !parted && !isDone && !isNear && (asksResult || isSilent);
    if (isOpen) this.#leaveResultOpen();
    const jobBefore = earlier?.deed.job == null ? undefined : this.facts.profile.jobs[earlier.deed.job];
    if (earlier && this.sayWork(frame.earlier, jobBefore)) this.#sayOrQuote(earlier);
    if (isNear) this.voice.advise(frame.nearEnd);
    else if (!isOpen) this.#askOn(told);
    return this.voice.endParagraph();
  }

  #leaveResultOpen(): void {
    this.voice.leaveOpen(this.pack.frame.noResult);
    this.#openResults += 1;
  }

  /** What an interviewer asks next, each in its own words once in a guide. */
  #askOn(told: readonly Proof[]): void {
    const { ready } = this.pack;
    const kinds: Ready[] = [...this.#kindsOf(told), "plain"];
    const fresh = kinds.flatMap((kind) => ready[kind]).filter((text) => !this.voice.fixed.includes(text));
    this.voice.advise(fresh.slice(0, 1));
  }

  #kindsOf(told: readonly Proof[]): Ready[] {
    const texts = told.map(({ deed }) => deed.text);
    const isLed = texts.some((text) => ledPeople(text, this.facts.resumeLanguage));
    return [
      ...(texts.some(tellsChange) ? (["changed"] as const) : []),
      ...(texts.some(tellsResult) ? (["reached"] as const) : []),
      ...(isLed ? (["led"] as const) : []),
      ...(texts.some((text) => RATE.test(text)) ? (["rate"] as const) : []),
      ...(texts.some(hasFigure) ? (["count"] as const) : []),
    ];
  }

  /** The deeds of one sentence, in its order: what a semicolon added is often what came of it. */
  #partsOf(proof: Proof): Proof[] {
    const { deed } = proof;
    const statement = this.facts.statements.find(({ lines }) => lines.from === deed.line)?.text ?? "";
    const sentence = sentencesOf(statement).find((one) => one.includes(deed.text)) ?? deed.text;
    const others = this.lines.filter((one) => {
      const isOfSentence = one.deed.line === deed.line && one.deed !== deed && sentence.includes(one.deed.text);
      const isTold = one.deed.text.includes(deed.text) || deed.text.includes(one.deed.text);
      const isOutcome = hasFigure(one.deed.text) || sentence.includes(`; ${one.deed.text}`);
      return isOfSentence && isOutcome && deed.job !== null && !isTold && !this.isUsed(one) && this.#canTell(one);
    });
    return [proof, ...others]
      .sort((a, b) => sentence.indexOf(a.deed.text) - sentence.indexOf(b.deed.text))
      .slice(0, MOST_PARTS);
  }

  /** A sentence that lost of its line, or says more than it, gives way to the line as it stands. */
  #wholly(proof: Proof): string {
    const { deed, told } = proof;
    const isWhole = this.tellsPlainly(proof) && !isCutFromBefore(deed, this.facts);
    const own = this.#inItsWords(proof);
    const isCut = own.length > told.sentence.length && own.startsWith(told.sentence);
    return isWhole && !isCut ? told.sentence : own;
  }

  #inItsWords({ deed, told }: Proof): string {
    const own = this.#asPerson(asOwnWords(lineOf(deed, this.facts), told.sentence), { deed, told });
    const isAlone = ![...this.#used].some((one) => one !== deed && one.line === deed.line);
    return isByOneself(own) || !isAlone ? own : sentenceAround(deed, this.facts);
  }

  #asPerson(line: string, { deed, told }: Pick<Proof, "deed" | "told">): string {
    if (this.facts.resumeLanguage !== "en") return line;
    if (this.isShown({ told })) return told.sentence;
    const isCurrent = deed.job !== null && (this.facts.profile.jobs[deed.job]?.current ?? false);
    return inFirstPerson(line, { isCurrent }) ?? told.sentence;
  }

  #sayUnder(labels: Wordings, sentence: string): void {
    this.voice.advise(labels);
    this.voice.say(["{sentence}."], { sentence });
  }

  #tellUnder(labels: Wordings, proof: Proof): void {
    this.voice.advise(labels);
    this.#sayOrQuote(proof);
  }

  #ownResult({ told }: Proof): PartedResult | null {
    const own = readsEnglish(this.facts) && !this.isShown({ told }) ? partedResult(told.sentence) : null;
    return own && this.#canStand(own.action) && this.#canStand(own.result) ? own : null;
  }

  #canStand(sentence: string): boolean {
    return this.voice.canSay(["{sentence}."], { sentence });
  }

  /** What was done and what came of it, where a line tells both and each can stand by itself. */
  #partResult(proof: Proof): PartedResult | null {
    const { told } = proof;
    if (!this.isSpoken(proof)) return null;
    const [part, at] = [PART.exec(told.sentence)?.[0] ?? "", PART.exec(told.sentence)?.index ?? -1];
    if (at < 0) return null;
    const [action, result] = [told.sentence.slice(0, at).trimEnd(), upperFirst(told.sentence.slice(at + part.length))];
    const isResult = part.startsWith(";") ? hasFigure(result) : tellsResult(result) || tellsChange(result);
    return isResult && !PART.test(result) && this.#canStand(action) && this.#canStand(result)
      ? { action, result }
      : null;
  }

  /** A line that gets shown as it stands needs no sentence that passes. */
  #canTell(proof: Proof): boolean {
    const { told, deed } = proof;
    const isShown = told.sentence.includes(deed.text.slice(1)) || (this.#isInOwnWords && !this.tellsPlainly(proof));
    return isShown || this.#canStand(told.sentence);
  }

  get #isInOwnWords(): boolean {
    return this.facts.language === this.facts.resumeLanguage;
  }

  #saySituation(index: number | null): void {
    const job = index === null ? undefined : this.facts.profile.jobs[index];
    const { now, past, nowDated, pastDated } = this.pack.frame;
    const years = job ? (GRAMMARS[this.facts.language].yearsOfJob?.(job) ?? null) : null;
    const isDated = years !== null && this.sayWork(job?.current ? nowDated : pastDated, job, { years });
    if (!isDated) this.sayWork(job?.current ? now : past, job);
  }

  /** What somebody answered for in a job, in words of what is told of it: the task that a case belongs to. */
  #taskOf(job: number | null, told: readonly Proof[]): Proof | null {
    const isTask = (one: Proof) => {
      const { deed } = one;
      const isOfIt = told.some((other) => sharesWord(one, other));
      const isOfJob = job !== null && deed.job === job && isOfIt && ANSWERED_FOR.test(deed.text);
      return isOfJob && !told.includes(one) && this.isSpoken(one) && this.tellsPlainly(one) && this.#canTell(one);
    };
    const task = this.find(isTask, { among: this.lines });
    if (task) this.#used.add(task.deed);
    return task;
  }

  /** Says as what and where somebody works or worked; false where the resume's head does not give both. */
  sayWork(wordings: Wordings, job: ProfileJob | undefined, slots: Slots = {}): boolean {
    const work = job ? this.#workOf(job) : null;
    if (!job || work === null) return false;
    const all = { ...slots, work };
    return this.voice.say(wordings, all) || (this.#isHead(job) && this.voice.advise(wordings, all));
  }

  /** In the first case of a job, and in those that tell what was reached there. */
  #sayScale(job: number | null, besides: readonly Proof[], { isOfResult }: { isOfResult: boolean }): void {
    const scale = scaleOf(besides.filter((one) => !this.#scales.has(one.deed) && this.tellsPlainly(one)));
    const isFirst = ![...this.#scales].some((deed) => deed.job === job);
    if (job === null || scale === null || !(isFirst || isOfResult)) return;
    this.#scales.add(scale.deed);
    this.mention(scale);
  }

  canSayWork(job: ProfileJob): boolean {
    const work = this.#workOf(job);
    const wordings = job.current ? this.pack.aboutYou.now : this.pack.aboutYou.past;
    return work !== null && (this.#isHead(job) || this.voice.canSay(wordings, { work }));
  }

  /** The work that a line is of, with its title and place; null where its job has no title. */
  readonly workAt = ({ deed }: Proof): string | null => {
    const job = deed.job === null ? undefined : this.facts.profile.jobs[deed.job];
    return job ? this.#workOf(job) : null;
  };

  #workOf(job: ProfileJob): string | null {
    if (!job.title) return null;
    const { work } = GRAMMARS[this.facts.language];
    const [title, employer] = [shownTitle(job.title), realEmployer(job)];
    // Of "Harbour Pilot/Tug and Crane Planner" the first says it.
    const [first = "", ...others] = title.split("/");
    return work(title, employer) ?? (others.length > 0 ? work(first, employer) : null);
  }

  /** Of several posts with one employer its name stands above the first of them. */
  #isHead(job: ProfileJob): boolean {
    const { lines } = this.facts.profile;
    const end = job.lines.from + HEAD_LINES;
    const title = job.title ?? "";
    const employer = realEmployer(job) ?? title;
    const hasIn = (from: number, name: string) =>
      lines.slice(from, end).join("\n").toLowerCase().includes(name.toLowerCase());
    return hasIn(job.lines.from, title) && hasIn(0, employer);
  }
}

const ANSWERED_FOR =
  /^(?:(?:responsible|accountable) for|in charge of|verantwortlich für|responsable (?:del?|du|d['’])|chargée? d[e'’])/iu;
const PERSON = "I";
const MOST_OPEN_RESULTS = 2; // in a guide with more to fill in nobody begins
/** "18 to 22 women per session", "1.400 cajas al día" */
const RATE = new RegExp(
  String.raw`\d.{0,60}(?:${anyOf("per a an each every pro am im je par por al cada")} |\/ ?)${anyOf("day shift week month year hour session night tag woche monat jahr schicht stunde jour semaine mois an heure poste día semana mes año hora turno")}(?!\p{L})`,
  "iu",
);
/** A line to its last word, as "I ..." where a sentence made of it begins so. */
function asOwnWords(line: string, sentence: string): string {
  const [person, verb] = sentence.split(" ", 2);
  const isOfVerb = person === PERSON && verb !== undefined && lowerFirst(line).startsWith(`${verb} `);
  return isOfVerb ? `${PERSON} ${lowerFirst(line)}` : line;
}

const BESIDE_PERSON = /^I [^\p{L}]/u;

function isWellTold({ deed, told }: Proof): boolean {
  return (
    !BESIDE_PERSON.test(told.sentence) &&
    !isCutShort(told.sentence) &&
    (told.clumsy ?? 0) < CLUMSY &&
    !/[◦•▪●]/u.test(told.sentence) &&
    (hasFigure(told.sentence) || !hasFigure(deed.text))
  );
}

function readsEnglish({ language, resumeLanguage }: WritingFacts): boolean {
  return language === "en" && resumeLanguage === "en";
}

/** Lines that no sentence can be made of, to be shown in notes as they stand. */
function asTheyStand(facts: WritingFacts, wellTold: Proof[], proofs: Proof[]): Proof[] {
  if (facts.language !== facts.resumeLanguage) return [];
  const names = facts.profile.jobs.flatMap(({ employer }) => employer ?? []);
  const told = new Set(wellTold.map(({ deed }) => deed));
  return facts.deeds
    .filter((deed) => {
      const isLine = deed.section !== "summary" && isOfWork(deed, facts) && deed.text.length <= LONGEST_LINE;
      return (
        isLine &&
        !told.has(deed) &&
        !isBroken(deed.text) &&
        !hasSkillsLabel(deed.text) &&
        !tellsCondition(deed.text) &&
        !isNoDeed(deed.text) &&
        !isTornOff(deed, facts) &&
        !names.some((name) => deed.text.includes(name)) &&
        !tellsOfHouse(deed.text, facts.profile, facts.resumeLanguage) &&
        hasClosedBrackets(deed.text)
      );
    })
    .flatMap((deed) => {
      const line = upperFirst(deed.text.replace(/^[^\p{L}\d(„“”"«$€£~]+/u, "").replace(/(?<![\s.;,])[\s.;,]+$/, ""));
      const own = asOwnWords(line, proofs.find((proof) => proof.deed === deed)?.told.sentence ?? "");
      const isCurrent = deed.job !== null && (facts.profile.jobs[deed.job]?.current ?? false);
      const said = facts.language === "en" ? inFirstPerson(own, { isCurrent }) : own;
      const isWhole = facts.statements.some(
        ({ lines, text }) => lines.from === deed.line && text.startsWith(deed.text),
      );
      const isOnly = isNote(line) || (deed.job !== null && isShowable(line, deed.skills));
      const isBest = said === null ? isOnly : isBetterShown(line, said);
      const isShown = readsEnglish(facts) && isWhole && isBest;
      const sentence = isShown ? line : said;
      const score = deedWorth(deed.text) + deed.relevance * OF_RELEVANCE - AS_IT_STANDS;
      return sentence === null ? [] : [{ deed, told: { clause: sentence, sentence, also: sentence }, score }];
    });
}
