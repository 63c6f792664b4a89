import { onceFor } from "../../once-for.ts";
import { anyOf } from "../../any-of.ts";
import { familiesOfTitle } from "../../analysis/title-families.ts";
import { levelOfTitle } from "../../matching/listing-facts.ts";
import { degreeRank } from "../../matching/years-and-degrees.ts";
import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { titleShare } from "../tailored-resume/own-title.ts";
import type { Situation } from "../languages/letter-pack.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { fieldNearness } from "./field-nearness.ts";
import { headJob, isLearners } from "./head-job.ts";

const SAME_FIELD_SHARE = 0.3;
const SAME_WORK_SHARE = 0.6; // "Sales Representative" is not the work of a "Head of Sales"
const SAME_TRADE_SHARE = 0.4;
const LEADS_ANYWHERE = new RegExp(
  `(?:^|\\s)${anyOf("shift duty general assistant operations site area branch deputy section")} ${anyOf("manager leader lead supervisor")}$`,
  "i",
);
/** Who becomes one of these may well come from the same field: "Commercial Manager" after quantity surveying. */
const LEADS_IN_ANY_FIELD = new RegExp(
  `\\b${anyOf("commercial general business project program programme regional")} ${anyOf("manager director lead")}\\b`,
  "i",
);
const LEADS = new RegExp(
  String.raw`(?<!${anyOf(
    "account project product program programme community property case office category brand content media",
    "relationship portfolio territory key sales marketing accounts",
  )}s?\s)\bmanager\b|\b${anyOf(
    String.raw`director head executive\schef supervisor team\slead(?:er)? chief foreman superintendent principal vice\spresident`,
    String.raw`teamleit\p{L}* \p{L}*leiter(?:in)? leitung jefe\p{L}* jefa encargad\p{L}* director\p{L}* responsable`,
    String.raw`cheff?e?\sd(?:['’]|[eu]\s(?!partie|rang))`,
  )}(?!\p{L})`,
  "iu",
);

/** Whether whoever has this title leads people or a house: an account manager does not. */
export function leads(title: string): boolean {
  return LEADS.test(title) || OWNED.test(title);
}

const OWNED = /\b(?:owner|founder|ceo|chief|president)\b/i;
const LEVELS_BELOW = 2;
const ORDINARY_LEVEL = 2;
const YEARS_AWAY = 2;
const FIRST_YEARS = 1;
const HEAD_LINES = 10; // where a resume says what its person is
const LONGEST_TITLE = 60; // in letters
const JOBS_READ = 3;
const YEARS_OF_STUDY = 5;
const YEARS_SAID =
  /(?<![\d.$-])(?:[2-9]|[1-4]\d)\+? (?:years?|yrs)['’]? (?:(?:of )?(?:\p{L}+ ){0,3}experience|in |as )/iu;
/** With this part of its requirements answered by lines, a posting is of no other field. */
const ANSWERED = 0.25;
const FEWEST_SAME = 2;
const SAME_DUTIES = 0.3;

/** Whether somebody's latest job is unpaid or for learning, and other jobs say better who they are. */
export function isLearningNow({ profile }: Pick<WritingFacts, "profile">): boolean {
  return isLearners(profile.jobs[0]?.title ?? null) && profile.jobs.length > 1;
}

/** Whether a title is of the posting's field: of a family with its title, or nearly the same words. */
function isSameField(title: string, { listing }: Pick<WritingFacts, "listing">): boolean {
  if (titleShare(title, listing.titleTerms) >= SAME_WORK_SHARE) return true;
  const own = familiesOfTitle(title);
  const shared = listing.titleFamilies.reduce(
    (sum, { family, share }) => sum + Math.min(share, own.find((one) => one.family === family)?.share ?? 0),
    0,
  );
  return shared >= SAME_FIELD_SHARE;
}

type Applied = Pick<WritingFacts, "listing" | "profile" | "asks">;

const nearnessOfJobs = onceFor((facts: Applied): number[] =>
  facts.profile.jobs.map(({ title }) => {
    // No lexicon holds every title: "Harbor Advocate" is near "Harbor Safety Advocate".
    const isAlike = titleShare(title ?? "", facts.listing.titleTerms) >= SAME_TRADE_SHARE;
    // "Shift Manager" is of any trade, and so of this one.
    const isAnyTrade = LEADS_ANYWHERE.test(title ?? "");
    const isUnknown = title !== null && familiesOfTitle(title).length === 0;
    return fieldNearness(title ?? "", facts) || Number(isAlike || isAnyTrade || isUnknown);
  }),
);

/** Whether a job is of a strange field while another one of the person is not, and answers no must-have. */
export function isStrangeJob(index: number, facts: Applied): boolean {
  if (facts.asks.some(({ isWish, deeds }) => !isWish && deeds.some(({ job }) => job === index))) return false;
  const nearness = nearnessOfJobs(facts);
  return nearness[index] === 0 && nearness.some((each) => each > 0);
}

/** "Einkauf" and "Einkäufer": titles whose words begin alike may be of one trade. */
function sharesStem(one: string, other: string): boolean {
  const stems = (title: string) => (title.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));
  const known = new Set(stems(one.normalize("NFD").replace(/\p{M}/gu, "")));
  return stems(other.normalize("NFD").replace(/\p{M}/gu, "")).some((stem) => known.has(stem));
}

const ANY_TRADE = new RegExp(
  `^${anyOf(
    "designer manager engineer analyst coordinator assistant director specialist consultant officer technician senior",
    "administrator representative associate supervisor lead developer advisor adviser agent clerk head chief junior",
    "operator worker instructor trainer planner executive professional expert intern",
  )}s?$`,
  "u",
);

/** An information designer does not do the work of an architect designer: a title says more than its last word. */
function sharesTrade(own: string, wanted: string): boolean {
  const wordsOf = (title: string): string[] => title.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const [mine, theirs] = [wordsOf(own), wordsOf(wanted)];
  const telling = (words: string[]) => words.filter((word) => !ANY_TRADE.test(word));
  if (telling(mine).length === 0 || telling(theirs).length === 0) return true;
  const last = mine.at(-1) ?? "";
  // Only where both end in one such word does that word decide nothing.
  if (!ANY_TRADE.test(last) || !theirs.includes(last)) return true;
  return telling(mine).some((word) => telling(theirs).some((other) => other.slice(0, 5) === word.slice(0, 5)));
}

const OF_ANY_TRADE = new RegExp(
  `^${anyOf(
    "mitar assis techn fachk fachf sachb kaufm leite leitu respo coord koord encar auxil admin opera emplo agent charg",
    "geren direc super ofici ayuda gesti speci spezi consu berat senio junio train exper stell vertr",
  )}`,
  "u",
);

const DEPUTY = /(?<!\p{L})(?:2[ªº]|2do|segund[oa]|sub\p{L}+|stellv\p{L}*|stv|vize\p{L}*|adjoint\p{L}*|vice)/iu;

/** Whether two titles name one trade, and whether only the second one leads in it. */
export function kinOfTitles(own: string, wanted: string): "same" | "step-up" | null {
  const tellingIn = (title: string) =>
    (title.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !OF_ANY_TRADE.test(word)).join(" ");
  if (!sharesStem(tellingIn(own), tellingIn(wanted))) return null;
  const leads = (title: string) => LEADS.test(title) && !DEPUTY.test(title);
  return leads(wanted) && !leads(own) ? "step-up" : "same";
}

const FOR_BEGINNERS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "ausbildung\\szu[rm] ^ausbildung ^lehrstelle lehrling auszubildende[rn]? azubi(?:s|ne)? apprentice(?:ship)? trainee internship praktik(?:um|ant(?:in)?)",
    "apprenti(?:e|ssage)? alternan(?:t|te|ce) stagiaire aprendiz prácticas becari[oa]",
  )}(?!\p{L})`,
  "iu",
);

