import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  "Leading regional furniture retailer with 60 showrooms",
  "Growing family bakery supplier serving three counties",
  "Established civil engineering firm in the Midwest",
  "Automated invoice matching tool for small landlords",
  "Distributed image processing pipeline with retries",
  "Featured in two national gardening magazines",
  "Based on sensor readings from forty barns",
  "Adopted by nine school districts",
  "Designed to support nurses on night duty",
  "Testing harness allowed engineers to replay sessions",
  "Working knowledge of timber grading rules",
])("what an employer or a product is, nobody did: %s", (line) => {
  expect(told(line)).toBeNull();
});

test.each([
  ["Leading a regional team of nine installers", "I led a regional team of nine installers"],
  ["Founded a regional furniture company", "I founded a regional furniture company"],
  ["Automated the matching of supplier invoices", "I automated the matching of supplier invoices"],
  ["Led by example through two mergers", "I led by example through two mergers"],
  ["Designed a tool which allows growers to plan", "I designed a tool which allows growers to plan"],
])("what somebody did is told: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("what was done with somebody is told as such", () => {
  expect(told("Rewarded for halving the waste of two kitchens")).toBe(
    "I was rewarded for halving the waste of two kitchens",
  );
  expect(told("Assigned as steward of the night market")).toBe("I was assigned as steward of the night market");
});

test.each([
  ["Kept the ledgers of two farms and monitored", null],
  ["Responsible for delivering accurate", null],
  ["Prepared briefing papers for 3rd", null],
  ["Moved the pallets to Bay Nine initially", null],
  ["Sorted the depot archive in 20192021 Northmere Haulage", null],
  ["Kept the loading yard clean", "I kept the loading yard clean"],
  ["Was responsible for keeping the yard accessible", "I was responsible for keeping the yard accessible"],
  ["Coached the store managers nationwide", "I coached the store managers nationwide"],
])("a sentence whose end was cut off is not told: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  "Worked with and support midwives on two wards",
  "Helped organized the harvest fair",
  "Agreed terms with dealers by sub-letting Communication with their owners",
  "Include the name of your referee",
])("verbs that do not go together are not told: %s", (line) => {
  expect(told(line, true)).toBeNull();
});

test.each([
  ["Printed banners on wide format plotter", "I printed banners on a wide format plotter"],
  ["Opened company's first depot in Ohio", "I opened the company's first depot in Ohio"],
  ["Interviewed and trained entire staff", "I interviewed and trained the entire staff"],
  ["Coached sales team", "I coached a sales team"],
])("articles are put in: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});
