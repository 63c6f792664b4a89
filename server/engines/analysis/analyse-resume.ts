import { anyOf } from "../any-of.ts";
import { partBelowTables } from "./below-tables.ts";
import { collectSkills } from "./collect-skills.ts";
import { markDaysFirst } from "./day-first.ts";
import { takeDetails } from "./details-below.ts";
import { findEducation, type FoundEducation } from "./find-education.ts";
import { findJobs, type FoundJob } from "./find-jobs.ts";
import { partColumns } from "./columns-apart.ts";
import { countYears } from "./count-years.ts";
import { PARTICLES, placesIn } from "./find-location.ts";
import { joinCells } from "./hanging-cells.ts";
import { isNoHouse } from "./no-house.ts";
import { partMargins } from "./margin-headings.ts";
import { findPerson, type Person } from "./find-person.ts";
import { findSections, partAtName, type Section } from "./find-sections.ts";
import { FUNCTION_WORDS, isSchoolWord } from "./judge-part.ts";
import { partAtPanels } from "./panels.ts";
import type { Profile } from "./profile.ts";
import { saidAbroad } from "./prose-jobs-abroad.ts";
import { proseWork, tellsOfSelf } from "./prose-jobs.ts";
import { readHeaderLine } from "./read-header.ts";
import { markUnsure } from "./sure-houses.ts";
import { tidyPart } from "./tidy-part.ts";
import { joinTornWords } from "./torn-words.ts";
import { takePlace } from "./read-place.ts";
import { partFramed, partRunTogether } from "./run-together.ts";
import { judgeByContent } from "./section-content.ts";
import { asWritten, raiseSmallLetters } from "./small-letters.ts";
import { splitByContent } from "./split-by-content.ts";
import { telegramWork } from "./telegram-jobs.ts";
import { joinWorkBelow } from "./work-goes-on.ts";
import { foldWord, prepareLines, type ResumeLine, wordsOf } from "./resume-lines.ts";

/** Raise it with every change of rules or lexicon that can change a profile. */
export const PROFILE_VERSION = 79;

const MAX_CHARACTERS = 400_000; // longer texts are books, not resumes; the rest is not read
const MAX_NOT_UNDERSTOOD = 8;

/** Lines come in reading order. Unknown parts stay null or empty. Never throws; `now` ends current jobs. */
export function analyseResume(rawLines: string[], options: { now?: Date } = {}): Profile {
  const now = options.now ?? new Date();
  const written = joinCells(partColumns(joinTornWords(withinLimit(rawLines)), now), now);
  const prepared = prepareLines(partMargins(written.flatMap(partFramed)).flatMap(partRunTogether));
  const lines = partBelowTables(prepared, now);
  const noted = telegramWork(lines, now);
  if (noted) return readProfile(noted.lines, now, noted.jobs);
  const profile = readProfile(lines, now, null);
  const isOnlyTold = profile.jobs.every((job) => isTold(job, lines));
  const isAbroad = lines.some(({ text }) => saidAbroad(text) !== null);
  // A life told in sentences abroad often has no heading.
  const mayTell = ({ index, text }: ResumeLine) =>
    (isAbroad && /[\p{L})]\.$/u.test(text)) ||
    profile.sections.some(
      ({ kind, heading, lines: range }) =>
        index >= range.from && index <= range.to && mayHoldJobs({ kind, heading }, "experience"),
    );
  const told = isOnlyTold ? proseWork(lines, { now, name: profile.name, mayTell }) : null;
  if (told === null) return profile;
  return namesIn(told.jobs) > namesIn(profile.jobs)
    ? readProfile(told.lines, now, told.jobs)
    : { ...profile, jobs: withWholeNames(profile.jobs, told.jobs) };
}

