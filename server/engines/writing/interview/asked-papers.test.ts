import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { askedPapers, heldPapers, unnamedPaper } from "./asked-papers.ts";
import { hardestGaps } from "./hardest-gaps.ts";

const CLIMBER = `
Ines Calder
Napier | ines.calder@example.com

Experience
Rigging Hand, Calder Ropeworks, Napier, 2018 - Present
- Inspect 40 harnesses a month

Education
NZ Certificate in Industrial Rope Access, Level 2, 2019; First Aid, 2025
`;
const factsFor = (description: string) => {
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Rigging Lead", company: "Fern Towers" };
  return factsOf(profileOf(CLIMBER), { ...posting, description });
};

test("a certificate that is asked for in other words than the resume's is found in its lists", () => {
  const facts = factsFor(
    "Requirements\n- Industrial rope access certificate\n- Working at height card (or willing to get one)",
  );
  expect(askedPapers(facts).map(({ held }) => held)).toEqual(["NZ Certificate in Industrial Rope Access", null]);
});

test.each([
  ["Valid IATA DGR Cat 6 (or equivalent CBTA) certificate", "IATA DGR certificate"],
  ["Harbour pilot card required (we help you get it)", null],
  ["Rope access or abseiling certificate", null],
])("a paper that no line tells of is named plainly, unless it is one of several or given: %s", (ask, name) => {
  expect(unnamedPaper(factsFor(`Requirements\n- ${ask}\n- Teamwork`))).toBe(name);
});

test("a word of a list of skills and studies that go on are no paper", () => {
  const resume = `${CLIMBER}\nSkills\nRopework, rope\n`.replace("First Aid, 2025", "Pursuing Steeple Warden Diploma");
  const description = "Requirements\n- Certification in ropework\n- Steeple Warden Diploma";
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Rigging Lead", company: "Fern Towers" };
  const facts = factsOf(profileOf(resume), { ...posting, description });
  expect(heldPapers(facts).join("; ")).not.toMatch(/Ropework|Pursuing/);
  expect(askedPapers(facts).map(({ held }) => held)).not.toContain("Ropework");
});

test("what is to be done with a certificate, and a degree, is no certificate that is asked for", () => {
  const facts = factsFor("Requirements\n- Hold a Bachelor's degree or certificate\n- Check licences of visiting crews");
  expect(askedPapers(facts)).toEqual([]);
});

test("a gap is named by the whole of what is asked for, where a name in it says less", () => {
  const facts = factsFor(
    "Requirements\n- Tower risk assessment qualification (TRQ)\n- Experience of marine salvage essential",
  );
  const names = hardestGaps(facts).map(({ name }) => name);
  expect(names).toContain("“Tower risk assessment qualification (TRQ)”");
  expect(names).not.toContain("risk assessment");
});

test("what the posting insists on comes before its wishes, and a language that no line has is a gap", () => {
  const facts = factsFor("Requirements\n- Intermediate Spanish required\n- SMSTS or SSSTS\nNice to have\n- Salesforce");
  const names = hardestGaps(facts).map(({ name }) => name);
  expect(names.slice(0, 2).toSorted()).toEqual(["Spanish", "“SMSTS or SSSTS”"].toSorted());
});

test("what a line names, however little it says of it, is no gap", () => {
  const facts = factsFor("Requirements\n- Good Excel\n- Experience with scaffolding software");
  const taught = {
    ...facts,
    profile: { ...facts.profile, lines: [...facts.profile.lines, "Excel basics course 2024"] },
  };
  expect(hardestGaps(facts).map(({ name }) => name)).toContain("Excel");
  expect(hardestGaps(taught).map(({ name }) => name)).not.toContain("Excel");
});

test("a deed that stands among certificates is no paper", () => {
  const text = `${CLIMBER}\nCertificates\nLed a rope access crew of nine`;
  const description = "Requirements\n- Rope access crew certificate\n- Teamwork";
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Rigging Lead", company: "Fern Towers" };
  const facts = factsOf(profileOf(text.replace("NZ Certificate in Industrial Rope Access, Level 2, 2019; ", "")), {
    ...posting,
    description,
  });
  expect(heldPapers(facts)).toEqual([]);
  expect(askedPapers(facts).map(({ held }) => held)).toEqual([null]);
});

test("nobody is asked whether they hold what an outsider of the house is", async () => {
  const text = CLIMBER.replace("harnesses a month", "harnesses a month\n- Prepare the books for the outside CPA");
  const described = (line: string) => ({ ...UNSTATED, title: "Bookkeeper", company: "Fern", description: line });
  const ask = async (line: string) =>
    (await makeInterview(factsOf(profileOf(text), described(line)), localWriter)).technicalQuestions.join("\n");
  expect(await ask("Responsibilities\n- Work with our outside CPA at year end")).not.toContain("Do you hold");
  expect(await ask("Requirements\n- Active CPA required")).toContain("CPA");
});
