import { isTitleHead, factWords } from "../fact-words.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { foldText, type SourceJob, type Sources } from "../sources.ts";
import { namedJobs } from "../trace-job.ts";
import { unitAfter } from "../trace-number.ts";
import type { Judgement } from "./judge-claim.ts";

const AS =
  /(?<!\p{L})(?:as|als|como|comme|en tant que|been|am|was|bin|soy|suis)\s+(?:an?\s|the\s|seit\s\p{L}+\s\p{L}+\s|une?\s|\p{L}+\sdesde\s)?/iu;
const YEAR_MS = 365.25 * 24 * 3600 * 1000;

function yearsOf({ start, end, isCurrent }: SourceJob, now: Date): number | null {
  if (start === null || (end === null && !isCurrent)) return null;
  const last = isCurrent ? now.getTime() / YEAR_MS + 1970 : (end ?? start) + 1;
  return last - start;
}

/** "Nine years as a supervisor", "six years at Mesa Verde": the dates of those jobs decide, not a number of another trade. */
export function yearsClaim(text: string, numbers: readonly FoundNumber[], sources: Sources): Judgement | null {
  const years = numbers.find(({ to }) =>
    /^(?:years?|jahren?|años?|ans?|années?)$/iu.test(/^\s*(\p{L}+)/u.exec(text.slice(to))?.[1] ?? ""),
  );
  if (!years || !unitAfter(text, years.to)) return null;
  const title = titleIn(text);
  if (title === null) return null;
  const folded = ` ${title} `;
  const titled = sources.jobs.filter(
    (job) => job.title !== null && (` ${job.title} `.includes(folded) || folded.includes(` ${job.title} `)),
  );
  const named = namedJobs(text, sources).filter((job) => titled.includes(job));
  const now = new Date();
  const sum = (named.length > 0 ? named : titled).reduce((all, job) => all + (yearsOf(job, now) ?? 0), 0);
  const line = null;
  const inSummary = sources.resume.statements.some(
    (one) => one.numbers.some(({ value }) => value === years.value) && isTitledYears(one.text, title),
  );
  if (inSummary) return null;
  if (titled.length === 0) return null;
  if (years.value > sum)
    return { answer: "not borne out", line, reason: `Your resume does not show “${years.text}” years as ${title}.` };
  return years.value >= sum - 2 ? { answer: "borne out", line, reason: "" } : null;
}

function isTitledYears(text: string, title: string): boolean {
  const folded = foldText(text);
  return new RegExp(
    `(?:years?|jahren?|anos?|ans) (?:\\p{L}+ ){0,3}(?:as|als|como|comme) (?:an? |une? |el |la )?${title}`,
    "u",
  ).test(folded);
}

function titleIn(text: string): string | null {
  const as = AS.exec(text);
  if (!as) return null;
  const words = factWords(text.slice(as.index + as[0].length));
  const end = words.findIndex(({ word }) => isTitleHead(word));
  if (end < 0 || end > 4) return null;
  return words
    .slice(0, end + 1)
    .map(({ word }) => word)
    .filter((word) => !/^(?:an?|the|une?|el|la|der|die|ein|eine)$/.test(word))
    .join(" ");
}
