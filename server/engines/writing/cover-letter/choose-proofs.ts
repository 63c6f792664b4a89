import { onceFor } from "../../once-for.ts";
import { experienceName } from "../../../domain/letter-choices.ts";
import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { isSound } from "../sound-sentence.ts";
import { readOpening } from "../english-verbs.ts";
import { isOnlyVerb } from "../verb-forms.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { sharedWords, tellingWords } from "../relatedness/telling-words.ts";
import { isSinceAfterJob } from "../facts/since-after-job.ts";
import { isAllProse } from "../facts/all-prose.ts";
import { isBesideWork } from "../facts/beside-work.ts";
import { isOfFreeTime, tellsOfInterest } from "../facts/free-time.ts";
import { headingOver } from "../facts/heading-over.ts";
import { headSentences } from "../facts/head-sentences.ts";
import { isDoneApart } from "../facts/done-apart.ts";
import { deedWorth, hasFigure } from "../facts/deed-worth.ts";
import { OF_PRODUCT } from "../facts/of-product.ts";
import { describesHouse } from "../facts/tells-of-house.ts";
import { countsPeople } from "../facts/led-people.ts";
import type { Told } from "../languages/grammar.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import type { MaterialLanguage } from "../language.ts";
import { isAlike } from "./alike-deeds.ts";
import { headJob, isBriefJob, placeOf } from "./head-job.ts";
import { fieldNearness } from "./field-nearness.ts";
import { isStrangeJob } from "./letter-situation.ts";
import { type Ask, type Deed, isConfirmed, type WritingFacts } from "../writing-facts.ts";
import { byCover } from "./posting-cover.ts";
import { byFit, CONFIRMED } from "./fitted-score.ts";
import { type Answer, weighAsks, worthOfAnswers } from "./weigh-asks.ts";
import { ownPoints } from "./own-points.ts";
import { isSelfTold } from "./self-told.ts";
import { tellsAvailability } from "./say-availability.ts";
import { isOwnDeed } from "./told-abroad.ts";

export type WeighedDeed = {
  deed: Deed;
  score: number;
  /** What the deed says by itself, and what it answers; both are within the score. */
  worth?: number;
  answers?: readonly Answer[];
  /** It tells of what went on beside the work. */
  isBeside?: boolean;
  /** Of the work that the posting names among what there will be to do. */
  isOfTask?: boolean;
  /** It answers something of the posting that no better one does. */
  opensPoint?: boolean;
  /** It tells this reader nothing. */
  isIdle?: boolean;
};

/** A deed as it is told; `parts` are told one by one where both together cannot be. */
export type Proof = WeighedDeed & { told: Told; parts?: Proof[] };

const OF_RELEVANCE = 0.5;
const MOST_RELEVANCE = 6;
const OF_TASK = 0.6;
const MOST_OF_TASK = 2;
const CLUMSY = 1.6; // what a reader stumbles at spoils more than a good line mends
const RECENT = [1.8, 1, 0];
const OLD = -1;
const STRANGE = 0;
const NO_JOB = -1;
const HIGHLIGHT = 3.5;
const SAME_FIELD = 2;
const SAME_HOUSE = 1.5;
const BESIDE_WORK = 3;
const PEOPLE = 2;
const STRESSED = 20; // more than any two lines of a resume are apart
const LONG_AGO_YEARS = 12;
const LONG_AGO = -1.5;
const MOST_JOBS = 2; // a letter that tells of more jobs than this reads as a list
const MOST_JOBS_AT_ALL = 3; // better a short letter than one that goes through the whole resume
const ENOUGH = 8; // with fewer lines to tell, one more job has a say
const ENOUGH_KINDRED = 8;
export const FIGURES = 2; // so many of the first ones have a figure, where the resume has them
const LEAST_SCORE = -0.5;
const LEAST_OF_FIGURE = 0.5; // a figure of little to do with this work takes no place of what has more
const LEAST_OF_HEAD = 4; // the job that the letter names is told of where it has a line of this score
const LEAST_TOLD_OF_HEAD = 0;
export const FIRST = 3;
const FEWEST_OF_WORK = 2; // with so many deeds of the work itself, none beside it is told
const BEHIND = 2.5; // so much less than the first ones a figure of nothing that is asked for may be worth
const MOST_CLUMSY = 1.8; // a line that reads so badly is told only where there are not three others

/** The deeds that a letter can tell, the most relevant to this posting first. */
export function chooseProofs(facts: WritingFacts): Proof[] {
  const proofs = facts.language === facts.resumeLanguage ? proofsIn(facts, facts.language) : [];
  return facts.language === "en" ? withoutFreeTime(proofs, facts) : proofs;
}