/** Employers by all of their name, of which a line's end had cut a part off. */
function withWholeNames(jobs: Profile["jobs"], told: readonly Pick<Profile["jobs"][number], "employer">[]) {
  return jobs.map((job) => {
    const isWhole = (name: string | null) => job.employer !== null && name?.startsWith(`${job.employer} `) === true;
    return { ...job, employer: told.find(({ employer }) => isWhole(employer))?.employer ?? job.employer };
  });
}

function namesIn(jobs: Profile["jobs"]): number {
  const isName = (text: string | null) => text !== null && !/(?<!\p{L})ich (?:als|dort)(?!\p{L})/u.test(text);
  return jobs.reduce((sum, { title, employer }) => sum + Number(isName(title)) + Number(isName(employer)), 0);
}

function isTold({ title, employer, lines: { from, to } }: Profile["jobs"][number], lines: ResumeLine[]): boolean {
  const naming = lines.slice(from, to + 1).find(({ text }) => text.includes(title ?? employer ?? ""));
  return naming !== undefined && tellsOfSelf(naming.text);
}

function readProfile(lines: ResumeLine[], now: Date, toldJobs: FoundJob[] | null): Profile {
  const dated = markDaysFirst(lines);
  const raised = raiseSmallLetters(dated, now);
  const linesOf = (section: Section) => contentOf(lines, section);
  const raisedOf = (section: Section) => contentOf(raised, section);
  const headed = joinWorkBelow(findSections(lines, now), raised, now);
  const judged = splitByContent(judgeByContent(headed, raisedOf, now), raised, now);
  const found = partAtPanels(judged, lines, now);
  const contactOf = (from: Section[]) => from.filter(({ kind }) => kind === "contact").flatMap(linesOf);
  const atFirst = findPerson(lines, contactOf(found), now);
  const sections = partAtName(found, atFirst.nameLine);
  const inKind = (kind: Section["kind"]) => sections.filter((section) => section.kind === kind);

  const isParted = sections.length > found.length;
  const person = isParted ? findPerson(lines, contactOf(sections), now) : atFirst;
  const experience = inKind("experience");
  const underHeading = experience.flatMap((section) => findJobs(raisedOf(section), { now, needsTitle: false }));
  // A heading in the margin, printed sideways, comes after its section.
  const isHeaded = experience.some((section) => hasText(linesOf(section)));
  const allJobs = toldJobs ?? (isHeaded ? underHeading : findJobsWithoutHeading(sections, raisedOf, now));
  // "Registered electrician, licence to June 2028" is no work.
  const today = now.toISOString().slice(0, "2026-01".length);
  const jobs = allJobs.filter(
    ({ employer, start }) =>
      !(start !== null && start > today) && (start !== null || person.name === null || employer !== person.name),
  );
  for (const job of jobs) {
    if (job.employer && isNoHouse(job.employer, person.name)) job.employer = null;
    if (job.title && TELLS_HOW.test(job.title)) job.title = null;
  }
  const education = findAllEducation(sections, raisedOf, raised, now);
  if (raised !== dated) writeAsWritten(jobs, education, lines);
  takeDetails(jobs, lines);
  const headings = new Set(sections.flatMap(({ heading, lines: { from } }) => (heading === null ? [] : from)));
  markUnsure(jobs, { lines, headings, now });

  const skills = findSkillsIn(sections, { linesOf, person, names: namesByLine(jobs, education, lines) });
  const schoolLines = inKind("education").flatMap(linesOf);
  const workLines = experience.flatMap(linesOf);

  return {
    version: PROFILE_VERSION,
    lines: lines.map((line) => (line.hasBullet ? `• ${line.text}` : line.text)),
    name: person.name,
    headline: person.headline,
    location: person.location,
    sections: sections.map(({ kind, heading, lines: range }) => ({ kind, heading, lines: range })),
    skills,
    jobs: jobs.map(toProfileJob),
    education: education.map(({ headerLines: _, ...entry }) => entry),
    yearsOfExperience: countYears(jobs.flatMap(({ months }) => months ?? [])),
    experienceText: jobs.length > 0 ? jobs.map((job) => jobText(job, lines, now)).join("\n\n") : plainText(workLines),
    educationText: educationText(education, schoolLines, lines),
    notUnderstood: findGaps(jobs, education, workLines, schoolLines),
  };
}

