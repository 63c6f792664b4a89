import { anyOf } from "../../any-of.ts";
import type { WritingFacts } from "../writing-facts.ts";

const OF_FREE_TIME = new RegExp(
  anyOf(
    "volunt interest hobb leisure community outside spare free charit activit club extracurricular sport ehrenamt freizeit engagement",
    "bénévol loisir intérêt associati aficion interés ocio",
  ),
  "iu",
);

/** Whether a line of the resume stands under a heading of what one does beside work. */
export function isOfFreeTime(line: number, { sections }: WritingFacts["profile"]): boolean {
  const own = sections.find(({ lines }) => lines.from <= line && line <= lines.to);
  return OF_FREE_TIME.test(own?.heading ?? "");
}
