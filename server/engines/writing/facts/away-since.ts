import { anyOf } from "../../any-of.ts";
import { fieldNearness } from "../cover-letter/field-nearness.ts";
import { foldText } from "../evidence/sources.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { shownTitle } from "../shown-title.ts";
import { titleShare } from "../tailored-resume/own-title.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { inMonths, MONTHS_OF_YEAR, monthsOf } from "./months.ts";

const YEARS_AWAY = 2;
const SAME_WORK = 0.5;
const BREAK = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(String.raw`career\s(?:break|gap) (?:come|coming|came)\sback return(?:ing)? back\s(?:in|to)\swork time\s(?:off|out|away)`)}|` +
    String.raw`(?:raising|looking after|caring for|cared for|nursing) (?:my|our|an?|two|three|young|the) |${anyOf(String.raw`at\shome parental\sleave full[-\s]time\s(?:parent|carer|mother|father|mum|dad)`)})(?!\p{L})`,
  "iu",
);

/** The work of a posting that somebody has done and left years ago, as `person`, and the year since when; else null. */
export function awaySince(facts: WritingFacts): { person: string; since: string } | null {
  const { profile, listing, today, language } = facts;
  const asked = ` ${foldText(facts.posting.title)} `;
  const shares = profile.jobs.map(({ title }) => {
    const own = foldText(title ?? "");
    return own.includes(" ") && asked.includes(` ${own} `) ? 1 : titleShare(title ?? "", listing.titleTerms);
  });
  const at = shares.findIndex((share) => share >= SAME_WORK);
  const job = profile.jobs[at];
  const isTold = profile.lines.some((line) => BREAK.test(line)) || at > 0;
  if (language !== "en" || !isTold || !job?.title || !job.end || job.current) return null;
  const others = profile.jobs.filter((_, index) => index !== at);
  const isFar = ({ title, start }: (typeof others)[number], share = 0) =>
    title !== null && start !== null && fieldNearness(title, facts) === 0 && share === 0;
  const end = monthsOf(job.end);
  const isOver = inMonths(today) - end >= YEARS_AWAY * MONTHS_OF_YEAR;
  const later = others.filter(({ end: last, current, start }) => current || !start || !last || monthsOf(last) > end);
  if (!isOver || later.some((one) => !isFar(one, shares[profile.jobs.indexOf(one)]))) return null;
  const person = GRAMMARS.en.person(shownTitle(job.title));
  return person === null ? null : { person, since: job.end.slice(0, 4) };
}