/** "CurrentPrograms Lead , 12/2019": the word for a job that goes on was printed before its title. */
const GLUED_NOW = /^(?:Current|Present)(?=\p{Lu}\p{Ll})/u;
const STILL = /(?<=\p{L}) (?:Current|Present)$/u;

function toProfileJob({ title, employer, start, end, current, lines, isUnsure }: FoundJob): Profile["jobs"][number] {
  const isStill = start === null && title !== null && STILL.test(title);
  const goesOn = end === null && title !== null && (isStill || GLUED_NOW.test(title));
  return {
    title: title?.replace(GLUED_NOW, "").replace(start === null ? STILL : "", "") ?? null,
    employer: withCapital(employer),
    start,
    end,
    current: current || goesOn,
    lines,
    ...(isUnsure ? { isUnsure } : {}),
  };
}

/** "dun and Hadley" is a name, "the Oak" and "von Trapp" begin as they are written. */
function withCapital(employer: string | null): string | null {
  const [first = ""] = employer?.split(" ") ?? [];
  const isName = /^\p{Ll}{3,}$/u.test(first) && !FUNCTION_WORDS.has(first) && !PARTICLES.has(first);
  const isInCapitals = /^\p{Ll}+ (?:.* )?\p{Lu}\p{Ll}/u.test(employer ?? "");
  return isName && isInCapitals ? first[0]!.toUpperCase() + employer!.slice(1) : employer;
}

/** "Mostly light commercial & dairy sheds" below a house. */
const TELLS_HOW = /^(?:mostly|mainly|largely|primarily|usually|often|sometimes) /iu;

const LIST_KINDS = new Set<Section["kind"]>(["skills", "languages"]);

type SkillLines = { linesOf: (section: Section) => ResumeLine[]; person: Person; names: Map<number, string[]> };

function findSkillsIn(sections: Section[], { linesOf, person, names }: SkillLines): Profile["skills"] {
  const homes = person.location === null ? [] : [person.location.text];
  const headings = sections.filter(({ heading, inlineText }) => heading !== null && inlineText === null);
  const headingLines = new Set(headings.map(({ lines }) => lines.from));
  const listed: ResumeLine[] = [];
  const prose: ResumeLine[] = [];
  for (const section of sections) {
    const isContact = section.kind === "contact";
    const isList = LIST_KINDS.has(section.kind) || (section.kind === "certificates" && section.heading !== null);
    for (const line of linesOf(section)) {
      if (headingLines.has(line.index) || line.index === person.nameLine) continue;
      if (isContact && person.contactLines.has(line.index)) {
        listed.push(...listsBesideContact(line.text).map((text) => ({ ...line, text })));
        continue;
      }
      const own = isContact ? homes : (names.get(line.index) ?? []);
      (isList ? listed : prose).push(withoutNames(line, own));
    }
  }
  const certificateLines = sections.filter(({ kind }) => kind === "certificates").flatMap(linesOf);
  const certificates = new Set(certificateLines.map((line) => line.index));
  return collectSkills(listed, prose).filter(
    (skill) => !(skill.id.startsWith("own:") && skill.lines.every((line) => certificates.has(line))),
  );
}

const LIST_OF_SKILLS = new RegExp(
  `^${anyOf(String.raw`techs? technologies tech\sstack tools? stack software programs skills fields expertise`)}: [^:@]{8,200}$`,
  "iu",
);

/** "Techs: Git, Bash, React" of a line that has an address in its other column. */
function listsBesideContact(line: string): string[] {
  return line.split("\t").filter((cell) => LIST_OF_SKILLS.test(cell));
}

