import { expect, test } from "vitest";
import { extractListingFacts } from "./listing-facts.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { scoreMatch, scoreTotal } from "./score.ts";
import { makePosting, makeProfile } from "./score.fixtures.ts";
import { skillWeights } from "./skill-weights.ts";

const TITLES: [person: string, own: string, other: string][] = [
  ["Pediatric Nurse", "Registered Nurse, Pediatrics", "Registered Nurse, Operating Room"],
  ["Oncology Nurse", "Registered Nurse, Chemotherapy Infusion", "Registered Nurse, Orthopedics"],
  ["Tax Accountant", "Senior Tax Associate", "Internal Auditor"],
  ["Patent Attorney", "Intellectual Property Counsel", "Immigration Attorney"],
  ["Frontend Engineer", "React Developer", "Embedded Software Engineer"],
  ["Firmware Engineer", "Embedded C Developer", "Web Developer"],
  ["Physics Teacher", "Science Teacher, High School", "Music Teacher"],
  ["Pastry Cook", "Dessert Chef", "Grill Cook"],
  ["Industrial Electrician", "Maintenance Electrician, Factory", "Residential Electrician"],
  ["Car Sales Consultant", "Automotive Sales Representative", "Software Account Executive"],
  ["Infirmière en oncologie", "Oncology Nurse", "School Nurse"],
];
const weights = skillWeights(
  TITLES.flat().map((title, at) => extractListingFacts(makePosting({ id: `job-${at}`, title }))),
);

function person(title: string, lines: string[] = []) {
  return extractResumeFacts(makeProfile({ headline: { text: title, line: 0 }, lines: [title, ...lines] }));
}

test.each(TITLES)("%s: %s before %s, of the same occupation", (title, own, other) => {
  const score = (of: string) => scoreTotal(person(title), extractListingFacts(makePosting({ title: of })), weights);
  expect(score(own)).toBeGreaterThan(score(other));
});

test("what the role loses for another domain is said, and a generalist loses nothing", () => {
  const notes = (who: string, title: string) => {
    const match = scoreMatch(person(who), extractListingFacts(makePosting({ title })), weights);
    return match.parts[0]!.evidence.map(({ note }) => note).join(" ");
  };
  expect(notes("Tax Accountant", "Internal Auditor")).toContain(
    "The job's title is about “auditor”, yours about “tax”. The role counts less for it.",
  );
  expect(notes("Tax Accountant", "Tax Manager")).toContain("Both titles speak of tax.");
  expect(notes("Dialysis Nurse", "Nephrology RN")).toContain("“dialysis” and “nephrology” name the same kind of work.");
  expect(notes("Registered Nurse", "Registered Nurse, Oncology")).not.toContain("counts less");
});

test("what a text says of a domain counts word by word: no one mention is worth much, and many are worth more", () => {
  const job = extractListingFacts(makePosting({ title: "Registered Nurse, Dialysis" }));
  const score = (times: number) =>
    scoreTotal(
      person(
        "Pediatric Nurse",
        Array.from({ length: times }, (_, at) => `Dialysis on day ${at}`),
      ),
      job,
      weights,
    );
  const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(score);
  for (const [at, value] of scores.slice(1).entries()) expect(value - scores[at]!).toBeLessThan(2);
  expect(scores.at(-1)! - scores[1]!).toBeGreaterThan(1);
});
