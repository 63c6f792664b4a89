import { expect, test } from "vitest";
import { deedWorth, hasFigure, tellsPay } from "./deed-worth.ts";

test.each([
  "Train and supervise four transport clerks.",
  "Lead a shift of six carers for 42 residents with dementia.",
  "Supervised 12 line cooks",
  "Mentored two junior designers",
])("%s: whoever leads people says more than who does a duty", (line) => {
  expect(deedWorth(line)).toBeGreaterThanOrEqual(1.2);
  expect(deedWorth(line)).toBeGreaterThan(deedWorth("Introduced a weekly review of late deliveries"));
});

test.each(["Managed two servers", "Manage three print controllers", "Led two projects"])("%s: no people", (line) => {
  expect(deedWorth(line)).toBe(0);
});

test("what one made says more than what anybody there does all day", () => {
  const ranked = [
    "Trained two crews of the ferry",
    "Designed the timetable of the ferry",
    "Washed the decks and restocked the kiosk",
  ].map(deedWorth);
  expect(ranked).toEqual([...ranked].sort((one, other) => other - one));
  expect(new Set(ranked).size).toBe(3);
  expect(deedWorth("Increased efficiency and eased the work")).toBeLessThan(deedWorth("Painted the ferries"));
  expect(deedWorth("Answered 90 calls a day")).toBeGreaterThan(deedWorth("Answered calls of guests"));
});

test("a line of nothing but goals, needs and success says less than one that can be pictured", () => {
  expect(deedWorth("Aligned initiatives with objectives for the success of the culture")).toBeLessThan(
    deedWorth("Painted the ferries"),
  );
});

test("money that was handled in a week is no pay", () => {
  expect(tellsPay("Banked takings of about $30,000 a week")).toBe(false);
  expect(tellsPay("Starting pay of $650 a week")).toBe(true);
  expect(tellsPay("Worked the kiosk at $14 an hour")).toBe(true);
});

test.each([
  "Adapt lessons to grades K-12",
  "Used Unigraphics versions 15, 16 and 18",
  "Printed on the HP 5500 large format printer",
  "Implemented Daily 5 Language Arts",
  "Participated in Operations 2009, 2010 and 2011 Standard Setting",
  "Promoted to lead after only 3 months",
  "Taught the 5th grade",
  "Taught French levels 1A, 1B and 2C",
  "Sang with children 6-11 years old",
  "Cared for guests ages 4 to 9",
  "Swept the pier 2-3 times per week",
  "Ran the 50/50 draw",
])("%s: a number that names something is no figure to defend", (line) => expect(hasFigure(line)).toBe(false));

test.each([
  "Taught 25 students",
  "Managed 3 Walmart stores",
  "Sold over 2,500 units in 2014",
  "Cut 2000 pallets",
  "Minded 30 children 6-11 years old",
])("%s: what was counted is a figure", (line) => expect(hasFigure(line)).toBe(true));

test.each(["Hired And Trained 25 new employees", "Grew sales Over 40 percent", "Led Team Meetings for 12 new hires"])(
  "%s: what was counted behind a word in capitals is a figure",
  (line) => expect(hasFigure(line)).toBe(true),
);

test("money that stands first came of the work, and a share in words is a figure", () => {
  expect(deedWorth("$48,000 in ticket sales at two fairs")).toBeGreaterThan(
    deedWorth("Handled $48,000 in ticket sales"),
  );
  expect(hasFigure("Cut call-outs by half with a new checklist")).toBe(true);
  expect(hasFigure("Wrote the checklist for the other half of the crew")).toBe(false);
});

test.each([
  ["Troubleshot 480 V motor circuits and 24 VDC drives", false],
  ["Wired a 12-volt pump and three-phase ovens", false],
  ["Wired 60 pumps at 24 V", true],
])("how a thing is built is no figure: %s", (line, isFigure) => {
  expect(hasFigure(line)).toBe(isFigure);
});
