import { countYears } from "../../analysis/count-years.ts";
import type { ProfileJob } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isStrangeJob } from "./letter-situation.ts";

const MONTHS = 12;

function monthsOf({ start, end, current }: ProfileJob, { today }: WritingFacts): { from: number; to: number }[] {
  const count = (date: string) => {
    const [year = 0, month = 1] = date.split("-").map(Number);
    return year * MONTHS + month;
  };
  if (start === null || (end === null && !current)) return [];
  return [{ from: count(start), to: current || end === null ? today.year * MONTHS + today.month : count(end) }];
}

/** The whole years of work in the posting's field; null where no job of it has its dates. */
export function yearsInField(facts: WritingFacts): number | null {
  const jobs = facts.profile.jobs.filter((_, index) => !isStrangeJob(index, facts));
  return countYears(jobs.flatMap((job) => monthsOf(job, facts)));
}
