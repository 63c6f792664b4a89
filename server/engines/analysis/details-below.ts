import { anyOf } from "../any-of.ts";
import type { FoundJob } from "./find-jobs.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

type Detail = { job: FoundJob | null; from: number; to: number };

const FEWEST_JOBS = 2;
const LONGEST_HEAD_WORDS = 10;
const MOST_LINES = 400; // below a table: each is held against every name of it
const LONGEST_HEADING_WORDS = 4;
const REMARK = / \([^(]*$/u;

/** A table of all jobs, and below it what was done under each one's house or title: the range of a job is where it is told. */
export function takeDetails(jobs: FoundJob[], lines: ResumeLine[]): void {
  const end = Math.max(...jobs.flatMap(({ headerLines }) => headerLines));
  const rows = jobs.filter((job) => !isToldIn(job, lines));
  if (jobs.length < FEWEST_JOBS || rows.length < jobs.length - 1) return;
  const details = lines.slice(end + 1, end + 1 + MOST_LINES).flatMap((line) => detailAt(line, lines, jobs));
  const own = details.filter(({ job }, at) => details.findIndex((other) => other.job === job) === at);
  const first = aboveHeading(own[0]?.from ?? Number.POSITIVE_INFINITY, lines);
  if (own.length < Math.min(FEWEST_JOBS, rows.length) || jobs.some((job) => isToldIn(job, lines, first))) return;
  for (const job of jobs) job.lines.to = Math.min(job.lines.to, first - 1);
  for (const { job, from, to } of own) {
    const next = details.find((other) => other.from > from)?.from ?? lines.length;
    const isOn = OF_TIME.test(lines[from]!.text) && next < lines.length;
    if (job) job.lines = { from, to: isOn ? next - 1 : Math.min(to, next - 1) };
  }
}

function aboveHeading(first: number, lines: ResumeLine[]): number {
  const at = lines.findLastIndex(({ index, isBlank }) => index < first && !isBlank);
  const heading = lines[at];
  const isAlone = heading?.hasBullet === false && lines[at - 1]?.isBlank === true;
  return isAlone && wordsOf(heading.text).length <= LONGEST_HEADING_WORDS ? at : first;
}

function isToldIn({ headerLines, lines: { to } }: FoundJob, lines: ResumeLine[], before = to + 1): boolean {
  const last = Math.max(...headerLines);
  return lines.slice(last + 1, Math.min(to + 1, before)).some(({ isBlank }) => !isBlank);
}

/** "Present job responsibilities", "Duties in my current role:": they are told of by when they were, not by their names. */
const OF_TIME = new RegExp(
  `^(?=.*${anyOf("responsibilit duties tasks role profile")})(?:\\p{L}+ ){0,4}(?:(?<now>present|current)|(?<before>previous|former|earlier|past))(?: \\p{L}+){0,3}:?$`,
  "iu",
);

/** Of several jobs before the present one nobody can say which is meant: null. */
function jobOfTime(text: string, jobs: FoundJob[]): FoundJob | null | undefined {
  const { now, before } = OF_TIME.exec(text)?.groups ?? {};
  const latest = jobs.findIndex(({ current }) => current);
  if (now !== undefined) return jobs[latest];
  if (before === undefined) return undefined;
  return jobs.length === latest + FEWEST_JOBS ? jobs[latest + 1] : null;
}

const DEEDS = anyOf(
  "highlights? achievements? accomplishments? duties responsibilities results? contributions? tasks experience work successes",
);
const AS_TITLE = new RegExp(
  `^(?:(?:(?:key|main|selected|some) )?${DEEDS} )?(?:as|when|while) (?:an? |the )?(?<title>[^:]{2,50}?):?$` +
    `|^(?<before>[^:]{2,50}?) (?:[-–—] )?(?:key |main )?${DEEDS}:?$`,
  "iu",
);

const LEVEL = / (?:[ivx]{1,3}|\d|[a-d])$/u;

/** What a job is called by its title, its title without a level, or its letters; null where that may be several. */
function jobOfTitle(text: string, jobs: FoundJob[]): FoundJob | null | undefined {
  const { title, before } = AS_TITLE.exec(text)?.groups ?? {};
  const said = foldWord((title ?? before ?? "").trim());
  if (said === "") return undefined;
  const isOf = ({ title: own }: FoundJob) => {
    const words = wordsOf((own ?? "").replace(REMARK, "")).map(foldWord);
    const initials = words.map((word) => word.charAt(0)).join("");
    return (
      words.length > 0 &&
      (words.join(" ").replace(LEVEL, "") === said ||
        words.join(" ") === said ||
        (words.length > 1 && initials === said))
    );
  };
  const [first, ...others] = jobs.filter(isOf);
  return first === undefined || others.length === 0 ? first : null;
}

function detailAt({ index, text, hasBullet, isBlank }: ResumeLine, lines: ResumeLine[], jobs: FoundJob[]): Detail[] {
  if (isBlank || hasBullet || lines[index + 1]?.isBlank !== false || wordsOf(text).length > LONGEST_HEAD_WORDS)
    return [];
  const isApart = lines[index - 1]?.isBlank === true;
  const parts = isApart ? partsOf(text) : [text.replace(REMARK, "").replace(/ ?:$/u, "")].map(foldWord);
  const isNamed = (name: string | null) => name !== null && parts.includes(foldWord(name.replace(REMARK, "")));
  const of = jobs.filter(({ employer }) => isNamed(employer));
  const titled = jobs.filter(({ title }) => isNamed(title));
  const job =
    of.find(({ title }) => title !== null && foldWord(text).includes(foldWord(title))) ??
    of[0] ??
    (titled.length === 1 ? titled[0] : undefined);
  const ofTitle = job ?? jobOfTitle(text, jobs);
  const told = ofTitle === undefined ? jobOfTime(text, jobs) : ofTitle;
  if (told === undefined) return [];
  const blank = lines.findIndex((line) => line.index > index && line.isBlank);
  return [{ job: told, from: index, to: (blank < 0 ? lines.length : blank) - 1 }];
}

function partsOf(text: string): string[] {
  const parts = text.split(/ [–—-] |, | \| |\t|:$/u);
  return parts.slice(0, 2).map((part) => foldWord(part.replace(REMARK, "")));
}
