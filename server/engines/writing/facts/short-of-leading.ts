import { countYears } from "../../analysis/count-years.ts";
import { monthOfName } from "../../analysis/lexicon/date-words.ts";
import type { ProfileJob } from "../../analysis/profile.ts";
import { anyOf, wholeWords } from "../../any-of.ts";
import { leads } from "../cover-letter/letter-situation.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { foldText } from "../evidence/sources.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { claimedYears, numberOf } from "./claimed-years.ts";
import { asksToLead } from "./led-people.ts";
import { inMonths, monthsOf } from "./months.ts";
import { partOfYears } from "./unmet-experience.ts";

type Facts = Pick<WritingFacts, "asks" | "profile" | "language" | "resumeLanguage" | "today">;

const COUNT = String.raw`(?<count>\d{1,2}|${anyOf("two three four five six seven eight ten")})`;
const YEARS = new RegExp(String.raw`(?<!\p{L}|\d|[-–] ?)${COUNT}(?:\+| or more)? (?:years?|yrs)(?!\p{L})`, "iu");
const BARE_COUNT = new RegExp(`^${COUNT} (?=\\p{L}+ing (?!(?:and|of) ))`, "iu");
const ROLE = new RegExp(
  String.raw`(?<!\p{L})${anyOf("supervisory managerial leadership supervisor foreman supervising", String.raw`team\sleader team\slead line\smanagement`, String.raw`(?:leading|running|managing)\s(?:an?|the)\s(?:\p{L}{1,15}\s)?(?:brigade|kitchen|department|shift|site|ward)`)}(?!\p{L})`,
  "iu",
);
const AS = /(?<!\p{L})as (?:an? )?(?<titles>\p{L}[\p{L} -]{3,50}?)(?=$|[,.;(]| in | at | of )/iu;
/** Another way in, beside the years. */
const OTHER_DOOR = wholeWords(
  String.raw`equivalent similar comparable preferr?ed ideally desirable advantage may\sapply counts any whatever or\s(?:an?|is|has|have|you|ready|strong|demonstrated|proven)`,
);
const LEADS_OTHERS = wholeWords(
  String.raw`lead leads leading led manag(?:e|es|ed|ing) supervis(?:e|es|ed|ing|or|ion) overs(?:ee|ees|aw|eeing|een)`,
  String.raw`head(?:s|ed|ing)? direct(?:s|ed|ing)? command(?:s|ed|ing)? r[au]n running runs charge responsible reports? foreman captain`,
  String.raw`team crew staff brigade squad acting cover(?:ed|ing|s)?`,
);
const SENIOR = /(?<!\p{L})senior(?!\p{L})/iu;
const OR_SENIOR = /(?<!\p{L})(?:or senior|senior or)(?!\p{L})/iu;
const ACTING = wholeWords("acting interim relief stand-in");
const SINCE = /(?<!\p{L})since (?:(?<month>\p{L}{3,9}) )?(?<year>20\d\d)/iu;

export type ShortOfLeading = { asked: string; own: number };

/** Years of leading people that a must-have asks for and the jobs of the resume have too few of; null without any. */
export function shortOfLeading(facts: Facts): ShortOfLeading | null {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  for (const { text, isWish } of facts.asks) {
    const whole = (partOfYears(text) ?? text).replace(/[\s.]{1,3}$/u, "");
    const own = ofLeading(whole);
    const part = YEARS.test(own) ? own : whole;
    const found = YEARS.exec(part);
    if (isWish || found === null || isInstruction(text) || OTHER_DOOR.test(text)) continue;
    if (!tellsOfRole(part)) continue;
    const years = numberOf(found.groups?.count ?? "") ?? 0;
    const titles = AS.exec(part)?.groups?.titles ?? null;
    const led = [...(titles === null ? [] : [yearsLed(facts, titles)]), yearsLed(facts, null)];
    const isSeniorEnough = OR_SENIOR.test(part) && facts.profile.jobs.some(({ title }) => SENIOR.test(title ?? ""));
    if (isSeniorEnough || led.some((own) => own === null || own >= years) || claims(years, facts)) continue;
    const asked = part.slice(found.index).replace(/^\p{L}/u, (letter) => letter.toLowerCase());
    return titles === null ? { asked, own: led[0] ?? 0 } : { asked: asked.slice(0, asked.search(AS)).trim(), own: 0 };
  }
  return null;
}

/** Of "eight years in marketing, three leading people" the part that is about leading, with its years spoken out. */
function ofLeading(part: string): string {
  const own = part.split(/, (?:of which |including |and )?| of which | including /u).find(tellsOfRole) ?? part;
  return own.replace(BARE_COUNT, "$<count> years ");
}

const tellsOfRole = (part: string) => asksToLead(part) || ROLE.test(part);

/** Whether the resume itself speaks of so many years of leading. */
function claims(years: number, { profile }: Facts): boolean {
  const sentences = profile.lines
    .flatMap((line) => line.split(/(?<=\p{L}{2})\. /u))
    .filter((one) => LEADS_OTHERS.test(one));
  return sentences.some((one) => claimedYears(one).some((count) => count >= years));
}

/** In how many whole years people were led, or a title of these was held; null where a job does not tell its time. */
function yearsLed({ profile, today }: Facts, titles: string | null): number | null {
  const now = inMonths(today);
  const wanted = titles === null ? [] : foldText(titles).split(/ or |, /u);
  const isWithin = (one: string, other: string) => ` ${other} `.includes(` ${one} `);
  const isOfTitle = ({ title }: ProfileJob) => {
    const own = foldText(title ?? "");
    return leads(own) || wanted.some((one) => isWithin(one, own) || isWithin(own, one));
  };
  const spans = profile.jobs.map((job) => {
    const to = job.current || job.end === null ? now : monthsOf(job.end);
    const from = job.start === null ? Number.NaN : monthsOf(job.start);
    const isActing = ACTING.test(job.title ?? "");
    if (titles !== null ? isOfTitle(job) && !isActing : leads(job.title ?? "") && !isActing) return { from, to };
    if (titles !== null) return null;
    const lines = profile.lines.slice(job.lines.from + 1, job.lines.to + 1).filter((line) => LEADS_OTHERS.test(line));
    if (lines.length === 0) return null;
    const since = lines.flatMap((line) => startIn(line) ?? []);
    if (isActing) return { from: Math.min(...since, ...(since.length === 0 ? [Number.NaN] : [])), to };
    return { from: since.length === lines.length ? Math.min(...since) : from, to };
  });
  const known = spans.filter((span) => span !== null);
  if (known.some(({ from }) => Number.isNaN(from))) return null;
  return countYears(known) ?? 0;
}

function startIn(line: string): number | null {
  const { month, year } = SINCE.exec(line)?.groups ?? {};
  if (year === undefined) return null;
  return inMonths({ year: Number(year), month: monthOfName(month ?? "") ?? 1 });
}
