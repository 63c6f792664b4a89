import { expect, test } from "vitest";
import { reachedDegrees } from "../degree-name.ts";
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

test.each([
  "Bachelor of Science in Nursing, 2018\nCurrently enrolled in Master of Science in Nursing program",
  "Bachelor of Arts, History, 2015\nMA in History, 2023 - Present",
  "Bachelor of Science, Leeds University, 2012\nMember, Royal Society of Biology, 2016 - Present",
])("issue 17: what one does after a degree leaves it reached: %s", (studies) => {
  const profile = profileOf(`Ines Orr\nExperience\nNurse, Vale Clinic, 2016 - 2024\nCared\nEducation\n${studies}`);
  expect(judgeText("I hold a bachelor's degree.", sourcesOfResume(profile)).answer).toBe("borne out");
  expect(reachedDegrees({ profile }).map(({ level }) => level)).toContain("bachelor");
});
