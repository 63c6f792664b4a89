import { expect, test } from "vitest";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { extractListingFacts } from "./listing-facts.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { scoreMatch } from "./score.ts";
import { makePosting } from "./score.fixtures.ts";
import { skillWeights } from "./skill-weights.ts";

function factsOf(description: string, title = "Registered Nurse") {
  return extractListingFacts(makePosting({ title, description }));
}

function match(lines: string[], description: string, title?: string) {
  const facts = factsOf(description, title);
  return scoreMatch(extractResumeFacts(analyseResume(lines)), facts, skillWeights([facts]));
}

test.each([
  "You will report to a Registered Nurse with more than 10 years of experience.",
  "We have over 25 years of experience in home care.",
  "Our team has 12 years of experience with SAP.",
  "Join a family business with 30 years of experience.",
  "Supervised by a physician with 15 years of experience, you learn on the job.",
])("years of others are not asked: %s", (sentence) => {
  expect(factsOf(sentence).years).toBeNull();
});

test.each([
  ["You must have 5 years of experience in home care.", 5],
  ["Reports to the director. Minimum 3 years of experience required.", 3],
  ["CPA required. 5+ years of public accounting experience.", 5],
  ["At least 2 years of pediatric experience", 2],
])("years of the reader are: %s", (sentence, years) => {
  expect(factsOf(sentence).years?.asked).toBe(years);
});

test.each(["CPA required.", "CPA is required", "RN required.", "PMP required"])(
  "a licence is found at the beginning of its sentence: %s",
  (sentence) => {
    expect(factsOf(sentence).licences).toHaveLength(1);
  },
);

test("what can be got later shuts nobody out", () => {
  for (const sentence of [
    "Must be able to obtain a security clearance.",
    "ACLS certification required within 6 months of hire",
    "CDL Class B required, we will train you.",
  ])
    expect(factsOf(sentence).knockOuts.filter(({ kind }) => kind === "licence")).toEqual([]);
  expect(factsOf("Current ACLS certification required.").knockOuts.map(({ kind }) => kind)).toEqual(["licence"]);
});

test("a degree is asked of graduates, not of students, and its field is no skill besides", () => {
  const asked = factsOf("Bachelor's degree in accounting, finance or a related field required.");
  expect([asked.degree?.level, asked.required]).toEqual(["bachelor", []]);
  expect(factsOf("Currently pursuing a bachelor's degree in computer science.").degree).toBeNull();
});

test("years of professional experience ask for no professionalism", () => {
  expect(factsOf("5+ years of professional experience in wound care").required.map(({ name }) => name)).toEqual([
    "Wound Care",
  ]);
});

const NURSE = ["Ann Reed", "Registered Nurse", "", "Experience", "Registered Nurse, Mercy Clinic", "2016 - Present"];

test("an occupation among the licences is a licence, and one that a job needs is unknown, not missing", () => {
  const asked = "Current RN license required.";
  const named = match([...NURSE, "", "Licenses", "Registered Nurse, State of Ohio"], asked);
  expect(named.knockOuts.map(({ met }) => met)).toEqual(["yes"]);
  expect(match(NURSE, asked).knockOuts.map(({ met }) => met)).toEqual(["unknown"]);
  const cook = ["Ann Reed", "Line Cook", "", "Experience", "Line Cook, Bistro Nine", "2016 - Present"];
  expect(match(cook, asked).knockOuts.map(({ met }) => met)).toEqual(["no"]);
});

test("who was junior once is not told to be so now", () => {
  const lines = [
    ...["Ann Reed", "", "Experience", "Frontend Engineer, Loomly", "2018 - Present"],
    ...["Junior Web Developer, Hatch", "2015 - 2018"],
  ];
  expect(extractResumeFacts(analyseResume(lines)).level).toBeNull();
  const now = [...["Ann Reed", "", "Experience", "Junior Web Developer, Hatch", "2023 - Present"]];
  expect(extractResumeFacts(analyseResume(now)).level).toBe(1);
});

test("the reasons say a thing once and name no word that both titles share as another's like", () => {
  const { parts } = match([...NURSE, "Staff Nurse, Grant Hospital", "2012 - 2016"], "", "Registered Nurse");
  const notes = parts[0]!.evidence.map(({ note }) => note);
  expect(new Set(notes).size).toBe(notes.length);
  expect(notes.join(" ")).not.toContain("is work like");
});

test("a town that no table holds is at no distance within its state", () => {
  const asked = extractListingFacts(
    makePosting({ location: "Unheardville, OH", description: "Must be based in Unheardville." }),
  );
  const lines = [...NURSE.slice(0, 2), "Columbus, OH", ...NURSE.slice(2)];
  const { parts, knockOuts } = scoreMatch(extractResumeFacts(analyseResume(lines)), asked, skillWeights([asked]));
  const notes = parts.flatMap(({ evidence }) => evidence.map(({ note }) => note));
  expect(notes).toContain("Both places are in OH; how far apart they are is not known.");
  expect(knockOuts.map(({ kind, met }) => [kind, met])).toEqual([["place", "unknown"]]);
});

test("a background check to be passed is no skill", () => {
  expect(factsOf("Must pass a background check. Wound care required.").required.map(({ name }) => name)).toEqual([
    "Wound Care",
  ]);
});