/** The deeds that can be told in a language, the most relevant to this posting first. */
export function proofsIn(facts: WritingFacts, language: MaterialLanguage): Proof[] {
  const grammar = GRAMMARS[language];
  const led = verbLedJobs(facts);
  const isPointOf = ownPoints(facts);
  return weighDeeds(facts)
    .flatMap((one): Proof[] => {
      const { text, job } = one.deed;
      const isSaid = job === null && language !== "en" && isSelfTold(text, language);
      const isCurrent = isSaid || (job !== null && (facts.profile.jobs[job]?.current ?? false));
      const isPoint = isPointOf(one.deed);
      const read = grammar.tell(text, { isCurrent, isPoint, isVerbLed: job !== null && led.has(job) });
      const told = read !== null && (language === "en" || isOwnDeed(read, text, language)) ? read : null;
      if (!told || !isSound(`${told.sentence}.`, language)) return [];
      return [{ ...one, told, score: one.score - (told.clumsy ?? 0) * CLUMSY }];
    })
    .sort((a, b) => b.score - a.score)
    .filter((one, index, all) => !all.slice(0, index).some((other) => isAlike(other, one, language)));
}

/** The deeds of the person's own work, whether or not they can be told, the most relevant to this posting first. */
export const weighDeeds = onceFor((facts: WritingFacts): WeighedDeed[] => {
  const answersOf = weighAsks(facts);
  const posted = [facts.posting.title, facts.posting.description].join("\n");
  const { stressed } = facts.choices;
  const heads = new Set(isAllProse(facts.profile) ? [] : headSentences(facts));
  const deeds = facts.deeds
    .filter((deed) => {
      const isOfHead = deed.section === "summary" && deed.job === null && !isDoneApart(deed.text);
      const isOthers = isTeamOfBefore(deed, facts) || tellsOfProduct(deed, facts) || tellsOfEmployer(deed, facts);
      return (
        !isOfHead &&
        !isOthers &&
        !tellsOfSelf(deed, heads, facts.resumeLanguage) &&
        !tellsOfInterest(deed, facts) &&
        !countsBack(deed, facts) &&
        !isSinceAfterJob(deed, facts) &&
        !tellsAvailability(deed.text, facts.resumeLanguage)
      );
    })
    .map((deed) => {
      const answers = answersOf.get(deed) ?? [];
      const isBeside = answers.length === 0 && isBesideWork(deed.text, posted);
      const job = deed.job === null ? undefined : facts.profile.jobs[deed.job];
      const stress = job && stressed.includes(experienceName(job)) ? STRESSED : 0;
      return { deed, score: stress - (isBeside ? BESIDE_WORK : 0), worth: deedWorth(deed.text), answers, isBeside };
    });
  const scored = isFitted(facts) ? byFit(deeds, facts) : byAnswers(deeds, facts);
  return scored.sort((a, b) => b.score - a.score);
});

export type Unscored = Required<Omit<WeighedDeed, "isOfTask" | "opensPoint" | "isIdle">>;

function isFitted({ language, resumeLanguage }: WritingFacts): boolean {
  return language === "en" && resumeLanguage === "en";
}

function byAnswers(deeds: readonly Unscored[], facts: WritingFacts): WeighedDeed[] {
  const spoken = tellingWords([facts.posting.title, facts.posting.description].join("\n"));
  return deeds.map((one) => {
    const { deed } = one;
    const job = deed.job === null ? undefined : facts.profile.jobs[deed.job];
    const worth = one.worth + (countsPeople(deed.text) ? PEOPLE : 0);
    const isAlike = facts.language !== "en" && isLikeHouse(job?.employer ?? "", facts);
    const field = fieldNearness(job?.title ?? "", facts) * SAME_FIELD + (isAlike ? SAME_HOUSE : 0);
    const recent = isConfirmed(deed) ? CONFIRMED : recency(deed, facts);
    const named = facts.language === "en" ? 0 : namedByPosting(deed.text, facts);
    const near = nearness(deed.text, spoken, facts.language);
    const relevance = Math.min(MOST_RELEVANCE, deed.relevance) * OF_RELEVANCE;
    const score = one.score + worth + field + recent + worthOfAnswers(one.answers) + relevance + named + near;
    return { ...one, worth, score };
  });
}

