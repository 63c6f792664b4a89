import { anyOf } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import { headingOver } from "./heading-over.ts";

const OF_FREE_TIME = new RegExp(
  anyOf(
    "volunt interest hobb leisure community outside spare free charit activit club extracurricular sport ehrenamt freizeit engagement",
    "bénévol loisir intérêt associati aficion interés ocio",
  ),
  "iu",
);

/** Whether a line of the resume stands under a heading of what one does beside work. */
export function isOfFreeTime(line: number, profile: WritingFacts["profile"]): boolean {
  return OF_FREE_TIME.test(headingOver(line, profile));
}

const INTERESTS =
  /^(?:(?:personal|other) )?(?:interests?|hobbies|activities)(?: (?:and|&) (?:interests?|hobbies))?:?$/iu;

/** "Working with the elderly" among interests is what somebody likes, and nothing that was done. */
export function tellsOfInterest({ text, job, line }: Deed, { profile, resumeLanguage }: WritingFacts): boolean {
  if (resumeLanguage !== "en" || job !== null || readOpening(text)?.form === "past") return false;
  return INTERESTS.test(headingOver(line, profile));
}
