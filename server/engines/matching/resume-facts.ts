import { anyOfLines } from "../any-of.ts";
import { studyFieldsIn } from "../analysis/lexicon/study-fields.ts";
import type {
  DegreeLevel,
  LineRange,
  Profile,
  ProfileEducation,
  ProfileSection,
  SectionKind,
} from "../analysis/profile.ts";
import { type FamilyShare, familiesOfTitle } from "../analysis/title-families.ts";
import { findNamedSkills } from "../analysis/phrased-skills.ts";
import { workWords } from "../analysis/title-words.ts";
import { titleTerms } from "../analysis/title-terms.ts";
import { levelOfTitle, type PlaceFacts, placeFacts } from "./listing-facts.ts";
import { degreeRank } from "./years-and-degrees.ts";
import { countWords } from "./text-terms.ts";

/** Raise it with every change of the extraction: it is part of the score's version. */
const RESUME_FACTS_VERSION = 11;

export type ResumeLine = { line: number; text: string };

export type ResumeWishes = {
  titles?: string[];
  location?: string | null;
  remote?: boolean | null /** Dollars a year. */;
  minimumPay?: number | null;
};

export type ResumeTitle = {
  text: string;
  /** Null for a title the person wishes for. */
  line: number | null;
  /** 1 for the headline and wishes, then 0.9 x 0.5 for each older job. */
  weight: number;
  terms: string[];
  work: string[];
  families: FamilyShare[];
};

export function titleLine({ line, text }: ResumeTitle): ResumeLine | null {
  return line === null ? null : { line, text };
}

export type SkillPlace = "experience" | "text" | "list";

export type ResumeDegree = { level: DegreeLevel; fields: string[]; at: ResumeLine };

export type ResumeSkill = { id: string; name: string; shown: boolean; at: ResumeLine; where: SkillPlace };

export type ResumeFacts = {
  version: number;
  titles: ResumeTitle[];
  words: [string, number][];
  skills: ResumeSkill[];
  licences: ResumeSkill[];
  /** Those that the person's jobs need: a registered nurse hardly works without one, named or not. */
  licencesOfTitles: string[];
  languages: ResumeSkill[];
  years: number | null;
  level: number | null;
  degrees: ResumeDegree[];
  /** `at` is null for a place the person set themselves. */
  place: (PlaceFacts & { at: ResumeLine | null }) | null;
  workRight: ResumeLine | null;
  wishes: { remote: boolean | null; minimumPay: number | null };
};

const HEADLINE_WEIGHT = 1;
const LATEST_JOB_WEIGHT = 0.9;
const OLDER_JOB_FACTOR = 0.5;
const MAX_JOBS = 8;
const MAX_OCCUPATION_WORDS = 4;
const TITLES_FOR_LEVEL = 3;
const JUNIOR = 1; // as levelOfTitle counts
const HEADLINE_LINES = 3;
const MAX_HEADLINE_WORDS = 8;
const HEADLINE_SURENESS = 0.8;
const MAX_WORDS = 400;
const MAX_LINE_LENGTH = 200;

const SECTION_WEIGHTS: Record<ProfileSection["kind"], number> = {
  contact: 0,
  summary: 1.3,
  skills: 0.6,
  experience: 0.8,
  education: 0.6,
  certificates: 0.9,
  languages: 0.3,
  projects: 0.9,
  other: 0.7,
};
const RECENT_JOB_WEIGHTS = [1.5, 1.1];

const WORK_RIGHT = new RegExp(
  anyOfLines`
    authori[sz]ed to work|work authori[sz]ation
    \b(u\.?s\.?|american) citizen|security clearance|right to work
    green card|permanent resident
  `,
  "i",
);

function lineWeights(profile: Profile): number[] {
  const weights = new Array<number>(profile.lines.length).fill(0.8);
  for (const { kind, lines } of profile.sections) weights.fill(SECTION_WEIGHTS[kind], lines.from, lines.to + 1);
  profile.jobs.slice(0, RECENT_JOB_WEIGHTS.length).forEach((job, index) => {
    weights.fill(RECENT_JOB_WEIGHTS[index]!, job.lines.from, job.lines.to + 1);
  });
  return weights;
}

