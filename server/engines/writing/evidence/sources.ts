import { projectOver } from "../facts/project-over.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import type { Profile, SectionKind } from "../../analysis/profile.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import type { Posting } from "../../../domain/posting.ts";
import { splitSentences } from "../../matching/posting-sentences.ts";
import { withoutRemark } from "../real-employer.ts";
import { resumeStatements, type Statement } from "../resume-statements.ts";
import { isOnlyNamed, openDegrees } from "./credentials.ts";
import { factWords, WordIndex } from "./fact-words.ts";
import { isInstruction } from "./find-instructions.ts";
import { type FoundNumber, readNumbers } from "./read-numbers.ts";
import { withStanding } from "./standing-below.ts";

export type PostingText = Pick<Posting, "title" | "company" | "location" | "salary" | "description" | "requirements">;

export type SourceStatement = {
  text: string;
  /** Who says so: `you` is a statement that the person confirmed. */
  from: "resume" | "posting" | "you";
  /** 0-based: of `Profile.lines`, of `postingLines`, or of the person's own statements. */
  line: number;
  /** Statements of one entry (a job, a degree, a paragraph) belong together. */
  entry: string;
  words: WordIndex;
  numbers: FoundNumber[];
  section: SectionKind | "posting";
  isHead: boolean;
  /** The name of the project that it is told of, where the resume gives one. */
  project: string | null;
};

export type SourceJob = {
  entry: string;
  title: string | null;
  employer: string | null;
  start: number | null;
  end: number | null;
  isCurrent: boolean;
  /** The entry of the later post at the same employer under which its lines stand, too; null where it stands alone. */
  under: string | null;
  /** In years, with months as parts of one where the resume gives them; null without both ends. */
  span: { from: number; to: number } | null;
};

export type Source = {
  statements: SourceStatement[];
  words: WordIndex;
  skills: ReadonlySet<string>;
  /** Folded words parted by blanks, for looking up names. */
  folded: string[];
};

export type Sources = {
  resume: Source;
  posting: Source;
  jobs: SourceJob[];
  /** The person's own title at the top, folded. */
  headline: string | null;
  /** Ids of licences and certificates that the resume names without saying that the person holds them. */
  onlyNamed: ReadonlySet<string>;
  openDegrees: ReadonlySet<string>;
  /** Folded sentences of which a model said that their nearest line bears them out. */
  entailed: ReadonlySet<string>;
  jobTitle: string;
  /** The same as whoever applies says it: "educadora" for "educador/a". */
  appliedTitle: string;
  company: string;
  place: string;
  /** Sentences for the user about lines that were left out because they instruct a machine. */
  warnings: string[];
};

/** The lines of a posting as evidence numbers them: title, company, place, pay, requirements, then the description. */
function postingLines(posting: PostingText): string[] {
  return [
    posting.title,
    posting.company,
    posting.location,
    posting.salary,
    ...posting.requirements,
    ...splitSentences(posting.description),
  ];
}

/** Words parted by single blanks, as names are compared. */
export function foldText(text: string): string {
  return factWords(text)
    .map(({ word }) => word)
    .join(" ");
}

/** Adds missing spaces between sentences: "deposits.Maintained displays". */
export function parted(text: string): string {
  return text.replace(/(?<=(?:\p{Ll}{3}|\d)[.!?])(?=\p{Lu}\p{Ll})/gu, " ");
}

function makeStatement(
  text: string,
  line: number,
  entry: string,
  {
    from,
    section,
    isHead,
    project = null,
  }: Pick<SourceStatement, "from" | "section" | "isHead"> & { project?: string | null },
): SourceStatement {
  const words = new WordIndex([parted(text)]);
  return { text, from, line, entry, words, numbers: readNumbers(text), section, isHead, project };
}

/** A part of a line, read by itself. */
export function partOf(whole: SourceStatement, text: string, isHead: boolean): SourceStatement {
  return { ...whole, text, isHead, words: new WordIndex([text]), numbers: readNumbers(text) };
}

function makeSource(statements: SourceStatement[], skillIds: Iterable<string>): Source {
  const texts = statements.map(({ text }) => text);
  return {
    statements,
    words: new WordIndex(texts.map(parted)),
    skills: new Set(skillIds),
    folded: texts.map((text) => ` ${foldText(parted(text))} `),
  };
}

/** What the person confirmed stands beside the resume, as a part of its summary. */
function ownStatements(own: readonly string[]): SourceStatement[] {
  return own.map((text, index) =>
    makeStatement(text, index, `you ${index}`, { from: "you", section: "summary", isHead: false }),
  );
}

