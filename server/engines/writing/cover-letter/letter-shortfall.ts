import { degreeRank } from "../../matching/years-and-degrees.ts";
import type { DegreeLevel } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** A degree that is asked for and not held, or years of work that the resume has too few of. */
export type LetterShortfall =
  | { kind: "degree"; level: Exclude<DegreeLevel, "none" | "school"> }
  | { kind: "years"; asked: number; own: number };

/** More years missing than this are another level of work, and no gap to speak of in a letter. */
const MOST_YEARS_MISSING = 6;

/** What is missing of a posting's degree or years, as far as both sides say it plainly; null without anything. */
export function letterShortfall({ listing, profile }: WritingFacts): LetterShortfall | null {
  const { degree, years } = listing;
  const held = Math.max(-1, ...profile.education.map(({ level }) => degreeRank(level)));
  const isRead = held >= 0 && profile.education.every(({ level }) => level !== "none");
  if (degree && !degree.orExperience && isRead && degree.level !== "none" && degree.level !== "school")
    if (held < degreeRank(degree.level)) return { kind: "degree", level: degree.level };
  const own = profile.yearsOfExperience;
  if (!years || own === null || own < 1 || own >= years.asked) return null;
  return years.asked - own > MOST_YEARS_MISSING ? null : { kind: "years", asked: years.asked, own };
}
