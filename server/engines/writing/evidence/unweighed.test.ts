import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeText } from "./judge-text.ts";
import { sourcesOfResume } from "./sources.ts";

const judgedBy = (resume: string) => {
  const sources = sourcesOfResume(profileOf(resume));
  return (claim: string) => judgeText(claim, sources).answer;
};

const judge = judgedBy(`Rosa Lund
Experience
Shift Lead, Corner Market, Oslo, 2019 - present
- Logged every delivery in Sortly
- Cut waiting time at the till from 9 minutes to 3
- Open the shop on Saturdays
Skills
Canva`);

test.each([
  "Waiting at the till now takes a third of the time it used to.",
  "Waiting time at the till is a third of what it was.",
])("DEC-99 a share that is rightly worked out of two figures of a line needs no line that says it: %s", (claim) => {
  expect(judge(claim)).toBe("borne out");
});

test.each([
  "Waiting at the till now takes a quarter of the time it used to.",
  "Stocktaking takes a third of the time it used to.",
  "The number of customers at the till is a third of what it was.",
  "Waiting time at the till is three times what it was.",
])("DEC-99 another share, or the share of another thing, is not worked out of the line: %s", (claim) => {
  expect(judge(claim)).not.toBe("borne out");
});

test.each([
  "I logged every delivery in Sortly and Tracks.",
  "I logged every delivery in Tracks and Sortly.",
  "I logged every delivery in Sortly, Tracks and Canva.",
  "I logged every delivery in Sortly as well as Tracks.",
  "In Oslo and Bergen I logged every delivery in Sortly.",
])("DEC-99 a name that no line knows is not let in beside one that a line has: %s", (claim) => {
  expect(judge(claim)).toBe("not borne out");
});

test("DEC-99 a capital alone makes no name of a word that the line has", () => {
  expect(judge("I logged every Delivery in Sortly.")).toBe("borne out");
  expect(judge("I open the shop on Saturdays.")).toBe("borne out");
});

const judgeAbroad = judgedBy(`Rosa Lund
Experience
Staff Nurse, Ashgrove Clinic, Dayton, OH, 2015 - 2018
- Trained 9 nursing assistants on the ward
- Kept the drug cabinet in order`);

test.each([
  "Auf der Station habe ich neun Pflegehelferinnen eingearbeitet.",
  "J'ai formé neuf aides-soignantes.",
  "Mantuve en orden el armario de medicamentos.",
])("DEC-99 what is told in another language than the resume's is asked about: %s", (claim) => {
  expect(judgeAbroad(claim)).not.toBe("not borne out");
});

test.each([
  "Auf der Station habe ich 400 Pflegehelferinnen eingearbeitet.",
  "J'ai formé dix-neuf aides-soignantes.",
  "Ich habe einen Master in Pflegewissenschaft.",
  "J'ai programmé en Python.",
])("DEC-99 other figures, degrees and tools are false in any language: %s", (claim) => {
  expect(judgeAbroad(claim)).toBe("not borne out");
});

test.each(["I worked as a Shift Lead.", "Most recently I worked as a Shift Lead.", "Canva"])(
  "DEC-99 a title that was held, or one word of the resume alone, is not asked about: %s",
  (claim) => {
    expect(judge(claim)).toBe("borne out");
  },
);

test.each(["I worked under a Shift Lead.", "I worked with a Shift Lead.", "I trained a Shift Lead.", "I own Canva."])(
  "DEC-99 somebody else's title, and more than the word, is weighed: %s",
  (claim) => {
    expect(judge(claim)).not.toBe("borne out");
  },
);
