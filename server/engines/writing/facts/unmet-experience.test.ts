import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { unmetExperience } from "./unmet-experience.ts";

const profile = analyseResume([
  "Kim Lake",
  "",
  "Experience",
  "",
  "Buyer, Hart Timber, 2018 - present",
  "- Buy hardwood for three mills",
]);

function unmet(text: string, isInsisted: boolean): string | null {
  const ask = { text, isWish: false, met: false, skills: [], deeds: [] };
  return unmetExperience({ asks: [ask], language: "en", profile }, { isInsisted });
}

test("an experience that the posting insists on is missed, also where the resume has half of its words", () => {
  expect(unmet("Previous experience buying marine plywood (essential)", true)).toBe("experience buying marine plywood");
  expect(unmet("Experience on offshore contracts is required", true)).toBe("experience on offshore contracts");
});

test("what the resume tells of, and what is not insisted on, is no such gap", () => {
  expect(unmet("Experience buying hardwood for mills (essential)", true)).toBeNull();
  expect(unmet("Experience buying marine plywood", true)).toBeNull();
});
