import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const person = (certificates: string, heading: string, job: string) => `
Robin Ashdown
Dayton, OH | robin.ashdown@example.com

Experience
${job}
- Loaded 40 trucks a week and kept the yard log
- Trained six new colleagues

${heading}
${certificates}
`;

const DUTIES = "What you will do\n- Run the yard\n\nRequirements";

async function letterFor(resume: string, asked: string[], title = "Yard Lead", duties = DUTIES): Promise<string> {
  const description = `${duties}\n${asked.map((ask) => `- ${ask}`).join("\n")}`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Quarry Road Supply", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const YARD = "Yard Worker, Millrace Timber, Dayton, OH, 2019 - Present";

test.each([
  ["Forklift operator (counterbalance), 2023", "Forklift certification required", /certified as a forklift operator/],
  ["Ohio Journeyman Electrician License", "Journeyman license", /Ohio Journeyman Electrician License/],
  ["Full UK driving licence", "Full driving licence", /a full UK driving licence/],
  ["CPR and AED, 2025", "CPR certified", /CPR/],
])("a certificate that is asked for and held is told: %s", async (held, asked, told) => {
  const letter = await letterFor(person(held, "Certifications", YARD), [asked]);
  expect(letter).toMatch(told);
  expect(letter).not.toMatch(/do not have|does not show|not yet/);
});

test("what an employer checks is never confessed as missing, and a card that names its last day is not told as held", async () => {
  const letter = await letterFor(person("CPR/BLS exp 08/2026", "Certifications", YARD), [
    "Enhanced DBS check required",
    "CPR certification required",
  ]);
  expect(letter).not.toMatch(/DBS|CPR/);
});

test("what the resume holds by another name is never called missing", async () => {
  const nurse = person(
    "Registered Nurse, State of Ohio",
    "Licenses",
    "Staff Nurse, Alder Clinic, Dayton, OH, 2019 - Present",
  );
  const letter = await letterFor(nurse, ["Active Ohio RN license"], "Nurse");
  expect(letter).toMatch(/I hold an Ohio RN license/);
  expect(letter).not.toMatch(/do not have|does not show|not yet/);
});

test("a certificate that no line names is said to be missing, once, beside the step below it", async () => {
  const letter = await letterFor(person("BLS, 2025", "Certifications", YARD), ["BLS required", "ACLS required"]);
  expect(letter).toMatch(/BLS and not yet ACLS|ACLS; (?:so far )?I hold BLS/);
  expect(letter.match(/BLS/g)).toHaveLength(1);
});

test("of two that are asked for with an or, one is enough", async () => {
  const letter = await letterFor(person("Scheduling course", "Certifications", YARD), ["CPA or CMA certification"]);
  expect(letter).not.toMatch(/CPA|CMA/);
});

test("what is under way is not held, and a driver's licence that is not written down is not missing", async () => {
  const letter = await letterFor(person("CPA, in progress", "Certifications", YARD), ["CPA", "Valid driver's license"]);
  expect(letter).not.toMatch(/hold|driver/);
});

test("a German certificate stands in a sentence beside those that the lines of its resume are told in", async () => {
  const german = `
Jana Petersen
jana.petersen@example.de
Berufserfahrung
2019 - heute Lageristin, Heidelager GmbH, Celle
- 40 Lastwagen in der Woche beladen
- Zwei Auszubildende eingearbeitet und die Ware für den Versand geprüft
- Bestände mit dem Einkauf abgestimmt und bei der Inventur gezählt
Zertifikate
Staplerschein
`;
  expect(
    await letterFor(
      german,
      ["Gültiger Staplerschein erforderlich"],
      "Lagerist",
      "Ihre Aufgaben\n- Waren im Lager annehmen\n\nIhr Profil",
    ),
  ).toMatch(/Den Staplerschein habe ich erworben\./u);
});

test("a level below the one that is asked for is said with both", async () => {
  const carer = person(
    "NVQ Level 2 in Health and Social Care, 2021",
    "Training",
    "Care Assistant, Holm House, Dayton, OH, 2020 - Present",
  );
  const letter = await letterFor(
    carer,
    ["NVQ Level 3 in Health and Social Care (or working towards)"],
    "Senior Care Assistant",
  );
  expect(letter).toMatch(/NVQ Level 3; I hold an NVQ Level 2/);
});

test("a class of a licence is not another class of it", async () => {
  const driver = person(
    "Class B CDL, DOT medical card",
    "Licenses",
    "Delivery Driver, Fen Foods, Dayton, OH, 2020 - Present",
  );
  const letter = await letterFor(driver, ["Class A CDL", "DOT medical card"], "Truck Driver");
  expect(letter).toMatch(/Class A CDL; (?:so far )?I hold (?:a )?Class B CDL|Class B CDL and not yet a Class A CDL/);
  expect(letter).toMatch(/DOT medical card/);
});

test("a step that is held is told once, beside the step that is asked for", async () => {
  const planner = person(
    "PRINCE2 Foundation, 2022",
    "Certifications",
    "Project Coordinator, Fen Homes, Dayton, OH, 2020 - Present",
  );
  const letter = await letterFor(planner, ["PRINCE2 Practitioner"], "Project Manager");
  expect(letter.match(/PRINCE2/g)).toHaveLength(2);
});

test("a course of the same field is neither held as the certificate nor called missing", async () => {
  const coach = person(
    "Programming for Muscular Fitness",
    "Certifications",
    "Gym Assistant, Elm Gym, Dayton, OH, 2022 - Present",
  );
  const letter = await letterFor(coach, ["Personal trainer certification (NASM)"], "Fitness Coach");
  expect(letter).not.toMatch(/Muscular|NASM|certification/);
});

test("a program that is a must comes before a certificate that is a wish", async () => {
  const letter = await letterFor(person("OSHA 10", "Certifications", YARD), [
    "Experience with Allen-Bradley",
    "OSHA 30 a plus",
  ]);
  expect(letter).toMatch(/Allen-Bradley/);
  expect(letter).not.toMatch(/OSHA 30/);
});

test("whoever is certified by a code is told as a person", async () => {
  const letter = await letterFor(person("AWS D1.1 certified welder", "Certifications", YARD), ["AWS certified welder"]);
  expect(letter).toMatch(/an AWS D1\.1 certified welder/);
});

test("one paper of a line has run out and the others are held, and several are told together", async () => {
  const held =
    "Level 2 Food Safety (2023), Personal Licence 2022, First Aid at Work expired 2023\nFull UK driving licence";
  const asked = ["Level 2 Food Safety", "Personal licence", "Driving licence", "First aid certificate"];
  const letter = await letterFor(person(held, "Certifications", YARD), asked);
  expect(letter).toMatch(/Level 2 Food Safety.*a Personal Licence,? and (?:I )?(?:hold )?a full UK driving licence/u);
  expect(letter).not.toMatch(/I hold [^.]*first aid/iu);
});

test("a year up to which a paper is valid leaves no word behind", async () => {
  const letter = await letterFor(person("ADR to 2031", "Certifications", YARD), ["ADR certificate"]);
  expect(letter).toMatch(/ADR(?! to)/u);
  expect(letter).not.toMatch(/ADR to/u);
});

test.each([
  ["Valid Ohio driver license, clean record", "Valid driver license", /a valid Ohio driver license/],
  ["Level 2 Award in Food Safety for Manufacturing, 2021", "Level 2 food safety", /a Level 2 Award in Food Safety/],
  [
    "Level 5 Advanced Certificate in Arboriculture, 2019",
    "Certificate in arboriculture",
    /a Level 5 Advanced Certificate/,
  ],
  ["Slate Pass (renewed 2024)", "Slate Pass or willing to obtain", /Slate Pass/],
  ["WRST certificate, 2020", "Current Ohio WRST registration", /a WRST certificate/],
  ["BE licence (car and trailer)", "Full driving licence, BE an advantage", /a BE licence/],
])("what is held is told with its article: %s", async (held, asked, told) => {
  const letter = await letterFor(person(held, "Certifications", YARD), [asked, "Calm with drivers"]);
  expect(letter).toMatch(told);
  expect(letter).not.toMatch(/do not have|not yet|qualification you ask for/);
});

test("the name of whom to write to is no program, though a program has it", async () => {
  const letter = await letterFor(person("Forklift operator, 2023", "Certifications", YARD), [
    "Forklift certification",
    "Letters to Ruby Scheer, who must have them by May",
  ]);
  expect(letter.replace("Dear Ruby Scheer,", "")).not.toMatch(/Ruby/);
});

test("a language is told as the resume says how well it is spoken", async () => {
  const resume = person("Fluent Spanish, working French", "Languages", YARD);
  expect(await letterFor(resume, ["Bilingual English/Spanish a plus", "Good with people"])).toMatch(
    /I speak fluent Spanish/,
  );
});

test("papers are told in one list, the driving licence last, and a school diploma not beside them", async () => {
  const papers = "Clean driving licence and own van\nTWS: BR204, BR311 - renewed 2024\nNVQ Level 3 Timber Yards, 2019";
  const resume = person(`${papers}\nHigh School Diploma, 2012`, "Certificates", YARD);
  const letter = await letterFor(resume, [
    "Driving licence",
    "TWS qualification (BR204 and BR311)",
    "NVQ Level 3 in timber yards",
    "Diploma or similar",
  ]);
  expect(letter).toMatch(/I hold TWS BR204 and BR311, an NVQ Level 3 in Timber Yards, and a clean driving licence\./u);
  expect(letter).not.toMatch(/High School|own van/u);
});

test("a name that has its own and ends at a comma, and a program that is a wish is told with what is held", async () => {
  const resume = `${person("PA1 and PA6\nDriving licence", "Certificates", YARD)}\nSystems\nSAP`;
  const letter = await letterFor(resume, ["PA1 and PA6", "Driving licence", "SAP an advantage"]);
  expect(letter).toMatch(/I hold PA1 and PA6 certificates, and a driving licence\b.*SAP/u);
});

test.each([
  [
    "Tickets",
    "CS30, CS31, first aid (2025). Clean driving licence with trailer.",
    ["CS30 and CS31", "First aid", "Full driving licence"],
    /I hold CS30, CS31 and a clean driving licence with trailer, and I am trained in first aid\./u,
  ],
  [
    "Certifications",
    "Notary Public, State of Ohio\nNitrous oxide permit\nBLS for Healthcare Providers (exp. 02/2020)",
    ["Notary", "Nitrous oxide permit", "BLS required"],
    /I am a Notary Public(?: and|\. I) hold a nitrous oxide permit\./u,
  ],
  [
    "Training",
    "Manual handling\nFirst Line Course - booked for 2031\nQQI Level 6 Advanced Certificate Craft Plumbing (2013)",
    ["Manual handling training", "First Line Course", "QQI Level 6 or equivalent"],
    /I hold a QQI Level 6 Advanced Certificate in Craft Plumbing and am trained in manual handling\./u,
  ],
  ["Licences", "Victorian driver licence; White Card", ["Driver licence", "White Card"], /a Victorian driver licence/u],
])("papers of a list are told in words of a sentence: %s", async (heading, papers, asked, told) => {
  const letter = await letterFor(person(papers, heading, YARD), asked);
  expect(letter).toMatch(told);
  expect(letter).not.toMatch(/BLS for|First Line/u);
});

test("of two alternatives the one that is hardly known is not told", async () => {
  const resume = `${person("Forklift license", "Licenses", YARD)}\nSkills\nJava, Python (basic)`;
  const letter = await letterFor(resume, ["Java or Python"]);
  expect(letter).toMatch(/(?:know|worked with) Java\./u);
  expect(letter).not.toMatch(/Python/u);
});

const STUDIES = "B.S. in Geology, Ash Valley College, 2018\n";

test.each([
  ["Certifications", "ASE A1, A4, A5", "At least 3 ASE certifications", /I hold ASE A1, A4 and A5 certificates/u],
  ["Certifications", "ASE Certified: T3, T5", "Two ASE certifications", /I hold ASE T3 and T5 certificates/u],
  ["Education", `${STUDIES}CompTIA A+, Security+`, "CompTIA Security+ or equal", /CompTIA A\+ and Security\+/u],
  ["Education", "HNC Forestry, Glen College", "HNC in Forestry or a related subject", /an HNC in Forestry/u],
  ["Education", `${STUDIES}Bilingual English / Polish`, "Polish is a plus", /bilingual in English and Polish/u],
  ["Education", "M.Ed. in Reading, Ash Valley College, 2020", "Master's degree preferred", /an M\.Ed\. in Reading/u],
  ["Education", "High School Diploma, Elm High School", "High school diploma", /I hold a high school diploma/u],
])("what a posting asks for by name is told as the person holds it: %s, %s", async (heading, held, asked, told) => {
  expect(await letterFor(person(held, heading, YARD), [asked])).toMatch(told);
});

test("a degree that is expected is not held, and a school's diploma is not told beside a degree", async () => {
  const resume = person(
    "B.S. in Geology, Ash Valley College (expected December 2031)\nHigh School Diploma, Elm High School",
    "Education",
    YARD,
  );
  const letter = await letterFor(resume, [
    "Bachelor's degree in geology or progress towards one",
    "High school diploma",
  ]);
  expect(letter).toContain("working towards a B.S. in Geology");
  expect(letter).not.toMatch(/hold a (?:B\.S|high school)/u);
});

test("an associate degree answers an ask for a degree of any level", async () => {
  const resume = person("A.A.S. Geology, Ash Valley Community College, 2014", "Education", YARD);
  const letter = await letterFor(resume, ["Degree in geology or equal experience"]);
  expect(letter).toContain("A.A.S. in Geology");
  expect(letter).not.toContain("do not have");
});

test("a program that is asked for is told beside a list as well", async () => {
  const job = `${YARD}\n- In charge of the gate and 12 bays\n- Yard tickets: 300 a week\n- Weighbridge slips: 90 a day\n- Fuel log: 14 pumps, two bowsers`;
  const resume = `${person("Forklift license", "Licenses", job)}\nSkills\nExcel, Dentrix`;
  const letter = await letterFor(resume, ["Dentrix", "Strong Excel"]);
  expect(letter).toContain("\n• ");
  expect(letter).toMatch(/Dentrix/u);
});

test.each([
  ["Skills", "Excel, QRT, Barnwise", "Knowledge of QRT and Barnwise desirable", /QRT and Barnwise/],
  ["Other", "Barnwise. Plays the cello.", "Experience with Barnwise", /Barnwise/],
  ["Certifications", "OBX designation", "OBX designation or working towards", /hold an OBX designation/],
  ["Certifications", "BLS Provider, 2026", "BLS required", /am a BLS Provider/],
  ["Education", "Diploma in Timber Trade, Elm College, 2014", "College diploma in timber trade", /timber trade/i],
  ["Other", "Full clean licence", "Full driving licence", /a full clean licence/],
])("what is asked for is told by its name, wherever the resume has it: %s, %s", async (heading, held, asked, told) => {
  expect(await letterFor(person(held, heading, YARD), [asked])).toMatch(told);
});

test("years over several posts are told where those of the last say fewer, and of no field that none names", async () => {
  const asked = "At least five years' experience in marine quarries";
  const both = `Quarry Blaster, Millrace Stone, Dayton, OH, 2023 - 2026
- Blasted 40 faces

Quarry Blaster, Elm Stone, Dayton, OH, 2015 - 2023`;
  const letter = await letterFor(person("Forklift license", "Licenses", both), [asked], "Quarry Blaster");
  expect(letter).toMatch(/worked as a Quarry Blaster for 11 years/u);
  expect(letter).not.toMatch(/more than|marine/u);
  const learned = both.replace("Quarry Blaster, Elm", "Apprentice Quarry Blaster, Elm");
  const other = await letterFor(person("Forklift license", "Licenses", learned), [asked], "Quarry Blaster");
  expect(other).not.toMatch(/for 11 years/u);
});

test.each([
  ["Status: written part passed, oral part next spring", false],
  ["Status: awarded June 2019", true],
])("a paper is held as its status says: %s", async (status, isHeld) => {
  const resume = person(`Quarry Manager's Certificate of Competency\n${status}`, "Certificates", YARD);
  const letter = await letterFor(resume, ["Quarry Manager's Certificate of Competency"]);
  expect(letter.includes("Certificate of Competency")).toBe(isHeld);
});

test.each([
  ["QRT registered since 2021. Full clean licence.", /I have been QRT registered since 2021/],
  ["Yard Master (QRT registered)", /I am QRT registered/],
])("with whom somebody is registered is said in a sentence, and in no list: %s", async (held, told) => {
  const job = `${YARD}\n- Yard tickets: 300 a week\n- Fuel log, pumps, two bowsers\n- Gate book, 12 bays`;
  const letter = await letterFor(person(held, "Other", job), ["Registered with the QRT for three years"]);
  expect(letter).toMatch(told);
  expect(letter).not.toMatch(/^• .*QRT/mu);
});

test.each([
  ["Status: practical part next spring", false],
  ["Status: valid", true],
])("so is one behind a label of its own: %s", async (status, isHeld) => {
  const resume = person(`Certifications: Forklift certification\n${status}`, "Other", YARD);
  expect(/forklift/iu.test(await letterFor(resume, ["Forklift certification"]))).toBe(isHeld);
});

test("a degree is not of the school that a course further below names", async () => {
  const schooling =
    "BA in Psychology, QCC\nCertificate in Yard Safety, Level 5\nFirst Aid, Institute of Elm Moor, five days";
  const letter = await letterFor(person(schooling, "Education", YARD), ["Bachelor's degree"]);
  expect(letter).toMatch(/bachelor's degree in psychology|BA in Psychology/u);
  expect(letter).not.toMatch(/sychology[^.]* Elm Moor/u);
});

test("a standing is no work that experience includes", async () => {
  const resume = person("Yard lifts, OBX licensed, OBX registered member", "Skills", YARD);
  expect(await letterFor(resume, ["OBX licensed or registered member"])).not.toMatch(/includes[^.]* OBX/u);
});
