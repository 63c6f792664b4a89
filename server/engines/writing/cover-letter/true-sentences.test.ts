import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const WARDEN = `
Orla Finch
Duluth, MN | orla.finch@example.com

Summary
Orchard specialist offering 12 years of progressive experience within a packing house setting.

Experience
Packing Supervisor, Hollow Lane Orchards, Duluth, MN, 03/2014 to 05/2019
I have also trained 14 pickers before each harvest
Cut bruised fruit from 9% to 4%
Packing Clerk, Tern Valley Fruit, Duluth, MN, 01/2009 to 02/2014
I have counted 300 crates each morning

Education
Northgate University August 2008 Master of Science : Engineering Electrical Engineering City, State
`;

async function letterFor(resume: string, title: string, description: string): Promise<string> {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Fernmoor", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const DUTIES = "Supervise the packing line.\nRequirements\n- A degree\n- Training of pickers";

test("a degree is told without what its line repeats, and years of work with their own word", async () => {
  const letter = await letterFor(WARDEN, "Packing Supervisor", DUTIES);
  expect(letter).toContain("a master's degree in electrical engineering");
  expect(letter).not.toMatch(/engineering electrical|with in a/);
});

test.each([
  ["Bachelors of Art Organizational Leadership, Northgate University, 2008", "in organizational leadership from"],
  ["Bachelor of Science, Accountancy Norway, 2008 Northgate University", "in accountancy from"],
  ["Bachelor of Arts in Art History, Northgate University, 2008", "in art history from"],
  ["Masters, UNIVERSITY OF NORTHGATE - Public Health, 2008", "a master's degree from the University of Northgate"],
])("a degree is told as one says it: %s", async (line, told) => {
  const resume = WARDEN.replace(/Northgate University August.*/u, line);
  expect(await letterFor(resume, "Packing Supervisor", DUTIES)).toContain(told);
});

test("what was done in a job that is over is told as over", async () => {
  const letter = await letterFor(WARDEN, "Packing Supervisor", DUTIES);
  expect(letter).not.toMatch(/I have (?:also )?(?:trained|counted)/);
});

test("a gap is told with the capitals of its name, and none whose words were cut", async () => {
  const asks = "Requirements\n- Cold Chain Audit experience\n- Experience supporting cider presses and";
  const letter = await letterFor(WARDEN, "Packing Supervisor", asks);
  expect(letter).not.toMatch(/cold Chain|presses and/);
});

test("a word of a sentence is no program that is known in place of another", async () => {
  const resume = WARDEN.replace("Cut bruised", "Crowd Control Access\nCut bruised");
  const letter = await letterFor(resume, "Packing Supervisor", "Requirements\n- Experience with FileMaker");
  expect(letter).not.toContain("worked with Access");
});

test("whoever applies is told by a title that is one", async () => {
  const owner = WARDEN.replace("Packing Supervisor, Hollow", "Owner, Operator since, Hollow");
  expect(await letterFor(owner, "Packing Supervisor", DUTIES)).not.toMatch(/since,|Operator since/);
  const player = WARDEN.replace("Packing Supervisor, Hollow", "Team player, Hollow");
  expect(await letterFor(player, "Packing Supervisor", DUTIES)).not.toContain("as a Team player");
});

test("years and a lead say that nobody is at the beginning of a career", async () => {
  const resume = `
Orla Finch
Summary
37 years of experience
Experience
Director of Packing, Hollow Lane Orchards, Duluth, MN, 03/2014 to 10/2014
Cut bruised fruit from 9% to 4%
Education
Bachelor of Science : Botany, 2013 Northgate University - City, State
`;
  expect(await letterFor(resume, "Packing Specialist", DUTIES)).not.toMatch(/beginning of my career|first positions/);
});

test("the same title is no next step", async () => {
  const teacher = WARDEN.replace(
    "Packing Supervisor, Hollow Lane Orchards, Duluth, MN, 03/2014 to 05/2019",
    "Teacher, Hollow Lane School, Duluth, MN, 03/2014 - Present",
  );
  expect(await letterFor(teacher, "Teacher of Management", DUTIES)).not.toContain("next step");
});

test("what somebody is now is told so", async () => {
  const resume = `${WARDEN}\nOther\nCurrently a packing student at Lakemoor\n`;
  const letter = await letterFor(resume, "Packing Supervisor", DUTIES);
  expect(letter).not.toMatch(/have been a currently/);
  const member = await letterFor(`${WARDEN}\nOther\nMember of the Packing Society\n`, "Packing Supervisor", DUTIES);
  expect(member).not.toContain("have been a member");
});

test("a title that the resume cannot bear out is left out of the opening, and the letter still opens", async () => {
  const letter = await letterFor(WARDEN, "Packing Lead Work From Home...", DUTIES);
  expect(letter).toMatch(/Packing Lead (?:position|(?:at Fernmoor )?to )/);
  expect(letter).not.toContain("...");
});

test.each([
  ["Bachelor of Science, Botany, 2008, Soil and Water Northgate University", /Soil and Water/],
  ["Bachelor of Science, Botany, 2008, University of Northgate Academic Achievement", /Academic Achievement/],
])("a school is not told with what stood beside it: %s", async (line, torn) => {
  const resume = WARDEN.replace(/Northgate University August.*/u, line);
  expect(await letterFor(resume, "Packing Supervisor", DUTIES)).not.toMatch(torn);
});

test("two titles at once are told as two, and the posting's title once", async () => {
  const both = WARDEN.replace("Packing Supervisor, Hollow", "Supervisor, Accountant | Hollow");
  expect(await letterFor(both, "RN, Registered Nurse", DUTIES)).not.toMatch(/Supervisor, Accountant|RN, Registered/);
});

test("what a page's signs or a cut left of a line about oneself is not told", async () => {
  const torn = WARDEN.replace(
    /Orchard specialist.*/u,
    "Cider & Press -- 8 years consulting and managing orchards, into",
  );
  expect(await letterFor(torn, "Packing Supervisor", DUTIES)).not.toMatch(/-- 8 years|, into/);
});

test("a degree on the way is told without the word that led to its field", async () => {
  const nurse = `${WARDEN}MSN candidate, Tacoma Valley University, expected 2027\n`.replace(
    /Northgate University August.*/u,
    "BSN, Northgate University, 2008",
  );
  const letter = await letterFor(nurse, "Packing Supervisor", "Requirements\n- MSN preferred\n- A degree");
  expect(letter).toContain("working towards an MSN");
  expect(letter).not.toContain("MSN in,");
});

test("nobody is told by a degree below their highest", async () => {
  const lines =
    "Master of Science, Botany, 2012, Soil and Water Northgate University\nBachelor of Science, Geology, 2008 Northgate University";
  const letter = await letterFor(WARDEN.replace(/Northgate University August.*/u, lines), "Packing Supervisor", DUTIES);
  expect(letter).not.toContain("bachelor's");
});

test("a head that begins with As says who somebody is", async () => {
  const head = WARDEN.replace(
    /Orchard specialist.*/u,
    "As a Packing Technician with 4 years of orchard packing experience",
  );
  expect(await letterFor(head, "Packing Supervisor", DUTIES)).not.toContain("I am an As");
});
