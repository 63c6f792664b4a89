import { degreeRank } from "../../matching/years-and-degrees.ts";
import type { DegreeLevel } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { yearsInField } from "./years-in-field.ts";

type HigherLevel = Exclude<DegreeLevel, "none" | "school">;

/** A degree that is asked for and not held, or years of work that the resume has too few of. */
export type LetterShortfall =
  | { kind: "degree"; level: HigherLevel; held: HigherLevel | null }
  /** The posting takes experience in place of the degree. */
  | { kind: "years instead"; level: HigherLevel; own: number }
  | { kind: "years"; asked: number; own: number };

/** More years missing than this are another level of work, and no gap to speak of in a letter. */
const MOST_YEARS_MISSING = 6;
const FEWEST_YEARS = 4; // fewer years take the place of no degree

/** What is missing of a posting's degree or years, as far as both sides say it plainly; null without anything. */
export function letterShortfall(facts: WritingFacts): LetterShortfall | null {
  const { listing, profile } = facts;
  const { degree, years } = listing;
  const ranks = profile.education.map(({ level }) => degreeRank(level));
  const held = Math.max(-1, ...ranks);
  const isRead = held >= 0 && profile.education.every(({ level }) => level !== "none");
  const own = profile.yearsOfExperience;
  if (degree && isRead && degree.level !== "none" && degree.level !== "school" && held < degreeRank(degree.level)) {
    const { level, orExperience } = degree;
    const best = profile.education[ranks.indexOf(held)]?.level ?? null;
    if (!orExperience) return { kind: "degree", level, held: best === "none" || best === "school" ? null : best };
    if (own !== null && own >= FEWEST_YEARS) return { kind: "years instead", level, own };
  }
  const inField = facts.language === "en" ? yearsInField(facts) : own;
  if (!years || inField === null || inField < 1 || inField >= years.asked) return null;
  return years.asked - inField > MOST_YEARS_MISSING ? null : { kind: "years", asked: years.asked, own: inField };
}
