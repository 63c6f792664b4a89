import { anyOf } from "../../any-of.ts";
import { familiesOfTitle } from "../../analysis/titles.ts";
import { levelOfTitle } from "../../matching/listing-facts.ts";
import type { Situation } from "../languages/letter-pack.ts";
import type { WritingFacts } from "../writing-facts.ts";

const SAME_FIELD_SHARE = 0.3;
const YEARS_AWAY = 2;
const FIRST_YEARS = 1;
const JOBS_READ = 3;

const LEARNING = new RegExp(
  String.raw`\b${anyOf(
    String.raw`intern internship trainee student volunteer apprentice praktikant\p{L}* werkstudent\p{L}* azubi`,
    String.raw`auszubildende\p{L}* stagiaire apprenti\p{L}* becari\p{L}* prácticas`,
  )}(?!\p{L})`,
  "iu",
);

function isSameField(title: string, { listing }: Pick<WritingFacts, "listing">): boolean {
  const own = familiesOfTitle(title);
  const shared = listing.titleFamilies.reduce(
    (sum, { family, share }) => sum + Math.min(share, own.find((one) => one.family === family)?.share ?? 0),
    0,
  );
  return shared >= SAME_FIELD_SHARE;
}

/** How the posting's job relates to the person's career. */
export function letterSituation(facts: Pick<WritingFacts, "profile" | "listing" | "year">): Situation {
  const { profile, listing, year } = facts;
  const jobs = profile.jobs.filter(({ title }) => title !== null);
  const [latest] = jobs;
  const isNew =
    profile.yearsOfExperience !== null && profile.yearsOfExperience <= FIRST_YEARS && jobs.length < JOBS_READ;
  if (!latest || LEARNING.test(latest.title ?? "") || (isNew && profile.education.length > 0)) return "first";
  const isField = jobs.slice(0, JOBS_READ).some(({ title }) => isSameField(title ?? "", facts));
  if (!isField) return "change";
  const end = Number((latest.end ?? "").slice(0, 4));
  if (!latest.current && end > 0 && year - end >= YEARS_AWAY) return "return";
  const own = levelOfTitle(latest.title ?? "");
  return listing.level !== null && own !== null && listing.level > own ? "step-up" : "same";
}
