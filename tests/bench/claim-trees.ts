import {
  FIT_SETS,
  FRESH_SETS,
  HARD_SETS,
  judgeBorrowed,
  type JudgedClaim,
  judgeSet,
  resumeOf,
} from "../../server/engines/writing/evidence/claim-sets.fixtures.ts";
import type { MaterialLanguage } from "../../server/engines/writing/language.ts";
import { deedsSaid, withOtherDeed, withOtherEmployer } from "./exchanged-claims.ts";
import type { Judged } from "../../server/engines/writing/evidence/judge-statement.ts";
import { answerBy } from "../../server/engines/writing/evidence/meaning/answer-by.ts";
import { likelihoodOf } from "../../server/engines/writing/evidence/meaning/likelihood.ts";
import { likelihoodBy, type Tree } from "../../server/engines/writing/evidence/meaning/tree-votes.ts";
import { type Example, fitTrees, type Plan } from "./boosted-trees.ts";

/** Much of what a machine turned round is alike, so that it counts for less than what a person argued. */
const BORROWED_COUNTS = 0.1;
/** Nor is a deed or an employer put for another always false: two words may say one deed. */
const EXCHANGED_COUNTS = 0.1;
/** What is new shows what rules are worth, which were mended on the rest; of what is hard there is more than in letters. */
const COUNTS = { fresh: 2, hard: 1, mended: 0.8 } as const;
/** Found by trying out set by set. */
const PLAN: Plan = { trees: 800, depth: 4, step: 0.04, ridge: 2, least: 20, seen: { examples: 0.6, features: 0.2 } };

/** The argued claims of one resume. */
export type ClaimsOfResume = { set: string; claims: JudgedClaim[] };

/** The argued claims of these sets, resume by resume. */
export function claimsByResume(sets: readonly string[] = FIT_SETS): ClaimsOfResume[] {
  return sets.flatMap((set) =>
    [...Map.groupBy(judgeSet(set), ({ file }) => file).values()].map((claims) => ({ set, claims })),
  );
}

function exampleOf({ isTrue, judged }: Argued, counts: number): Example[] {
  return judged.features ? [{ features: judged.features, isTrue, counts }] : [];
}

/** Of argued claims, and of those that a machine turned round, what the trees grow on: those that no rule decides. */
export function examplesOf(resumes: readonly ClaimsOfResume[]): Example[] {
  return [...Map.groupBy(resumes, ({ set }) => set)].flatMap(([set, own]) => {
    const counts = countsOf(set);
    const claims = own.flatMap((one) => one.claims);
    return [
      ...claims.flatMap((claim) => exampleOf(claim, counts)),
      ...exchangedOf(claims).flatMap((one) => exampleOf(one, EXCHANGED_COUNTS * counts)),
      ...judgeBorrowed([set]).flatMap(({ judged }) => exampleOf({ isTrue: false, judged }, BORROWED_COUNTS * counts)),
    ];
  });
}

function countsOf(set: string): number {
  if (HARD_SETS.includes(set)) return COUNTS.hard;
  return FRESH_SETS.includes(set) ? COUNTS.fresh : COUNTS.mended;
}

const exchanged = new Map<string, Judged>();

type Argued = { isTrue: boolean; judged: Judged };

/** True claims beside what they say with another deed or employer, so that no fewer of all the examples are true. */
function exchangedOf(claims: readonly JudgedClaim[]): Argued[] {
  const said = claims.filter(({ isTrue }) => isTrue).map((claim) => ({ ...claim, language: languageOf(claim) }));
  const deeds = deedsSaid(said);
  return said.flatMap((claim, at) => {
    const { employers, judge } = resumeOf(claim);
    const texts = [withOtherDeed(claim, deeds, at), withOtherEmployer(claim.text, employers)];
    return texts.flatMap((text) => {
      if (text === null) return [];
      const key = `${claim.set}/${claim.file}/${text}`;
      const judged = exchanged.get(key) ?? judge(text);
      exchanged.set(key, judged);
      return [{ isTrue: false, judged }, claim];
    });
  });
}

function languageOf({ file }: JudgedClaim): MaterialLanguage {
  return file.slice(0, "en".length) as MaterialLanguage;
}

/** The trees of claim-trees.tsv as these examples give them. */
export function treesOf(examples: readonly Example[]): Tree[] {
  return fitTrees(examples, PLAN);
}

/** The claims as trees judge them that saw no claim of their resume; so many parts are left out by turns. */
export function crossValidated(resumes: readonly ClaimsOfResume[], turns: number): (JudgedClaim & { set: string })[] {
  return Array.from({ length: turns }, (_, turn) => {
    const isOut = (at: number) => at % turns === turn;
    const trees = treesOf(examplesOf(resumes.filter((_one, at) => !isOut(at))));
    return resumes
      .filter((_one, at) => isOut(at))
      .flatMap(({ set, claims }) => claims.map((claim) => ({ ...claim, set, judged: judgedBy(trees, claim.judged) })));
  }).flat();
}

/** What a rule decided after the trees, as where years are counted, it decides again. */
function judgedBy(trees: readonly Tree[], judged: Judged): Judged {
  const { features, answer } = judged;
  if (!features || answer !== answerBy(features, likelihoodOf(features))) return judged;
  return { ...judged, answer: answerBy(features, likelihoodBy(trees, features)) };
}
