import type { Profile, ProfileJob, ProfileSection } from "../../analysis/profile.ts";
import { asWork, trainingsNow } from "../languages/de/training-now.ts";

/**
 * The same profile with its jobs as letters tell them: today's first, then the last one, each once. What stands outside
 * of the work history, such as a post in a club, stays behind it; jobs without dates keep their place. A training that
 * lasts until today is the first of them.
 */
export function newestFirst(profile: Profile): Profile {
  return withTrainings(inOrder(eachOnce(profile)));
}

/** Some forms print all of the work twice: what stands in the second print belongs to no section. */
function eachOnce(profile: Profile): Profile {
  const isAgain = (job: ProfileJob, at: number) => profile.jobs.findIndex((other) => isSamePost(job, other)) < at;
  const again = profile.jobs.filter(isAgain);
  if (again.length === 0) return profile;
  const jobs = profile.jobs.filter((job) => !again.includes(job));
  return { ...profile, jobs, sections: again.reduce(withoutLines, profile.sections) };
}

function withoutLines(sections: ProfileSection[], { lines: { from, to } }: ProfileJob): ProfileSection[] {
  return sections.flatMap((section) => {
    const { lines } = section;
    if (from > lines.to || to < lines.from) return [section];
    const before = { ...section, lines: { from: lines.from, to: from - 1 } };
    const after = { ...section, heading: null, lines: { from: to + 1, to: lines.to } };
    return [before, after].filter((piece) => piece.lines.from <= piece.lines.to);
  });
}

function inOrder(profile: Profile): Profile {
  const history = profile.sections.filter(({ kind }) => kind === "experience").map(({ lines }) => lines);
  const isOfHistory =
    history.length === 0
      ? () => true
      : ({ lines }: ProfileJob) => history.some(({ from, to }) => from <= lines.from && lines.from <= to);
  const { jobs } = profile;
  const [inHistory, beside] = [jobs.filter(isOfHistory), jobs.filter((job) => !isOfHistory(job))];
  if (inHistory.length === 0 || inHistory.some((job) => lastMonth(job) === null)) return profile;
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
