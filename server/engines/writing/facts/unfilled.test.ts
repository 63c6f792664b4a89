import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { UNSTATED } from "../../../domain/posting.ts";
import { isUnfilled } from "./unfilled.ts";

test.each([
  "Month 20XX – Ongoing",
  "• Job description 1",
  "Project Title 2",
  "Decreased costs by [Number] % by negotiating",
  "Bilingual in [Language]",
  "B.Sc. in Your Discipline",
  "your_name@mail.example",
  "000-00-0000 or 000-000-0000",
  "Address line 2",
  "Cut waste by XX% in one year",
])("“%s” holds a place that nobody filled in", (line) => {
  expect(isUnfilled(line)).toBe(true);
});

test.each([
  "Project 2 of the county's housing plan",
  "Ran Job Centre Plus in Hull",
  "Grew XXL sales by 20%",
  "Helped clients to find your nearest branch",
  "Worked shifts in 2020",
  "ada@example.com | 555-201-3344 | [LinkedIn](https://example.com)",
  "B.Sc. Computer Science [Honours], University of Leeds, 2018",
  "Launched Clean Your City campaign with 40 volunteers",
  "Built Verify Your Email flow in React",
  "Moved 2,000 units [see portfolio]",
])("“%s” is what somebody wrote", (line) => {
  expect(isUnfilled(line)).toBe(false);
});

test("a letter tells no line with such a place, nor a degree or an address", async () => {
  const resume =
    "John Penn\nyour.name@mail.example\n\nExperience\nStore Clerk, Tarn Foods, Leeds, 2019 - Present\n" +
    "- Cut waste by XX% with a new rota\n- Counted 400 articles every week\n- Served [Number] customers a day\n" +
    "- Trained four new clerks\n\nEducation\nBSc in Your Discipline, University of Leeds, 2018";
  const description = "You serve customers and count stock.\nRequirements\n- Experience in a shop\n- A degree";
  const posting = { ...UNSTATED, title: "Store Clerk", company: "Fernmoor", description };
  const { content, evidence } = await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter);
  expect(content).toContain("I counted 400 articles every week");
  expect(content).not.toMatch(/XX|\[Number\]|discipline|your\.name/iu);
  expect(evidence.warnings.join(" ")).toContain("“your.name@mail.example”");
});
