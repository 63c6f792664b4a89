import { expect, test } from "vitest";
import { findPlace } from "../../domain/distance.ts";
import { samplePostings } from "./all-sample-postings.ts";
import { readDrafts } from "./read-drafts.ts";

function words(text: string): number {
  return text.trim().split(/\s+/).length;
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+(?=[A-Z0-9])/).map((sentence) => sentence.trim());
}

function share(part: number): number {
  return part / samplePostings().length;
}

test("DEC-19 the sample set holds at least 320 postings with stable ids of their own", () => {
  expect(samplePostings().length).toBeGreaterThanOrEqual(320);
  const ids = samplePostings().map((posting) => posting.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^sample-[a-z0-9-]+$/);
});

test("DEC-19 the postings lie in at least 70 cities, all of them in the table, and some are remote", () => {
  const places = new Set<string>();
  for (const posting of samplePostings()) {
    expect(posting.workplace, posting.id).toBe(posting.location === "Remote" ? "remote" : "onsite");
    if (posting.workplace === "remote") continue;
    expect(posting.location, posting.id).toMatch(/^[A-Z][A-Za-z.' -]+, [A-Z]{2}$/);
    expect(findPlace(posting.location)?.city, posting.location).not.toBeNull();
    expect(findPlace(posting.location), posting.location).not.toBeNull();
    places.add(posting.location);
  }
  expect(places.size).toBeGreaterThanOrEqual(70);
  expect(samplePostings().filter((posting) => posting.workplace === "remote").length).toBeGreaterThanOrEqual(15);
});

test("DEC-19 all three sources are mixed", () => {
  for (const source of ["indeed", "linkedin", "glassdoor"] as const) {
    expect(share(samplePostings().filter((posting) => posting.source === source).length), source).toBeGreaterThan(0.2);
  }
});

test("every description has 90 to 200 words in several sentences and ends as a sentence", () => {
  for (const posting of samplePostings()) {
    expect(words(posting.description), posting.id).toBeGreaterThanOrEqual(90);
    expect(words(posting.description), posting.id).toBeLessThanOrEqual(200);
    expect(sentences(posting.description).length, posting.id).toBeGreaterThanOrEqual(5);
    expect(posting.description, posting.id).toMatch(/[.?!]$/);
    expect(posting.description, posting.id).not.toMatch(/[{}|]|\s{2}/);
  }
});

test("every posting has 5 to 9 different requirements, and wishes come after must-haves", () => {
  for (const posting of samplePostings()) {
    expect(posting.requirements.length, posting.id).toBeGreaterThanOrEqual(5);
    expect(posting.requirements.length, posting.id).toBeLessThanOrEqual(9);
    expect(new Set(posting.requirements).size, posting.id).toBe(posting.requirements.length);
    for (const requirement of posting.requirements) expect(requirement, posting.id).toMatch(/^[A-Za-z0-9].{2,}$/);
    const wishes = posting.requirements.map((requirement) => / (preferred|a plus)$/.test(requirement));
    expect(wishes, posting.id).toEqual([...wishes].sort());
    expect(wishes.filter((wish) => !wish).length, posting.id).toBeGreaterThanOrEqual(3);
  }
});

test("no two descriptions share more than a third of their sentences", () => {
  const sets = samplePostings().map((posting) => ({ id: posting.id, own: new Set(sentences(posting.description)) }));
  for (const [at, one] of sets.entries()) {
    for (const other of sets.slice(at + 1)) {
      let same = 0;
      for (const sentence of one.own) if (other.own.has(sentence)) same++;
      expect(same / Math.min(one.own.size, other.own.size), `${one.id} and ${other.id}`).toBeLessThanOrEqual(1 / 3);
    }
  }
});

test("JM-15 about a fifth of the postings state no salary, JM-17 some no applicants", () => {
  const silent = share(samplePostings().filter((posting) => posting.salary === "").length);
  expect(silent).toBeGreaterThan(0.15);
  expect(silent).toBeLessThan(0.25);
  for (const posting of samplePostings()) {
    expect(posting.applicantsCount, posting.id).toMatch(/^\d*$/);
    if (posting.salary) expect(posting.salary, posting.id).toMatch(/\$|[Cc]ommission/);
  }
  expect(samplePostings().some((posting) => posting.applicantsCount === "")).toBe(true);
});

test("DEC-88 ages are whole days from 0 to 400, most of them under 45, some not stated", () => {
  const ages = samplePostings()
    .map((posting) => posting.postedDaysAgo)
    .filter((age) => age !== null);
  expect(ages.length).toBeLessThan(samplePostings().length);
  for (const age of ages) expect(Number.isInteger(age) && age >= 0 && age <= 400).toBe(true);
  expect(ages.filter((age) => age < 45).length / ages.length).toBeGreaterThan(0.6);
  expect(ages.some((age) => age > 180)).toBe(true);
  expect(ages.includes(0)).toBe(true);
});

test("one person's field holds enough postings: at least 20 software engineers and 10 nurses", () => {
  const software = samplePostings().filter((posting) => /^sample-(front-end|full-stack|back-end)-/.test(posting.id));
  expect(software.length).toBeGreaterThanOrEqual(20);
  expect(samplePostings().filter((posting) => posting.id.startsWith("sample-registered-nurse-")).length).toBe(10);
});

test("a draft that is not complete or names a missing sentence is refused", () => {
  const whole =
    "=== cook\nS1 We eat together.\n* grill | Grill Cook | Ember Hall | Tulsa, OK | $20 an hour\nText. {S1}\n: 1 year ; Knives";
  expect(readDrafts(whole)[0]).toMatchObject({
    id: "sample-cook-grill",
    title: "Grill Cook",
    description: "Text. We eat together.",
    requirements: ["1 year", "Knives"],
    salary: "$20 an hour",
  });
  expect(() => readDrafts(whole.replace("{S1}", "{S2}"))).toThrow("sample-cook-grill names S2");
  expect(() => readDrafts(whole.replace(" | $20 an hour", ""))).toThrow("is not complete");
  expect(() => readDrafts(whole.replace("\n: 1 year ; Knives", ""))).toThrow("is not complete");
});
