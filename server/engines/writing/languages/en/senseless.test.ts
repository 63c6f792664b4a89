import { expect, test } from "vitest";
import { tellsPay } from "../../facts/deed-worth.ts";
import { GRAMMAR } from "./grammar.ts";
import { isSenseless } from "./senseless.ts";

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

test("what is only a name, praise, or cut in the middle is told by no letter", () => {
  for (const line of [
    "Paint Harbor Day 2011",
    "Training Results-driven, patient and kind ushers of the museum",
    "Planning Extensive museum experience covering large shows",
    "Demonstrated good organizational and teaching skills",
    "Maintained a reputation of improving the work in the harbor",
    "Procured 22 new L.E.N.",
    "Independently motivated to discover new routes of the ferry",
    "Qualified in coaching crews of the harbor",
    "Created harbor reports, experience in ferries and familiar with tides",
    "Ran the training hill that including setup and timing",
    "Registered Yoga Teacher focused on older sailors",
    "Made the point that, every guest should be greeted",
  ])
    expect(told(line), line).toBeNull();
});

test("a role is one of a person, and a verb before a department is a verb", () => {
  for (const [line, sentence] of [
    [
      "Secure management support for the plans of the harbor",
      "I secured management support for the plans of the harbor",
    ],
    ["In charge of two ferries and their crews", "I was in charge of two ferries and their crews"],
    [
      "Managed my own crew within four months of being hired",
      "I managed my own crew within four months of being hired",
    ],
    [
      "Kept the ledger of the harbor, maintaining a 99% accuracy rate",
      "I kept the ledger of the harbor, maintaining a 99% accuracy rate",
    ],
    ["Sorted project and bid project files of the yard", "I sorted project and bid project files of the yard"],
    ["Repaired engine and deck pumps of nine boats", "I repaired engine and deck pumps of nine boats"],
  ] as const)
    expect(told(line), line).toBe(sentence);
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

test.each(["I served more than125 guests.", "I ran webÂdesign reviews.", "I drafted software used Plotmill."])(
  "signs and blanks that were lost leave no sentence: %s",
  (text) => {
    expect(isSenseless(text)).toBe(true);
  },
);

test("what something was done to is not left out, and what was made for many threads is no deed", () => {
  for (const line of [
    "Successfully deployed to manage primary ledgers of the harbor",
    "Guided to optimize the old engine of the ferry",
    "Multi-threaded harbor socket classes",
    "Strategically managed fuel ordering for the pier to maintain within $10,000",
    "Oversee major works, such as a pier in Louisiana Analyze company's contracts",
  ])
    expect(told(line), line).toBeNull();
  expect(told("Deployed to production 40 releases of the harbor site")).not.toBeNull();
});

test("what is plainly a deed is told, though its words look like others", () => {
  for (const line of [
    "Valued 40 commercial harbors a year",
    "Understood client needs and wrote 14 harbor plans",
    "Deployed to provide security for 40 convoys in the harbor",
    "Launched Microsoft Learn courses for 90 staff",
  ])
    expect(told(line), line).not.toBeNull();
});
