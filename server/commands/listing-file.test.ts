import { expect, test } from "vitest";
import { readListings } from "./listing-file.ts";

function listing(fields: object): string {
  return JSON.stringify({ id: 1, title: "Nurse", ...fields });
}

test("one listing a line, with what is known of it; empty lines, a byte order mark and Windows line ends are no matter", () => {
  const lines = [
    listing({}),
    "",
    listing({ id: "b", company: "Harbor", requirements: ["Two years on a ward"], skills: ["Excel"], remote: true }),
    listing({ id: "c", salary_min: 30, salary_max: 40, salary_period: "HOURLY", skills: ["Excel"], company: null }),
  ];
  const { postings, leftOut } = readListings(`\uFEFF${lines.join("\r\n")}`, "x.jsonl");
  expect(leftOut).toEqual([]);
  expect(postings).toMatchObject([
    { id: "1", title: "Nurse", company: "", requirements: [], workplace: null },
    { id: "b", company: "Harbor", requirements: ["Two years on a ward"], workplace: "remote" },
    { id: "c", requirements: ["Excel"], salary: "30-40 hourly", pay: { least: 30, most: 40, period: "hour" } },
  ]);
});

test("what our own API answers can be given as it is: jobs, matches, a list on several lines", () => {
  const job = { id: "j1", title: "Nurse", requirements: ["A licence"], salary: "$38 an hour", companyLogo: null };
  const answer = JSON.stringify(
    [
      { id: "m1", matchScore: 80, job },
      { ...job, id: "j2" },
    ],
    null,
    2,
  );
  expect(readListings(answer, "x.json").postings).toMatchObject([
    { id: "j1", requirements: ["A licence"], salary: "$38 an hour" },
    { id: "j2", requirements: ["A licence"] },
  ]);
});

test.each([
  ["not json", "it is no JSON"],
  ["{", "it is no JSON"],
  ["null", "it is no JSON object"],
  ["5", "it is no JSON object"],
  ["{}", "id is missing, or neither text nor number, title is missing, or no text"],
  [listing({ title: " " }), "title is empty"],
  [listing({ title: 5 }), "title is missing, or no text"],
  [listing({ salary_min: "30" }), "salary_min must be a number"],
  [listing({ requirements: "Two years" }), "requirements must be a list of texts"],
  [listing({ requirements: [1, 2] }), "requirements must be a list of texts"],
  [listing({ remote: "yes" }), "remote must be true or false"],
])("the line %s is left out, with its number and the reason", (line, reason) => {
  const { postings, leftOut } = readListings(`${listing({ id: "kept" })}\n${line}`, "x.jsonl");
  expect(postings.map(({ id }) => id)).toEqual(["kept"]);
  expect(leftOut).toEqual([`Line 2 of x.jsonl was left out: ${reason}.`]);
});

test("of the same id the last one counts, and that is told", () => {
  const { postings, leftOut } = readListings([listing({}), listing({ title: "Ward nurse" })].join("\n"), "x.jsonl");
  expect(postings.map(({ title }) => title)).toEqual(["Ward nurse"]);
  expect(leftOut).toEqual(["Line 1 of x.jsonl was left out: Line 2 has the same id, 1."]);
});

test("a file without a listing is refused with the first reason, and many reasons are cut short", () => {
  expect(() => readListings("", "x.jsonl")).toThrow("x.jsonl is empty.\nNo listing could be read.");
  expect(() => readListings("[]", "x.json")).toThrow("x.json is empty.");
  expect(() => readListings("%PDF-1.7\nxx", "cv.pdf")).toThrow(
    "Line 1 of cv.pdf was left out: it is no JSON.\nNo listing",
  );
  const { leftOut } = readListings(`${listing({})}${"\nx".repeat(1_000)}`, "x.jsonl");
  expect(leftOut).toHaveLength(21);
  expect(leftOut.at(-1)).toBe("980 more were left out.");
});
