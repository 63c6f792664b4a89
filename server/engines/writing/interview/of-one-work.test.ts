import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const TEXT = `
Derrick Nolan
Memphis, TN | dnolan@example.com

Work Experience

Shift Lead, FedLine Distribution, Memphis, TN, 2021 - present
- Lead 16 associates on second shift, inbound and outbound
- Raised pick accuracy from 97.1% to 99.6%
- Count cycle inventory in SAP

Forklift Operator, Ryder Warehouse, Memphis, TN, 2016 - 2021
- Loaded and unloaded trucks

Certifications
Forklift (sit-down, reach truck)
OSHA 10
`;

async function guideOf(description: string): Promise<string> {
  const posting = { ...UNSTATED, title: "Warehouse Supervisor", company: "Bluff City", description };
  const guide = await makeInterview(factsOf(profileOf(TEXT), posting), localWriter);
  return [guide.generalQuestions, guide.technicalQuestions, guide.behavioralQuestions].flat().join("\n");
}

test("a result is told as one, and before it how large the work is", async () => {
  const told = await guideOf("Responsibilities\n- Improve pick accuracy\n- Receive goods\n- Plan the dock doors");
  expect(told).toMatch(/I lead 16 associates .{0,60}\. Result: I raised pick accuracy from 97\.1% to 99\.6%/u);
});

test("a paper that is asked for is shown by the list of papers, and by no line above a job", async () => {
  const told = await guideOf("Responsibilities\n- Receive goods\n\nRequirements\n- Forklift certification\n- OSHA 10");
  expect(told).toContain("Forklift (sit-down, reach truck)");
  expect(told).not.toContain("Forklift Operator (");
});
