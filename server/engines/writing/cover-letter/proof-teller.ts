import type { ProfileJob } from "../../analysis/profile.ts";
import { isOfFreeTime } from "../facts/free-time.ts";
import { type ProjectOver, projectOver } from "../facts/project-over.ts";
import { trainingsNow } from "../languages/de/training-now.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { Slots } from "../languages/fill-wording.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { isOfPast } from "../languages/en/grammar.ts";
import { asPerfect } from "../languages/en/tidied-line.ts";
import { placeName } from "../languages/en/place-name.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { Wordings } from "../languages/letter-pack.ts";
import { realEmployer } from "../real-employer.ts";
import { sharedWords, tellingWords } from "../relatedness/telling-words.ts";
import { upperFirst } from "../skill-names.ts";
import { shownTitle } from "../shown-title.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import type { Proof } from "./choose-proofs.ts";
import type { Point } from "./letter-points.ts";

/** What a proof is told with: the point that it answers, or wordings of its own such as those of a letter's beginning. */
type Telling = { point?: Point | null; ways?: Wordings; isFirst?: boolean };

/** Tells deeds one after the other, each with what it answers, naming each job where it begins and once. */
export class ProofTeller {
  readonly #voice: WritingVoice;
  readonly told: Proof[] = [];
  #lastJob: number | null | undefined;
  #isNew = true;
  #repeats = 0;
  #isJobNamed = false;
  readonly #named = new Set<number>();
  #lastProject: number | null = null;
  #projects = 0;
  #before = 0;
  #isAfterOther = false;

  constructor(voice: WritingVoice) {
    this.#voice = voice;
  }

  /** A new paragraph, in which a deed of no job says so again. */
  begin(): void {
    this.#isNew = true;
  }

