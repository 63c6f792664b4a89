import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { missingPaper } from "./missing-papers.ts";

const resume = (head: string, papers: string) =>
  analyseResume([
    head,
    "",
    "Experience",
    "",
    "Site Adviser, Trent Rail, Derby, 2018 - present",
    "- Inspect nine live sites",
    "",
    "Qualifications",
    "",
    ...papers.split("; "),
  ]);

function missing(text: string, papers: string, head = "Kim Lake"): string | null {
  const ask = { text, isWish: false, met: false, skills: [], deeds: [] };
  const found = missingPaper({ asks: [ask], language: "en", resumeLanguage: "en", profile: resume(head, papers) });
  return found && [found.gap, found.nearest].filter((part) => part !== null).join(" / ");
}

test.each([
  ["Chartered MCIPD or CIPD Level 7", "CIPD Level 5 Diploma", "CIPD Level 7 / CIPD Level 5"],
  ["QQI Level 8 in Early Childhood Education", "QQI Level 6 Childcare", "QQI Level 8 / QQI Level 6"],
  ["Chartered membership of IOSH (CMIOSH)", "NEBOSH Diploma", "chartered membership of IOSH"],
  ["Chartered Engineer (CEng)", "HNC Civil Engineering", "CEng status"],
  ["CNN or CDN certification required", "Associate Degree in Nursing", "CNN or CDN certification"],
  ["Must have XQP certification", "HNC Civil Engineering", "XQP certification"],
  ["NMC registration", "Licensed by the Nursing Council of Kenya", "NMC registration"],
  ["Must be registered with the HCPC", "Diploma in Physiotherapy", "HCPC registration"],
  ["BNSc is compulsory", "Diploma in Nursing, 2018", "a BNSc"],
  ["Certificate III in Individual Support or equivalent", "First Aid", "a Certificate III in Individual Support"],
  [
    "Postgraduate qualification in emergency nursing (essential)",
    "Bachelor of Nursing, 2017",
    "a postgraduate qualification in emergency nursing",
  ],
  ["Active Secret clearance required", "First Aid", "a Secret clearance"],
])("a paper that is insisted on and not reached is missing: %s", (asked, papers, gap) => {
  expect(missing(asked, papers)).toBe(gap);
});

test.each([
  ["CIPD Level 5", "CIPD Level 7 Diploma"],
  ["Chartered MCIPD or CIPD Level 7", "MCIPD; CIPD Level 5 Diploma"],
  ["Chartered membership of IOSH (CMIOSH)", "CMIOSH since 2021"],
  ["Chartered status with CILEX welcome", "LLB"],
  ["NMC registration", "Nursing and Midwifery Council PIN 14K0287E"],
  ["Registered with the GPhC or PSI", "PSI registered"],
  ["BNSc is compulsory", "Bachelor of Nursing, 2018"],
  ["Certificate III in Individual Support", "Cert IV in Disability Support, TAFE"],
  ["Certificate or diploma in housing", "First Aid"],
  ["Able to obtain Secret clearance", "First Aid"],
  ["Active Secret clearance required", "Top Secret (active)"],
])("what is held by another name or more, or may come, is not missing: %s", (asked, papers) => {
  expect(missing(asked, papers)).toBeNull();
});

test("who has letters of a body behind the name may well be chartered", () => {
  expect(missing("Chartered membership of RICS", "BSc Building Surveying", "Kim Lake MRICS")).toBeNull();
});
