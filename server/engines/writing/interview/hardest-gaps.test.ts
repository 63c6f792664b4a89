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

test.each([
  ["Manhattan WMS, RF scanning", "warehouse management systems", false],
  ["Forklift, RF scanning", "warehouse management systems", true],
])("of %s, %s are a gap: %s", (skills, asked, isGap) => {
  const resume = `
Ines Calder
Reno, NV | ines.calder@example.com

Experience
Shift Lead, Pinion Depot, Reno, NV, 2020 - Present
- Led 12 pickers on the night shift
Skills
${skills}
`;
  const description = `You run our night shift. You must have hands-on experience with ${asked} and lead a team.`;
  const posting = {
    ...UNSTATED,
    ...splitRequirements(description),
    title: "Warehouse Manager",
    company: "Juniper Supply",
  };
  const gaps = hardestGaps(factsOf(profileOf(resume), { ...posting, description }));
  expect(gaps.some(({ name }) => /WMS|warehouse management/i.test(name))).toBe(isGap);
});

test.each([
  ["Registered with the NMC", null],
  ["BSc Nursing", "an NMC registration"],
])("a British nurse with %s lacks %s, and no American license", (line, gap) => {
  const resume = `
Ines Calloway
Dundee, UK | ines.calloway@example.com

Experience
Ward Nurse, Tayside Clinic, Dundee, 2016 - Present
- Cared for twelve patients a shift

Education
${line}
`;
  const description = "Requirements\n- NMC registration\n- Experience of ward work";
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Staff Nurse", company: "Fern Clinic" };
  const names = hardestGaps(factsOf(profileOf(resume), { ...posting, description })).map(({ name }) => name);
  expect(names.find((name) => /NMC|RN/.test(name)) ?? null).toBe(gap);
});

test("who supervises and who works beside one is no gap, and a program of the same kind is the nearest thing", () => {
  const resume = `
Signe Arquette
Boise, ID | signe@example.com

Experience
Ward Nurse, Sawtooth Hospital, Boise, ID, 2018 - Present
- Cared for 5 patients a shift
- Epic superuser for the ward
`;
  const description = `What you will do
- Titrate medications per protocol under the supervision of the NP
- Liaise with PAs and the CNO on discharge

Requirements
- Comfortable with an electronic health record (we use Athena)`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Clinic Nurse", company: "Fern Clinic" };
  const gaps = hardestGaps(factsOf(profileOf(resume), { ...posting, description }));
  expect(gaps.map(({ name }) => name).join(" ")).not.toMatch(/NP|PAs|CNO/);
  expect(gaps.find(({ name }) => name.includes("Athena"))?.nearest).toBe("Epic");
});

test("a posting's file number, its title, its colleagues and its degrees of any kind are no gaps", () => {
  const description = `Clinic Manager 1
Ref: CM26X112
Duties
- Deputise for the CM2 and lead on audit and quality improvement
Requirements
UG: B.Tech/B.E. in Any Specialization
PG: Any Postgraduate`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Clinic Manager 1", company: "Fern Clinic" };
  const audited = PARAMEDIC.replace("- Prepared", "- Led the audit of waiting times in 2024\n- Prepared");
  const names = hardestGaps(factsOf(profileOf(audited), { ...posting, description })).map(({ name }) => name);
  expect(names.join(" | ")).not.toMatch(/CM26|Manager|CM2|audit|UG|PG|Specialization/);
});

const STOCKER = `
Ines Calder
Reno, NV | ines.calder@example.com

Summary
Shift lead, looking to move into demand planning.

Experience
Shift Lead, Pinion Depot, Reno, NV, 2020 - Present
- Led 12 pickers on the night shift
Skills
Inventory Management, Excel
`;

const HOUSE = "The house has stood by the river for forty years and sends its goods to shops of five counties. ".repeat(
  3,
);

const gapsOf = (resume: string, asks: string[], title = "Depot Manager") => {
  const description = `${HOUSE}\nRequirements\n${asks.map((ask) => `- ${ask}`).join("\n")}`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Juniper Supply", description };
  return hardestGaps(factsOf(profileOf(resume), posting)).map(({ name }) => name.replace(/[“”„]/gu, ""));
};

test.each([
  ["what shares only the word for any work with a skill that is held", "P&L experience", "P&L experience"],
  ["letters with a stroke between them", "CI/CD pipelines", "CI/CD pipelines"],
  ["what the resume only wishes for", "2 years of demand planning experience", "demand planning"],
])("%s is a gap", (_, ask, name) => {
  expect(gapsOf(STOCKER, [ask, "Excel"])).toContain(name);
});

test("a code that German joins to a word is a gap, and its chambers are none", () => {
  const resume = STOCKER.replace(
    /Summary[\s\S]*$/u,
    "Berufserfahrung\nLagerist, Pinion Lager, Reno, 2020 - heute\n- Kommissionierung",
  );
  const house = "Das Haus steht seit vierzig Jahren am Fluss und beliefert Läden in fünf Kreisen. ".repeat(4);
  const description = `${house}\nIhre Aufgaben\n- Umsetzung der HACCP-Vorgaben\nIhr Profil\n- Abschluss vor der IHK-Kammer`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Lagerleiter", company: "Juniper" };
  const gaps = hardestGaps(factsOf(profileOf(resume), { ...posting, description })).map(({ name }) => name);
  expect(gaps.join()).toContain("HACCP");
  expect(gaps.join()).not.toContain("IHK");
});

test.each([
  ["- Counted the stock of two depots", true],
  ["- Trained 12 pickers on the night shift", false],
])("to lead people is a gap of who never led any: %s", (deed, isGap) => {
  const resume = STOCKER.replace(/Shift Lead, Pinion/u, "Stock Clerk, Pinion").replace(/- Led.*/u, deed);
  const description = `${HOUSE}\nResponsibilities\n- Supervise nine stock clerks\n- Count the stock`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Depot Manager", company: "Juniper" };
  const gaps = hardestGaps(factsOf(profileOf(resume), { ...posting, description })).map(({ name }) => name);
  expect(gaps.includes("“Supervise nine stock clerks”")).toBe(isGap);
});

test("a program that the posting writes small is called by its name", () => {
  const description = `${HOUSE} You must have hands-on experience with ms project and lead a team.`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Depot Manager", company: "Juniper" };
  const gaps = hardestGaps(factsOf(profileOf(STOCKER), { ...posting, description })).map(({ name }) => name);
  expect(gaps).toEqual(["Microsoft Project"]);
});

test.each([
  ["Trained four new hires on the CRM", "Employee training", false],
  ["Negotiated contracts with 35 dealers", "Contract negotiation", false],
  ["Helped to train four new hires", "Employee training", true],
])("what a line tells by its verb is no gap: %s", (line, asked, isGap) => {
  const resume = `
Marcus Bell
Atlanta, GA | marcus.bell@example.com

Experience
Sales Representative, Quarry Tools, Atlanta, GA, 2020 - Present
- Made 60 calls a day to contractors
- ${line}
Skills
Salesforce
`;
  const description = `Requirements\n- ${asked} is required\n- Salesforce`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Sales Manager", company: "Boxwood Supply" };
  const names = hardestGaps(factsOf(profileOf(resume), { ...posting, description })).map(({ name }) => name);
  expect(names.some((name) => name.toLowerCase().includes(asked.toLowerCase()))).toBe(isGap);
});
