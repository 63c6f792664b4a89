import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { hardestGaps } from "./hardest-gaps.ts";

const PARAMEDIC = `
Owen Birch
Salem, OR | owen.birch@example.com

Experience
Clinic Aide, Larch Street Clinic, Salem, OR, 2021 - Present
- Prepared 30 patients a day for their visits
Certifications
BLS, 2025
`;

test("a licence that is asked for and not held comes first among the gaps, beside the step below it", () => {
  const description = "Requirements\n- BLS and ACLS certification required\n- Experience with ventilators";
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Clinic Lead", company: "Fern Clinic" };
  const [first] = hardestGaps(factsOf(profileOf(PARAMEDIC), { ...posting, description }));
  expect(first).toMatchObject({ name: "ACLS", nearest: "BLS" });
});
