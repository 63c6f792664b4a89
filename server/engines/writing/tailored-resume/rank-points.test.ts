import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeTailoredResume } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const POSTING = {
  ...UNSTATED,
  title: "Network Administrator",
  company: "Heron",
  description: "What you will do\n- Administer the local and wide area networks of 12 sites\n- Train the help desk",
};

const JOB = "IT Technician, Plover Group, Leeds, 2019 - Present";

async function pointsOf(points: readonly string[], job = JOB, posting = POSTING): Promise<string[]> {
  const text = `Nell Ashby\nLeeds | nell@ashby.example\n\nExperience\n${job}\n${points.join("\n")}\n\nSkills\nPatching`;
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  const from = lines.indexOf(job);
  return lines.slice(from + 1, from + 1 + points.length);
}

test("what answers the posting comes first", async () => {
  const points = ["• Ordered paper for the office", "• Ran the local and wide area networks of nine sites"];
  expect(await pointsOf(points)).toEqual(points.toReversed());
});

test.each([
  [
    "of specifications below what they are of",
    "• Specifications: 2 GHz, 64 GB, local and wide area networks of 9 sites",
  ],
  ["that names again what stands above it", "• Ran the local and wide area networks of nine sites for this client"],
  ["that tells of a feeling", "• My pride was to run the local and wide area networks of nine sites"],
  ["that lists skills", "• Local area networks, wide area networks, help desk, training, patching"],
])("a point %s stays where it is", async (_what, second) => {
  const points = ["• Built a server for the accounts office", second];
  expect(await pointsOf(points)).toEqual(points);
});

test("what the employer does stays above what was done there", async () => {
  const points = [
    "• Provides voice systems for companies in the north",
    "• Ordered paper for the office",
    "• Ran the local and wide area networks of nine sites",
  ];
  expect((await pointsOf(points))[0]).toBe(points[0]);
});

test("empty lines between points keep their places", async () => {
  const points = ["• Ordered paper for the office", "", "• Ran the local and wide area networks of nine sites"];
  expect(await pointsOf(points)).toEqual([points[2], "", points[0]]);
});

test("chores of another trade are not moved for a word that they share", async () => {
  const points = ["• Laid the tables for 40 guests", "• Trained a new waiter in the local area of the terrace"];
  const job = "Waiter, Plover Inn, Leeds, 2019 - Present";
  expect(await pointsOf(points, job)).toEqual(points);
});
