import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { joinTornWords } from "./torn-words.ts";

test("EN-01 words whose first letters stand apart throughout are put together", () => {
  expect(
    joinTornWords([
      "I l ook f or work",
      "Skills: J ava, S wift, D ocker and J ira",
      "I use C and C or A I tools",
      "H arbor clerk",
    ]),
  ).toEqual(["I look for work", "Skills: Java, Swift, Docker and Jira", "I use C and C or A I tools", "Harbor clerk"]);
});

test("EN-01 single letters before words stay where few of these would be programs", () => {
  const lines = ["Grew T cell and B cell cultures, N terminal labels", "Class C motors, R and C programs, G it"];
  expect(joinTornWords(lines)).toEqual(lines);
});

test("EN-01 programs of such a file are found", () => {
  const { skills } = analyseResume(["Dana Whit", "", "Skills", "J ava, S wift, G it, D ocker"]);
  expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["Java", "Swift", "Git", "Docker"]));
});
