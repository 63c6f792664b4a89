import { onceFor } from "../../once-for.ts";
import { anyOf } from "../../any-of.ts";
import type { ProfileJob } from "../../analysis/profile.ts";
import { monthsOf } from "../facts/months.ts";
import { ONLY_MEMBER } from "../english-nouns.ts";
import { titleShare } from "../tailored-resume/own-title.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { fieldNearness } from "./field-nearness.ts";

type Facts = Pick<WritingFacts, "profile" | "listing" | "asks">;

const BRIEF = 4; // in months
const LONG = 12;

function lengthOf({ start, end }: ProfileJob): number | null {
  return start?.includes("-") && end?.includes("-") ? monthsOf(end) - monthsOf(start) : null;
}

/** Whether a job of the past was over within a few months, where one before it was not. */
export function isBriefJob(index: number, { profile }: Pick<WritingFacts, "profile">): boolean {
  const job = profile.jobs[index];
  const months = job === undefined || job.current ? null : lengthOf(job);
  if (months === null || months >= BRIEF) return false;
  return profile.jobs.slice(index + 1).some((other) => other.current || (lengthOf(other) ?? 0) >= LONG);
}

const LEARNING = new RegExp(
  String.raw`\b${anyOf(
    String.raw`intern internship trainee student volunteer apprentice praktikant\p{L}* werkstudent\p{L}* azubi`,
    String.raw`auszubildende\p{L}* stagiaire apprenti\p{L}* becari\p{L}* prácticas`,
  )}(?!\p{L})`,
  "iu",
);

/** Whether a title is of somebody who learns, or helps without pay. */
export function isLearners(title: string | null): boolean {
  return LEARNING.test(title ?? "");
}

const BESIDE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`part[-\s]time saturdays? sundays? weekends? evenings? seasonal temporary`,
    String.raw`temp fixed[-\s]term casual zero[-\s]hours voluntary`,
    String.raw`\d{1,2}\s(?:h|hrs|hours)(?:\/|\s(?:a|per)\s)(?:wk|week) teilzeit aushilfe nebenjob minijob`,
    String.raw`ehrenamt\p{L}* befristet`,
    String.raw`temps\spartiel saisonni(?:er|ère) bénévole\p{L}* tiempo\sparcial media\sjornada voluntari[oa] temporal`,
  )}(?!\p{L})`,
  "iu",
);
const OFFICE = new RegExp(
  String.raw`^(?:${anyOf("co vice deputy honorary parent")}[ -])?${anyOf("chair chairman chairwoman chairperson treasurer secretary trustee governor president captain")}$|committee member`,
  "iu",
);
const OF_MEMBERS = new RegExp(
  `(?<!\\p{L})${anyOf("committee club association society council church parish pta scouts? guides? league trust union")}(?!\\p{L})`,
  "iu",
);

const OF_BOARD = /^board of directors$|^(?:vice[ -])?(?:president|chair) of membership$/iu;

function isOffice({ title, employer }: ProfileJob): boolean {
  const named = title ?? "";
  const isOfAny = ONLY_MEMBER.test(named) || OF_BOARD.test(named);
  return isOfAny || (OFFICE.test(named) && OF_MEMBERS.test(employer ?? ""));
}

const OF_OWNER = /^(?:co-?)?(?:owner|proprietor|founder|self[- ]employed|sole trader|director)(?!\p{L})/iu;

function fieldOf({ title, employer }: ProfileJob): string {
  return OF_OWNER.test(title ?? "") ? `${title} ${employer ?? ""}` : (title ?? "");
}

const LINES_OF_HEAD = 3;
const NEARER = 0.2;

/** Whether a job is told as one beside others: of some hours or for some time, without pay, or of a student. */
function isBeside(job: ProfileJob, { profile }: Facts): boolean {
  const { title, employer, lines } = job;
  const head = profile.lines
    .slice(lines.from, Math.min(lines.from + LINES_OF_HEAD, lines.to + 1))
    .filter((line) => [title, employer].some((name) => name && line.includes(name)));
  return isOffice(job) || isLearners(title) || [title ?? "", ...head].some((text) => BESIDE.test(text));
}

function nearnessOf(job: ProfileJob | undefined, facts: Facts): number {
  if (job === undefined) return 0;
  return Math.max(fieldNearness(fieldOf(job), facts), titleShare(fieldOf(job), facts.listing.titleTerms));
}

/** Whether a job beside others says less to this posting than one of them. */
export function isLesserJob(index: number, facts: Facts): boolean {
  const { jobs } = facts.profile;
  const job = jobs[index];
  if (job === undefined || !isBeside(job, facts)) return false;
  const answersOf = (at: number) => facts.asks.filter(({ deeds }) => deeds.some((deed) => deed.job === at)).length;
  const [own, answered] = [nearnessOf(job, facts), answersOf(index)];
  return jobs.some((other, at) => {
    if (at === index || other.title === null || isBeside(other, facts)) return false;
    const more = nearnessOf(other, facts) - own;
    return more >= NEARER || (more >= 0 && answersOf(at) > answered);
  });
}

/** The job by which somebody is known: the latest, if it is not brief nor beside a nearer one; of today's the nearest. */
export const headJob = onceFor((facts: Facts): number => {
  const { jobs } = facts.profile;
  const others = (index: number) => jobs.filter((_, at) => at !== index).map((job) => nearnessOf(job, facts));
  const isNearest = (index: number) => nearnessOf(jobs[index], facts) - Math.max(0, ...others(index)) >= NEARER;
  const mayLead = (index: number) => (!isBriefJob(index, facts) || isNearest(index)) && !isLesserJob(index, facts);
  const leading = [...jobs.keys()].filter((index) => jobs[index]?.title && mayLead(index));
  const [first = 0, ...later] = leading;
  const ofToday = jobs[first]?.current ? later.filter((index) => jobs[index]?.current) : [];
  return ofToday.find(isNearest) ?? first;
});

/** How many jobs came after this one, brief and lesser ones apart. */
export function placeOf(index: number, facts: Facts): number {
  const isCounted = (before: number) => !isBriefJob(before, facts) && !isLesserJob(before, facts);
  return facts.profile.jobs.slice(0, index).filter((_, before) => isCounted(before)).length;
}
