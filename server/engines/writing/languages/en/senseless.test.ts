import { expect, test } from "vitest";
import { tellsPay } from "../../facts/deed-worth.ts";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test("lines whose words do not go together are told by no letter", () => {
  for (const line of [
    "Increased 40% ticket sales in the spring season",
    "Collaborated and reviewed the museum's loan contracts",
    "Wrote a guide to gardens and paths that supervised forty volunteers",
    "Printed weekly lists regional member lists",
    "Wrote SPEECHES AND ARTICLES for the harbor museum",
  ])
    expect(told(line), line).toBeNull();
});

test("lines that look like them and make sense are told", () => {
  for (const [line, sentence] of [
    ["Increased ticket sales by 40% in the spring season", "I increased ticket sales by 40% in the spring season"],
    ["Trained the crew that supervised forty volunteers", "I trained the crew that supervised forty volunteers"],
    ["Taught the evening classes in Spanish and French", "I taught the evening classes in Spanish and French"],
    ["Compared lists of members with lists of donors", "I compared lists of members with lists of donors"],
  ] as const)
    expect(told(line)).toBe(sentence);
});

test("an article is given to one thing, and not to an amount or to work that bears a thing's name", () => {
  for (const [line, sentence] of [
    ["Counted inventory of three kiosks and a shop", "I counted inventory of three kiosks and a shop"],
    ["Coordinated school planning for two districts", "I coordinated school planning for two districts"],
    ["Enforced safety policy and rules of the harbor", "I enforced safety policy and rules of the harbor"],
    ["Approved payment of boat owners each quarter", "I approved payment of boat owners each quarter"],
    ["Led crew generating daily reports for the harbor", "I led a crew generating daily reports for the harbor"],
    ["Operated forklift in the boat yard each winter", "I operated a forklift in the boat yard each winter"],
    ["Planned routes with Harbor Office each spring", "I planned routes with the Harbor Office each spring"],
    ["Cleaned 12 boats throughout day for their owners", "I cleaned 12 boats throughout the day for their owners"],
    ["Wrote a program to store and sort boat permits", "I wrote a program to store and sort boat permits"],
  ] as const)
    expect(told(line)).toBe(sentence);
});

test("a list that begins with one thing keeps its own words, and what was saved in a year is no pay", () => {
  for (const [line, sentence] of [
    ["Drew floor, wall and roof plans for boat houses", "I drew floor, wall and roof plans for boat houses"],
    ["Saved the harbor $40,000 a year in fuel and paint", "I saved the harbor $40,000 a year in fuel and paint"],
    [
      "Taught nine apprentices, two of whom now run yards of their own",
      "I taught nine apprentices, two of whom now run yards of their own",
    ],
  ] as const)
    expect(told(line)).toBe(sentence);
  expect(tellsPay("Saved the harbor $40,000 a year in fuel and paint")).toBe(false);
  expect(tellsPay("Deck hand, $18 an hour")).toBe(true);
});
