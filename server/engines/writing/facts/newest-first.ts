import type { Profile, ProfileJob } from "../../analysis/profile.ts";
import { asWork, trainingsNow } from "../languages/de/training-now.ts";

/**
 * The same profile with its jobs as letters tell them: today's first, then the last one, each once. What stands outside
 * of the work history, such as a post in a club, stays behind it; jobs without dates keep their place. A training that
 * lasts until today is the first of them.
 */
export function newestFirst(profile: Profile): Profile {
  return withTrainings(inOrder(profile));
}

function inOrder(profile: Profile): Profile {
  const history = profile.sections.filter(({ kind }) => kind === "experience").map(({ lines }) => lines);
  const isOfHistory = ({ lines }: ProfileJob) => history.some(({ from, to }) => from <= lines.from && lines.from <= to);
  const jobs = profile.jobs.filter((job, at) => profile.jobs.findIndex((other) => isSamePost(job, other)) === at);
  const [inHistory, beside] = [jobs.filter(isOfHistory), jobs.filter((job) => !isOfHistory(job))];
  if (inHistory.length === 0 || inHistory.some((job) => lastMonth(job) === null)) return { ...profile, jobs };
  const sorted = inHistory.toSorted((one, other) => (lastMonth(other) ?? "").localeCompare(lastMonth(one) ?? ""));
  return { ...profile, jobs: [...sorted, ...beside] };
}

function withTrainings(profile: Profile): Profile {
  const isAmong = ({ lines }: ProfileJob) =>
    profile.jobs.some((job) => job.lines.from <= lines.to && lines.from <= job.lines.to);
  const trainings = trainingsNow(profile)
    .map((one) => asWork(one, profile))
    .filter((one) => !isAmong(one));
  return { ...profile, jobs: [...trainings, ...profile.jobs] };
}

const STILL = "9999";

function lastMonth({ current, start, end }: ProfileJob): string | null {
  return current ? STILL : (end ?? start);
}

function isSamePost(one: ProfileJob, other: ProfileJob): boolean {
  const isDated = one.start !== null && one.title !== null;
  return (
    one === other ||
    (isDated &&
      one.title === other.title &&
      one.employer === other.employer &&
      one.start === other.start &&
      one.end === other.end)
  );
}
