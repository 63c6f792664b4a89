import { expect, it } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

function unsureOf(text: string): (string | null)[] {
  const { jobs } = analyseResume(`Ada Penn\nada.penn@example.com\n\nExperience\n\n${text}`.split("\n"));
  return jobs.filter(({ isUnsure }) => isUnsure).map(({ employer }) => employer);
}

it.each([
  ["Site Engineer @ Roads\nBarq Consult Engineers, Doha\nMar 2015 - Dec 2018\n- Set out kerbs", "Roads"],
  ["Librarian, mobile service (2005–2009)\n- Lent books", "mobile service"],
  ["Pocono Bulk\tLANGUAGES\nTanker Driver\tEnglish\n2017 - present\tPolish\n- Haul milk", "English"],
  ["Caja y sala\t2017 – 2019\n- Cobré", "Caja y sala"],
])("issue 17: a unit, a field or mere words are no sure employer: %s", (text, employer) =>
  expect(unsureOf(text)).toEqual([employer]),
);

it.each([
  "Cook, Everix, Leeds, 2019 - 2021\n- Fried fish",
  "Turner and Townley Ltd\nClerk\n2019 - 2021\n- Files",
  "2019 - 2021   Tarn Hotel, Leeds\nNight porter\n- Carried bags",
  "store clerk, tarn market, 2019 - 2021\n- tills\n\ncook, larch cafe, 2017 - 2019\n- fish",
  "Company: Roads\nPosition: Clerk\nPeriod: 2019 - 2021",
])("issue 17: a name in its usual place is sure: %s", (text) => expect(unsureOf(text)).toEqual([]));
