import type { ProfileJob } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isStrangeJob } from "./letter-situation.ts";

const MONTHS = 12;

function monthsOf({ start, end, current }: ProfileJob, { today }: WritingFacts): [from: number, to: number] | null {
  const count = (date: string, month: number) => {
    const [year = 0, given = month] = date.split("-").map(Number);
    return year * MONTHS + given;
  };
  if (start === null || (end === null && !current)) return null;
  return [count(start, 1), current || end === null ? today.year * MONTHS + today.month : count(end, 1)];
}

/** The whole years of work in the posting's field, times that overlap counted once; null where no job has its dates. */
export function yearsInField(facts: WritingFacts): number | null {
  const spans = facts.profile.jobs
    .filter((_, index) => !isStrangeJob(index, facts))
    .flatMap((job) => {
      const span = monthsOf(job, facts);
      return span ? [span] : [];
    })
    .sort(([one], [other]) => one - other);
  if (spans.length === 0) return null;
  let months = 0;
  let until = 0;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.floor(months / MONTHS);
}
