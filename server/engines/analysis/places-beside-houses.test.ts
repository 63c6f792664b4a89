import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const now = new Date("2026-11-28");

function jobsOf(entries: string): string[] {
  const text = `Ada Linde\nHull | ada.linde@example.com\n\nExperience\n${entries}\n\nEducation\nBSc, Hull University, 2010`;
  return analyseResume(text.split("\n"), { now }).jobs.map(({ title, employer }) => `${title} at ${employer}`);
}

test.each([
  ["HR Generalist (Hexham Devices, Little Island; since September 2020)", "HR Generalist at Hexham Devices"],
  ["Sable Room (Chef de Partie; 2014-2017)", "Chef de Partie at Sable Room"],
  ["Chef de Partie (2014-2017, Sable Room)", "Chef de Partie at Sable Room"],
  ["Electrician [Lumen Services, Derby; 04/2016 - 07/2019]", "Electrician at Lumen Services"],
  [
    "2019 - date  Warehouse Supervisor\nHomestead DIY, Swansea Enterprise Park",
    "Warehouse Supervisor at Homestead DIY",
  ],
  ["Welder\nHadley Steel, Port Clarence\n2015 - 2019", "Welder at Hadley Steel"],
  ["Fitter\nMorrow Lifts, Trafford Park, Manchester\nJan 2012 to Mar 2016", "Fitter at Morrow Lifts"],
  ["Ranger, Exmoor National Park, 2016 to date", "Ranger at Exmoor National Park"],
])("issue 17: the house of %j is told from the place where it stands", (entry, job) => {
  expect(jobsOf(entry)).toEqual([job]);
});

test.each([
  "Freelance Illustrator, 2015 - present\nClients:\nMarlow Press, 2016\nFinch & Sons, covers, 2017 - 2019\nThe Tribune",
  "2015–present: Freelance Illustrator\n• Client: Nova Pharma, 2018–2020\n• Client: City of Leeds, 2021",
  "Freelance Illustrator | 2017 - present\nRecent clients\nHarrow University Press, 2019 - 2022\nBanner Books, 2021 - present",
])("issue 17: the clients of somebody who works for themselves are no jobs", (entry) => {
  expect(jobsOf(`${entry}\n\nIllustrator, Ember Games, Hull, 2010 - 2015`)).toEqual([
    "Freelance Illustrator at null",
    "Illustrator at Ember Games",
  ]);
});

test("issue 17: a job right below a list of clients is one", () => {
  expect(
    jobsOf("Main clients:\nwww.example.com\nOctober 2011 to February 2014\nAcme Ltd Quality Analyst"),
  ).toHaveLength(1);
});

test.each([
  ["MARCUS D. FENWICK\nLicensed Practical Nurse\nBaton Rouge, Louisiana", "Marcus D. Fenwick"],
  ["LENA FORTUIN — PHOTOGRAPHER\nCape Town, South Africa", "Lena Fortuin"],
  ["Lena Fortuin, photographer, Cape Town", "Lena Fortuin"],
  ["About me: Devon Achterberg, Grand Rapids, Michigan, devon.a@example.com", "Devon Achterberg"],
  ["Biography\n\nDr Samir Haddad is a pharmacist and clinic manager.", "Samir Haddad"],
  ["RESUME\n\nNAME            ARJUN SHETTY\nFATHER'S NAME   RAMESH SHETTY", "Arjun Shetty"],
  ["Personal Details\nFirst name: Ruth\nSurname: Nakamura\nAddress: York", "Ruth Nakamura"],
  ["R U T H   N A K A M U R A\nWelder", "Ruth Nakamura"],
  ["HUMAN RESOURCES\nProfessional Summary\nTwelve years in personnel", null],
  ["WELDING FOREMAN\nDerby", null],
  ["BUSINESS DEVELOPMENT\nDerby", null],
])("issue 17: who stands at the top of %j", (top, name) => {
  const text = `${top}\n\nExperience\nWelder, Hadley Steel, Derby, 2015 - 2019\n- Welded 40 frames a day`;
  expect(analyseResume(text.split("\n"), { now }).name).toBe(name);
});
