import { SCORE_RANGES, type ScoreRangeId, scoreRangeOf } from "../domain/score-range.ts";
import type { OutcomeCount } from "../applications/find-applications.ts";

/** `none` stands for jobs that had no score. */
export type ReplyRow = {
  range: ScoreRangeId | "none";
  sent: number;
  invited: number;
  rejected: number;
  withdrawn: number;
};

export type ReplyVerdict = {
  enough: number;
  answer: "too-early" | "yes" | "reversed" | "unclear";
  high: { sent: number; invited: number };
  low: { sent: number; invited: number };
};

const HIGH_FROM = 80;
const ENOUGH_APPLICATIONS = 5;
const SIGNIFICANCE = 0.05; // a difference that chance makes more often than once in twenty counts as none

function isInvited({ hasInterview, status }: OutcomeCount): boolean {
  return hasInterview || status === "offer";
}

function sumOf(counts: OutcomeCount[], isCounted: (count: OutcomeCount) => boolean): number {
  return counts.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
}

export function repliesByScore(counts: OutcomeCount[]): ReplyRow[] {
  const ranges = [...SCORE_RANGES.map(({ id }) => id), "none" as const];
  return ranges
    .map((range) => {
      const own = counts.filter(({ score }) => (score === null ? "none" : scoreRangeOf(score)) === range);
      return {
        range,
        sent: sumOf(own, () => true),
        invited: sumOf(own, isInvited),
        rejected: sumOf(own, (count) => count.status === "rejected" && !isInvited(count)),
        withdrawn: sumOf(own, (count) => count.status === "withdrawn" && !isInvited(count)),
      };
    })
    .filter(({ range, sent }) => range !== "none" || sent > 0);
}

/** Compares both sides of 80 by Fisher's exact test; says nothing below 5 a side. */
export function replyVerdict(counts: OutcomeCount[]): ReplyVerdict {
  const side = (isCounted: (score: number) => boolean) => {
    const own = counts.filter(({ score }) => score !== null && isCounted(score));
    return { sent: sumOf(own, () => true), invited: sumOf(own, isInvited) };
  };
  const high = side((score) => score >= HIGH_FROM);
  const low = side((score) => score < HIGH_FROM);
  const sides = { high, low, enough: ENOUGH_APPLICATIONS };
  if (Math.min(high.sent, low.sent) < ENOUGH_APPLICATIONS) return { ...sides, answer: "too-early" };
  if (fisherExact(high, low) >= SIGNIFICANCE) return { ...sides, answer: "unclear" };
  return { ...sides, answer: high.invited / high.sent > low.invited / low.sent ? "yes" : "reversed" };
}

/** Two-sided p of Fisher's exact test: the chance of a difference at least as unlikely as this one. */
export function fisherExact(one: { sent: number; invited: number }, other: { sent: number; invited: number }): number {
  const invited = one.invited + other.invited;
  const sent = one.sent + other.sent;
  const logFactorials = [0];
  for (let n = 1; n <= sent; n++) logFactorials.push((logFactorials[n - 1] ?? 0) + Math.log(n));
  const logFactorial = (n: number) => logFactorials[n] ?? 0;
  const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  const all = logChoose(sent, invited);
  const chance = (k: number) => Math.exp(logChoose(one.sent, k) + logChoose(other.sent, invited - k) - all);
  // Equal chances differ in their last digits.
  const limit = chance(one.invited) * (1 + 1e-9);
  let p = 0;
  for (let k = Math.max(0, invited - other.sent); k <= Math.min(one.sent, invited); k++) {
    if (chance(k) <= limit) p += chance(k);
  }
  return Math.min(1, p);
}
