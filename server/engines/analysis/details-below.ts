import type { FoundJob } from "./find-jobs.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

type Detail = { job: FoundJob; from: number; to: number };

const FEWEST_JOBS = 2;
const LONGEST_HEAD_WORDS = 10;

/** A table of all jobs, and below it what was done under each employer's name: the range of a job is where it is told. */
export function takeDetails(jobs: FoundJob[], lines: ResumeLine[]): void {
  const end = Math.max(...jobs.flatMap(({ headerLines }) => headerLines));
  const rows = jobs.filter((job) => !isToldIn(job, lines));
  if (jobs.length < FEWEST_JOBS || rows.length < jobs.length - 1) return;
  const details = lines.slice(end + 1).flatMap((line) => detailAt(line, lines, jobs));
  const own = details.filter(({ job }, at) => details.findIndex((other) => other.job === job) === at);
  const first = own[0]?.from ?? Number.POSITIVE_INFINITY;
  if (own.length < Math.min(FEWEST_JOBS, rows.length) || jobs.some((job) => isToldIn(job, lines, first))) return;
  for (const job of jobs) job.lines.to = Math.min(job.lines.to, first - 1);
  for (const { job, from, to } of own) job.lines = { from, to };
}

function isToldIn({ headerLines, lines: { to } }: FoundJob, lines: ResumeLine[], before = to + 1): boolean {
  const last = Math.max(...headerLines);
  return lines.slice(last + 1, Math.min(to + 1, before)).some(({ isBlank }) => !isBlank);
}

function detailAt({ index, text, hasBullet, isBlank }: ResumeLine, lines: ResumeLine[], jobs: FoundJob[]): Detail[] {
  const isApart = lines[index - 1]?.isBlank === true && lines[index + 1]?.isBlank === false;
  if (isBlank || hasBullet || !isApart || wordsOf(text).length > LONGEST_HEAD_WORDS) return [];
  const of = jobs.filter(({ employer }) => employer !== null && opensWith(text, employer.replace(/ \([^(]*$/u, "")));
  const job = of.find(({ title }) => title !== null && foldWord(text).includes(foldWord(title))) ?? of[0];
  const blank = lines.findIndex((line) => line.index > index && line.isBlank);
  return job ? [{ job, from: index, to: (blank < 0 ? lines.length : blank) - 1 }] : [];
}

/** "Coral Civil Pty Ltd", "Coral Civil Pty Ltd, Mackay", "Advisor – Coral Civil Pty Ltd". */
function opensWith(text: string, employer: string): boolean {
  const parts = text.split(/ [–—-] |, | \| |\t|:$/u).map(foldWord);
  return parts.slice(0, 2).includes(foldWord(employer));
}