/** Logistic regression over which of two lines of one resume the readers of tests/fixtures/choice would tell first. */
const NEARNESS = { shared: 1.4, mostShared: 4, telling: -0.9, word: 0.5, mostWords: 14, usual: -1.6 };

/** A line in the words of the posting is near to it; its other telling words are of something else. */
function nearness(text: string, spoken: readonly string[], language: MaterialLanguage): number {
  const words = tellingWords(text);
  const shared = sharedWords(words, spoken, language).length;
  return (
    Math.min(NEARNESS.mostShared, shared) * NEARNESS.shared +
    words.length * NEARNESS.telling +
    Math.min(NEARNESS.mostWords, text.split(" ").length) * NEARNESS.word +
    NEARNESS.usual
  );
}

const OF_NAME = 1.2;
const MOST_OF_NAMES = 2;
const SHORT_NAME_OF_WORK = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,7}(?![\p{L}\d])/gu;

function namedByPosting(text: string, { posting }: WritingFacts): number {
  const asked = new Set(posting.description.match(SHORT_NAME_OF_WORK));
  const named = new Set(text.match(SHORT_NAME_OF_WORK)?.filter((name) => asked.has(name)));
  return Math.min(MOST_OF_NAMES, named.size) * OF_NAME;
}

const COUNTS_BACK =
  /(?<!\p{L})(?:last|past) (?:\d{1,2}|two|three|four|five|few|ten)? ?(?:years|months|quarters)(?!\p{L})/iu;

function countsBack({ text, job }: Deed, { profile }: WritingFacts): boolean {
  return job !== null && profile.jobs[job]?.current === false && COUNTS_BACK.test(text);
}

const TEAM = /^(?:an? )?(?:team|crew|staff|squad|brigade|shift) of /iu;

/** "Stand in as team leader, team of 15": whose team it is stands before it. */
function isTeamOfBefore({ text, line }: Deed, { statements }: WritingFacts): boolean {
  const whole = statements.find(({ lines }) => lines.from === line)?.text ?? text;
  return TEAM.test(text) && !TEAM.test(whole);
}

/** Who worked in an "EHPAD" has something to tell one. */
function isLikeHouse(employer: string, { posting, profile }: WritingFacts): boolean {
  const [kind = ""] = employer.split(" ");
  const isEverywhere = profile.jobs.length > 0 && profile.jobs.every((job) => job.employer?.startsWith(kind));
  return (
    /^\p{L}{4,}$/u.test(kind) && !isEverywhere && posting.description.toLowerCase().includes(` ${kind.toLowerCase()} `)
  );
}

const FEWEST_LED = 2;
const SHARE_LED = 3; // at least every third line
const MOST_LED = 1.5; // two of three

/** The jobs most of whose lines begin with verbs in the present: "Check", "Answer", and then "Test". */
export function verbLedJobs({ statements, language, profile }: WritingFacts): Set<number> {
  const byJob = Map.groupBy(statements, ({ job, isHead }) => (isHead ? null : job));
  const led = [...byJob].flatMap(([job, own]) => {
    const count = own.filter(({ text }) => readOpening(text)?.form === "base").length;
    const past = own.filter(({ text }) => readOpening(text)?.form === "past").length;
    const isNow = job !== null && (profile.jobs[job]?.current ?? false);
    const isLed = count > past ? count * SHARE_LED >= own.length : isNow && (count + past) * MOST_LED >= own.length;
    return job !== null && count >= FEWEST_LED && isLed ? [job] : [];
  });
  return new Set(language === "en" ? led : []);
}

const FEW = 3; // times as many lines of the job begin otherwise

/** "Supports four codecs" among lines such as "Built the player": what a product does, where all else is told of oneself. */
function tellsOfProduct({ text, job }: Deed, { statements, language }: WritingFacts): boolean {
  const opening = readOpening(text);
  if (language !== "en" || job === null || opening?.form !== "third") return false;
  const isDone = isOnlyVerb(opening.base) || /^ (?:the|all|an?) /u.test(opening.rest);
  if (isDone && !OF_PRODUCT.test(text)) return false;
  const forms = statements.filter((one) => one.job === job).map((one) => readOpening(one.text)?.form ?? null);
  const others = forms.filter((form) => form !== null && form !== "third").length;
  return others >= forms.filter((form) => form === "third").length * FEW;
}

/** What the head of a resume says of the person is told as such, and as no deed. */
function tellsOfSelf({ text, job, section }: Deed, heads: ReadonlySet<string>, language: MaterialLanguage): boolean {
  if (language !== "en" && section === "experience") return false;
  return job === null && heads.has(text) && readOpening(text)?.form !== "past";
}

