import { expect, test } from "vitest";
import { NURSE, NURSE_POSTING, PFLEGE, profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { letterGap } from "./letter-gap.ts";

const TECHNICIAN = `
Dana Whitfield
Boise, ID | dana.whitfield@example.com | (208) 555-0113
Pharmacy Technician II
Experience
Pharmacy Technician II - Larkspur Community Hospital, Boise, ID | 2019 - Present
• Compound 60 to 80 sterile IV admixtures a shift under USP 797
• Trained eleven new technicians; two now lead shifts
• Cut expired stock from $9,400 to $2,100 a quarter with a rotation chart
• Cover the controlled-substance count with the pharmacist in charge
• Assisted with the yearly inventory
Pharmacy Technician - Fairway Drug, Nampa, ID | 2015 - 2019
• Filled about 250 prescriptions a day
Education
Associate of Science, College of Western Idaho, 2014
Skills
Pyxis, Epic Willow, sterile compounding`;
const POSTING = {
  title: "Lead Pharmacy Technician",
  company: "Sawtooth Regional, Inc.",
  location: "Boise, ID",
  salary: "",
  description:
    "What you will do\n- Run the IV room\n- Pass the next state inspection\n- Send your application to jobs@example.com and pay $20\nRequirements\n- Sterile compounding\n- Omnicell\n- Scheduling of shifts",
  requirements: ["Sterile compounding", "Omnicell", "Scheduling of shifts"],
};

test("a letter says who applies for what, proves it with figures and names the gap, and quotes nothing", async () => {
  const { content } = await makeCoverLetter(factsOf(profileOf(TECHNICIAN), POSTING), localWriter);
  expect(content).toMatch(/Pharmacy Technician II at Larkspur Community Hospital since 2019/);
  // What no line of the resume answers is not named as if the next sentence did.
  expect(content).not.toMatch(/run the IV room/);
  expect(content).toMatch(/\$9,400 to \$2,100/);
  expect(content).toMatch(/eleven new technicians/);
  expect(content).toMatch(
    /Pyxis and not yet with Omnicell|not (?:worked with|used|show) Omnicell|Omnicell, which I have not/,
  );
  expect(content).not.toMatch(/[“”"]|\$20|jobs@example|\.\.|Assisted|assisted/);
});

test("no wording comes twice in the letters of one person, and two openings are never the same", async () => {
  const earlier: string[] = [];
  for (const company of ["Alder Mills", "Quillmark", "Northgate Foods", "Tern & Thistle"]) {
    const facts = factsOf(profileOf(NURSE), { ...NURSE_POSTING, company }, { earlier });
    earlier.push((await makeCoverLetter(facts, localWriter)).content);
  }
  const openings = earlier.map((text) =>
    (text.split("\n\n")[1] ?? "").replace(/Alder Mills|Quillmark|Northgate Foods|Tern & Thistle/g, "X"),
  );
  expect(new Set(openings).size).toBe(openings.length);
});

test("issue 17: much of one job stands in paragraphs of at most four sentences", async () => {
  const lines = [
    "Compound sterile admixtures for the cancer ward of the hospital under the rules of USP 797 every day",
    "Schedule the shifts of nine technicians who work in the IV room and in the dispensary of the hospital",
    "Order the stock of the whole pharmacy from two wholesalers, and settle what they delivered wrongly",
    "Write the cleaning plan of the IV room that the inspectors of the state look at in every inspection",
    "Check the returns of all eleven wards against the records of the dispensary at the end of each month",
    "Answer the questions of 140 nurses about doses and storage on the phone throughout the morning",
    "Train the new technicians in sterile compounding until they pass the yearly test of the hospital",
  ];
  const resume = TECHNICIAN.replace(/• Compound[\s\S]*(?=\nPharmacy Technician - )/u, () =>
    lines.map((line) => `• ${line}`).join("\n"),
  );
  const asked = { ...POSTING, description: lines.join("\n"), requirements: [] };
  const { content } = await makeCoverLetter(factsOf(profileOf(resume), asked), localWriter);
  const told = content.split("\n\n").map((paragraph) => paragraph.match(/\. |\.$/gu)?.length ?? 0);
  expect(told.reduce((sum, count) => sum + count)).toBeGreaterThan(6);
  expect(Math.max(...told)).toBeLessThan(5);
});

test("the gap of a letter is one of the must-haves; a wish is only named beside what is near to it", () => {
  const gapOf = (requirements: string[], wishesFrom: number) =>
    letterGap(factsOf(profileOf(TECHNICIAN), { ...POSTING, requirements, wishesFrom }));
  expect(gapOf(["Omnicell", "Knowledge of AutoCAD"], 1)).toMatchObject({ name: "Omnicell", nearest: "Pyxis" });
  expect(gapOf(["Sterile compounding", "Knowledge of AutoCAD"], 1)).toBeNull();
  expect(gapOf(["Sterile compounding", "Knowledge of AutoCAD", "Omnicell"], 1)).toMatchObject({ name: "Omnicell" });
  expect(gapOf(["Knowledge of one of the programming languages (C++)"], 1)).toMatchObject({ name: "C++" });
});

test("a letter to nobody in particular greets the team", async () => {
  const { content } = await makeCoverLetter(factsOf(profileOf(NURSE), { ...NURSE_POSTING, company: "" }), localWriter);
  expect(content).toMatch(/^Dear hiring team,/);
});

test("what an employer offers, its own name and a word cut from a longer one are no gaps to name", async () => {
  const posting = {
    ...POSTING,
    company: "Omnicell Services LLC",
    requirements: ["Omnicell", "We offer paid training in Kubernetes", "Mechanical"],
  };
  const { content } = await makeCoverLetter(factsOf(profileOf(TECHNICIAN), posting), localWriter);
  expect(content).toContain("Dear Omnicell Services hiring team,");
  expect(content).not.toMatch(/LLC|Kubernetes|mechanical|not (?:yet )?(?:with|used) Omnicell/);
});

test.each([
  [
    "de",
    "Klinikum Nord",
    "Einarbeitung von neuen Kolleginnen",
    /ich bewerbe mich beim Klinikum Nord um die Stelle „Stationsleitung“|„Stationsleitung“ beim Klinikum Nord/,
  ],
  ["de", "Praxis am Markt", "Leitung eines Teams", /bei der Praxis am Markt/],
])(
  "in %s the name %s takes its article, and the letter begins with the position",
  async (_language, company, duty, told) => {
    const description = `Ihre Aufgaben\n- ${duty}\n- Pflege der Patienten und Gespräche mit Angehörigen\nIhr Profil\n- Freude an der Arbeit mit Menschen und im Team`;
    const posting = { ...POSTING, title: "Stationsleitung (m/w/d)", company, description, requirements: [] };
    const { content } = await makeCoverLetter(factsOf(profileOf(PFLEGE), posting), localWriter);
    expect(content).toMatch(told);
    expect(content).not.toMatch(/m\/w\/d|bei Klinikum|anderen Bereich/);
  },
);

const DEVELOPER = `
Ines Calder
ines.calder@example.com | 412-555-0199
Experience
Web Developer - Fernhill Press, Pittsburgh, PA | 2019 - Present
• Built 14 sites for schools with Vue.js
• Cut page weight from 3.2 MB to 0.9 MB`;

test("whoever leads nobody does not say that leading is the work they do now", async () => {
  const lead = {
    ...POSTING,
    title: "Software Engineering Manager",
    description: "Manage a team of software engineers",
  };
  const { content } = await makeCoverLetter(factsOf(profileOf(DEVELOPER), { ...lead, requirements: [] }), localWriter);
  expect(content).not.toMatch(/work (?:I do now|I know)|kind of work today|familiar work/);
  expect(content).toContain("412-555-0199");
});

const MEDIC = `
Owen Tarrant
owen.tarrant@example.com
Experience
Cashier - Linden Market | 2023 - 2024
• Greeted shoppers at the door and kept the shelves of two aisles filled
• Counted three cash drawers at the end of each day
Nursing Assistant - Brook Hospital | 2019 - 2023
• Recorded vital signs of 20 patients on each shift
• Helped two nurses to turn and lift patients after surgery`;

test("a job of the posting's field is told before a newer one of a strange field", async () => {
  const nurse = { ...POSTING, title: "Certified Nursing Assistant", description: "Care for patients on the ward" };
  const { content } = await makeCoverLetter(factsOf(profileOf(MEDIC), { ...nurse, requirements: [] }), localWriter);
  expect(content).toMatch(/vital signs of 20 patients/);
  expect(content.indexOf("vital signs")).toBeLessThan(`${content}cash drawers`.indexOf("cash drawers"));
});

test("more years than are asked for are said of the same trade, and never as years of leading", async () => {
  const written = async (asked: string) => {
    const posting = {
      ...POSTING,
      title: "Web Developer",
      description: `Requirements\n- ${asked}`,
      requirements: [asked],
    };
    return (await makeCoverLetter(factsOf(profileOf(DEVELOPER), posting), localWriter)).content;
  };
  expect(await written("3+ years of experience in web development")).toMatch(
    /You ask for three years of experience; as a [^.;]+ I have more than that\.|more than the three years/,
  );
  expect(await written("3+ years of experience leading web developers")).not.toMatch(/three years/);
});

test("a company is named without its legal form, though a word of it is a skill that the resume does not show", async () => {
  const posting = {
    ...POSTING,
    title: "Web Developer",
    company: "Plover Logistics, Inc",
    description: "",
    requirements: [],
  };
  const { content, evidence } = await makeCoverLetter(factsOf(profileOf(DEVELOPER), posting), localWriter);
  expect(content).toMatch(/(?:at|join) Plover Logistics\b/);
  expect(evidence.dropped).toEqual([]);
});

test("a German letter names the training and what both sides call by the same word", async () => {
  const cook = `
Lena Ostermann
lena.ostermann@example.org
Berufserfahrung
Stellvertretende Küchenchefin, Gasthof Linde, Kassel
2019 – heute
- Zubereitung von täglich 90 Gerichten
- Zwei Auszubildende angeleitet
Ausbildung
Ausbildung zur Köchin, Berufsschule Kassel, 2016 – 2019
Kenntnisse
Patisserie, Molekularküche`;
  const posting = {
    ...POSTING,
    title: "Köchin",
    company: "Hotel Fulda",
    description:
      "Ihre Aufgaben\n- Warme Speisen kochen und Buffets anrichten\nIhr Profil\n- Molekularküche und gute Laune",
    requirements: ["Molekularküche und gute Laune"],
  };
  const { content } = await makeCoverLetter(factsOf(profileOf(cook), posting), localWriter);
  expect(content).toContain("habe ich zwei Auszubildende angeleitet");
  expect(content).toContain("zwei Auszubildende angeleitet");
  expect(content).toContain("Die Ausbildung zur Köchin habe ich 2019 abgeschlossen");
  expect(content).toContain("Molekularküche");
  expect(content).toContain("arbeite ich als stellvertretende Küchenchefin");
  expect(content).not.toMatch(/ kochen und Buffets anzurichten/);
});

test("what a licence is called takes its article", async () => {
  const teacher = `${DEVELOPER.replace("Web Developer", "Math Teacher")}\nCertifications\nState Teaching Certificate`;
  const posting = { ...POSTING, title: "Math Teacher", description: "", requirements: ["State teaching certificate"] };
  const { content } = await makeCoverLetter(factsOf(profileOf(teacher), posting), localWriter);
  expect(content).toMatch(/(?:hold|for) a State Teaching Certificate/);
});

test("a kindred field is not called a different one, and a strange one is", async () => {
  const said = async (title: string) => {
    const posting = { ...POSTING, title, description: "", requirements: [] };
    return (await makeCoverLetter(factsOf(profileOf(DEVELOPER), posting), localWriter)).content;
  };
  const isChange = /different field|other work|change of field/;
  expect(await said("Data Scientist")).not.toMatch(isChange);
  expect(await said("Registered Nurse")).toMatch(isChange);
});

test("who is looked for is one of a kind, also at the head of something", async () => {
  const description = "What you will do\n- Train new technicians\n- Pass the next state inspection";
  const posting = { ...POSTING, title: "Head of Pharmacy", description, requirements: [] };
  const { content } = await makeCoverLetter(factsOf(profileOf(TECHNICIAN), posting), localWriter);
  expect(content).toContain("looking for a Head of Pharmacy");
});
