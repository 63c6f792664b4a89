import { expect, test } from "vitest";
import { branchOfTitle, spokenCompany, spokenTitle, titleAlone } from "./spoken-names.ts";

test.each([
  ["Larkfield Foods India Pvt. Ltd.", "Larkfield Foods India"],
  ["Larkfield Care CLG", "Larkfield Care"],
  ["Larkfield Touring Ireland, Swords, Co. Dublin", "Larkfield Touring Ireland"],
  ["Department for Skills, Jobcentre offices in Cardiff, Barry and Neath", "Department for Skills"],
  ["Larkfield-Brick'LTD", "Larkfield-Brick"],
  ["Quillmark, Inc.", "Quillmark"],
  ["Larkfield Security New York, NY Hybrid", "Larkfield Security"],
  ["Larkfield Senior Living Boston, MA", "Larkfield Senior Living"],
  ["Hotel Chicago, IL", "Hotel Chicago"],
  ["Town of West Hartford, CT", "Town of West Hartford"],
  ["Tarn University Birmingham, AL", "Tarn University Birmingham"],
  ["Larkfield Children's Hospital Los Angeles, CA", "Larkfield Children's Hospital Los Angeles"],
  ["Larkfield Tarn Scientific Ohio, United States Remote", "Larkfield Tarn Scientific"],
  ["Bank of Ohio, United States", "Bank of Ohio"],
  ["Museum of New York, NY", "Museum of New York"],
  ["Ostwestfalen Antriebstechnik GmbH & Co. KG", "Ostwestfalen Antriebstechnik"],
  ["Brasserie des Alpes SAS", "Brasserie des Alpes"],
  ["Grupo Almena S.L.", "Grupo Almena"],
  ["Costa", "Costa"],
  ["Wohnstift Lindenhain gGmbH", "Wohnstift Lindenhain"],
  ["AG", "AG"],
  ["Marina Hotel & Spa", "Marina Hotel & Spa"],
  ["Calder Homes Housing Association, Wakefield", "Calder Homes Housing Association"],
  ["University of California, Berkeley", "University of California, Berkeley"],
  ["Gibson, Dunn & Crutcher", "Gibson, Dunn & Crutcher"],
  ["Baker Botts, Partners", "Baker Botts, Partners"],
  ["Ceramiche Fiorano S.p.A.", "Ceramiche Fiorano"],
  ["MARLOW & TARN ESTUARY COUNTY COUNCIL", "Marlow & Tarn Estuary County Council"],
  ["NVIDIA", "NVIDIA"],
  ["iHireVeterinary", ""],
  ["ClearanceJobs", ""],
  ["Northshore Recruitment Ltd", ""],
  ["Berkshire Hire Centre", "Berkshire Hire Centre"],
  ["Career Education Corporation", "Career Education"],
])("%s is spoken of as %s", (company, spoken) => {
  expect(spokenCompany(company)).toBe(spoken);
});

test.each([
  ["Strategischer Einkäufer (m/w/d)", "Strategischer Einkäufer"],
  ["Comptable général H/F", "Comptable général"],
  ["Enfermero/a de UCI", "Enfermero/a de UCI"],
  ["Project Manager (Remote), Project ...", "Project Manager"],
  ["2026-2027 Resource Teacher - Nevada Academy", "Resource Teacher"],
  ["Ausbildung zur Optikerin (m/w/d) ab 1. August 2026", "Ausbildung zur Optikerin"],
  ["Chef de partie from March", "Chef de partie"],
  ["(3) Construction Project Managers (Remote)", "Construction Project Manager"],
  ["Warehouse Operatives", "Warehouse Operative"],
  ["Software Engineer (English)", "Software Engineer"],
  ["W2 only _ Java Developer", "Java Developer"],
  ["Java Developer (W2 only)", "Java Developer"],
  ["Head of Sales", "Head of Sales"],
  ["Migrant Support Worker from Leeds", "Migrant Support Worker from Leeds"],
  ["Registered Nurse (RN)", "Registered Nurse (RN)"],
  ["Night Porter (PT)", "Night Porter"],
  ["Sales Executive (Male/Female)", "Sales Executive"],
  ["Electrical Fitter x2", "Electrical Fitter"],
  ["[2026] Electrical Fitter - New Grad", "Electrical Fitter"],
  ["THEATRE Instructor", "Theatre Instructor"],
  ["Java, HTML/CSS, MVC/ Senior Software Engineer/ Pune:0001", "Senior Software Engineer"],
  ["Harbor Clerk (two positions are open)", "Harbor Clerk"],
  ["Emergency Department RN", "Emergency Department RN"],
  ["Full-Stack Engineer (TypeScript)", "Full-Stack Engineer (TypeScript)"],
])("the title %s is spoken of as %s", (title, spoken) => {
  expect(spokenTitle(title)).toBe(spoken);
});

