import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { speaksOfEmployer } from "./employer-sentences.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function read(text: string) {
  const profile = analyseResume(text.split("\n"), { now: NOW });
  return {
    jobs: profile.jobs.map(({ title, employer }) => `${title} @ ${employer}`),
    schools: profile.education.map(({ degree, field, institution }) => `${degree} / ${field} @ ${institution}`),
    skills: profile.skills.map(({ name }) => name),
  };
}

test("EN-02 headings in small letters part the resume where several of them do", () => {
  const { jobs, schools } = read(
    `Ines Varga

employment
[Apr '24 – Present]
Al Noor Contracting LLC, Perth, WA
Healthcare Support Worker

• Washed and dressed residents
[Jun '19 – Aug '23]
Kisumu County Government, Manchester
Plasterer

education
Diploma in Welding
Leith Academy
2011`,
  );
  expect(jobs).toEqual(["Healthcare Support Worker @ Al Noor Contracting LLC", "Plasterer @ Kisumu County Government"]);
  expect(schools).toEqual(["Diploma / Welding @ Leith Academy"]);
});

test("EN-02 a service year among the jobs ends no section, and a page's number is nobody's employer", () => {
  const { jobs } = read(
    `Dieter Kranz

Beruflicher Werdegang
03/2019 – heute
Ofenbauer
Huber Dach GmbH
Seite 1 von 2
09/2017 – 08/2018
Zivildienst
Seniorenresidenz Am Anger
01/2015 – 08/2017
Dachdecker
Page 2 of 2
Metallbau Krüger & Sohn`,
  );
  expect(jobs).toHaveLength(3);
  expect(jobs[0]).toBe("Ofenbauer @ Huber Dach GmbH");
  expect(jobs[2]).toBe("Dachdecker @ Metallbau Krüger & Sohn");
});

test.each(["Autónomo", "À son compte", "Self-employed", "selbstständig"])(
  "EN-02 whoever works as %s names no title by that",
  (own) => {
    const { jobs } = read(`Marta Olmedo\n\nExperience\n\nPlasterer\t03/2019 - 05/2023\n${own}\n• Plastered 40 houses`);
    expect(jobs).toEqual([`Plasterer @ ${own}`]);
  },
);

test("EN-02 what follows a degree is its field, and the school stands on the next line", () => {
  const { schools } = read("Ana Doe\n\nAusbildung\nAusbildung Koch\nGastro Campus Ulm\n2015\n\nKenntnisse\nExcel");
  expect(schools).toEqual(["Ausbildung / Koch @ Gastro Campus Ulm"]);
});

test.each(["Polytechnic of Kumasi", "Meisterschule Nord", "Board of Intermediate Education"])(
  "EN-02 %s is a school and no degree",
  (school) => {
    const { schools } = read(`Ana Doe\n\nEducation\nDiploma in Accounting\n${school}\n2015\n\nSkills\nExcel`);
    expect(schools).toEqual([`Diploma / Accounting @ ${school}`]);
  },
);

test.each([
  ["Bachelor of Science : Journalism and Mass Communications Kansas State University", "Kansas State University"],
  ["BBA Business Administration Pace University, 2003", "Pace University"],
  ["Bachelor of Arts, Art Institute of Ashford", "Art Institute of Ashford"],
  ["MSc, Engineering College Ajmer", "Engineering College Ajmer"],
  ["Bachelor of Laws, Business School of Oslo", "Business School of Oslo"],
])("EN-02 in %s the school's name begins behind the field", (line, school) => {
  expect(read(`Ana Doe\n\nEducation\n${line}\n\nSkills\nExcel`).schools).toEqual([
    expect.stringMatching(new RegExp(`@ ${school}$`)),
  ]);
});

