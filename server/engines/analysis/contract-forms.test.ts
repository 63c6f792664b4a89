import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const read = (text: string) => analyseResume(text.split("\n"), { now: new Date("2026-06-15T00:00:00Z") });

test("lists above work under a heading of no known kind stay skills, whatever years stand in them", () => {
  const profile = read(`Anwen Rees
anwen.rees@example.com

Technical Skills
Servers: Windows Server 2012-2019, Debian, Quilvane
Cloud: Azure, Torbix

Gigs

Jan 2023 - date Support Engineer
Client: Harlow Water Services
• Moved 900 mailboxes

Mar 2020 - Dec 2022 Deployment Technician
Client: Penrose Foods Ltd
• Built 60 laptops a day`);
  expect(profile.jobs.map(({ title }) => title)).toEqual(["Support Engineer", "Deployment Technician"]);
  expect(profile.skills.filter(({ shown }) => !shown).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Windows Server", "Quilvane", "Azure", "Torbix"]),
  );
});

test.each(["via Hays", "through Computacenter", "über Randstad", "par Manpower"])(
  "who sent somebody (%s) is no part of the employer",
  (sent) => {
    const [job] = read(`Experience\nSupport Engineer\t2019 - 2022\nPenrose Foods Ltd (${sent})\n• Built laptops`).jobs;
    expect(job).toMatchObject({ title: "Support Engineer", employer: "Penrose Foods Ltd" });
  },
);

test("a line that tells places with their times in brackets opens no job", () => {
  const { jobs } = read(`Experience
Seasonal work — Commis Chef\t2017 – 2019
Verbier (winters 2017 to 2019), Avignon (summers 2017 and 2018)
Brasserie Lorne, Leeds — Apprentice Cook\t2014 – 2016`);
  expect(jobs.map(({ title }) => title)).toEqual(["Commis Chef", "Apprentice Cook"]);
});

test("the end of an entry in capitals is no heading", () => {
  const { education } = read(`EDUCATION
BACHELOR OF SCIENCE, SUPPLY CHAIN MANAGEMENT, NORTHERN PRAIRIE
UNIVERSITY, 2021
ASSOCIATE OF ARTS, HARLOW COLLEGE, 2015`);
  expect(education.map(({ year }) => year)).toContain("2015");
  expect(read("EDUCATION\nBA HISTORY, PRAIRIE\nUNIVERSITY, 2021").sections.map(({ heading }) => heading)).not.toContain(
    "UNIVERSITY, 2021",
  );
});

test("a trade behind the name is the headline, not the name", () => {
  expect(read("Ines Calder, illustrator & brand designer\nines@example.com\n\nSkills\nProcreate")).toMatchObject({
    name: "Ines Calder",
  });
});

test.each(["LABORATORY SKILLS", "Domaines d'expertise", "I can do", "What I am good at", "Workshop skills"])(
  "%s is a heading of skills",
  (heading) => {
    const { skills } = read(`Ines Calder\nines@example.com\n\n${heading}\nQuilvane, Torbix, Marrel`);
    expect(skills.map(({ name }) => name)).toEqual(["Quilvane", "Torbix", "Marrel"]);
  },
);

test("a given name that is also a trade is a name where the address says so", () => {
  expect(read("DEAN HOLLOWAY\nElectrician — dean.h@example.com\n\nWork").name).toBe("Dean Holloway");
  expect(read("COOK MANAGER\ncook@example.com\n\nWork").name).toBeNull();
});

test("the number of a standard is no degree", () => {
  expect(read("Tickets\n18th Edition (BS 7671:2018+A2)\t2022\nPASMA\t2024").education).toEqual([]);
});