  tell(proof: Proof, { point = null, ways = [], isFirst = false }: Telling = {}): void {
    const isRepeated = OF_JOB.test(proof.told.sentence) && this.told.some(({ told }) => OF_JOB.test(told.sentence));
    if (isRepeated) return;
    const { job } = proof.deed;
    const isOn = job !== null && job === this.#lastJob && this.#isJobNamed;
    const isMore = isOn && this.told.some((one) => one.deed.job === job);
    const slots = { ...this.#slotsOf(proof, isMore), project: this.#projectOf(proof)?.name ?? null };
    const turn = isOn ? this.#repeats : this.#before;
    const all = [...(ways.length > 0 ? [ways] : []), ...this.#waysOf(proof, isOn)];
    const { noJob, sameJob } = LETTER_PACKS[this.#voice.facts.language].proofs;
    const led = isOn ? [noJob, sameJob] : all;
    // "You also need somebody to plan: before that, I planned" leads nowhere.
    const isLed = point !== null && (isOn || isFirst || this.#voice.facts.language !== "en");
    const isNamed = (isLed && this.#sayLed(point, led, { slots, isFirst })) || this.#sayAny(all, slots, turn);
    const elsewhere = isOn ? [] : this.#elsewhere(proof);
    // One of two deeds may not be told with the job's name: the other one names it.
    const isParted = proof.parts !== undefined && elsewhere.length > 0;
    const isPlaced = isNamed || (!isParted && this.#sayAny(elsewhere, slots, turn));
    // Without the name of its job a deed would be read as of the one before it.
    const isOfOther = elsewhere.length > 0 && typeof this.#lastJob === "number";
    if (!isPlaced && isOfOther && !isParted) return;
    if (!isPlaced && (isParted || !this.#voice.say(noJob, slots))) {
      for (const [index, part] of (proof.parts ?? halvesOf(proof)).entries())
        this.tell(part, index === 0 ? { point, ways, isFirst } : {});
      return;
    }
    if (!isOn) this.#isJobNamed = isPlaced && job !== null && job !== this.#lastJob;
    if (this.#isJobNamed && job !== null) this.#named.add(job);
    if (!isOn && typeof this.#lastJob === "number" && (job ?? 0) > this.#lastJob) this.#before += 1;
    this.#repeats = isOn ? this.#repeats + 1 : 0;
    this.#hasTold(proof);
  }

  get job(): number | null {
    return this.#isJobNamed ? (this.#lastJob ?? null) : null;
  }

  goOnWith(job: number, { isAfterOther }: { isAfterOther: boolean }): void {
    this.#isAfterOther = isAfterOther;
    this.#named.add(job);
    this.#lastJob = job;
    this.#isJobNamed = true;
  }

  #hasTold(proof: Proof): void {
    this.#isNew = false;
    this.#isAfterOther = false;
    this.#lastJob = proof.deed.job;
    const project = this.#projectOf(proof)?.at ?? null;
    if (project !== null && project !== this.#lastProject) this.#projects++;
    this.#lastProject = project;
    this.told.push(proof);
  }

  #projectOf({ deed }: Proof): ProjectOver | null {
    return deed.job === null ? projectOver(deed.line, this.#voice.facts.profile) : null;
  }

  #sayAny(ways: readonly Wordings[], slots: Slots, turn: number): boolean {
    return ways.some((wordings) => this.#voice.say(wordings, slots, turn));
  }

  /** With what it answers in one sentence, or in one before it. */
  #sayLed(
    { kind, name }: Point,
    ways: readonly Wordings[],
    { slots, isFirst }: { slots: Slots; isFirst: boolean },
  ): boolean {
    const { asked, needed } = LETTER_PACKS[this.#voice.facts.language];
    const isTask = kind === "need" || kind === "duty";
    const leads = !isTask ? asked : isFirst ? needed.first : needed[kind];
    const named = { ...slots, topic: name, needs: name };
    const isGerman = this.#voice.facts.language === "de";
    return ways.some((wordings) => {
      const all = leads.flatMap((lead) => wordings.map((way) => `${lead} ${isGerman ? way : continued(way)}`));
      return this.#voice.say(all, named);
    });
  }

  #slotsOf({ deed, told }: Proof, isMore: boolean): Slots {
    const { facts } = this.#voice;
    const job = deed.job === null ? undefined : facts.profile.jobs[deed.job];
    const grammar = GRAMMARS[facts.language];
    const title = job?.title ? shownTitle(job.title) : null;
    const isOfPerson = title !== null && !told.isOfThing && grammar.work(title, null) !== null;
    const isShared = facts.profile.jobs.some((other) => other !== job && other.title === job?.title);
    // "As a Cook, I ran" of today's job, which nothing named before, would be read as of one that is over.
    const isToday = facts.language === "en" && job?.current === true && deed.job !== this.#lastJob;
    const isLoose = typeof this.#lastJob === "number" && deed.job !== this.#lastJob && !this.#isJobNamed;
    const isDated = isShared || isToday || isLoose || (deed.job !== null && this.#skips(deed.job));
    const isAgain = deed.job !== null && this.#named.has(deed.job) && deed.job !== this.#lastJob;
    const isTold = this.told.some((one) => one.deed.job === deed.job);
    const years = isDated && (isShared || !isAgain) && job ? (grammar.yearsOfJob?.(job) ?? null) : null;
    const bare = isOfPerson ? grammar.position(title) : null;
    const position = bare !== null && years !== null ? `${bare} ${years}` : bare;
    const employer = realEmployer(job);
    const inPast = (text: string) =>
      facts.language === "en" && job?.current === false ? text.replace(HAS_DONE, "$<begin>I ") : text;
    const { clause, turned = null } = told;
    const ofNow = (text: string) => (isToday && years !== null && isOfPast(told) ? (asPerfect(text) ?? text) : text);
    return {
      clause:
        clause === null ? null : ofNow(inPast(isAgain && isTold && told.also.startsWith("I ") ? told.also : clause)),
      turned: turned === null ? null : inPast(turned),
      sentence: inPast(isMore && told.work ? this.#goingOn(told) : told.sentence),
      employer: employer !== null && facts.language === "en" ? placeName(employer) : employer,
      placement: PLACEMENT.exec(job?.title ?? "")?.[0] ?? null,
      position,
    };
  }

  #goingOn({ also }: Proof["told"]): string {
    const isAgain = this.told.at(-1)?.told.work !== undefined && this.told.length > 1;
    if (isAgain) return also.replace(/^My work there also /u, "It also ");
    if (!this.told.some(({ told }) => told.work)) return also;
    return also.replace(/^My work there also includ(?:es|ed) /u, (begun) =>
      begun.endsWith("es ") ? "Another part of my work there is " : "Another part of my work there was ",
    );
  }

  #waysOf(proof: Proof, isOn: boolean): Wordings[] {
    const { facts } = this.#voice;
    const { deed, told } = proof;
    const { job: index, section, line } = deed;
    const { proofs } = LETTER_PACKS[facts.language];
    const isDone = facts.language !== "en" || isOfPast(told) || /^I have /u.test(told.sentence);
    const isOfWork =
      this.#isNew && isDone && section !== "projects" && !told.isOfThing && !OF_COURSE.test(told.sentence);
    if (index === null && (told.isHonour || /^I have my /u.test(told.sentence))) return [proofs.noJob];
    const isOutside = index === null && section === "other";
    const isFreeTime = !OF_WORK.test(told.sentence) && isOfFreeTime(line, facts.profile);
    if (isOutside && this.#lastJob !== null && isFreeTime) return [proofs.outside, proofs.noJob];
    if (isOutside) return this.#lastJob === null ? [proofs.noJob] : [proofs.ofNoJob, proofs.noJob];
    if (index === null && section === "projects") {
      const { name = null, at = null } = this.#projectOf(proof) ?? {};
      const isOther = at !== this.#lastProject;
      const { inProject, inProjects, inAnother } = proofs;
      const isSecond = isOther && this.#lastProject !== null;
      const another = this.#projects > 1 ? [] : inAnother;
      const unnamed = isSecond ? another : typeof this.#lastJob === "number" ? inProjects : [];
      return [isOther && name !== null ? inProject : [], unnamed, proofs.noJob];
    }
    const isToPlace = isOfWork && !proofs.ofNoJob.some((wording) => this.#voice.hasBegunLike(wording));
    if (index === null) return [isToPlace ? proofs.ofNoJob : proofs.noJob];
    if (facts.language === "en" && told.sentence.startsWith("As ")) return [proofs.noJob];
    if (isOn && isTraining(facts.profile.jobs[index], facts.profile))
      return this.#isNew ? [proofs.inTraining, proofs.noJob] : [proofs.goesOn, proofs.noJob];
    if (isOn && this.#isAfterOther && !told.isOfThing && proofs.today.length > 0) return [proofs.today, proofs.noJob];
    // "In this position the rate fell" says of a thing what is true of a person.
    if (isOn && this.#isNew && told.isOfThing && facts.language !== "en")
      return [this.#repeats === 0 ? proofs.there.slice(0, 1) : [], proofs.noJob];
    if (isOn)
      return this.#isNew ? [proofs.there, proofs.noJob, proofs.sameJob] : [proofs.goesOn, proofs.noJob, proofs.sameJob];
    const job = facts.profile.jobs[index];
    // "Before that" is before a job that was named.
    const before = typeof this.#lastJob === "number" ? facts.profile.jobs[this.#lastJob] : undefined;
    // Who was presented by a title and as yet by nothing else has had no other position of that title "before".
    const isSame = job?.title === before?.title && !this.told.some((one) => one.deed.job === this.#lastJob);
    const isEarlier = this.#isEarlier(index) && this.#isJobNamed && !this.#named.has(index) && !isSame;
    const isTold = job !== undefined && (GRAMMARS[facts.language].yearsOfJob?.(job) ?? realEmployer(job)) !== null;
    if (isEarlier && job && job.title === before?.title && !isTold) return [proofs.elsewhere.earlier];
    if (PLACEMENT.test(job?.title ?? "")) return [proofs.inPlacement, proofs.atEmployer];
    return [
      ...(index === this.#lastJob ? [proofs.goesOn] : []),
      ...(isEarlier ? this.#freshFirst((this.#skips(index) && proofs.longBefore) || proofs.before) : []),
      proofs.asPositionAtEmployer,
      proofs.atEmployer,
      proofs.asPosition,
    ];
  }

  /** "Earlier, as ..." does not follow on "Earlier, as ..." where there is another way to begin. */
  #freshFirst(wordings: Wordings): Wordings[] {
    return [wordings.filter((wording) => !this.#voice.hasBegunLike(wording)), wordings];
  }

  #isEarlier(index: number): boolean {
    const { jobs } = this.#voice.facts.profile;
    if (typeof this.#lastJob !== "number" || index <= this.#lastJob) return false;
    const [job, later] = [jobs[index], jobs[this.#lastJob]];
    // A second entry of the same work that says nothing of its time may be of the same years.
    if (job?.title === later?.title && job?.end === null) return false;
    const isBegunLater = job?.end === null && endsWithin(job.start, later?.start ?? null);
    return job?.current !== true && !isBegunLater && !endsWithin(job?.end ?? null, later?.start ?? null);
  }

  #skips(index: number): boolean {
    const { jobs } = this.#voice.facts.profile;
    if (typeof this.#lastJob !== "number" || !this.#isEarlier(index)) return false;
    return jobs.slice(this.#lastJob + 1, index).some((between) => !between.current && between.end !== null);
  }

  /** Without a word of it, a deed would be read as of the job that was named before. */
  #elsewhere({ deed: { job } }: Proof): Wordings[] {
    const { facts } = this.#voice;
    const { elsewhere } = LETTER_PACKS[facts.language].proofs;
    if (job === null || this.#lastJob === undefined) return [];
    const isOnlyOne = facts.profile.jobs.filter(({ current }) => current).length === 1;
    if (isOnlyOne && facts.profile.jobs[job]?.current) return [elsewhere.now];
    return [elsewhere[this.#isEarlier(job) ? "earlier" : "other"]];
  }
}

const PLACEMENT = /^(?:(?:\p{L}{3,12})?praktikum|stage|prácticas)(?!\p{L})/iu;
const OF_JOB = /^My job was to /u;
const HAS_DONE = /(?<begin>^|, and |; )I have (?:also )?(?=\p{Ll}{2,}ed )/gu;

function endsWithin(end: string | null, start: string | null): boolean {
  if (end === null || start === null) return false;
  const told = Math.min(end.length, start.length);
  return end.slice(0, told) > start.slice(0, told);
}

/** What was done and what came of it, each in a sentence of its own. */
function halvesOf(proof: Proof): Proof[] {
  const [first = "", second] = proof.told.sentence.split("; ");
  if (second === undefined) return [];
  return [first.trim(), upperFirst(second)].map((text) => ({
    ...proof,
    told: { clause: text === first ? text : lowerFirst(text), sentence: text, also: text, isOfThing: text !== first },
  }));
}

function isTraining(job: ProfileJob | undefined, profile: WritingFacts["profile"]): boolean {
  return job !== undefined && trainingsNow(profile).some(({ degree }) => degree === job.title);
}

const OF_COURSE =
  /^I (?:completed|attended|took|passed) .*\b(?:course|program|programme|bootcamp|exam|training|diploma)\b/u;

const OF_WORK = /\b(?:work(?:ed|s|ing)? (?:full|part)[- ]time|career|employ(?:ed|ment|er)|degree|MBA)\b/iu;

/** A wording that goes on behind a colon. */
function continued(wording: string): string {
  return lowerFirst(wording)
    .replace(/^\{AtEmployer\}/u, "{atEmployer}")
    .replace(/^\{(?:sentence|turned)\}/u, "{clause}");
}

const LONGEST_PAIR = 32; // in words

/** Deeds of one job, two in a sentence where both are short and of one thing; of others one is told with "also". */
export function joinedPairs(proofs: Proof[], { language, profile }: WritingFacts): Proof[] {
  const { join } = GRAMMARS[language];
  const told: Proof[] = [];
  let isMarked = false;
  for (const proof of proofs) {
    const before = told.at(-1);
    const isOfOneJob =
      before !== undefined &&
      (language !== "en" || isOfPast(before.told) === isOfPast(proof.told)) &&
      !before.parts &&
      !proof.parts &&
      before.deed.job === proof.deed.job &&
      (before.deed.job !== null ||
        projectOver(before.deed.line, profile)?.at === projectOver(proof.deed.line, profile)?.at);
    const isPair = isOfOneJob && (language !== "en" || areOfOneThing(before, proof));
    const words = isPair ? `${before.told.sentence} ${proof.told.sentence}`.split(" ").length : 0;
    const both = isPair && join && words <= LONGEST_PAIR ? join(before.told, proof.told) : null;
    const { sentence, also } = proof.told;
    const isToMark: boolean =
      !both && isOfOneJob && !isMarked && language === "en" && /^I (?!am |was )/u.test(sentence);
    if (before && both) told.splice(-1, 1, { ...before, told: both, parts: [before, proof] });
    else told.push(isToMark ? { ...proof, told: { ...proof.told, sentence: also } } : proof);
    isMarked ||= isToMark;
  }
  return told;
}

function areOfOneThing(one: Proof, other: Proof): boolean {
  const asks = new Set(one.answers?.map(({ ask }) => ask));
  if (other.answers?.some(({ ask }) => asks.has(ask))) return true;
  const [own, others] = [one, other].map(({ told }) => tellingWords(told.sentence));
  return sharedWords(own ?? [], others ?? [], "en").length > 0;
}
