import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function letterFor(resume: string, title: string, description: string): Promise<string> {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Fernmoor", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

test("whoever has held no job tells of offices at school, with what was done in them", async () => {
  const resume = `
Wren Talbot
Hull | wren.talbot@example.com

Education
Hessle High School, A levels 2026

Activities
- Student council treasurer: kept track of $4,100 for the fair
- Chess club, secretary for two years
`;
  const letter = await letterFor(resume, "Cashier", "You will take payments.\nRequirements\n- Honesty");
  expect(letter).toMatch(/[Ss]tudent council treasurer/u);
  expect(letter).toContain("kept track of $4,100 for the fair");
});

test("a German office is told without the year that is cut from it", async () => {
  const resume = `
Jonte Brink
Rendsburg | jonte.brink@example.de

Schule
Gemeinschaftsschule Nord, Rendsburg, Mittlerer Schulabschluss 2026

Ehrenamt
Jugendfeuerwehr Rendsburg, Gruppenführer von acht Jugendlichen seit 2023
`;
  const letter = await letterFor(
    resume,
    "Ausbildung zum Tischler",
    "Das wünschen wir uns:\n- Pünktlichkeit und Teamgeist",
  );
  expect(letter).toContain("Gruppenführer von acht Jugendlichen");
  expect(letter).not.toMatch(/seit ?\./u);
});

test("where somebody was a volunteer is said with it", async () => {
  const resume = `
Wren Talbot
Hull | wren.talbot@example.com

Education
BSc Ecology, University of Hull, 2026

Volunteering
Humber Wildlife Trust, Spurn — weekend volunteer, 2022 to date
Seal counts on the north shore
`;
  expect(await letterFor(resume, "Graduate Ecologist", "Requirements\n- A degree in ecology")).toMatch(
    /a weekend volunteer at Humber Wildlife Trust/u,
  );
});

test("issue 17: an office is told with whose it was, and one of nothing is not", async () => {
  const resume = `
Wren Talbot
Hull | wren.talbot@example.com

Education
Hessle High School, A levels 2026

Activities
- Secretary, Chemistry Society; organised a quiz with 90 participants
- President`;
  const letter = await letterFor(resume, "Trainee Analyst", "We need somebody who likes to test water.");
  expect(letter).toMatch(/secretary of the Chemistry Society/);
  expect(letter).not.toMatch(/\bpresident\b/);
});

test("issue 17: what a referee is, one has not been", async () => {
  const resume = `
Wren Talbot
Hull | wren.talbot@example.com

Education
Hessle High School, A levels 2026

Activities
- Student council treasurer: kept track of $4,100 for the fair

References
Miss Whitworth, course tutor. Reference: Mr Orme, football coach
`;
  const letter = await letterFor(resume, "Cashier", "You will take payments.\nRequirements\n- Honesty");
  expect(letter).toMatch(/treasurer/u);
  expect(letter).not.toMatch(/tutor|coach/u);
});
