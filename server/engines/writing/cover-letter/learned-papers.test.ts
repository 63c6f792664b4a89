import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function letterFor(learned: string, ask: string): Promise<string> {
  const resume = `Alex Morrow\nalex@example.com\n\nEXPERIENCE\nClerk, Hotel Merrow, Cork\n2018 - Present\n- Keep the stores for 12 wards\n\n${learned}\n`;
  const description = `What you will do\n- Work with the team\n\nRequirements\n- ${ask}`;
  const posting = {
    ...UNSTATED,
    ...splitRequirements(description),
    title: "Officer",
    company: "Hartline",
    description,
  };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

test.each([
  [
    "EDUCATION\n2016  Higher Certificate: Accounting Sciences, Umbeni College",
    "National Diploma or Higher Certificate in Accounting",
    "a Higher Certificate in Accounting Sciences",
  ],
  [
    "EDUCATION\nOntario College Diploma, Computer Networking, Lakeline College, 2017",
    "Post-secondary education in computer networking or similar",
    "an Ontario College Diploma in Computer Networking",
  ],
  ["EDUCATION\nLL.B, University of Lakemoor, 2016", "LL.B and B.L., called to the bar", "an LL.B"],
  [
    "EDUCATION\nAdvanced Certificate in Floristry, Vale College, 2019",
    "A certificate in floristry",
    "an Advanced Cert",
  ],
  ["TICKETS\nCat C full, clean. Digi tacho card.", "Full category C licence with tachograph card", "full Cat C"],
  ["OTHER\nFull UK licence B+E, clean.", "Full driving licence", "a full UK B+E licence"],
  ["QUALIFICATIONS\nF-Gas Category 2, 2022", "F-Gas certificate", "F-Gas Category 2"],
  ["QUALIFICATIONS\nNDIS Worker Screening, clear to 2098", "NDIS Worker Screening", "NDIS Worker Screening"],
  [
    "College\nLevel 2 Technical Diploma in Early Years Care and Education, Dale Valley College, 2022 - 2024. Grade: Merit.",
    "A Level 2 childcare or early years qualification",
    "a Level 2 Technical Diploma in Early Years Care and Education",
  ],
])("what was learned and is asked for is told: %s", async (learned, ask, told) => {
  expect(await letterFor(learned, ask)).toContain(told);
});

test.each([
  ["TRAINING\nChallenger webinar series, 2024", "Challenger training a plus", "Challenger"],
  ["TRAINING\nBoiler Tuning, supplier course, 2 days, 2023", "Training in boiler tuning", "Boiler"],
  ["EDUCATION\n2098  National Diploma: Analytical Chemistry", "National Diploma in Chemistry", "hold a National"],
  ["EDUCATION\nAdvanced Certificate in Floristry (not completed)", "A certificate in floristry", "hold an Advanced"],
  ["TICKETS\nCat C full, clean.", "Full category D licence", "Cat C"],
])("what is no paper, or is not held, is not told: %s", async (learned, ask, untold) => {
  expect(await letterFor(learned, ask)).not.toContain(untold);
});
