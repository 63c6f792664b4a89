import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { awaitedResult } from "../facts/awaited-result.ts";
import { notQualifiedAs, strangeProfession } from "../facts/not-qualified.ts";
import { otherDegree } from "../facts/other-degree.ts";
import { shortOfLeading } from "../facts/short-of-leading.ts";
import { shortOfSize } from "../facts/short-of-size.ts";
import { unknownCode } from "../facts/unknown-code.ts";
import { unmetSetting } from "../facts/unmet-setting.ts";
import { factsOf } from "../materials.fixtures.ts";

const ask = (text: string) => ({ text, isWish: false, met: false, skills: [], deeds: [] });

function factsWith(asked: string, resume: string, title = "Supervisor") {
  const profile = analyseResume(resume.trim().split("\n"));
  const posting = {
    title,
    company: "Alder House",
    location: "",
    salary: "",
    description: "Care for patients.",
    requirements: [asked],
  };
  return { ...factsOf(profile, posting), asks: [ask(asked)], today: { year: 2026, month: 11 } };
}

const loader = (title: string, ...lines: string[]) => `
Ada Pelham

Experience

${title}, Lantern Freight, Toledo, OH, March 2019 - present
${lines.map((line) => `- ${line}`).join("\n")}`;

test.each([
  ["At least 5 years' warehouse experience, of which 2 years in a supervisory role", "2 years in a supervisory role"],
  ["Minimum 4 years leading people", "4 years leading people"],
  ["At least three years managing teams in freight", "three years managing teams in freight"],
  ["3+ years of supervisory experience", "3+ years of supervisory experience"],
])("issue 17: years of leading that are too few are told by their number: %s", (text, asked) => {
  const acting = loader(
    "Forklift Operator and Acting Team Leader",
    "Acting team leader for 11 pickers since July 2025",
  );
  expect(shortOfLeading(factsWith(text, acting))).toEqual({ asked, own: 1 });
  expect(shortOfLeading(factsWith(text, loader("Loader", "Load 22 trucks a shift")))).toEqual({ asked, own: 0 });
  for (const led of [
    loader("Warehouse Supervisor", "Load 22 trucks a shift"),
    loader("Loader", "Lead a crew of six on nights"),
    `${loader("Loader", "Load trucks")}\n\nSummary\n\nFreight manager with 9 years of leading teams.`,
  ])
    expect(shortOfLeading(factsWith(text, led))).toBeNull();
});

test.each([
  "2 years in a supervisory role, or equivalent",
  "3 years of project work",
  "Supervisory experience preferred",
])("issue 17: no years of leading are missed where none are asked for, or another way is open: %s", (text) =>
  expect(shortOfLeading(factsWith(text, loader("Loader", "Load trucks")))).toBeNull(),
);

test.each([
  ["Experience managing a team of 30 or more", "a team of 30 or more"],
  ["Have led teams of at least 40", "a team of at least 40"],
  ["Experience of supervising 25 staff", "a team of 25"],
])("issue 17: a team far larger than any that was led is no small step: %s", (text, team) => {
  expect(shortOfSize(factsWith(text, loader("Supervisor", "Lead 8 staff and 60 volunteers")))).toBe(team);
  for (const lines of ["Lead 24 packers", "Supervise 9 packers, up to 40 in December", "Led people"])
    expect(shortOfSize(factsWith(text, loader("Supervisor", lines)))).toBeNull();
});

test.each([
  ["Registered Nurse", "At least one year of ICU experience", "on an ICU or step-down unit"],
  ["Third Engineer", "Seagoing experience in an engine room", "at sea"],
  ["Claims Adviser", "Experience in a healthcare setting", "in healthcare"],
  ["Nurse", "Experience in a hospice or palliative setting", "in palliative care"],
  ["Nurse", "One year of paediatric experience", "in paediatrics"],
  ["Fitter", "Background in mining", "underground or in mining"],
])("issue 17: the setting of the work is new where no line speaks of it: %s", (title, text, said) => {
  const own = loader("Fitter", "Service diesel engines of coaches", "Keep parts for 31 machines");
  expect(unmetSetting(factsWith(text, own, title), { isMust: true })).toBe(said);
});

test.each([
  ["MICU", "At least one year of ICU experience", "Floated to the MICU one shift a week"],
  ["ferry", "Seagoing experience", "Serviced pumps of two ferries"],
  ["another way", "Experience in heavy industry, mining or processing", "Service bottling lines"],
  ["children", "Experience working with children", "Coach the under-nines on Saturdays"],
])("issue 17: no setting is new to who knows it, or one like it: %s", (_, text, line) => {
  expect(unmetSetting(factsWith(text, loader("Fitter", line)), { isMust: true })).toBeNull();
});

