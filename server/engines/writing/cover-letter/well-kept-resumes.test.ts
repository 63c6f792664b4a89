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

const PLANNER = `
Ada Linde
Hull | ada.linde@example.com

Route Planner, Humber Freight, Hull
2021 - present
- Plan 60 routes a day for 22 drivers
- Cut empty miles from 18% to 11%

Van Driver, Humber Freight, Hull
2017 - 2021
- Delivered to 30 shops a day

Languages: English, Polish (native)
`;

test("a resume without headings tells what was done in its jobs", async () => {
  const letter = await letterFor(PLANNER, "Transport Manager", "Requirements\n- Route planning");
  expect(letter).toContain("cut empty miles from 18% to 11%");
  expect(letter).toContain("30 shops a day");
});

test("what a posting says in one sentence of prose opens the letter, with its tasks in few words", async () => {
  const prose = "Fernmoor delivers to 400 shops. You will lead a team of six planners and bring down the overtime.";
  const answering = PLANNER.replace("Plan 60 routes a day for 22 drivers", "Lead a team of four drivers");
  const letter = await letterFor(answering, "Transport Manager", prose);
  expect(letter).toContain("lead a team of six planners");
  expect(letter.split("\n\n").slice(0, 3).join(" ")).not.toContain("overtime");
});

test("a letter names no task that its deeds do not answer, and begins with the plain occasion and the best deed", async () => {
  const tasks = "You will grade timber and sharpen saws.\nRequirements\n- Forklift licence";
  const letter = await letterFor(PLANNER, "Sawmill Operator", tasks);
  expect(letter).not.toMatch(/grade timber|sharpen saws/u);
  expect(letter).toMatch(/Sawmill Operator position.*I cut empty miles from 18% to 11%/u);
});

test("short notes in German are answered in German, with their lines", async () => {
  const notes = `
Mira Sander
Bielefeld | mira.sander@example.de

Berufserfahrung
Werkstudentin Marktforschung, Lippe Panel, Bielefeld
2024 - 2026
- 180 Telefoninterviews geführt
- Fragebogen in LimeSurvey gebaut

Ausbildung
B.A. Soziologie, Universität Bielefeld, 2026
`;
  const letter = await letterFor(
    notes,
    "Junior Researcher (m/w/d)",
    "Ihre Aufgaben\n- Feldphasen betreuen\n- Daten prüfen",
  );
  expect(letter).toContain("180 Telefoninterviews");
  expect(letter).not.toContain("Lebenslauf ist auf Englisch");
});

test("a tool whose name is a verb of every day is no new line", async () => {
  const developer = PLANNER.replaceAll("Route Planner", "Software Engineer").replace(
    "Plan 60 routes a day for 22 drivers",
    "Moved the ledger from one program to six Go services, cutting latency from 900 ms to 140 ms",
  );
  const letter = await letterFor(developer, "Backend Engineer", "Requirements\n- Go or Java");
  expect(letter).toContain("six Go services, cutting latency");
  expect(letter).not.toMatch(/\bgo services\b/);
});

test("a lead of the same work is a step up, and the years are told for it", async () => {
  const letter = await letterFor(PLANNER, "Lead Route Planner", "Requirements\n- 2 years of route planning");
  expect(letter).toMatch(/next step|come to it from the work itself/);
  expect(letter).toMatch(
    /You ask for two years of experience; as an? [^.;]+ I have more than that\.|more than the two years/,
  );
});

test("a job that cannot be named is not told as the one before it", async () => {
  const unnamed = PLANNER.replace(
    "Van Driver, Humber Freight, Hull\n2017 - 2021",
    "Delivery and various, Hull\n2017 - 2021",
  );
  const letter = await letterFor(unnamed, "Transport Manager", "Requirements\n- Route planning");
  expect(letter).not.toMatch(/At Humber Freight[^.]*\. I delivered to 30 shops/);
});

test("an experience that is asked for and that no line has a word of is named as missing", async () => {
  const asked = "Requirements\n- Route planning\n- Experience of tanker operations";
  expect(await letterFor(PLANNER, "Transport Manager", asked)).toMatch(/experience of tanker operations/);
  const tanker = PLANNER.replace("Delivered to 30 shops a day", "Drove a tanker to 30 farms a day");
  expect(await letterFor(tanker, "Transport Manager", asked)).not.toMatch(/not have .*tanker/);
});

test("a numbered qualification is told where the resume holds it, and no other is put in its place", async () => {
  const fitter = PLANNER.replace(
    "Languages:",
    "Qualifications\nCity & Guilds 2391 Inspection and Testing, 2018\n\nLanguages:",
  );
  const asked = "Essential\n- 2391 Inspection and Testing";
  expect(await letterFor(fitter, "Electrical Planner", asked)).toContain("2391 Inspection and Testing");
  expect(await letterFor(fitter, "Electrical Planner", asked.replace("2391", "2394"))).not.toContain("2391");
});

test("a degree is told by its level and field, and a language short of its level is told once", async () => {
  const graduate = PLANNER.replace(
    "Languages:",
    "Education\nB.S. Logistics, University of Hull, 2017\n\nLanguages:",
  ).replace("Polish (native)", "Polish (B1)");
  const letter = await letterFor(graduate, "Transport Manager", "Requirements\n- Degree in logistics\n- Polish B2");
  expect(letter).toContain("a bachelor's degree in logistics from the University of Hull");
  expect(letter.match(/Polish/g)).toHaveLength(1);
});
