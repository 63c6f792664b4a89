import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { EvidenceGate } from "./evidence-gate.ts";
import { joinedClaims } from "./joined-claims.ts";
import { judgeStatement } from "./judge-statement.ts";
import { makeSources } from "./sources.ts";
import { traceSentence } from "./trace-sentence.ts";

const GLAZIER = `Odile Brandt
Glass Fitter
Experience
Glass Fitter - Cormorant Glazing, Hull | 03/2019 - Present
• Fit shop fronts for clients in Grimsby, Beverley and Goole
• Cut panel waste from 12 sheets a week to four
• Label the spare panes; 90 of 120 done
Workshop Assistant - Marsh Joinery, Hull | 2014 - 2019
• Sanded doors and mixed varnish
• Packed 60 door sets a week for builders
Education
Currently taking NVQ classes at Humber College
Awards
Safe Site nominee, 2021`;

const sources = makeSources(profileOf(GLAZIER), {
  title: "Glazier",
  company: "Fenland Windows",
  location: "Lincoln",
  salary: "",
  description: "Fenland Windows has nine vans. You will fit windows in schools.",
  requirements: ["Leaded lights"],
});

test.each([
  ["I cut glass, and I fit frames.", ["I cut glass.", "I fit frames."]],
  [
    "I cut glass in the shop and have fitted frames since May.",
    ["I cut glass in the shop.", "I have fitted frames since May."],
  ],
  [
    "At Marsh I sanded doors, mixed varnish and packed crates.",
    ["At Marsh I sanded doors.", "At Marsh I mixed varnish.", "At Marsh I packed crates."],
  ],
  [
    "I was with Marsh Joinery, where I sanded doors.",
    ["I was with Marsh Joinery.", "At Marsh Joinery, I sanded doors."],
  ],
  ["I plan and write letters.", ["I plan and write letters."]],
  ["I measure doors and windows.", ["I measure doors and windows."]],
])("DEC-99 what a sentence joins is judged claim by claim: %s", (text, claims) => {
  expect(joinedClaims(text)).toEqual(claims);
});

const answerOf = (text: string) => judgeStatement(text, sources).answer;

test.each([
  "I fit shop fronts today, and I packed 60 door sets a week for builders before that.",
  "I fit shop fronts for clients in three towns, which may help with your schools.",
  "I cut panel waste from 12 sheets a week to four, which is two thirds less.",
  "I label the spare panes, and about 30 panes are left.",
  "Before I became a fitter, I packed 60 door sets a week at Marsh Joinery.",
])("DEC-99 of two lines, of what was counted and with a hope behind it a sentence is borne out: %s", (text) => {
  expect(answerOf(text)).toBe("borne out");
});

test.each([
  "I fit shop fronts today, and I packed 90 door sets a week for builders before that.",
  "I fit shop fronts for clients in four towns, which may help with your schools.",
  "I cut panel waste from 12 sheets a week to four, which is one third less.",
  "I label the spare panes, and about 50 panes are left.",
  "I finished my NVQ at Humber College.",
  "I was chosen for the Safe Site award in 2021.",
])("DEC-99 nor is it with another figure, or as reached what is not: %s", (text) => {
  expect(answerOf(text)).not.toBe("borne out");
});

test("DEC-99 of joined claims those that no line settles are asked, each with its own line", () => {
  const traced = traceSentence("I fit shop fronts, and I prepared 60 door sets a week for builders.", sources);
  expect(traced).toMatchObject({
    kept: false,
    unsure: [
      {
        text: "I prepared 60 door sets a week for builders.",
        source: { text: "Packed 60 door sets a week for builders" },
      },
    ],
  });
});

test.each([
  "You need somebody who keeps nine vans stocked and customers patient.",
  "I would love to visit one of your nine vans and watch the loading.",
  "Leaded lights would be new to me.",
  "I have not run more than one van at a time.",
  "Nine vans with one loader are a puzzle before breakfast.",
  "Glazing is patient work: I fit shop fronts.",
  "You are looking for a fitter with a steady hand, and I fit shop fronts.",
])("DEC-99 what the reader needs, a wish, a gap and what is so in general claim nothing: %s", (text) => {
  expect(traceSentence(text, sources).kept).toBe(true);
});

test.each([
  "You have ninety vans and a depot in Kyiv.",
  "I would love to bring my ten years of welding to your vans.",
  "I would be glad to train your crews as I trained the crews at Marsh.",
  "You need a steady hand, and I have welded bridges.",
  "Seventy vans with one loader are a puzzle before breakfast.",
  "Waste is now at zero thanks to new saws.",
])("DEC-99 what hides in one is judged all the same: %s", (text) => {
  expect(traceSentence(text, sources).kept).toBe(false);
});

const pass = (text: string) => new EvidenceGate(sources).passText(text);

test("DEC-99 what is worked out of the sentence before is held against its line", () => {
  const told = "I cut panel waste from 12 sheets a week to four.";
  expect(pass(`${told} That is two thirds less.`)).toBe(`${told} That is two thirds less.`);
  expect(pass(`${told} That is three quarters less.`)).toBe(told);
});

test("DEC-99 what speaks of a sentence that was left out goes with it", () => {
  expect(pass("I welded bridges in Antwerp. Those are what your posting asks for. I sanded doors.")).toBe(
    "I sanded doors.",
  );
  expect(pass("I sanded doors. Those are what your posting asks for.")).toContain("Those are");
});
