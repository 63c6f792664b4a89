import { deedWorth, hasFigure, isWeak, leadsPeople } from "../facts/deed-worth.ts";
import { isOfPast } from "../languages/en/grammar.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import type { Proof } from "./choose-proofs.ts";
import { headJob, isLesserJob } from "./head-job.ts";
import { answers, inOrder, isSeenIn, letterPoints, type Point } from "./letter-points.ts";
import { isLearningNow, isStrangeJob } from "./letter-situation.ts";
import { kindredNeed, shownNeeds } from "./shown-needs.ts";

export type Part = { point: Point | null; job: number | null; proofs: Proof[] };

/** What a letter argues: a task, one `beside` it or `needs` to begin with, and each point with the deeds that answer it. */
export type LetterPlan = {
  task: Point | null;
  beside: Point | null;
  needs: Point[];
  opener: Proof | null;
  parts: Part[];
};

const FEWEST_PROOFS = 3;
const MOST_LEADS = 3;
const LEAST_OF_LEAD = 1.6; // a reader is told what a deed answers only where it does so in more than one word
const MOST_OF_PART = 2;
const SCORE_SHARE = 0.35; // what a deed is worth by itself decides between two that answer as well
const OF_TASK = 1; // a letter begins best with what there is to do, and tells later what is asked for
const OF_NEED = 2; // what the letter begins with is best answered at once
const MOST_NAMED = 2; // needs, in the sentence that a letter begins with
const OF_ASK = 0.5;
const MOST_TASKS = 4; // a letter does not begin with what a posting names behind these
const OF_OFFICE =
  /^(?:use[ds]?|utili[sz]e[ds]?) (?:(?:ms|microsoft) )?(?:office|excel|word|powerpoint|outlook)(?!\p{L})/iu;
const LATER = 0.12;
const BEST_SHARE = 0.95;
const NOT_ROUTINE = -0.5;
const LAST = 99;

/** Plans a letter from the deeds that it may tell, the best ones first; routine that answers nothing only if it tells all. */
export function planLetter(
  proofs: readonly Proof[],
  facts: WritingFacts,
  { tellsAll, listed = [] }: { tellsAll: boolean; listed?: readonly Deed[] },
): LetterPlan {
  const points = letterPoints(facts);
  const tasks = inOrder(
    points.filter(({ kind }) => kind === "need" || kind === "duty"),
    facts,
  );
  const first = firstOf(proofs, points, facts);
  const shown = shownNeeds(points, [...proofs.map(({ deed }) => deed), ...listed], facts).slice(0, MOST_NAMED);
  const kindred = kindredNeed(points, facts);
  const named = (needs: readonly Point[]) => (needs.length > 0 || kindred === null ? [...needs] : [kindred]);
  if (!first)
    return { task: null, beside: null, needs: named(shown.map(({ point }) => point)), opener: null, parts: [] };
  const ofJob = proofs.filter(({ deed }) => deed.job === first.deed.job);
  // A letter begins with what the person did, and not with what became of a thing.
  const own = ofJob.filter(({ told }) => !told.isOfThing);
  const ofFirst = own.length > 0 ? own : ofJob;
  // No task stands before a deed where another deed answers it better.
  const leastOf = (point: Point) =>
    Math.max(LEAST_OF_LEAD, ...proofs.map(({ deed }) => answers(point, deed, facts) * BEST_SHARE));
  const pairs = ofFirst.map((proof) => {
    const [best] = tasks
      .slice(0, MOST_TASKS)
      .map((point, place) => ({ point, worth: answers(point, proof.deed, facts), place }))
      .filter(({ point, worth }) => worth >= leastOf(point) && isSeenIn(point, proof.deed, facts))
      .map(({ point, worth, place }) => ({ point, worth: worth * (1 - place * LATER) }))
      .sort((one, other) => other.worth - one.worth);
    const worth = best?.worth ?? 0;
    return {
      proof,
      point: worth > 0 ? (best?.point ?? null) : null,
      worth: worth || nearness(points, proof, facts) * OF_ASK,
    };
  });
  const isShown = ({ deed }: Proof) => shown.some((need) => need.deed === deed);
  const weigh = ({ proof, point, worth }: (typeof pairs)[number]) =>
    worth +
    proof.score * SCORE_SHARE +
    (point === null ? 0 : OF_TASK) +
    (isShown(proof) ? OF_NEED : 0) -
    (OF_OFFICE.test(proof.deed.text) && !hasFigure(proof.deed.text) ? OF_NEED : 0);
  const [best] = pairs.sort((a, b) => weigh(b) - weigh(a));
  const opener = best?.proof ?? first;
  const task = best?.point ?? null;
  const atOnce = shownNeeds(points, [opener.deed], facts);
  const others = shown.filter(({ point, deed }) => deed !== opener.deed && point !== atOnce[0]?.point);
  const needs = named([...atOnce, ...others].slice(0, MOST_NAMED).map(({ point }) => point));
  const isAnswered = (point: Point) =>
    point !== task && proofs.some(({ deed }) => answers(point, deed, facts) >= LEAST_OF_LEAD);
  const beside = task === null ? null : (tasks.find(isAnswered) ?? null);
  // What somebody does today beside their field would interrupt what they did in it.
  const isBeside = (first.deed.job ?? 0) > 0 && (isLesserJob(0, facts) || isOfOtherField(0, { proofs, points, facts }));
  const parts = partsOf(
    proofs.filter((proof) => proof !== opener && !(isBeside && proof.deed.job === 0)),
    {
      points: points.filter((point) => point !== task && !needs.includes(point)),
      opener,
      tellsAll,
      facts,
    },
  );
  const order = (job: number | null) => job ?? LAST;
  const inTense = facts.language === "en" ? parts.map(todayFirst) : parts;
  inTense.sort((a, b) => order(a.job) - order(b.job) || pastOf(a.proofs[0]) - pastOf(b.proofs[0]));
  return { task, beside, needs, opener, parts: inTense };
}

