import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeText } from "./judge-text.ts";
import { sourcesOfResume } from "./sources.ts";

const RESUME = `Ines Orr
Experience
Lab Technician, Vale Water, 2016 - 2024
Tested samples
Education
2015
Master of Science : Chemistry Hull University, City Chemistry
2012
Bachelor of Arts : History York University, City GPA: 3.42
Bachelor of Science : Biology 2010 Leeds University
Associate of Arts : Drawing 2007 Hull College
`;
const SOURCES = sourcesOfResume(profileOf(RESUME));

test.each([
  "I earned my master's degree in chemistry in 2015.",
  "My bachelor's degree is in biology.",
  "I hold two bachelor's degrees.",
  "I have a bachelor's degree in history with a GPA of 3.42.",
  "I graduated with a bachelor's degree in biology in 2010.",
  "I received an associate degree in drawing from Hull College.",
  "I studied biology at Leeds University and graduated in 2010.",
])("issue 17: a degree told with its year, grade or number is borne out: %s", (claim) => {
  expect(judgeText(claim, SOURCES).answer).toBe("borne out");
});

test.each([
  "I earned my master's degree in chemistry in 2012.",
  "My bachelor's degree is in chemistry.",
  "I hold three bachelor's degrees.",
  "I hold two associate degrees.",
  "I received my bachelor's degree in biology from York University.",
  "I studied biology at York University.",
  "I studied history at York University and graduated in 2010.",
])("issue 17: a degree with what another one has is not: %s", (claim) => {
  expect(judgeText(claim, SOURCES).answer).toBe("not borne out");
});

test.each([
  "I hold two master's degrees from Hull University.",
  "I have a bachelor's degree in biology with a GPA of 3.42.",
])("issue 17: a degree counted or graded too high does not pass: %s", (claim) => {
  expect(judgeText(claim, SOURCES).answer).not.toBe("borne out");
});