const FEWEST_OF_WORK_FIRST = 2;

/** What was done beside work fills no letter of somebody who has work to tell of, unless the posting asks for it. */
function withoutFreeTime(proofs: Proof[], { profile }: WritingFacts): Proof[] {
  const isOfWork = ({ deed, answers = [] }: Proof) =>
    deed.job !== null || answers.length > 0 || !isOfFreeTime(deed.line, profile);
  const ofWork = proofs.filter(isOfWork);
  return ofWork.filter(({ deed }) => deed.job !== null).length >= FEWEST_OF_WORK_FIRST ? ofWork : proofs;
}

const SHORTEST_NAME = 4;

function tellsOfEmployer({ text, job }: Deed, { profile }: WritingFacts): boolean {
  if (describesHouse(text, profile)) return true;
  const employer = job === null ? null : profile.jobs[job]?.employer;
  const [name = ""] = (employer ?? "").replace(/^The /u, "").split(/[ ,]/u);
  return name.length >= SHORTEST_NAME && text.replace(/^The /u, "").startsWith(`${name} `);
}

const SHORTEST_TASK = 12;

/** The same deeds, those first that answer what is asked for or what there will be to do, each next one something more. */
export function byTasks<T extends WeighedDeed>(proofs: T[], facts: WritingFacts): T[] {
  if (isFitted(facts)) return byCover(proofs, facts);
  const texts = proofs.map(({ deed }) => deed.text);
  const { language, resumeLanguage: own } = facts;
  const tasks = tasksIn(facts.posting.description).map((text) => relateLines(text, texts, { language, own }));
  const open = tasks.map((task) => task.map((one) => (one?.isSame ? one.strength * OF_TASK : 0)));
  const ofTasks = new Set(proofs.keys().filter((index) => open.some((worths) => (worths[index] ?? 0) > 0)));
  const ordered: T[] = [];
  const answered = new Set<Ask>();
  const left = new Set(proofs.keys());
  while (left.size > 0) {
    const scoreOf = (index: number) => {
      const { score = 0, answers = [] } = proofs[index] ?? {};
      const ofTask = Math.min(MOST_OF_TASK, Math.max(0, ...open.map((worths) => worths[index] ?? 0)));
      return score + ofTask - worthOfAnswers(answers) + worthOfAnswers(answers, answered);
    };
    const weighed = [...left].map((index) => ({ index, score: scoreOf(index) }));
    const best = weighed.reduce((one, other) => (other.score > one.score ? other : one));
    const proof = proofs[best.index]!;
    ordered.push({ ...proof, score: best.score, isOfTask: ofTasks.has(best.index) });
    left.delete(best.index);
    for (const { ask } of proof.answers ?? []) answered.add(ask);
    for (const worths of open.filter((all) => (all[best.index] ?? 0) > 0)) open.splice(open.indexOf(worths), 1);
  }
  return ordered;
}

function tasksIn(description: string): string[] {
  return readPostingSentences(description)
    .filter(({ use, text }) => use === "duty" && text.length >= SHORTEST_TASK && !isInstruction(text))
    .map(({ text }) => text);
}

export function cleanOnes(proofs: Proof[]): Proof[] {
  const ofWork = proofs.filter(({ isBeside }) => !isBeside);
  const all = ofWork.length < FEWEST_OF_WORK ? proofs : ofWork;
  const clean = all.filter(({ told }) => (told.clumsy ?? 0) < MOST_CLUMSY);
  return clean.length < FIRST ? all : clean;
}

/** The deeds that tell this reader something, where there are enough of them. */
export function withoutIdle<T extends WeighedDeed>(deeds: T[]): T[] {
  const telling = deeds.filter(({ isIdle }) => !isIdle);
  return telling.length > FIRST ? telling : deeds;
}

const OF_HIGHLIGHTS = /accomplish|achiev|award|highlight|honou?r|recognition|result/iu;

/** What somebody chose to show apart from their jobs is what they are proud of. */
function isHighlight({ job, line, text }: Deed, { profile }: WritingFacts): boolean {
  if (job !== null || !hasFigure(text)) return false;
  return OF_HIGHLIGHTS.test(headingOver(line, profile));
}