/** What is done today before what was done: told in turns, both read as slips. */
function todayFirst(part: Part): Part {
  return { ...part, proofs: part.proofs.toSorted((one, other) => pastOf(one) - pastOf(other)) };
}

function pastOf(proof: Proof | undefined): number {
  return proof === undefined ? 0 : Number(isOfPast(proof.told));
}

/** Whoever reads a resume begins with the job of today, if it is of the trade and has something to tell. */
function firstOf(proofs: readonly Proof[], points: readonly Point[], facts: WritingFacts): Proof | undefined {
  const inJobs = proofs.filter(({ deed }) => deed.job !== null);
  if (facts.choices.stressed.length > 0) return inJobs[0] ?? proofs[0];
  const musts = points.filter(({ kind }) => kind !== "wish");
  const weighed = inJobs
    .map((proof) => ({ proof, worth: nearness(musts, proof, facts) + proof.score * SCORE_SHARE }))
    .sort((a, b) => b.worth - a.worth);
  const head = headJob(facts);
  const latest = weighed.find(({ proof: { deed } }) => deed.job === head && !isWeak(deed.text));
  const isStrange = isOfOtherField(head, { proofs: inJobs, points, facts });
  const other = isLearningNow(facts) ? weighed.find(({ proof: { deed } }) => deed.job !== 0) : undefined;
  const first = other ?? (isStrange ? undefined : latest) ?? weighed[0];
  return first?.proof ?? proofs[0];
}

type Told = { proofs: readonly Proof[]; points: readonly Point[]; facts: WritingFacts };

/** Whether a job is of another field, and nothing that was done in it is near to what the posting wants. */
function isOfOtherField(job: number, { proofs, points, facts }: Told): boolean {
  const own = proofs.filter(({ deed }) => deed.job === job);
  return isStrangeJob(job, facts) && own.every((proof) => !proof.isOfTask && nearness(points, proof, facts) === 0);
}

function nearness(points: readonly Point[], { deed }: Proof, facts: WritingFacts): number {
  return Math.max(0, ...points.map((point) => answers(point, deed, facts)));
}

function partsOf(
  proofs: readonly Proof[],
  { points, opener, tellsAll, facts }: { points: Point[]; opener: Proof; tellsAll: boolean; facts: WritingFacts },
): Part[] {
  // What the first deed answers as well as another does is not asked for again.
  const isOpen = (point: Point, worth: number) => worth > answers(point, opener.deed, facts);
  const pairs = proofs.flatMap((proof) =>
    points.map((point) => ({ proof, point, worth: answers(point, proof.deed, facts) })),
  );
  const parts: Part[] = [];
  const placed = new Set<Proof>();
  const open = pairs.filter(
    ({ proof, point, worth }) => worth >= LEAST_OF_LEAD && isOpen(point, worth) && isSeenIn(point, proof.deed, facts),
  );
  for (const { proof, point } of open.sort((a, b) => b.worth - a.worth)) {
    if (placed.has(proof)) continue;
    const same = parts.find((part) => part.point === point);
    const { job } = proof.deed;
    if (same ? same.job !== job || same.proofs.length >= MOST_OF_PART : parts.length >= MOST_LEADS) continue;
    placed.add(proof);
    if (same) same.proofs.push(proof);
    else parts.push({ point, job, proofs: [proof] });
  }
  const others = proofs.filter((proof) => !placed.has(proof));
  const few = tellsAll || proofs.length - others.length < FEWEST_PROOFS;
  for (const proof of others.filter((one) => few || isStrong(one))) {
    const same = parts.find(({ point, job }) => point === null && job === proof.deed.job);
    if (same) same.proofs.push(proof);
    else parts.unshift({ point: null, job: proof.deed.job, proofs: [proof] });
  }
  return parts;
}

/** What answers nothing is told for what it says by itself; what anybody in such a place does all day is not. */
function isStrong({ deed: { text } }: Proof): boolean {
  return hasFigure(text) || leadsPeople(text) || deedWorth(text) > NOT_ROUTINE;
}