test("when a job begins and in whose house it is are no part of its title", () => {
  expect(spokenTitle("Ausbildung zum Maler (m/w/d) ab 1. August 2026")).toBe("Ausbildung zum Maler");
  expect(spokenTitle("Koch (m/w/d) ab sofort")).toBe("Koch");
  expect(spokenTitle("Hausmeister (m/w/d) für unsere Schule")).toBe("Hausmeister");
  expect(spokenTitle("Boulanger H/F à partir de janvier")).toBe("Boulanger");
  expect(spokenTitle("Sachbearbeiter für Zoll")).toBe("Sachbearbeiter für Zoll");
});

test.each([
  ["Veterinary Nurse – Emergency & Critical Care", "Emergency & Critical Care"],
  ["Registered Nurse - Emergency Department - Full Time", "Emergency Department"],
  ["Registered Nurse, Telemetry", "Telemetry"],
  ["Support Worker - Waking Nights", "Waking Nights"],
  ["Resource Teacher - Nevada Academy", null],
  ["Sales Executive - Leeds", null],
  ["Software Engineer - Remote", null],
  ["Teacher of English – Maternity Cover", null],
  ["Operations Manager - Fernmoor", null],
  ["SENIOR DESIGNER (RETAIL INTERIORS)", "Retail Interiors"],
  ["Sales Manager (Power Electronics)", "Power Electronics"],
  ["Sales Manager (Direct Hire)", null],
  ["Chef de Rang (H/F)", null],
])("what a title says of the kind of work behind its head is kept: %s", (title, branch) => {
  expect(branchOfTitle(title, "Fernmoor")).toBe(branch);
});

test.each([
  ["Dentist (68980)", "Dentist"],
  ["RN Med Surg Oncology - 24181888EXPPLAT", "RN Med Surg Oncology"],
  ["10698 Store Manager", "Store Manager"],
  ["Store Manager #123", "Store Manager"],
  ["General Operator 3rd Shift", "General Operator"],
  ["Cook - Day Shift", "Cook"],
  ["Travel Nurse 1690.00/week", "Travel Nurse"],
  ["Site Engineer - $90K-100K", "Site Engineer"],
  ["Night Shift Supervisor", "Night Shift Supervisor"],
  ["Senior C# Developer", "Senior C# Developer"],
  ["ISO27001 Lead Auditor", "ISO27001 Lead Auditor"],
  ["IATF 16949 Quality Engineer", "IATF 16949 Quality Engineer"],
  ["Auditor ISO 27001", "Auditor ISO 27001"],
  ["C#10 Developer", "C#10 Developer"],
  ["$10M Portfolio Manager", "$10M Portfolio Manager"],
  ["Key Account Manager - $5M", "Key Account Manager"],
  ["Manager of Night Shift", "Manager of Night Shift"],
  ["Maintenance Tech 12A - 2nd Shift", "Maintenance Tech"],
  ["F-16 Crew Chief", "F-16 Crew Chief"],
])("issue 17: the numbers, shifts and pay of a feed are no part of a title: %s", (title, spoken) => {
  expect(spokenTitle(title)).toBe(spoken);
});

test.each([
  ["French Teacher Alder School", "Alder School", "French Teacher"],
  ["Content Writer at Plover Insights", "Plover Insights", "Content Writer"],
  ["Store Manager - Heron's", "Heron's", "Store Manager"],
  ["Care Home", "Care Home", "Care Home"],
  ["Sales Plover", "Plover", "Sales Plover"],
])("%s of %s is a %s", (title, company, alone) => {
  expect(titleAlone({ title, company })).toBe(alone);
});

test.each([
  ["(3) Construction Project Managers (Remote) (industrial structures)", "Construction Project Manager"],
  ["3 Cooks", "Cook"],
  ["Registered Nurses - ICU", "Registered Nurse in ICU"],
  ["Head of Sales", "Head of Sales"],
  ["Business Analyst", "Business Analyst"],
])("issue 17: who applies for one of many positions applies for one: %s", (title, spoken) => {
  expect(spokenTitle(title)).toBe(spoken);
});
