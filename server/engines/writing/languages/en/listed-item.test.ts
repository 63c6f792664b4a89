import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const item = (line: string, isCurrent = false) => GRAMMAR.item?.(line, { isCurrent }) ?? null;

test.each([
  ["Keep records of purchases, sales, and requisitions", "Kept records of purchases, sales, and requisitions"],
  ["Review and approve checks for cashing", "Reviewed and approved checks for cashing"],
  ["Confer with gardeners to plan renovations", "Conferred with gardeners to plan renovations"],
  ["Work closely with clients on new designs", "Worked closely with clients on new designs"],
  ["Hire employees, and train them in gardening", "Hired employees, and trained them in gardening"],
  [
    "Evaluates, recommends, and supports hardware for schools",
    "Evaluated, recommended, and supported hardware for schools",
  ],
  ["Overseen the branch platform and the tellers", "Oversaw the branch platform and the tellers"],
  ["Won a contract of $18,000,000, the largest so far", "Won a contract of $18,000,000, the largest so far"],
  ["Remake rate 1.4%, was about 4% when I started", "Remake rate 1.4%, was about 4% when I started"],
  ["Responsible for two schools and their budgets", "Responsible for two schools and their budgets"],
])("of work that has ended an item tells in the past: %s", (line, told) => {
  expect(item(line)).toBe(told);
});

test.each([
  ["Managed volunteer program for the aquarium", "Managed a volunteer program for the aquarium"],
  ["Ordered lamps & cables for the stage", "Ordered lamps and cables for the stage"],
  ["Awarded and directed $2 million grant for lamps", "Awarded and directed a $2 million grant for lamps"],
  ["I have painted every hull in the harbor", "Painted every hull in the harbor"],
])("the slips of a line are mended in an item as well: %s", (line, told) => {
  expect(item(line)).toBe(told);
});

test.each([
  "Procedures, operating and cleaning of equipment etc",
  "Storyboards meet designed conventions for projects, e.g",
  "Matrices for three courses (Loan Technician) mapping how task for each",
  "Motivated and detail-oriented who is flexible and versatile",
  "Must find new business as well as maintain my current book",
  "They are pleased with the work that we give to them",
  "8:30 am to 4:30 pm, Monday through Friday",
  "Member of light House of leader in me (7 Habits)",
  "Completed projects for future managers Create and maintain strategic reports",
  "Do this by analyzing their accounts",
  "Located at the head office supporting over 60 users",
  "Looked up charts to give lab results apon request",
  "Have base knowledge of printing presses",
])("what is no sound statement is no item: %s", (line) => {
  expect(item(line)).toBeNull();
});

test("what was done stands by its name, and what somebody is or knows does not", () => {
  expect(GRAMMAR.namedItem?.("Administration of firewalls and web filters")).not.toBeNull();
  for (const line of ["Introduction to Finance Theory", "Knowledge of most programs", "Extensive training of sales"])
    expect(GRAMMAR.namedItem?.(line)).toBeNull();
});

test("a point of its own may be a note of which no sentence can be made; what was run together may not", () => {
  const point = (line: string, isCurrent = true) => GRAMMAR.item?.(line, { isCurrent, isPoint: true }) ?? null;
  for (const line of [
    "Falls with injury: from 5.2 to 2.9 per 1,000 patient days",
    "Brigade of 8, 180 covers on a Saturday",
    "Set and monitor a budget of £1.1m with the headteacher",
  ])
    expect(point(line)).toBe(line);
  const advice = "Advise 3 highway and bridge projects, up to 260 workers at peak";
  expect(point(advice)).toBe("Advise 3 highway and bridge projects (up to 260 workers at peak)");
  expect(point(advice, false)).toBeNull();
  expect(point("Completed projects for future managers Create and maintain strategic reports")).toBeNull();
});
