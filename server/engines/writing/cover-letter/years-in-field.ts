import { onceFor } from "../../once-for.ts";
import { countYears } from "../../analysis/count-years.ts";
import type { ProfileJob } from "../../analysis/profile.ts";
import { inMonths, monthsOf } from "../facts/months.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isStrangeJob } from "./letter-situation.ts";

function spanOf({ start, end, current }: ProfileJob, { today }: WritingFacts): { from: number; to: number }[] {
  if (start === null || (end === null && !current)) return [];
  return [{ from: monthsOf(start), to: current || end === null ? inMonths(today) : monthsOf(end) }];
}

/** The whole years of work in the posting's field; null where no job of it has its dates. */
export const yearsInField = onceFor((facts: WritingFacts): number | null => {
  const jobs = facts.profile.jobs.filter((_, index) => !isStrangeJob(index, facts));
  return countYears(jobs.flatMap((job) => spanOf(job, facts)));
});
