import { anyOf } from "../../../any-of.ts";
import { claimingWords, isTitleHead } from "../fact-words.ts";
import { isLesserTitle } from "../lesser-title.ts";
import { type FoundNumber, readNumbers } from "../read-numbers.ts";
import { foldText, type SourceJob, type Sources } from "../sources.ts";
import { namedJobs } from "../trace-job.ts";
import { boundOf, isYear } from "../trace-number.ts";

/** How long somebody says to have done something, and what is left of the sentence without it. */
export type Duration = {
  rest: string;
  /** Of the dates of the jobs that are meant: they hold, hold of all jobs together, or do not. */
  answer: "borne out" | "not sure" | "not borne out";
  reason: string;
};

const UNIT = anyOf("years? yrs jahren? jahre años? ans années? months? monaten? monate mois mes(?:es)?");
const AFTER = new RegExp(
  String.raw`^(?:\+|\splus)?\s(?:full\s|good\s|volle\s)?(?<unit>${UNIT})(?!\p{L})(?:['’]s?)?(?:\s(?:of|de|d['’]|lang|now))?`,
  "iu",
);
const BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})${anyOf(
    String.raw`for since seit desde(?:\shace)? depuis durante pendant over more\sthan at\sleast nearly almost about`,
    String.raw`around than über mehr\sals fast rund etwa gut knapp más\sde casi hace unos plus\sde près\sde presque`,
    String.raw`environ with mit con avec the\s(?:past|last)`,
  )}\s+){1,3}$`,
  "iu",
);
const OF_AGE = new RegExp(
  String.raw`^\s${anyOf(
    String.raw`old of\sage alt d['’]âge de\sedad ago early earlier late later sooner ahead früher später plus\st[oô]t plus\stard`,
  )}(?!\p{L})`,
  "iu",
);
const WITHIN = /(?<!\p{L})(?:in|within|over the course of|en|innerhalb von|dans|to|bis|and|y|et|und|between)\s+$/iu;
const OF_PERSON = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`i my ich mein\p{L}* je j mon mes yo mi llevo tengo cuento soy trabaj[oéa]\p{L}* estuve fui pasé ejercí serví permanecí`,
  )}(?!\p{L})`,
  "iu",
);
const EXPERIENCE =
  /(?<!\p{L})(?:experience|background|career|erfahrung\p{L}*|berufserfahrung|experiencia|expérience)/iu;
const IN_POSITION = /^\s+(?:as|als|como|comme|en tant que)\s/iu;
const NEARLY = /(?:nearly|almost|fast|knapp|casi|près de|presque)\s+$/iu;
const ROUNDED_UP = 0.1; // a year that is nearly full is counted as one
const NEARLY_FROM = 0.85;
const MONTHS = 12;

/** The time that a sentence says somebody spent with something; null where it says none, or a line says just that. */
export function durationIn(text: string, sources: Sources): Duration | null {
  const found = readNumbers(text).find((number) => isTenure(text, number));
  const unit = found && AFTER.exec(text.slice(found.to))?.groups?.unit?.toLowerCase();
  if (!found || !unit) return null;
  const lead = BEFORE.exec(text.slice(0, found.from))?.[0] ?? "";
  const tail = AFTER.exec(text.slice(found.to))?.[0] ?? "";
  const rest = `${text.slice(0, found.from - lead.length)}${text.slice(found.to + tail.length)}`.replace(/\s+/g, " ");
  const years = isInMonths(unit) ? found.value / MONTHS : found.value;
  const isMore = boundOf(text, found) === "more" || tail.startsWith("+");
  const least = isMore ? years : years * (NEARLY.test(text.slice(0, found.from)) ? NEARLY_FROM : 1) - ROUNDED_UP;
  const said = text.slice(found.from, found.to + tail.length).trim();
  const weighed = weigh(least, said, { text, rest, sources });
  // "Nine years of experience" in a summary are those of a job, too, where its dates show them.
  const lines = linesSaying(found, unit, rest, sources);
  const isOfJob = lines.every(({ section }) => section !== "experience") && !EXPERIENCE.test(rest);
  if (lines.length > 0 && !(weighed.answer === "borne out" && isOfJob)) return null;
  return { rest: rest.trim(), ...weighed };
}

