import type { FoundJob } from "./find-jobs.ts";
import type { JobLine } from "./job-lines.ts";

/** "Supervisor, 2022 – now" right above "Agent, 2020 – 2022" of one house: the points below both are of the later role. */
export function pointsToLatest(jobs: FoundJob[], read: JobLine[]): FoundJob[] {
  const hasPoints = ({ lines, headerLines }: FoundJob) =>
    read.some(({ line }) => line.index > headerLines.at(-1)! && line.index <= lines.to && !line.isBlank);
  for (let from = 0; from < jobs.length; ) {
    let to = from;
    const isNext = (job: FoundJob) => isEarlierRole(job, jobs[to]!) && !namesHouse(job, read);
    while (jobs[to + 1] && !hasPoints(jobs[to]!) && isNext(jobs[to + 1]!)) to++;
    const last = jobs[to]!;
    if (to > from && hasPoints(last)) {
      jobs[from]!.lines = { from: jobs[from]!.lines.from, to: last.lines.to };
      last.lines = { from: last.lines.from, to: last.headerLines.at(-1)! };
    }
    from = to + 1;
  }
  return jobs;
}

/** Whether a job's own heading names its house again, so that it is an entry of its own. */
function namesHouse({ employer, headerLines }: FoundJob, read: JobLine[]): boolean {
  return read.some(({ line }) => headerLines.includes(line.index) && line.text.includes(employer ?? ""));
}

function isEarlierRole(below: FoundJob, above: FoundJob): boolean {
  const isSameHouse = below.employer !== null && below.employer === above.employer;
  const isRightBelow = Math.max(...below.headerLines) === Math.max(...above.headerLines) + 1;
  return isSameHouse && isRightBelow && !!below.months && !!above.months && below.months.from < above.months.from;
}