test.each([
  ["Jan Küster Resume", "Wohnort: Ulm", "Jan Küster", "Ulm"],
  ["Lebenslauf von Petra Sommer", "Residence:\tPetah Tikva", "Petra Sommer", "Petah Tikva"],
  ["Curriculum Vitae Luis Ortega", "Ciudad: Rosario", "Luis Ortega", "Rosario"],
  ["Resume Writer", "Location: Austin, TX", null, "Austin, TX"],
])("EN-02 of %s and %s the name and the place are read", (head, place, name, town) => {
  const profile = analyseResume([head, place, "", "Experience", "Cook, Hotel Adler, 2015 - 2018"], { now: NOW });
  expect([profile.name, profile.location?.text]).toEqual([name, town]);
});

test("a sentence of a posting that speaks of the employer alone asks for nothing", () => {
  expect(speaksOfEmployer("We are a leading provider of financial services and asset management.")).toBe(true);
  expect(speaksOfEmployer("Northwind is a software company for healthcare.")).toBe(true);
  expect(speaksOfEmployer("We expect experience in asset management.")).toBe(false);
  expect(speaksOfEmployer("You will help our clients with asset management.")).toBe(false);
  expect(speaksOfEmployer("Knowledge of asset management")).toBe(false);
});

test.each([
  "Anna Koch",
  "Paul Baker",
  "Mary Ann Turner",
  "José Herrero",
  "MARTHA COOK",
  "Dwayne Jenkins",
  "Marie Boulanger",
])("%s is a person, though the surname is a trade or a tool", (name) => {
  const text = `${name}\ncontact@example.org | (303) 555-0143\n\nExperience\nHead Chef\nHotel Miramar\nMay 2018 – Present`;
  const profile = analyseResume(text.split("\n"), { now: NOW });
  expect(profile.name?.toLowerCase()).toBe(name.toLowerCase());
  expect(profile.jobs[0]?.title).toBe("Head Chef");
});

test.each(["Pastry Baker", "Staff Nurse", "Executive Chef", "Warehouse Manager", "Delivery Driver"])(
  "%s at the top of a resume without a name is nobody's name",
  (title) => {
    const text = `${title}\ncontact@example.org | (303) 555-0143\n\nExperience\nHotel Miramar\nMay 2018 – Present`;
    expect(analyseResume(text.split("\n"), { now: NOW }).name).toBeNull();
  },
);

test("EN-02 what one has led since a year within a job, with what was done in it, is a line of that job", () => {
  const { jobs } = read(
    `Della Roke

Employment
Science Teacher, Marsh Lane Academy, Hull, Sept 2019 – present
Teach Years 7 to 11
Lab safety coordinator since 2021: wrote the risk assessments
Technician, Orme Labs, Leeds, 2016 – 2019
Prepared samples`,
  );
  expect(jobs).toEqual(["Science Teacher @ Marsh Lane Academy", "Technician @ Orme Labs"]);
});

test.each(["ADA OSEI-BONSU, ACA", "Ada Osei-Bonsu, FCCA", "ADA MARIE OSEI, RN"])(
  "EN-02 issue 17: letters behind a name are no part of it: %s",
  (line) => {
    const { name } = analyseResume([line, "ada@example.net", "", "Experience", "Cook, Orme Hall, 2016 – 2019"], {
      now: NOW,
    });
    expect(name).toMatch(/^Ada (?:Marie )?Osei(?:-Bonsu)?$/u);
  },
);

test("EN-02 issue 17: signs for two letters are spelt, what is to come is no job, and how it was is no title", () => {
  const text = `Ada Osei\nada@example.net\n\nregistered electrician, Orme Board, licence to June 2028\n\nwork
2019 - now\nTaniwha Lines Ltd, Leeds\nmostly light commercial & dairy sheds\n- cut the ﬁrst oﬃce's bill from 9% to 4%`;
  const { jobs, lines } = analyseResume(text.split("\n"), { now: NOW });
  expect(jobs.map(({ title, employer, start }) => [title, employer, start])).toEqual([
    [null, "Taniwha Lines Ltd", "2019"],
  ]);
  expect(lines.join()).toContain("first office's bill");
});
