import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-23T00:00:00Z");
const jobsOf = (text: string) =>
  analyseResume(text.split("\n"), { now: NOW }).jobs.map(
    ({ title, employer, start, end, current }) => `${title} @ ${employer}, ${start}-${current ? "now" : end}`,
  );

test.each([
  [
    "Georgina Hale is an event director at Lanternhouse Events in Bristol. Since 2018 she has run 60 conferences a " +
      "year with a team of nine. Before that she was an event manager at Clifton Hall from 2013 to 2018.",
    ["event director @ Lanternhouse Events, 2018-now", "event manager @ Clifton Hall, 2013-2018"],
  ],
  [
    "Dr Lena Vogt\nlena@example.com\n\nAbout\nDr Vogt is a consultant physicist at Hartmoor Instruments. She joined " +
      "the company in 2019. From 2014 to 2019 she worked as a lecturer at the University of Leeds.",
    ["consultant physicist @ Hartmoor Instruments, 2019-now", "lecturer @ University of Leeds, 2014-2019"],
  ],
  [
    "Tom Pike\ntom@example.com\n\nTom has been a head gardener at Ashcombe Manor since 2015. He started there as an " +
      "under-gardener in 2011. Between 2006 and 2011 he was a groundsman for Wells Council.",
    [
      "head gardener @ Ashcombe Manor, 2015-now",
      "under-gardener @ Ashcombe Manor, 2011-2015",
      "groundsman @ Wells Council, 2006-2011",
    ],
  ],
  [
    "Amir Khan\namir@example.com\n\nAmir is a bus driver. He has worked for Metroline since 2016. Earlier he worked " +
      "as a van driver for Parcelwise (2012 to 2016).",
    ["null @ Metroline, 2016-now", "van driver @ Parcelwise, 2012-2016"],
  ],
  [
    "Rosa Marin\nrosa@example.com\n\nI am a pastry cook at Sprout Bakery. Since 2021 I have made 300 croissants a " +
      "day. I started there as a dishwasher in 2015.",
    ["pastry cook @ Sprout Bakery, 2021-now", "dishwasher @ Sprout Bakery, 2015-2021"],
  ],
])("issue 17: a life that others tell, or that goes on in sentences, holds jobs: %j", (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

test("issue 17: what is said of somebody else is no job of one's own", () => {
  expect(jobsOf("Ann Lee\nann@example.com\n\nReferences\nTom Hale is a head chef at Rook's Diner since 2015.")).toEqual(
    [],
  );
});