function isInMonths(unit: string): boolean {
  return unit.startsWith("m");
}

function isTenure(text: string, number: FoundNumber): boolean {
  const [before, after] = [text.slice(0, number.from), text.slice(number.to)];
  const tail = AFTER.exec(after)?.[0];
  if (tail === undefined || OF_AGE.test(after.slice(tail.length))) return false;
  if (!OF_PERSON.test(text) && !EXPERIENCE.test(text) && !IN_POSITION.test(after.slice(tail.length))) return false;
  return EXPERIENCE.test(text) || !WITHIN.test(before);
}

/** "Ten years of experience" in a summary is the person's own word; in a trade they are no years with a title. */
function linesSaying(
  { value }: FoundNumber,
  unit: string,
  rest: string,
  sources: Sources,
): Sources["resume"]["statements"] {
  const title = titleIn(rest, sources);
  return sources.resume.statements.filter((one) =>
    one.numbers.some((number) => {
      const after = one.text.slice(number.to);
      const shown = AFTER.exec(after)?.groups?.unit?.toLowerCase();
      if (number.value !== value || !shown || isInMonths(shown) !== isInMonths(unit)) return false;
      return title === null || titledJobs(title, sources) === null || ` ${foldText(after)} `.includes(` ${title} `);
    }),
  );
}

const OF_SO_LONG = /-(?=(?:year|month)(?!\p{L}))/giu;

/** Another time that a line says of the same: "during the last two years". */
export function otherTenure(text: string, written: string): string | null {
  const line = written.replace(OF_SO_LONG, " ");
  const said = readNumbers(text).filter((number) => isTenure(text, number));
  const shown = readNumbers(line).filter((number) => AFTER.test(line.slice(number.to)));
  const unitIn = (whole: string, { to }: FoundNumber) => AFTER.exec(whole.slice(to))?.groups?.unit?.toLowerCase() ?? "";
  const isSameUnit = (one: FoundNumber, own: FoundNumber) =>
    isInMonths(unitIn(text, one)) === isInMonths(unitIn(line, own));
  const other = shown.find(
    (own) => said.some((one) => isSameUnit(one, own)) && !said.some((one) => one.value <= own.value),
  );
  return said.length > 0 && other
    ? `Your resume says “${other.text}${AFTER.exec(line.slice(other.to))?.[0] ?? ""}”.`
    : null;
}

/** "I learnt for three years in a bakery": a line of one's training that gives its years, too. */
function trainedFor(least: number, { rest, sources }: { rest: string; sources: Sources }): boolean {
  const words = claimingWords(rest);
  return sources.resume.statements.some((one) => {
    const years = readNumbers(one.text).filter(isYear);
    const [start, end] = [years[0]?.value ?? 0, years[1]?.value ?? 0];
    const isSame = words.filter(({ word }) => one.words.hasForm(word)).length >= 2;
    return one.section !== "experience" && years.length >= 2 && end - start >= least && isSame;
  });
}

function weigh(least: number, said: string, what: { text: string; rest: string; sources: Sources }) {
  const { jobs } = what.sources;
  if (trainedFor(least, what)) return { answer: "borne out" as const, reason: "" };
  const own = relatedJobs(what);
  const total = yearsOf(own ?? jobs);
  if (jobs.every(({ span }) => span === null)) return { answer: "not sure" as const, reason: NO_DATES };
  if (least <= total) return { answer: "borne out" as const, reason: "" };
  const isOfTrade =
    own !== null &&
    namedJobs(what.text, what.sources).length === 0 &&
    titledJobs(titleIn(what.rest, what.sources), what.sources) === null;
  if (total === 0) return { answer: "not sure" as const, reason: NO_DATES };
  const shown = `The dates in your resume show about ${inWords(total)} of this, not “${said}”.`;
  if (isOfTrade && least <= yearsOf(jobs)) return { answer: "not sure" as const, reason: shown };
  return { answer: "not borne out" as const, reason: shown };
}

const NO_DATES = "Your resume gives no dates that show how long.";