/** Whoever finished a degree in these years, and held every job beside it, is at the beginning. */
function isFreshGraduate({ profile, year }: Pick<WritingFacts, "profile" | "year">): boolean {
  const ends = profile.education
    .filter(({ level }) => degreeRank(level) >= degreeRank("bachelor"))
    .map(({ year: end }) => Number((end ?? "").slice(0, 4)));
  const last = Math.max(0, ...ends);
  const starts = profile.jobs.map(({ start }) => Number((start ?? "").slice(0, 4)));
  return year - last <= FIRST_YEARS && starts.every((start) => start > 0 && last - start <= YEARS_OF_STUDY);
}

/** "RN" and "CNA" are trades; "HR" and "IT" are fields in which people do work of every kind. */
const CODE =
  /(?<!\p{L})(?!(?:HR|IT|PR|QA|UX|UI|AI|BI|ML|VP|II|III|IV|US|USA|UK|EU|EMEA|APAC)(?!\p{L}))\p{Lu}{2,4}(?!\p{L})/u;

const YEARS_OF_WORK = 2;

/** Whoever is in training now, and has not held a position before. */
function isLearner(jobs: WritingFacts["profile"]["jobs"]): boolean {
  const [latest, ...earlier] = jobs;
  const lasted = ({ start, end }: (typeof jobs)[number]) =>
    Number((end ?? "").slice(0, 4)) - Number((start ?? "").slice(0, 4)) >= YEARS_OF_WORK;
  const isPosition = (job: (typeof jobs)[number]) => !isLearners(job.title) && lasted(job);
  return isLearners(latest?.title ?? null) && !earlier.some(isPosition);
}

