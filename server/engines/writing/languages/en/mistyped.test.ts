import { isWholeSentence } from "./whole-sentence.ts";
import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { isMistyped } from "./mistyped.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test("lines with slips of typing are told by no letter", () => {
  for (const line of [
    "Reduced returns of shoes from 9% to under4% in a year",
    "Checked the supplier' invoices and delivery notes each week",
    "Trained a group of 12 cashier who served two stores",
    "Supervised 15+ claims specialist and answered their questions",
    "Catered weddings and dinners 2018 Golden Spoon Award",
    "Repaired heating, water- cooling and brake systems",
    "Led the planning and implemented of a new order system",
    'Ran the "Little Readers club at the library',
  ])
    expect(told(line), line).toBeNull();
});

test("lines without slips are told, with the article that they leave out", () => {
  const lines: [string, string][] = [
    [
      "Created yearly staff award program aligned with goals",
      "I created a yearly staff award program aligned with goals",
    ],
    [
      "Designed monthly on-site training program reducing turnover",
      "I designed a monthly on-site training program reducing turnover",
    ],
    ["Managed the 2019 Spring Gala for 300 guests", "I managed the 2019 Spring Gala for 300 guests"],
    [
      "Supervised 22 associates and 4 staff on the night shift",
      "I supervised 22 associates and 4 staff on the night shift",
    ],
    ["Packed pre- and post-sale orders of 12 stores", "I packed pre- and post-sale orders of 12 stores"],
    ["Kept the drivers' logs of 14 trucks", "I kept the drivers' logs of 14 trucks"],
  ];
  for (const [line, sentence] of lines) expect(told(line)).toBe(sentence);
});

test.each([
  "I completed an average of 7 Report",
  "I recruited and established 1",
  "I raised sales by 5% in 2015 and 10% to in 2016",
  "I tracked a program with an annual budget of $700,00 for veterans",
])("a figure that was cut or counts nothing is not told: %s", (text) => {
  expect(isMistyped(text) || !isWholeSentence(text)).toBe(true);
});

test.each([
  "I designed the boards of two mosquito control box and a lamp",
  "I won prizes at 2 local food and wine festival",
])("several of which there is one are a slip: %s", (text) => {
  expect(isMistyped(text)).toBe(true);
});

test.each([
  "I ran a two day shop floor course",
  "I managed a tier 2 support desk for 300 users",
  "I restored a grade 2 listed building in Bath",
  "I trained two new staff each shift on the till",
  "I served two hundred people each shift at the counter",
  "I painted the bridge on Rt. 5 for the county project",
  "I led the first two quarters of the Level 2 support desk",
  "I kept 4 dogs and a parrot in a barn",
  "I opened 3 restaurants in one year",
  "I staffed a 5 person night desk",
])("a number that says which, or of which there are several, is none: %s", (text) => {
  expect(isMistyped(text)).toBe(false);
});
