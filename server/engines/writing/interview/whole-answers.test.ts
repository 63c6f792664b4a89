import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function guideOf(text: string, told: { title: string; requirements: string[] }) {
  const facts = factsOf(profileOf(text), { ...UNSTATED, company: "Alder Mills", description: "", ...told });
  const guide = await makeInterview(facts, localWriter);
  const asked = [guide.generalQuestions, guide.technicalQuestions, guide.behavioralQuestions, guide.companyQuestions];
  return { said: asked.flat().join("\n"), tips: guide.preparationTips };
}

const MAILER = `
Ines Calder
Tempe, AZ | ines.calder@example.com

EXPERIENCE
SOLANA ROOFING SUPPLY (12 branches)
Email Specialist, Feb 2023 - Present
- Manage the email program in HubSpot: 41,000 contacts and 6 to 8 sends a month, with a click rate that went from 1.9% to 3.4% after the lists were cleaned
- Coordinated two trade shows a year

SKILLS
HubSpot, Canva, Excel
`;

test("a long line answers, and no bracket asks where a tool was used that a line tells of", async () => {
  const told = { title: "Email Manager", requirements: ["Working knowledge of HubSpot or similar"] };
  const { said } = await guideOf(MAILER, told);
  expect(said).toContain("41,000 contacts");
  expect(said).not.toContain("names HubSpot among my skills");
});

test("a house in capitals is the same house", async () => {
  const { said } = await guideOf(MAILER, { title: "Email Manager", requirements: ["Email campaigns"] });
  expect(said).toContain("work as an Email Specialist at Solana Roofing Supply");
});

test("a paper is named once, and a list of programs is none", async () => {
  const text = `
Ravi Dattani
Leeds | ravi.dattani@example.com

Experience
Site Engineer, Birch Roads, Leeds, 2019 - Present
- Set out 12 km of drainage

Education
B.Sc Civil Engineering, Padma University of Engineering, Dhaka, 2017
CSCS card, 2024

Skills: AutoCAD, SAP (viewed only), MS Teams
`;
  const told = {
    title: "Site Engineer",
    requirements: ["Degree in civil engineering", "CSCS card", "AutoCAD certificate an advantage"],
  };
  const { said } = await guideOf(text, told);
  const papers = /Your resume names these: [^\n]*/u.exec(said)?.[0] ?? "";
  expect(papers.match(/Padma University/gu) ?? []).toHaveLength(1);
  expect(papers).not.toContain("MS Teams");
});