/** "Teacher of Economics" is no step for a "Teacher", and "Manager" none for a "Manager and Chef". */
function isTitleWithin(own: string, wanted: string): boolean {
  const [short = "", long = ""] = [own, wanted]
    .map((title) => title.toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return short !== "" && /^(?:,? (?:of|and|for)|[,/]) /u.test(long.slice(short.length)) && long.startsWith(short);
}

/** Whether lines of the resume tell of much of what there will be to do, whatever the titles are. */
function tellsOfItsDuties({ posting, deeds, language, resumeLanguage }: Situated): boolean {
  const texts = deeds.map(({ text }) => text);
  const all = readPostingSentences(posting.description).filter(({ use }) => use === "duty");
  const headed = all.filter((one) => one.headed);
  const duties = headed.length > 0 ? headed : all;
  const done = duties.filter(({ text }) =>
    relateLines(text, texts, { language, own: resumeLanguage }).some((one) => one?.isSame),
  );
  return done.length >= FEWEST_SAME && done.length >= duties.length * SAME_DUTIES;
}

type Situated = Pick<
  WritingFacts,
  "profile" | "listing" | "year" | "posting" | "asks" | "deeds" | "language" | "resumeLanguage"
>;

/** How the posting's job relates to the person's career. */
export const letterSituation = onceFor((facts: Situated): Situation => {
  const { profile, listing, year } = facts;
  const jobs = profile.jobs.filter(({ title }) => title !== null);
  const known = profile.jobs[headJob(facts)];
  const latest = known?.title ? known : jobs[0];
  const isNew =
    profile.yearsOfExperience !== null &&
    profile.yearsOfExperience <= FIRST_YEARS &&
    jobs.length < JOBS_READ &&
    !LEADS.test(latest?.title ?? "") &&
    !profile.lines.some((line) => YEARS_SAID.test(line));
  const isBeginner = jobs.length < JOBS_READ && FOR_BEGINNERS.test(facts.posting.title);
  if (!latest || isBeginner || isFreshGraduate(facts) || isLearner(jobs) || (isNew && profile.education.length > 0))
    return "first";
  const isField = jobs.slice(0, JOBS_READ).some(({ title }) => isSameField(title ?? "", facts));
  if (!isField) {
    const isAlike = jobs
      .slice(0, JOBS_READ)
      .some(({ title }) => sharesStem(title ?? "", `${facts.posting.title} ${facts.posting.company}`));
    const wasField = jobs.slice(JOBS_READ).some(({ title }) => isSameField(title ?? "", facts));
    const isKnown = listing.titleFamilies.length > 0 && familiesOfTitle(latest.title ?? "").length > 0;
    const musts = facts.asks.filter(({ isWish, skills }) => !isWish && skills.length > 0);
    const answered = musts.filter(({ deeds }) => deeds.length > 0).length / Math.max(1, musts.length);
    // A kindred field is none that one would have to change to.
    const isKindred = jobs.slice(0, JOBS_READ).some(({ title }) => fieldNearness(title ?? "", facts) > 0);
    const isOfAnyField = LEADS_IN_ANY_FIELD.test(facts.posting.title);
    const work = Math.min(HEAD_LINES, ...facts.profile.jobs.map(({ lines }) => lines.from));
    const [, ...head] = facts.profile.lines.slice(0, work);
    const isCalledSo = head.some((line) => line.length <= LONGEST_TITLE && fieldNearness(line, facts) > 0);
    const learned = profile.education.map(({ degree, field }) => [degree, field].join(" "));
    const isTrained = facts.language !== "en" && learned.some((name) => fieldNearness(name, facts) > 0);
    const isNear =
      isAlike || isKindred || wasField || isOfAnyField || isCalledSo || isTrained || !isKnown || answered >= ANSWERED;
    return isNear || tellsOfItsDuties(facts) ? "other" : "change";
  }
  const end = Number((latest.end ?? "").slice(0, 4));
  if (!isSameField(latest.title ?? "", facts)) return "other";
  const isSameWork = titleShare(latest.title ?? "", listing.titleTerms) >= SAME_WORK_SHARE;
  if (!latest.current && end > 0 && year - end >= YEARS_AWAY) return isSameWork ? "return" : "other";
  if (!sharesTrade(latest.title ?? "", facts.posting.title)) return "other";
  // An "RN" is a registered nurse. Fitters of trucks and of wind turbines are kin; the work is not the same.
  const isCoded = CODE.test(facts.posting.title);
  if (!isCoded && !sharesStem(latest.title ?? "", facts.posting.title)) return "other";
  const own = levelOfTitle(latest.title ?? "");
  // Who led the house does not say that a junior's work is what they do now.
  if (OWNED.test(latest.title ?? "") || (own ?? 0) - (listing.level ?? own ?? 0) >= LEVELS_BELOW) return "other";
  if (isTitleWithin(latest.title ?? "", facts.posting.title)) return "same";
  if (LEADS.test(facts.posting.title) && !LEADS.test(latest.title ?? "")) return "step-up";
  return (listing.level ?? 0) > (own ?? ORDINARY_LEVEL) ? "step-up" : "same";
});