/** What is said again in the same words says nothing more, and a list adds only the words that nothing else says. */
function countedWords(profile: Profile): Map<string, number> {
  const lists = profile.sections.filter(({ kind }) => kind === "skills").map(({ lines }) => lines);
  const counts = new Map<string, number>();
  const listed = new Map<string, number>();
  const said = new Set<string>();
  lineWeights(profile).forEach((weight, line) => {
    const text = (profile.lines[line] ?? "").trim().toLowerCase();
    if (weight === 0 || said.has(text)) return;
    said.add(text);
    if (!isWithin(line, lists)) countWords(text, weight, counts);
    else {
      const own = new Map<string, number>();
      countWords(text, weight, own);
      for (const word of own.keys()) listed.set(word, weight);
    }
  });
  for (const [word, weight] of listed) counts.set(word, Math.max(counts.get(word) ?? 0, weight));
  return counts;
}

function likelyHeadline(profile: Profile): Profile["headline"] {
  for (const [line, raw] of profile.lines.slice(0, HEADLINE_LINES).entries()) {
    const text = raw.trim();
    if (text === "" || /[\d@.:]/.test(text) || text.split(/\s+/).length > MAX_HEADLINE_WORDS) continue;
    if (familiesOfTitle(text).reduce((sum, { share }) => sum + share, 0) >= HEADLINE_SURENESS) return { text, line };
  }
  return null;
}

function isWithin(line: number, ranges: LineRange[]): boolean {
  return ranges.some(({ from, to }) => line >= from && line <= to);
}

function tellingLine(profile: Profile, lines: number[], shown: boolean): { line: number; where: SkillPlace } {
  const first = lines[0] ?? 0;
  const sectionsOf = (kinds: SectionKind[]) =>
    profile.sections.filter(({ kind }) => kinds.includes(kind)).map((section) => section.lines);
  const work = [...profile.jobs.map((job) => job.lines), ...sectionsOf(["experience", "projects"])];
  const inWork = lines.find((line) => isWithin(line, work));
  if (inWork !== undefined) return { line: inWork, where: "experience" };
  const lists = sectionsOf(["skills"]);
  const inText = shown ? lines.find((line) => !isWithin(line, lists)) : undefined;
  return inText === undefined ? { line: first, where: "list" } : { line: inText, where: "text" };
}

/** Uses degree and field, else the line itself; a school's name says nothing. */
function fieldsStudied({ degree, field, institution, lines }: ProfileEducation, text: string[]): string[] {
  const named = studyFieldsIn(`${degree ?? ""}, ${field ?? ""}`);
  if (named.length > 0 || degree === null) return named;
  const line = text.slice(lines.from, lines.to + 1).find((one) => one.includes(degree)) ?? "";
  return studyFieldsIn(institution === null ? line : line.replace(institution, " "));
}

/** Of the level that a person asks for, else of what the first titles show; who was junior once may have left that. */
function levelsOf(titles: ResumeTitle[]): number[] {
  const of = (some: ResumeTitle[]) => some.flatMap(({ text }) => levelOfTitle(text) ?? []);
  const wished = of(titles.filter(({ line }) => line === null));
  if (wished.length > 0) return wished;
  const shown = of(titles.slice(0, TITLES_FOR_LEVEL));
  const isNamedNow = titles[0] !== undefined && levelOfTitle(titles[0].text) !== null;
  return isNamedNow ? shown : shown.filter((level) => level > JUNIOR);
}

function lineAt(profile: Profile, line: number): ResumeLine {
  const text = (profile.lines[line] ?? "").replace(/^\s*•\s*|\s+/g, (blank) => (blank.includes("•") ? "" : " "));
  return { line, text: text.trim().slice(0, MAX_LINE_LENGTH) };
}

