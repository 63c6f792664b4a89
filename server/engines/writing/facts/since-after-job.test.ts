import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { isSinceAfterJob } from "./since-after-job.ts";

const profile = analyseResume(
  "Ada Penn\nada.penn@example.com\n\nExperience\nCook, Larch Cafe, 2020 - present\n- Fry fish\n\nPorter, Tarn Hotel, 2015 - 2018\n- Carried bags".split(
    "\n",
  ),
);
const isAfter = (text: string, job: number | null) =>
  isSinceAfterJob(
    { text, job, line: 0, section: "experience", relevance: 0, skills: [], words: new Set() },
    { profile },
  );

test("issue 17: what began after a job was over is no work of it", () => {
  expect(isAfter("Kept the books of the tennis club, treasurer since 2022", 1)).toBe(true);
  expect(isAfter("Kept the books since May 2017", 1)).toBe(false);
  expect(isAfter("Run the pass since 2022", 0)).toBe(false);
  expect(isAfter("Treasurer since 2022", null)).toBe(false);
});