test("issue 17: who only looked on in a ward, or wishes to be there, has not worked in it", () => {
  const own = loader("Registered Nurse", "Shadowed two shifts in the MICU", "Seeking to move into critical care");
  const facts = factsWith("BLS", own, "Registered Nurse - Progressive Care");
  expect(unmetSetting(facts, { isMust: false })).toBe("on an ICU or step-down unit");
});

test.each([
  ["Solicitor qualified in England and Wales", "SQE1 passed July 2025; SQE2 to be taken October 2026", "solicitor"],
  ["Fully qualified accountant", "CA Inter, 2022", "accountant"],
  ["Registered architect", "Part 2 finalist", "architect"],
  ["Part-qualified accountant", "CA Inter, 2022", null],
  ["Qualified solicitor or CILEX lawyer", "SQE1 passed", null],
  ["Qualified teacher", "Qualified teacher, PRT done", null],
])("issue 17: on the way to a profession one is not of it yet: %s", (text, paper, profession) => {
  const own = `${loader("Paralegal", "Draft leases")}\n\nQualifications\n\n- ${paper}`;
  expect(notQualifiedAs(factsWith(text, own))).toBe(profession);
});

test.each([
  ["M.Sc. Chemistry, Pune, 2026 (final result awaited)", { kind: "result", degree: "M.Sc." }],
  ["BSc Biology, Leeds, results pending", { kind: "result", degree: "BSc" }],
  ["Bachelor of Nursing, Cork, to be conferred in May", { kind: "degree", degree: "Bachelor" }],
  ["BSc Biology, Leeds, 2019", null],
])("issue 17: a result that is awaited is none yet: %s", (line, awaited) => {
  const own = `${loader("Intern", "Weigh samples")}\n\nEducation\n\n- ${line}`;
  expect(awaitedResult(factsWith("Bachelor's or M.Sc. degree", own))).toEqual(awaited);
});

test("issue 17: a standard known by its letters is new where nothing of its field is known", () => {
  const text = "Understanding of accessibility in digital learning (WCAG)";
  expect(unknownCode(factsWith(text, loader("Teacher", "Teach biology")))).toBe("WCAG");
  expect(unknownCode(factsWith(text, loader("Teacher", "Made lessons accessible for the blind")))).toBeNull();
  expect(unknownCode(factsWith(text, loader("Teacher", "Test pages against WCAG 2.1")))).toBeNull();
});

test.each([
  ["Bachelor's degree in accounting or finance", "BA Music, Leeds, 2016", "music"],
  ["A degree in civil engineering", "BA English Literature, Leeds, 2016", "english literature"],
  ["Degree in nursing is required", "BA History, Leeds, 2016", "history"],
  ["Bachelor's degree in accounting or a related field", "BA Music, Leeds, 2016", null],
  ["Bachelor's degree in accounting", "BSc Business Administration, Leeds, 2016", null],
  ["Bachelor's degree in accounting, or equivalent experience", "BA Music, Leeds, 2016", null],
])("issue 17: a degree of another field is said to be one: %s", (text, line, own) => {
  const resume = `${loader("Clerk", "Enter invoices")}\n\nEducation\n\n${line}`;
  expect(otherDegree(factsWith(text, resume))?.own ?? null).toBe(own);
});

test("issue 17: years in a title are no one's who had another, and are said without it", () => {
  const text = "At least three years leading a kitchen brigade as head chef";
  const own = loader("Line Cook", "Worked the grill");
  expect(shortOfLeading(factsWith(text, own))).toEqual({ asked: "three years leading a kitchen brigade", own: 0 });
  expect(shortOfLeading(factsWith(text, loader("Sous Chef", "Lead a brigade of nine")))).toBeNull();
});

test("issue 17: who is far from the profession of a posting's title says so, unless it only names the work", () => {
  const own = loader("Kitchen Designer", "Draft floor plans");
  expect(strangeProfession(factsWith("Registered architect", own, "Senior Architect"))).toBe("architect");
  expect(strangeProfession(factsWith("Registered architect", own, "Site Manager"))).toBeNull();
  expect(strangeProfession(factsWith("Architecture skills", own, "Software Architect"))).toBeNull();
});

test("issue 17: years in a supervisory or senior post are held by who is called senior", () => {
  const text = "At least 3 years in a supervisory or senior role";
  expect(shortOfLeading(factsWith(text, loader("Senior Loader", "Load lorries")))).toBeNull();
});
