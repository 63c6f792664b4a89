import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { finishInterview } from "./finish-interview.ts";

const RESUME = `
Ines Calder
Reno, NV | ines.calder@example.com

Experience
Shift Lead, Pinion Depot, Reno, NV, 2020 - Present
- Answered customer complaints about late parcels
`;
const TRUE_TIP = "I answered customer complaints about late parcels.";
const STRETCHED = "I answered customer complaints about late parcels every day without any help.";

test("a model's tips and questions that speak as the person claim what the resume has to hold", () => {
  const facts = factsOf(profileOf(RESUME), { ...UNSTATED, title: "Team Lead", company: "Fern" });
  const draft = {
    general: [{ question: `Your resume says: ${STRETCHED} How was that?`, answer: TRUE_TIP }],
    technical: [],
    behavioral: [],
    company: [],
    tips: ["Bring questions of your own", TRUE_TIP, STRETCHED],
    strengths: [],
  };
  const guide = finishInterview(draft, facts, new EvidenceGate(facts.sources), { isOurs: false });
  const text = JSON.stringify(guide);
  expect(guide.preparationTips).toEqual(expect.arrayContaining(["Bring questions of your own", TRUE_TIP]));
  expect(text).not.toContain("without any help");
});