function inWords(years: number): string {
  const whole = Math.floor(years);
  return `${whole} ${whole === 1 ? "year" : "years"}`;
}

/** The jobs that a sentence speaks of: by name, by title, or by what they share with its words; null for all. */
function relatedJobs(what: { text: string; rest: string; sources: Sources }): SourceJob[] | null {
  const { sources } = what;
  const titled = titledJobs(titleIn(what.rest, what.sources), sources);
  const named = namedJobs(what.text, sources);
  if (titled && named.length > 0) return titled.filter((job) => named.includes(job));
  if (named.length > 0) return named;
  if (titled) return titled;
  const words = claimingWords(what.rest).filter(({ word }) => !EXPERIENCE.test(word));
  if (words.length === 0) return null;
  return sources.jobs.filter(({ entry }) => {
    const shown = sources.resume.statements.filter((one) => one.entry === entry).map(({ text }) => claimingWords(text));
    return words.some(({ word }) => shown.flat().some((other) => isKin(word, other.word)));
  });
}

const SAID_AS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`as als como comme en\stant\sque been am I\swas bin war soy suis`,
  )}\s(?:an?\s|the\s|une?\s|seit\s.*\s(?=\p{Lu}))?(?<title>.*)`,
  "iu",
);
const FARTHEST = 4;

/** "As a home health aide": the title that is said; null where none is. */
function titleIn(rest: string, { jobs }: Sources): string | null {
  const said = SAID_AS.exec(rest)?.groups?.title;
  if (said === undefined) return null;
  const held = jobs.find(({ title }) => title && ` ${foldText(said)} `.startsWith(` ${title} `));
  if (held?.title) return held.title;
  const words = foldText(said).split(" ");
  const end = words.findIndex((word) => isTitleHead(word));
  return end < 0 || end > FARTHEST ? null : words.slice(0, end + 1).join(" ");
}

/** The jobs with a title, whatever the order of its words; null where it is none of them. */
function titledJobs(title: string | null, { jobs }: Sources): SourceJob[] | null {
  if (title === null) return null;
  const said = title.split(" ");
  const held = jobs.filter((job) => {
    const own = job.title?.split(" ") ?? [];
    const isPart = said.every((word) => own.includes(word)) || ` ${title} `.includes(` ${job.title} `);
    return own.length > 0 && isPart && !isLesserTitle(own.join(" "), title);
  });
  return held.length > 0 ? held : null;
}

const SHORTEST = 4;
const LONGEST_START = 5;

/** "Joinery" and "joiner", "accounting" and "accountant": enough to say which jobs are meant. */
function isKin(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < SHORTEST) return a === b;
  const start = Math.min(LONGEST_START, Math.max(SHORTEST, shorter - 1));
  return a.slice(0, start) === b.slice(0, start);
}

function yearsOf(jobs: readonly SourceJob[]): number {
  const spans = jobs.flatMap(({ span }) => span ?? []).sort((a, b) => a.from - b.from);
  let until = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const { from, to } of spans) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

const SINCE_YEAR = /(?<!\p{L})(?:since|seit|depuis|desde)\s(?:\p{L}+\s)?(?<year>(?:19|20)\d\d)(?!\d)/iu;

/** A sentence without its "since 2017", where a job that it may mean began in that year; null for any other. */
export function withoutStart(text: string, sources: Sources): string | null {
  const found = SINCE_YEAR.exec(text);
  if (!found) return null;
  const rest = text.replace(found[0], "").replace(/\s+/g, " ").trim();
  const own = relatedJobs({ text, rest, sources }) ?? [];
  const jobs = own.length > 0 ? own : sources.jobs;
  const starts = jobs.flatMap(({ start }) => start ?? []);
  const year = Number(found.groups?.year);
  if (starts.length > 0 && Math.min(...starts) === year) return rest;
  // "In coffee since 2016" of two jobs of which only the later one says coffee.
  const isOfTrade = titleIn(rest, sources) === null && namedJobs(text, sources).length === 0;
  return isOfTrade && sources.jobs.some(({ start }) => start === year) ? rest : null;
}
