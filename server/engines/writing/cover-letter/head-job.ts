import type { ProfileJob } from "../../analysis/profile.ts";
import { monthsOf } from "../facts/months.ts";
import type { WritingFacts } from "../writing-facts.ts";

const BRIEF = 4; // in months
const LONG = 12;

function lengthOf({ start, end }: ProfileJob): number | null {
  return start?.includes("-") && end?.includes("-") ? monthsOf(end) - monthsOf(start) : null;
}

/** Whether a job of the past was over within a few months, where one before it was not. */
export function isBriefJob(index: number, { profile }: Pick<WritingFacts, "profile">): boolean {
  const job = profile.jobs[index];
  const months = job === undefined || job.current ? null : lengthOf(job);
  if (months === null || months >= BRIEF) return false;
  return profile.jobs.slice(index + 1).some((other) => other.current || (lengthOf(other) ?? 0) >= LONG);
}

/** The job by which somebody is known: the latest one that was not over within a few months. */
export function headJob(facts: Pick<WritingFacts, "profile">): number {
  return Math.max(
    0,
    facts.profile.jobs.findIndex((job, index) => job.title !== null && !isBriefJob(index, facts)),
  );
}

/** How many jobs came after this one, the brief ones apart. */
export function placeOf(index: number, facts: Pick<WritingFacts, "profile">): number {
  return facts.profile.jobs.slice(0, index).filter((_, before) => !isBriefJob(before, facts)).length;
}