/** Makes a resume, a posting and the person's own statements ready to be traced to. Instructions are no source. */
export function makeSources(profile: Profile, posting: PostingText, own: readonly string[] = []): Sources {
  const warnings: string[] = [];
  const instructions = profile.lines.filter(isInstruction);
  if (instructions.length > 0) warnings.push(warningOf("Your resume", instructions));
  const lines = postingLines(posting);
  const theirs = lines.filter(isInstruction);
  if (theirs.length > 0) warnings.push(warningOf("The posting", theirs));

  const left = new Set(instructions.map(foldWord));
  const employers = profile.jobs.map(({ employer }) => (employer ? foldText(employer) : ""));
  const written = resumeStatements(profile).map((statement, index) => {
    const entry = entryOf({ ...statement, job: namedFirst(statement, employers) ?? statement.job }, index);
    const text = withStanding(statement.text, statement.section, profile.lines[statement.lines.to + 1]);
    const project = projectOver(statement.lines.from, profile)?.name ?? null;
    return makeStatement(text, statement.lines.from, entry, { from: "resume", ...statement, project });
  });
  const resume = [...written, ...ownStatements(own)];
  const jobs = profile.jobs.map((job, index) => ({
    entry: `job ${index}`,
    title: job.title ? foldText(job.title) : null,
    employer: job.employer ? foldText(withoutRemark(job.employer)) : null,
    start: yearOf(job.start),
    end: yearOf(job.end),
    isCurrent: job.current,
    under: null,
    span: spanOf(job),
  }));
  const stood = { ...profile, lines: linesWithStandings(profile) };
  const skills = [
    ...profile.skills.filter((skill) => skill.lines.some((line) => !left.has(foldWord(profile.lines[line] ?? "")))),
    ...own.flatMap((text) => findSkills(text, { list: true })),
  ].map(({ id }) => id);
  const asked = lines.flatMap((text, line) =>
    isInstruction(text)
      ? []
      : [makeStatement(text, line, `posting ${line}`, { from: "posting", section: "posting", isHead: false })],
  );
  return {
    resume: makeSource(resume, skills),
    posting: makeSource(
      asked,
      asked.flatMap(({ text }) => findSkills(text, { list: true }).map(({ id }) => id)),
    ),
    jobs: stackedJobs(jobs, written),
    headline: profile.headline ? foldText(profile.headline.text) : null,
    onlyNamed: new Set(
      profile.skills
        .filter((skill) => isOnlyNamed(stood, skill, (text) => placesOf(text, skill.id)))
        .map(({ id }) => id),
    ),
    openDegrees: openDegrees(resume),
    entailed: new Set(),
    jobTitle: posting.title,
    appliedTitle: posting.title,
    company: posting.company,
    place: posting.location,
    warnings,
  };
}

function linesWithStandings({ lines, sections }: Profile): string[] {
  const stood = [...lines];
  for (const { kind, lines: range } of sections)
    for (let at = range.from; at < range.to; at++) stood[at] = withStanding(lines[at]!, kind, lines[at + 1]);
  return stood;
}

/** Posts at one employer, one below the other, share the lines that stand below the last of them. */
function stackedJobs(jobs: readonly SourceJob[], written: readonly SourceStatement[]): SourceJob[] {
  const stacked: SourceJob[] = [];
  for (const job of jobs) {
    const above = stacked.at(-1);
    const isBare = above && written.every(({ entry, isHead }) => entry !== above.entry || isHead);
    const isSame = above && (job.employer === null || job.employer === above.employer);
    stacked.push(isBare && isSame ? { ...job, employer: above.employer, under: above.under ?? above.entry } : job);
  }
  return stacked;
}

const NO_POSTING: PostingText = { title: "", company: "", location: "", salary: "", description: "", requirements: [] };

/** Makes a resume, with what the person confirmed, ready to be traced to. */
export function sourcesOfResume(profile: Profile, own: readonly string[] = []): Sources {
  return makeSources(profile, NO_POSTING, own);
}

/** "RN" is read as a licence in a sentence, and not in every list. */
function placesOf(text: string, id: string): { from: number; to: number }[] {
  return [...findSkills(text, { list: false }), ...findSkills(text, { list: true })].filter((found) => found.id === id);
}

const YEAR_MS = 365.25 * 24 * 3600 * 1000;

/** A date without a month may be any day of its year: the longest time is taken. */
function spanOf({ start, end, current }: { start: string | null; end: string | null; current: boolean }) {
  if (start === null || (end === null && !current)) return null;
  const [year = 0, month = 1] = start.split("-").map(Number);
  const [lastYear = 0, lastMonth = 12] = (end ?? "").split("-").map(Number);
  const to = current || end === null ? Date.now() / YEAR_MS + 1970 : lastYear + lastMonth / 12;
  return { from: year + (month - 1) / 12, to };
}

function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}

function warningOf(where: string, lines: string[]): string {
  const first = lines[0]?.replace(/\s+/g, " ").trim().slice(0, 120) ?? "";
  return `${where} holds text that instructs an AI (“${first}”). It was not followed and not used.`;
}

const NAME_FIRST = /^(?<name>[^:]{3,40}):\s/u;

/** "Chebucto: maintain the parcel layer" below a table of jobs is said of that employer. */
function namedFirst({ text, job, isHead }: Pick<Statement, "text" | "job" | "isHead">, employers: readonly string[]) {
  const name = foldText(NAME_FIRST.exec(text)?.groups?.name ?? "");
  if (job === null || isHead || name === "") return null;
  const named = employers.flatMap((employer, at) => (`${employer} `.startsWith(`${name} `) ? [at] : []));
  return named.length === 1 ? named[0]! : null;
}

function entryOf(statement: { job: number | null; education: number | null; section: string }, index: number): string {
  if (statement.job !== null) return `job ${statement.job}`;
  if (statement.education !== null) return `education ${statement.education}`;
  return `${statement.section} ${index}`;
}
