import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = { now: new Date("2026-11-01T00:00:00Z") };

function jobsOf(text: string) {
  const { jobs } = analyseResume(`Ada Penn\nada.penn@example.com\n\n${text}`.split("\n"), NOW);
  return jobs.map(({ title, employer, start, end }) => [title, employer, start, end]);
}

test("work told in paragraphs above degrees is work, and a school where a teacher was is a house", () => {
  const text = `A bit about me
I am a primary teacher who has been at home with three children since 2018, and now that they are at school I am ready.

My teaching
I began at Kihikihi Road School in 2009 as a beginning teacher with a class of 26 and stayed there for four good years.

From 2013 to June 2018 I was at Pirongia View School (roll about 310). I taught new entrants and brought in a phonics block.

My papers
Bachelor of Teaching, Waikato Plains University, 2008
First aid, March 2026
Te reo: Level 2 evening class, finished 2024`;
  expect(jobsOf(text)).toEqual([
    ["beginning teacher", "Kihikihi Road School", "2009", null],
    [null, "Pirongia View School", "2013", "2018-06"],
  ]);
});

test("the same in another trade, and a school where somebody learnt is no house", () => {
  const text = `About me
I am a cook who left the kitchens in 2020 to look after my father, and I would now like to come back to them for good.

From 2008 to 2011 I was at Leith Catering College and lived with my aunt, who taught me all that I know about bread.

From 2011 to 2015 I worked as a commis chef at Hotel Tweed in Kelso, where I made the breakfasts and later the puddings.

From 2015 to 2020 I was a sous chef at Marchmont Arms, and I ordered the fish and ran the kitchen on two days a week.

Diploma in Professional Cookery, Leith Catering College, 2011
Food hygiene, 2019
Barista course, 2024`;
  expect(jobsOf(text)).toEqual([
    ["commis chef", "Hotel Tweed in Kelso", "2011", "2015"],
    ["sous chef", "Marchmont Arms", "2015", "2020"],
  ]);
});