function namesByLine(jobs: FoundJob[], education: FoundEducation[], lines: ResumeLine[]): Map<number, string[]> {
  const entries = [
    ...jobs.map(({ headerLines, employer }) => ({ headerLines, name: employer })),
    ...education.map(({ headerLines, institution }) => ({ headerLines, name: institution })),
  ];
  const names = new Map<number, string[]>();
  for (const { headerLines, name } of entries)
    for (const line of headerLines) {
      const { text } = lines[line]!;
      names.set(
        line,
        [...(names.get(line) ?? []), name, takePlace(text).place, ...placesIn(text)].filter((each) => each !== null),
      );
    }
  return names;
}

/** The name of an employer, a school or a town proves no skill; blanks keep every other word in its place. */
function withoutNames(line: ResumeLine, names: string[]): ResumeLine {
  const text = names.reduce((rest, name) => rest.replace(name, " ".repeat(name.length)), line.text);
  return names.length === 0 ? line : { ...line, text };
}

function writeAsWritten(jobs: FoundJob[], education: FoundEducation[], lines: ResumeLine[]): void {
  for (const job of jobs) {
    const own = lines.slice(job.lines.from, job.lines.to + 1);
    job.title = asWritten(job.title, own);
    job.employer = asWritten(job.employer, lines);
  }
  for (const entry of education) {
    const own = lines.slice(entry.lines.from, entry.lines.to + 1);
    entry.degree = asWritten(entry.degree, own);
    entry.field = asWritten(entry.field, own);
    entry.institution = asWritten(entry.institution, own);
  }
}

function withinLimit(rawLines: string[]): string[] {
  let left = MAX_CHARACTERS;
  const kept: string[] = [];
  for (const raw of rawLines) {
    if (left <= 0) break;
    const pieces = raw.slice(0, left).split(/\r?\n|\r|\u2028|\u2029/);
    left -= raw.length + 1;
    kept.push(...pieces);
  }
  return kept;
}

function contentOf(lines: ResumeLine[], section: Section): ResumeLine[] {
  const content = lines.slice(section.contentFrom, section.lines.to + 1);
  const first = content[0];
  if (section.inlineText !== null && first) content[0] = { ...first, text: section.inlineText, hasBullet: false };
  return content;
}

function hasText(lines: ResumeLine[]): boolean {
  return lines.some((line) => !line.isBlank);
}

/** Under these headings stand other people, honours and offices beside the work. */
const NO_WORK = new RegExp(
  anyOf(
    "referen referees? board affiliation membership award hono publication patent recommend testimonial",
    "mitglied gremien auszeichnung ehrung veroffentlich distinction premio",
  ),
);

function mayHoldJobs({ kind, heading }: Pick<Section, "kind" | "heading">, ...more: Section["kind"][]): boolean {
  const isKind = ["contact", "summary", "other", "skills", "languages", ...more].includes(kind);
  return isKind && (heading === null || !NO_WORK.test(foldWord(heading)));
}

/** Lines with a title and a range of dates count as jobs wherever they stand. */
function findJobsWithoutHeading(
  sections: Section[],
  linesOf: (section: Section) => ResumeLine[],
  now: Date,
): FoundJob[] {
  return sections
    .filter((section) => mayHoldJobs(section))
    .flatMap((section) => findJobs(linesOf(section), { now, needsTitle: true }));
}

