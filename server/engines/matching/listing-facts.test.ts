import { expect, test } from "vitest";
import type { Posting, PostingPay } from "../../domain/posting.ts";
import { extractListingFacts, LISTING_FACTS_VERSION, levelOfTitle } from "./listing-facts.ts";
import { makePosting } from "./score.fixtures.ts";
import { degreeAsked, studyFieldsAsked, yearsAsked } from "./years-and-degrees.ts";

const NURSE = makePosting({
  description:
    "Requirements:\nValid RN license required\n3+ years of experience in patient care\nBachelor's degree in nursing required\nFluent in Spanish\n" +
    "Must be authorized to work in the United States\nPreferred:\nBLS and wound care\nBenefits:\nJavaScript classes",
});

test("facts are plain JSON with a version, made from the posting alone", () => {
  const facts = extractListingFacts(NURSE);
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  expect(facts.version).toBe(LISTING_FACTS_VERSION);
  expect(extractListingFacts(structuredClone(NURSE))).toEqual(facts);
});

test("required and wanted skills are told apart, and benefits ask for nothing", () => {
  const { required, wanted, sentences } = extractListingFacts(NURSE);
  expect(required.map(({ id }) => id)).toContain("patient-care");
  expect(wanted.map(({ id }) => id)).toContain("wound-care");
  expect([...required, ...wanted].map(({ id }) => id)).not.toContain("javascript");
  expect(sentences[required.find(({ id }) => id === "patient-care")!.sentence]).toBe(
    "3+ years of experience in patient care",
  );
});

test("years, degree, licence and place are read", () => {
  const facts = extractListingFacts(NURSE);
  expect(facts.years?.asked).toBe(3);
  expect(facts.degree).toMatchObject({ level: "bachelor", orExperience: false });
  expect(facts.licences.map(({ id }) => id)).toContain("rn-license");
  expect(facts.places).toMatchObject([{ city: "Columbus", state: "OH" }]);
});

test("knock-outs carry the sentence that states them", () => {
  const { knockOuts, sentences } = extractListingFacts(NURSE);
  const found = Object.fromEntries(knockOuts.map(({ kind, sentence }) => [kind, sentences[sentence]]));
  expect(found).toEqual({
    licence: "Valid RN license required",
    years: "3+ years of experience in patient care",
    education: "Bachelor's degree in nursing required",
    language: "Fluent in Spanish",
    "work-right": "Must be authorized to work in the United States",
  });
});

test("the posting's own requirements keep their order, one entry each", () => {
  const facts = extractListingFacts(
    makePosting({ title: "Developer", requirements: ["5 years with Java", "Docker preferred", "Be on time"] }),
  );
  expect(facts.requirements.map(({ skills }) => skills)).toEqual([["java"], ["docker"], []]);
  expect(facts.requirements[0]?.years).toBe(5);
  expect(facts.required.map(({ id }) => id)).toEqual(["java"]);
  expect(facts.wanted.map(({ id }) => id)).toEqual(["docker"]);
});

test("a posting that only tells its duties asks for their skills", () => {
  const { required, wanted } = extractListingFacts(makePosting({ description: "You will write JavaScript all day." }));
  expect(required.map(({ id }) => id)).toContain("javascript");
  expect(wanted).toEqual([]);
});

test.each([
  ["5+ years of experience", 5],
  ["3-5 years experience in sales", 3],
  ["two (2) years of related experience", 2],
  ["2 years of experience with A and 6 years of experience with B", 6],
  ["Must be 18 years of age", null],
  ["We have 25 years of experience", null],
  ["You will bring experience and a plan for the next ten years", null],
  ["At least 2 years of experience within the past 5 years", 2],
  ["You have experience and will look after an archive of 14 years of footage", null],
  ["Great pay", null],
])("years asked in: %s", (sentence, years) => {
  expect(yearsAsked(sentence)).toBe(years);
});

test.each([
  ["High school diploma or GED", "school"],
  ["Bachelor's or Master's degree", "bachelor"],
  ["Master's degree in social work", "master"],
  ["PhD in physics", "doctorate"],
  ["Certified Scrum Master", null],
])("degree asked in: %s", (sentence, level) => {
  expect(degreeAsked(sentence)).toBe(level);
});

test.each([
  ["Bachelor's degree in nursing required", ["nursing"]],
  ["BS in Mechanical Engineering or Physics", ["mechanical", "physics"]],
  ["Bachelor's degree, 5 years of experience in marketing", []],
  ["Bachelor's degree in any field", []],
  ["BA/BS degree or equivalent practical experience", []],
  ["High school diploma; knowledge of accounting", []],
])("fields of study asked in: %s", (sentence, fields) => {
  expect(studyFieldsAsked(sentence)).toEqual(fields);
});

test("levels of titles", () => {
  expect(
    [
      "Marketing Intern",
      "Junior Developer",
      "Nurse",
      "Senior Nurse",
      "Sales Manager",
      "Director of Sales",
      "VP Sales",
    ].map(levelOfTitle),
  ).toEqual([0, 1, null, 3, 4, 5, 6]);
  expect(levelOfTitle("Data Entry Clerk")).toBeNull();
  expect(levelOfTitle("Account Manager")).toBeNull();
});

test("pay is compared in dollars a year, and not at all in another currency or without a period", () => {
  const pay = { least: 40, most: 46, currency: "USD", period: "hour" } as const;
  const read = (over: Partial<PostingPay>) =>
    extractListingFacts(makePosting({ salary: "as said", pay: { ...pay, ...over } })).pay;
  expect(read({})).toEqual({ most: 46 * 2080, text: "as said" });
  expect(read({ most: null, period: "month" })?.most).toBe(480);
  expect([read({ currency: "EUR" }), read({ currency: null }), read({ period: null })]).toEqual([null, null, null]);
  expect(extractListingFacts(makePosting({ salary: "$60,000" })).pay).toBeNull();
});

test("wishes are those behind the first one, and those that say so", () => {
  const requirements = ["Java", "Docker preferred", "Kubernetes"];
  const wanted = (wishesFrom: number | null) =>
    extractListingFacts(makePosting({ title: "Developer", requirements, wishesFrom })).wanted.map(({ id }) => id);
  expect(wanted(null)).toEqual(["docker"]);
  expect(wanted(1)).toEqual(["docker", "kubernetes"]);
});

test("requirements that stand in the description, too, count once", () => {
  const text = { description: "Requirements:\n- Cerner\n- Wound care" };
  const count = (requirements: string[]) =>
    extractListingFacts(makePosting({ ...text, requirements })).words.find(([word]) => word === "cerner")?.[1];
  expect(count(["Cerner", "Wound care"])).toBe(count([]));
});

test("all places of a posting are kept that a table knows, and none of remote work", () => {
  const place = (text: string, country: string | null) => ({ text, city: null, region: null, country });
  const places = [place("Columbus, OH", "US"), place("Denver, CO", null), place("Dublin, Ireland", "IE")];
  const cities = (over: Partial<Posting>) =>
    extractListingFacts(makePosting({ places, ...over })).places.map(({ city }) => city);
  expect(cities({})).toEqual(["Columbus", "Denver", "Dublin"]);
  expect(cities({ workplace: "remote" })).toEqual([]);
});

test("odd postings are read without a fault", () => {
  for (const description of [
    "",
    " \n ",
    "x".repeat(20_000),
    "🙂🙂",
    "<script>alert(1)</script>",
    "Requirements:",
    "a b ".repeat(20_000),
  ]) {
    expect(() => extractListingFacts(makePosting({ title: "", location: "", description }))).not.toThrow();
  }
});
