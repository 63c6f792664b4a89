import type { ProfileJob } from "../../analysis/profile.ts";
import { anyOf } from "../../any-of.ts";
import { isOfEveryOffice } from "../facts/everybodys.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { Slots } from "../languages/fill-wording.ts";
import type { LetterPack, Wordings } from "../languages/letter-pack.ts";
import { joinNames } from "../pick-phrase.ts";
import { trainingsNow } from "../languages/de/training-now.ts";
import { realEmployer } from "../real-employer.ts";
import { shownTitle } from "../shown-title.ts";
import { spokenTitle } from "../spoken-names.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import type { Proof } from "./choose-proofs.ts";
import { headJob } from "./head-job.ts";
import type { LetterPlan } from "./letter-plan.ts";
import { sayMotive } from "./say-motive.ts";
import { isAnsweredBy, saysItself } from "./letter-points.ts";
import { isLearningNow, isStrangeJob, kinOfTitles, letterSituation } from "./letter-situation.ts";
import { postingTopics } from "./posting-needs.ts";
import type { ProofTeller } from "./proof-teller.ts";

const MOST_TOPICS = 3;
const MOST_OF_NEEDS = 14; // in words, of two tasks
const LONGEST_NEEDS = 9; // in words: two tasks that stand side by side in the posting would be quoted, too
const LONGEST_PERSON = 5; // in words: a longer title is called the position, not "a ..."
const LETTERS_OF_STEM = 5;
const NO_POSITION = /^(?:(?:Neben|Mini|Ferien|Aushilfs)job|jobs? d['’]été|summer job|part-time job)/iu;

/** "Business Development" is no person, and one worked in it. */
const OF_FIELD = new RegExp(
  String.raw`^(?:\p{L}+ ){0,2}${anyOf(
    "development management sales marketing support service services operations administration relations accounting",
    "engineering nursing teaching consulting logistics procurement purchasing recruitment retail hospitality",
  )}$`,
  "iu",
);

/**
 * Says what the work is, or the occasion and who applies; then the deed that is nearest to the work. Where the person
 * says why they want this work, the deed begins a paragraph that goes on, and the first one is returned alone.
 */
export function sayOpening(
  voice: WritingVoice,
  plan: LetterPlan,
  teller: ProofTeller,
): { paragraph: string | null; goesOn: boolean; isNeedSaid: boolean } {
  const { facts } = voice;
  const { openings } = LETTER_PACKS[facts.language];
  const person = personOf(voice);
  const job = jobAtHead(facts, plan);
  const isNeeded = job !== null && sayNeedsFirst(voice, { plan, person, job });
  const isJoined = isNeeded || sayTraining(voice) || (job !== null && sayWhoApplies(voice, job));
  const tellsOfWork = !isJoined && tellsTask(facts);
  const isOfTask = tellsOfWork && sayWork(voice, plan, person);
  const isOfTopics = !isOfTask && tellsOfWork && facts.language !== "en";
  const topics = isOfTopics ? namedTopics(voice, plan.opener) : null;
  const isSaid = isOfTask || voice.say(openings.topics, { person, topics });
  // A letter without its occasion is none: the words are ours, and title and company the posting's.
  if (!isSaid && !isJoined && !voice.say(openings.plain) && !voice.say(openings.untitled))
    voice.leaveOpen(voice.fill(openings.plain));
  const first = sayMotive(voice) ? voice.endParagraph() : null;
  const isToday = job !== null && timeOf(job, facts) === "now";
  // "Dort" behind a sentence of one's way would point to what that named.
  if (isJoined && job !== null && (first === null || isToday || facts.language === "en"))
    teller.goOnWith(job, { isAfterOther: first !== null });
  const ways = isJoined || first ? [] : nearestWays(voice, { ...plan, isOfWork: isSaid });
  const point = isJoined && !isNeeded && plan.opener?.deed.job === job ? askedFirst(plan, facts) : null;
  if (plan.opener) teller.tell(plan.opener, { ways, point, isFirst: true });
  else if (!isJoined && job !== null) introduce(voice, job);
  if (facts.language !== facts.resumeLanguage && job !== null) {
    const earlier = facts.profile.jobs.findIndex(({ title }, index) => index > job && title !== null);
    voice.say(LETTER_PACKS[facts.language].earlierWork, ownJob(facts, earlier));
  }
  const isNeedSaid = isNeeded || isSaid;
  return first
    ? { paragraph: first, goesOn: true, isNeedSaid }
    : { paragraph: voice.endParagraph(), goesOn: false, isNeedSaid };
}

function sayNeedsFirst(
  voice: WritingVoice,
  { plan: { needs }, person, job }: { plan: LetterPlan; person: string | null; job: number },
): boolean {
  const { facts } = voice;
  const { openings, and } = LETTER_PACKS[facts.language];
  const { work } = openings;
  if (work === undefined || needs.length === 0) return false;
  const [first, second] = needs.map(({ name }) => name);
  const isPair = second !== undefined && ![first, second].some((name) => name?.includes(` ${and} `));
  const both = isPair ? [joinNames([first ?? "", second], and)] : [];
  const own = ownJob(facts, job);
  const whos = waysToApply(work.who, job, facts);
  return [...both, first ?? ""]
    .filter((name) => name.split(" ").length <= MOST_OF_NEEDS)
    .some((name) => {
      const leads = spokenTo(name, work.leads);
      return whos.some((ways) => {
        const all = leads.flatMap((lead) => ways.map((who) => `${lead} ${who}`));
        return voice.say(all, { ...own, person, needs: name });
      });
    });
}

function askedFirst({ task, opener }: LetterPlan, facts: WritingFacts): LetterPlan["task"] {
  if (task === null || opener === null) return task;
  return saysItself(task, opener.deed, facts) || !isAnsweredBy(task, opener.deed, facts) ? null : task;
}

function tellsTask({ language, resumeLanguage }: WritingFacts): boolean {
  return language === "en" || language !== resumeLanguage;
}

/** A letter begins with the latest job, unless that is of another trade than the first deed. */
function jobAtHead(facts: WritingFacts, { opener }: LetterPlan): number | null {
  if (isInTraining(facts)) return 0;
  const head = headJob(facts);
  const latest = facts.profile.jobs[head];
  if (isElsewhereNow(facts, head)) return null;
  const isPerson = (title: string | null) => !!title && GRAMMARS[facts.language].work(title, null) !== null;
  const isOfField = facts.language === "en" && latest?.current === true && OF_FIELD.test(latest.title ?? "");
  const isOfPerson = isOfField || isPerson(latest?.title ?? null);
  const isKindred = !isLearningNow(facts) && (latest?.current || !isStrangeJob(head, facts));
  if (isOfPerson && isKindred) return head;
  const isOver = facts.language === "en" && !latest?.current;
  const later = isOver ? facts.profile.jobs.slice(0, opener?.deed.job ?? 0) : [];
  const ofField = later.findIndex(({ title }, index) => isPerson(title) && !isStrangeJob(index, facts));
  if (ofField >= 0) return ofField;
  return opener?.deed.job ?? namedJob(facts) ?? (isOfPerson ? head : null);
}

/** Who works somewhere now, though no title says as what, is not presented by a job of the past. */
function isElsewhereNow({ profile: { jobs } }: WritingFacts, head: number): boolean {
  const isPast = jobs[head]?.current === false;
  return isPast && jobs.slice(0, head).some(({ current, title, employer }) => current && !title && employer !== null);
}

function isInTraining({ profile }: WritingFacts): boolean {
  const [latest] = profile.jobs;
  return latest !== undefined && trainingsNow(profile).some(({ degree }) => degree === latest.title);
}

function sayTraining(voice: WritingVoice): boolean {
  const { profile, language } = voice.facts;
  const [latest] = profile.jobs;
  if (latest === undefined || !isInTraining(voice.facts)) return false;
  const { learning } = LETTER_PACKS[language].openings;
  return voice.say(learning, { training: latest.title, ...ownJob(voice.facts, 0) }, 0);
}

function sayWhoApplies(voice: WritingVoice, job: number): boolean {
  const { facts } = voice;
  const { joined } = LETTER_PACKS[facts.language].openings;
  const own = ownJob(facts, job);
  return waysToApply(joined, job, facts).some((ways) => voice.say(ways, own));
}

function waysToApply(ways: LetterPack["openings"]["joined"], job: number, facts: WritingFacts): Wordings[] {
  const isDated = (way: string) => /\{(?:since|until)\}/u.test(way);
  const kinds = [ways[joinedKind(facts, job)], ways.plain].map((kind) => kind[timeOf(job, facts)]);
  return kinds.flatMap((kind) => [kind.filter(isDated), kind]);
}

function joinedKind(facts: WritingFacts, job: number): keyof LetterPack["openings"]["joined"] {
  const situation = letterSituation(facts);
  if (situation === "first" || situation === "change") return situation;
  if (job !== headJob(facts) || (job > 0 && timeOf(job, facts) === "past")) return "plain";
  if (situation === "step-up" || facts.language === "en") return situation === "step-up" ? situation : "plain";
  const own = facts.profile.jobs[job]?.title ?? "";
  return situation === "same" ? situation : (kinOfTitles(own, facts.posting.title) ?? "plain");
}

function ownJob(facts: WritingFacts, index: number): Slots {
  const job = facts.profile.jobs[index];
  const employer = realEmployer(job);
  // An English title is one abroad, too; another language's is not.
  const isForeign = facts.language !== facts.resumeLanguage && facts.resumeLanguage !== "en";
  const isOver = job !== undefined && !job.current && !isOfOneYear(job);
  const position = job?.title && !isForeign && !NO_POSITION.test(job.title) ? shownTitle(job.title) : null;
  return {
    work: position && GRAMMARS[facts.language].work(position, employer),
    since: job?.current ? (job.start?.slice(0, 4) ?? null) : null,
    from: isOver ? (job.start?.slice(0, 4) ?? null) : null,
    until: isOver ? (job.end?.slice(0, 4) ?? null) : null,
    employer,
    field: position !== null && OF_FIELD.test(position) ? position.toLowerCase() : null,
  };
}

function isOfOneYear({ start, end }: ProfileJob): boolean {
  return start !== null && start.slice(0, 4) === end?.slice(0, 4);
}

function personOf({ facts }: WritingVoice): string | null {
  const title = spokenTitle(facts.posting.title);
  const isLong = title.split(" ").length > LONGEST_PERSON || title.includes(",");
  const person = isLong ? null : GRAMMARS[facts.language].person(title);
  // Who is looked for is one that nobody knows as yet: "a Head of Sales".
  return facts.language === "en" && person?.startsWith("Head ") ? `a ${person}` : person;
}

/** The task that the first deed answers, with one more beside it where both are short. */
function sayWork(voice: WritingVoice, { task, beside }: LetterPlan, person: string | null): boolean {
  const { facts } = voice;
  const pack = LETTER_PACKS[facts.language];
  if (!task) return false;
  const names = [task, ...(beside ? [beside] : [])].map(({ name }) => name);
  const both = joinNames(names, pack.and);
  const isQuoted = both.split(" ").length > LONGEST_NEEDS && wordsOf(facts.posting.description).includes(wordsOf(both));
  const isPair = names.length > 1 && !isQuoted && !names.some((name) => name.includes(` ${pack.and} `));
  const ways = isPair ? [both, task.name] : [task.name];
  return task.kind === "duty"
    ? ways.some((topics) => voice.say(pack.openings.topics, { person, topics }))
    : ways.some((needs) => sayNeeds(voice, person, needs));
}

/** Who is told of "your customers" is spoken to in the whole sentence. */
function sayNeeds(voice: WritingVoice, person: string | null, needs: string): boolean {
  return voice.say(spokenTo(needs, LETTER_PACKS[voice.facts.language].openings.needs), { person, needs });
}

function spokenTo(needs: string, wordings: Wordings): Wordings {
  return /\byour\b/.test(needs) ? wordings.filter((wording) => /\b[Yy]our?\b/.test(wording)) : wordings;
}

function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/** What the posting names and the resume shows; a single everyday word says too little of the work. */
function namedTopics({ facts }: WritingVoice, opener: Proof | null): string | null {
  const asked = facts.posting.title.toLowerCase();
  const known = postingTopics(facts).filter(
    ({ id, name, isHeld, isMust }) => isHeld && isMust && !isOfEveryOffice(id) && !isNamedBy(asked, name),
  );
  // What the first deed does not show would be named for nothing.
  const isShown = opener === null || known.some(({ id }) => opener.deed.skills.includes(id));
  const isWork = known[0]?.isWork === true && known[0].name.includes(" ");
  const names = known.map(({ name }) => name).slice(0, MOST_TOPICS);
  return !isShown || (names.length < 2 && !isWork) ? null : joinNames(names, LETTER_PACKS[facts.language].and);
}

function isNamedBy(title: string, name: string): boolean {
  const words = name.toLowerCase().split(" ");
  return words.map((word) => word.slice(0, LETTERS_OF_STEM)).every((stem) => title.includes(stem));
}

/** How the first deed is joined to what the work is: as the same work only where it answers it. */
function nearestWays(
  { facts }: WritingVoice,
  { task, opener, isOfWork }: LetterPlan & { isOfWork: boolean },
): Wordings {
  const { nearest } = LETTER_PACKS[facts.language];
  const index = opener?.deed.job ?? null;
  if (index === null) return [];
  const situation = letterSituation(facts);
  const when = timeOf(index, facts);
  const isSame = situation === "same" || situation === "return";
  const isAnswered = task !== null && isOfWork;
  const isHead = index === headJob(facts);
  if (isSame && (!isHead || !isAnswered)) return nearest.other[when];
  if (situation === "step-up" && !isHead) return nearest.other[when];
  if (situation === "change" && isAnswered) return nearest.kindred[when];
  return nearest[situation][when];
}

/** The job by which somebody is known of whom no deed can be told; null where it would say nothing here. */
function namedJob(facts: WritingFacts): number | null {
  const index = headJob(facts);
  return !facts.profile.jobs[index]?.title || isStrangeJob(index, facts) ? null : index;
}

function introduce(voice: WritingVoice, job: number): void {
  const { facts } = voice;
  const situation = letterSituation(facts);
  if (situation === "first") return;
  voice.say(LETTER_PACKS[facts.language].introductions[situation][timeOf(job, facts)], ownJob(facts, job));
}

function timeOf(job: number, { profile }: WritingFacts): "now" | "past" {
  return profile.jobs[job]?.current ? "now" : "past";
}