function toTitle(text: string, line: number | null, weight: number): ResumeTitle {
  const [terms, work] = [titleTerms(text), workWords(text)];
  return { text, line, weight, terms, work, families: familiesOfTitle(text) };
}

function titlesOf(profile: Profile, wished: string[]): ResumeTitle[] {
  const titles = wished.map((title) => toTitle(title, null, HEADLINE_WEIGHT));
  const headline = profile.headline ?? likelyHeadline(profile);
  if (headline) titles.push(toTitle(headline.text, headline.line, HEADLINE_WEIGHT));
  let weight = LATEST_JOB_WEIGHT;
  for (const job of profile.jobs.filter(({ title }) => title).slice(0, MAX_JOBS)) {
    titles.push(toTitle(job.title ?? "", job.lines.from, weight));
    weight *= OLDER_JOB_FACTOR;
  }
  return titles;
}

function skillsOf(profile: Profile): Pick<ResumeFacts, "skills" | "licences" | "languages"> {
  const skills: ResumeSkill[] = [];
  const licences: ResumeSkill[] = [];
  const languages: ResumeSkill[] = [];
  for (const { id, name, kind, lines, shown } of profile.skills) {
    const { line, where } = tellingLine(profile, lines, shown);
    const list = kind === "licence" || kind === "certificate" ? licences : kind === "language" ? languages : skills;
    list.push({ id, name, shown, at: lineAt(profile, line), where });
  }
  return { skills, licences, languages };
}

/** The licences of an occupation: "Registered Nurse, State of Ohio" among certificates is one. */
function licencesOfOccupation(text: string): { id: string; name: string }[] {
  const occupation = text.split(/[,;:|(–—]|\s-\s/)[0]!.trim();
  if (occupation === "" || occupation.split(/\s+/).length > MAX_OCCUPATION_WORDS) return [];
  return findNamedSkills(`${occupation} license`, { list: true }).filter(({ kind }) => kind === "licence");
}

function withOccupationLicences(profile: Profile, named: ResumeSkill[]): ResumeSkill[] {
  const licences = [...named];
  for (const { lines } of profile.sections.filter(({ kind }) => kind === "certificates")) {
    for (let line = lines.from; line <= lines.to; line++) {
      const at = lineAt(profile, line);
      for (const { id, name } of licencesOfOccupation(at.text))
        if (!licences.some((known) => known.id === id)) licences.push({ id, name, shown: true, at, where: "list" });
    }
  }
  return licences;
}

function degreesOf(profile: Profile): ResumeDegree[] {
  return profile.education
    .filter(({ level }) => level !== "none")
    .map((education) => ({
      level: education.level,
      fields: fieldsStudied(education, profile.lines),
      at: lineAt(profile, education.lines.from),
    }))
    .sort((a, b) => degreeRank(b.level) - degreeRank(a.level));
}

/** What a resume and the wishes of its person give to matching. */
export function extractResumeFacts(profile: Profile, wishes: ResumeWishes = {}): ResumeFacts {
  const titles = titlesOf(profile, wishes.titles ?? []);
  const levels = levelsOf(titles);
  const written = wishes.location ? null : profile.location;
  const place = placeFacts(wishes.location ?? written?.text ?? "");
  const held = skillsOf(profile);
  const workRightLine = profile.lines.findIndex((line) => WORK_RIGHT.test(line));
  return {
    version: RESUME_FACTS_VERSION,
    titles,
    words: [...countedWords(profile)].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_WORDS),
    ...held,
    licences: withOccupationLicences(profile, held.licences),
    licencesOfTitles: titles.flatMap(({ text }) => licencesOfOccupation(text).map(({ id }) => id)),
    years: profile.yearsOfExperience,
    level: levels.length > 0 ? Math.max(...levels) : null,
    degrees: degreesOf(profile),
    place: place && { ...place, at: written && lineAt(profile, written.line) },
    workRight: workRightLine < 0 ? null : lineAt(profile, workRightLine),
    wishes: { remote: wishes.remote ?? null, minimumPay: wishes.minimumPay ?? null },
  };
}
