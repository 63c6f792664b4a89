import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function letterFor(resume: string, title: string, description: string): Promise<string> {
  const posting = {
    ...UNSTATED,
    id: "p",
    title,
    company: "Tarn Works",
    location: "Leeds",
    description,
    requirements: [],
  };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const KNOWS = `
Ada Pelham
ada.pelham@example.com

Summary
- Experience in C and Ada programming
- Good experience in cross-platform development of drivers
- Basic knowledge of Java
- Experience in growing orchids
Education
Master of Science in Computer Science, University of Leeds, 2016
`;

test("who tells of nothing done has a letter of what they know, in their words, as far as it is asked for", async () => {
  const ask = "Requirements\n- C and Ada programming\n- Java\n- Development of drivers for several platforms";
  const content = await letterFor(KNOWS, "Software Developer", ask);
  expect(content).toContain("experience in C and Ada programming.");
  expect(content).toContain("good experience in cross-platform development of drivers.");
  expect(content).toContain("basic knowledge of Java.");
  expect(content).not.toMatch(/orchids|(?:know|worked with) [^.]*Java/);
});

test("what stands below goals is not known yet", async () => {
  const wished = KNOWS.replace("- Experience in C and Ada programming", "").replace(
    "Education",
    "Goals for this year\n- Experience in C and Ada programming\nEducation",
  );
  const ask = "Requirements\n- C and Ada programming\n- Development of drivers for several platforms";
  expect(await letterFor(wished, "Software Developer", ask)).not.toContain("experience in C and Ada");
});

test("years that are too few are told once, as what is missing", async () => {
  const resume = `
Ada Pelham
ada.pelham@example.com

Summary
8 years in warehouses and 2+ years of sales experience

Experience
Sales Assistant, Lantern Freight, Leeds, 2024 - Present
- Answer calls of 40 customers a day
`;
  const content = await letterFor(resume, "Sales Executive", "Requirements\n- 4 years of sales experience");
  expect(content.match(/2 years of sales experience/g)).toHaveLength(1);
});
