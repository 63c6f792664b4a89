import { expect, test } from "vitest";
import { analyseResume } from "../../../analysis/analyse-resume.ts";
import { heldRegistrations } from "./registrations.ts";

function first(asked: string, head: string, line = ""): string | null {
  const profile = analyseResume([
    head,
    "",
    "Registration",
    "",
    line,
    "",
    "Experience",
    "",
    "Nurse, Alder Clinic, 2019 - present",
  ]);
  const ask = { text: asked, isWish: false, met: false, skills: [], deeds: [] };
  const today = { year: 2026, month: 11 };
  return heldRegistrations({ asks: [ask], language: "en", resumeLanguage: "en", profile, today })[0]?.ways[0] ?? null;
}

test.each([
  ["Current NMC registration", "Claire Doyle", "NMC PIN 14K0287E", "I hold NMC registration."],
  ["AHPRA registration", "Sam Cole", "AHPRA registration NMW0002214578, no conditions", "I hold AHPRA registration."],
  ["Current NMCN licence", "Ngozi Eze", "NMCN RN 187445", "I hold NMCN registration."],
  ["ICAN membership", "Femi Bello", "ICAN Membership No. 045512", "I am a member of ICAN."],
  [
    "Registered with the College of Early Childhood Educators",
    "Mei Fong",
    "College of Early Childhood Educators, member in good standing since 2018",
    "I have been a member in good standing of the College of Early Childhood Educators since 2018.",
  ],
  ["Qualified solicitor", "Priya Nair", "Admitted September 2017", "I was admitted in September 2017."],
  ["MRICS qualified", "Owen Sharples MRICS", "", "I hold MRICS."],
  ["Chartered member of SCSI/RICS", "Aoife Daly MSCSI MRICS", "", "I hold MSCSI and MRICS."],
])("a number, a standing or letters behind a name tell who one is registered with: %s", (asked, head, line, said) => {
  expect(first(asked, head, line)).toBe(said);
});

test.each([
  ["NMC registration", "Claire Doyle", "NMC registration in progress"],
  ["NMC registration", "Claire Doyle", "HCPC registration PH112233"],
  ["NMC registration", "Claire Doyle", "NMC PIN 14K0287E, lapsed 2024"],
  ["MRICS qualified", "Owen Sharples", "Worked for MRICS surveyors"],
])("what is under way, over or another's is none: %s", (asked, head, line) => {
  expect(first(asked, head, line)).toBeNull();
});