function findAllEducation(
  sections: Section[],
  linesOf: (section: Section) => ResumeLine[],
  lines: ResumeLine[],
  now: Date,
): FoundEducation[] {
  const inSections = sections
    .filter(({ kind }) => kind === "education")
    .flatMap((section) => findEducation(linesOf(section), { now, byPlace: true }));
  const amongPapers = sections
    .filter(({ kind }) => kind === "certificates")
    .flatMap((section) => linesOf(section).flatMap(sentencesOf))
    .flatMap((line) => findEducation([line], { now, byPlace: false }))
    .filter(({ degree, institution, level }) => {
      const isFromSchool = wordsOf(institution ?? "").some(isSchoolWord);
      return degree !== null && institution !== null && (level !== "none" || isFromSchool);
    });
  if (inSections.length === 0 && amongPapers.length > 0) return amongPapers;
  if (inSections.length > 0 || sections.some(({ kind }) => kind === "education")) return inSections;
  // Without a heading only a line that names both a degree and a school is sure enough.
  const isHeadless = sections.every(({ heading }) => heading === null);
  return isHeadless
    ? findEducation(
        lines.filter((line) => wordsOf(line.text).length < 20),
        { now, byPlace: false },
      ).filter((entry) => entry.degree !== null && entry.institution !== null && entry.level !== "none")
    : [];
}

function sentencesOf(line: ResumeLine): ResumeLine[] {
  return line.text.split(/(?<=\p{L}{3}|\d|\))\. (?=\p{Lu})/u).map((text) => ({ ...line, text }));
}

/** Starts with "Title - Employer", because the title is read from this text again. */
function jobText(job: FoundJob, lines: ResumeLine[], now: Date): string {
  const text: string[] = [];
  const heads = new Set(job.headerLines);
  if (job.title && job.employer) {
    text.push(`${job.title} - ${job.employer}`);
    const facts = [...heads].flatMap((index) => leftOver(lines[index], job, now));
    if (facts.length > 0) text.push([...new Set(facts)].join(" | "));
  } else {
    for (const index of heads) {
      const line = lines[index];
      if (line && !line.isBlank) text.push(flat(line));
    }
  }
  for (let index = job.lines.from; index <= job.lines.to; index++) {
    const line = lines[index];
    if (line && !line.isBlank && !heads.has(index)) text.push(flat(line));
  }
  return text.join("\n");
}

function leftOver(line: ResumeLine | undefined, job: FoundJob, now: Date): string[] {
  if (!line) return [];
  const head = readHeaderLine(line, now);
  const dates = head.dates.map((span) => tidyPart(line.text.slice(span.from, span.to)));
  const others = head.parts
    .map((part) => part.text)
    .filter((text) => !(job.title?.includes(text) || job.employer?.includes(text)));
  return [...dates, ...(head.place ? [head.place] : []), ...others].filter((text) => text !== "");
}

function educationText(education: FoundEducation[], content: ResumeLine[], lines: ResumeLine[]): string {
  if (content.length > 0) return plainText(content);
  return education.map(({ lines: range }) => plainText(lines.slice(range.from, range.to + 1))).join("\n");
}

function plainText(lines: ResumeLine[]): string {
  return lines
    .filter((line) => !line.isBlank)
    .map(flat)
    .join("\n");
}

function flat(line: ResumeLine): string {
  const text = line.text.replace(/\t+/g, " | ");
  return line.hasBullet ? `• ${text}` : text;
}

function findGaps(
  jobs: FoundJob[],
  education: FoundEducation[],
  experience: ResumeLine[],
  school: ResumeLine[],
): Profile["notUnderstood"] {
  const gaps: Profile["notUnderstood"] = [];
  for (const job of jobs) {
    const line = job.headerLines[0] ?? job.lines.from;
    if (!job.title && !job.employer)
      gaps.push({ line, reason: "No job title and no employer was found for these dates." });
    else if (!job.title) gaps.push({ line, reason: "No job title was found here." });
  }
  const firstWork = experience.find((line) => !line.isBlank);
  if (jobs.length === 0 && firstWork)
    gaps.push({ line: firstWork.index, reason: "No job with a title or dates was found in this part." });
  const firstSchool = school.find((line) => !line.isBlank);
  if (education.length === 0 && firstSchool)
    gaps.push({ line: firstSchool.index, reason: "No degree or school was found in this part." });
  return gaps.slice(0, MAX_NOT_UNDERSTOOD);
}
