import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeTailoredResume } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function headlineFor(title: string, jobs: readonly string[], headline = ""): Promise<string | undefined> {
  const held = jobs.map(
    (job, at) => `${job}, Plover Group, Leeds, ${2022 - at * 3} - ${at === 0 ? "Present" : 2025 - at * 3}
- Kept the records of 40 clients`,
  );
  const text = ["Nell Ashby", headline, "Leeds | nell@ashby.example", "", "Experience", held.join("\n\n")].join("\n");
  const posting = { ...UNSTATED, title, company: "Heron", description: "You keep the records of our clients." };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  return lines[1];
}

test.each([
  ["Network Administrator", ["Network Administrator/Help Desk Manager"], "IT Director", "Network Administrator"],
  ["Real Estate Sales Agent", ["Waiter", "Realtor"], "Waiter", "Realtor"],
  [
    "Customer Service Representative",
    ["Bookkeeper", "Cashier", "Waiter", "Packer", "Customer Service Representative"],
    "Bookkeeper",
    "Customer Service Representative",
  ],
])("a headline for %s is the nearest of the titles %j", async (title, jobs, headline, expected) => {
  expect(await headlineFor(title, jobs, headline)).toBe(expected);
});

test.each([
  ["of another trade", "Network Administrator", ["Waiter", "Cook"], "Waiter"],
  ["that another part lessens", "Network Administrator", ["Trainee/Network Administrator"], "Waiter"],
  ["that is no title by itself", "Loan Officer", ["V/P Loan Officer"], "V/P Loan Officer"],
])("no headline is made of a title %s", async (_why, title, jobs, headline) => {
  expect(await headlineFor(title, jobs, headline)).toBe(headline);
});
