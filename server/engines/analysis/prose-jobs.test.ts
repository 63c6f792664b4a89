import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

test.each([
  [
    "From March 2015 until January 2021 I was a disability support worker with Marram Assisted",
    "Living, in a house of five adults with autism.",
    "Marram Assisted Living",
  ],
  [
    "I have worked since May 2018 as a kitchen porter and later as a breakfast cook at Quayside",
    "Hotel, six days a week in the season.",
    "Quayside Hotel",
  ],
])("issue 17: an employer that a line's end cuts is read whole: %s", (first, second, employer) => {
  const { jobs } = analyseResume([
    "Ida Lund",
    "Bendigo VIC, mobile 0491 570 006",
    "",
    first,
    second,
    "I wrote the notes for every shift.",
  ]);
  expect(jobs[0]?.employer).toBe(employer);
});
