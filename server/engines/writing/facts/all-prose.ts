import { anyOf } from "../../any-of.ts";
import type { Profile } from "../../analysis/profile.ts";

const FEWEST_WORDS = 5;
const OF_WORK = new RegExp(
  `^(?:${anyOf("Since From In When For Over During Before After")} [^,.]{3,40}?,? )?I (?:currently |now |also )?(?:have )?` +
    `(?!${anyOf(
      "am was had want wish would hope look seek believe enjoy love like aim speak know can will have",
    )}(?!\\p{L})|\\p{L}+ (?:this|that|so|it)(?!\\p{L}))(?=\\p{Ll}{3,} )`,
  "u",
);

/** Whether a resume tells a life in sentences, in which no jobs were found. */
export function isAllProse({ jobs }: Pick<Profile, "jobs">): boolean {
  return jobs.length === 0;
}

/** Whether a sentence of such a resume says what its writer does or did at work, and not what they are or wish. */
export function tellsOfOwnWork(text: string): boolean {
  return OF_WORK.test(text) && text.split(" ").length >= FEWEST_WORDS;
}
