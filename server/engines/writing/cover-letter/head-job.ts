import type { ProfileJob } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";

const MONTHS_OF_YEAR = 12;
const BRIEF = 4; // in months
const LONG = 12;

/** Null where the months are not told. */
function monthsOf({ start, end }: ProfileJob): number | null {
  const [from, to] = [start, end].map((date) => {
    const [year, month] = (date ?? "").split("-").map(Number);
    return year && month ? year * MONTHS_OF_YEAR + month : null;
  });
  return from === null || from === undefined || to === null || to === undefined ? null : to - from;
}

/** Whether a job of the past was over within a few months, where one before it was not. */
export function isBriefJob(index: number, { profile }: Pick<WritingFacts, "profile">): boolean {
  const job = profile.jobs[index];
  const months = job === undefined || job.current ? null : monthsOf(job);
  if (months === null || months >= BRIEF) return false;
  return profile.jobs.slice(index + 1).some((other) => other.current || (monthsOf(other) ?? 0) >= LONG);
}

/** The job by which somebody is known: the latest one that was not over within a few months. */
export function headJob(facts: Pick<WritingFacts, "profile">): number {
  return Math.max(
    0,
    facts.profile.jobs.findIndex((job, index) => job.title !== null && !isBriefJob(index, facts)),
  );
}

/** When a job was: "from 1999 to 2001"; null where the resume does not say it. */
export function yearsOfJob({ start, end, current }: ProfileJob): string | null {
  const [from, to] = [start, end].map((date) => date?.slice(0, 4) ?? null);
  if (!from || (!to && !current)) return null;
  if (current) return `since ${from}`;
  return from === to ? `in ${from}` : `from ${from} to ${to}`;
}