function recency(deed: Deed, facts: WritingFacts): number {
  const { profile, year } = facts;
  const index = deed.job;
  if (index === null) return isHighlight(deed, facts) ? HIGHLIGHT : NO_JOB;
  const end = Number(profile.jobs[index]?.end?.slice(0, 4) ?? Number.NaN);
  const ofPlace = RECENT[placeOf(index, facts)] ?? OLD;
  const isLess = isStrangeJob(index, facts) || isBriefJob(index, facts);
  const recent = isLess ? Math.min(STRANGE, ofPlace) : ofPlace;
  return recent + (year - end > LONG_AGO_YEARS ? LONG_AGO : 0);
}

/** Whether what was done in a job of a strange field may come first: only where the kindred jobs have little to tell. */
function isKindred({ deed }: WeighedDeed, facts: WritingFacts, found: readonly WeighedDeed[]): boolean {
  const isStrange = (job: number | null) => job !== null && isStrangeJob(job, facts);
  return !isStrange(deed.job) || found.filter((proof) => !isStrange(proof.deed.job)).length < FIRST;
}

/** The best proofs, those of few jobs first; the best figures are among them. */
export function ofFewJobs<T extends WeighedDeed>(found: T[], facts: WritingFacts): T[] {
  const leastOfFigure = Math.max(LEAST_OF_FIGURE, (found[FIRST - 1]?.score ?? 0) - BEHIND);
  const told = found.filter(({ deed, score, isOfTask, answers = [] }) => {
    return hasFigure(deed.text) && score > (isOfTask || answers.length > 0 ? LEAST_SCORE : leastOfFigure);
  });
  const kindred = told.filter((proof) => isKindred(proof, facts, found));
  const figures = [...kindred, ...told.filter((proof) => !kindred.includes(proof))].slice(0, FIGURES);
  const top = found.filter((proof) => !figures.includes(proof)).slice(0, Math.max(0, FIRST - figures.length));
  const first = found.filter((proof) => figures.includes(proof) || top.includes(proof));
  const proofs = [...first, ...found.filter((proof) => !first.includes(proof))];
  const head = headJob(facts);
  const least = Math.max(LEAST_OF_HEAD, (found[0]?.score ?? 0) - BEHIND);
  const isHeadTold = found.some(({ deed, score }) => deed.job === head && score > least);
  const ofHead = isHeadTold && !isStrangeJob(head, facts) ? [head] : [];
  const jobs = new Set<number>(ofHead);
  const isOfFew = proofs.map((proof) => {
    const { job } = proof.deed;
    if (job === null || figures.includes(proof)) return true;
    if (jobs.size < MOST_JOBS) jobs.add(job);
    return jobs.has(job);
  });
  const inOrder = [...proofs.filter((_, index) => isOfFew[index]), ...proofs.filter((_, index) => !isOfFew[index])];
  const named = [...new Set(inOrder.map(({ deed }) => deed.job))];
  const isToday = facts.profile.jobs[head]?.current === true && !isStrangeJob(head, facts);
  const ofToday = isToday
    ? found.find(({ deed, score }) => deed.job === head && score > LEAST_TOLD_OF_HEAD)
    : undefined;
  // What belongs to no job takes no place of one, if it says something.
  const ofFirst = (count: number) =>
    inOrder.filter(
      (proof) =>
        proof === ofToday ||
        [...ofHead, ...named.slice(0, count)].includes(proof.deed.job) ||
        (proof.deed.job === null && deedWorth(proof.deed.text) > 0),
    );
  const few = ofFirst(MOST_JOBS_AT_ALL);
  return withHead(withoutStrange(few.length >= ENOUGH ? few : ofFirst(MOST_JOBS_AT_ALL + 2), facts), facts);
}

/** The job that the letter begins with is told of among the first, where it has something to tell. */
function withHead<T extends WeighedDeed>(proofs: T[], facts: WritingFacts): T[] {
  const at = proofs.findIndex(({ deed, score }) => deed.job === headJob(facts) && score > LEAST_TOLD_OF_HEAD);
  const own = proofs[at];
  return own === undefined || at < FIRST ? proofs : proofs.toSpliced(at, 1).toSpliced(FIRST, 0, own);
}

/** Who has enough to tell of the trade itself leaves out what was done in another one, but for its figures. */
function withoutStrange<T extends WeighedDeed>(proofs: T[], facts: WritingFacts): T[] {
  const isOfTrade = ({ deed }: WeighedDeed) => deed.job === null || !isStrangeJob(deed.job, facts);
  const kindred = proofs.filter(isOfTrade);
  if (kindred.length < ENOUGH_KINDRED) return [...kindred, ...proofs.filter((proof) => !isOfTrade(proof))];
  return proofs.filter((proof) => isOfTrade(proof) || hasFigure(proof.deed.text));
}
