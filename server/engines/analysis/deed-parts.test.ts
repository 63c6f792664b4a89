import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { tellsDeed } from "./deed-parts.ts";

test.each([
  "Created from scratch a profitable shop",
  "Developing of an ordering application",
  "Closely worked with the product manager",
  "Worked with GitFlow",
  "Was preparing datasets for demand forecasting",
  "Development of web services",
  "legal review of transactions with securities",
  "& honorable mention for Web site",
  "on behalf of the county",
  "Trained in the central kitchen",
  "Developing of React SPA application",
  "Tenue de la caisse et conseil aux clients",
  "Python/Django/Celery/PyTest, Docker",
])("tells of work and names nobody: %s", (text) => expect(tellsDeed(text)).toBe(true));

test.each([
  "Allied and Wharf Haulage",
  "United in Hope",
  "Training Manager",
  "Billing and Coding",
  "Engineering Services Group",
  "Worked as a cashier",
  "Employed by Acme Ltd",
  "Department of Health",
  "summer camp counselor",
  "panadería artesana La Espiga",
  "Boulangerie du Parc",
  "Federation of small businesses",
  "Silicone coater press operation",
])("may name a house or a role: %s", (text) => expect(tellsDeed(text)).toBe(false));

test("a line of duties or a heading beside a job is no employer of it", () => {
  const lines = [
    "Ana Varga",
    "Work history",
    "Business owner, Graz, Austria",
    "Oct 2018 - Mar 2022 Created from scratch a highly profitable business for cutting and selling meat",
    "Technologies: Excel, Word, Access",
    "2014 - 2017 | Northfield Foods Ltd |",
    "Shift Supervisor",
  ];
  expect(analyseResume(lines).jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ["Business owner", null],
    ["Shift Supervisor", "Northfield Foods Ltd"],
  ]);
});

test("a word that says that a job goes on is no part of its title, and a long title ends behind a whole role", () => {
  const lines = [
    "Experience",
    "Cashier Current Company Name City, State",
    "Counted the till twice a day",
    "Nurse Administrator/Registered Nurse/Day Charge Nurse/Day Nursing Supervisor/Orienter/Educator/Coach 01/2004 to 07/2007",
    "Company Name City, State",
  ];
  expect(analyseResume(lines).jobs.map(({ title, current }) => [title, current])).toEqual([
    ["Cashier", true],
    ["Nurse Administrator/Registered Nurse/Day Charge Nurse/Day Nursing Supervisor/Orienter", false],
  ]);
});
