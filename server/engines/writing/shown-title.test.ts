import { expect, test } from "vitest";
import { shownTitle } from "./shown-title.ts";

test("a title is told without the place before it and the remark behind it", () => {
  for (const [title, shown] of [
    ["Unna - Instandhalter Elektrik", "Instandhalter Elektrik"],
    ["Initially hired as warehouse manager", "warehouse manager"],
    ["Sales - Manager", "Sales - Manager"],
    ["Teacher of Geography (NQT then main scale)", "Teacher of Geography"],
    ["Developer (TypeScript)", "Developer (TypeScript)"],
    ["Welder, night shift", "Welder"],
    ["Barista, part-time", "Barista"],
    ["Policy Officer (ASO5)", "Policy Officer"],
    ["Policy Officer (ASO3/ASO4)", "Policy Officer"],
    ["Motor Sergeant (E-7)", "Motor Sergeant"],
    ["Motor Pool NCOIC", "Motor Pool NCOIC"],
    ["Forklift Driver and Acting Team Leader", "Forklift Driver"],
    ["Acting Team Leader", "Acting Team Leader"],
    ["Software Developer, co-op work terms", "Co-op Software Developer"],
    ["Software Developer (internship)", "Software Developer Intern"],
    ["Registered Nurse, Student Health", "Registered Nurse"],
    ["Senior Accountant, Financial Reporting", "Senior Accountant in Financial Reporting"],
    ["Sr. Officer - Quality Control", "Sr. Officer in Quality Control"],
    ["HR Adviser – Employee Relations", "HR Adviser in Employee Relations"],
    ["Sales Associate, Target", "Sales Associate"],
    ["Staff Nurse, Emergency Department", "Staff Nurse"],
    ["Python Developer, Amdocs, Java Microservices", "Python Developer"],
    ["JEFE DE TURNO", "Jefe de Turno"],
    ["SAP AND EHS MANAGER", "SAP and EHS Manager"],
    ["KÖCHIN IM PFLEGEHEIM", "Köchin im Pflegeheim"],
  ] as const)
    expect(shownTitle(title)).toBe(shown);
});
