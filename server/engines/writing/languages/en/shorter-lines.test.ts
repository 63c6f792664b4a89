import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { shorterLines } from "./shorter-lines.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test("a line is cut where it has said what was done", () => {
  expect(shorterLines("Ran the booking desk of three ferries while training and guiding new clerks")).toEqual([
    "Ran the booking desk of three ferries",
  ]);
  expect(shorterLines("ACHIEVEMENT: Reduced late sailings from nine to two a week")).toEqual([
    "Reduced late sailings from nine to two a week",
  ]);
});

test.each([
  [
    "Cut repeat visits from 14% to 5% – by keeping a log of each pump",
    "I cut repeat visits from 14% to 5% by keeping a log of each pump",
  ],
  [
    "Cut falls on the ward by 27% with hourly rounds - now used on four wards",
    "I cut falls on the ward by 27% with hourly rounds, now used on four wards",
  ],
  [
    "Prepared the audit package – no adjustments in three years",
    "I prepared the audit package, with no adjustments in three years",
  ],
  [
    "Opened loyalty accounts at the till – highest sign-up rate in Mayo, 31%",
    "I opened loyalty accounts at the till, the highest sign-up rate in Mayo, 31%",
  ],
  ["Booked visas – Lagos, Dubai – roughly 60 trips a year", "I booked visas, roughly 60 trips a year"],
  ["Maintained 14 mills – OEE up from 62% to 78%", "I maintained 14 mills; OEE went up from 62% to 78%"],
  [
    "Built a course for the safety refresher, used by 240 staff",
    "I built a course for the safety refresher, used by 240 staff",
  ],
])("what came of a deed or how much it was is told with it, whatever sign stands between: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("no list is cut in its middle, and no number is left without what it counts", () => {
  expect(shorterLines("Helped guests with boarding, luggage, seating, and organized tours")).toEqual([]);
  expect(shorterLines("Looked after a caseload of 35, prepared visits and wrote reports")).toEqual([]);
  expect(shorterLines("Assisted with: Sorting of mail")).toEqual([]);
});

test("a long line that would make no sentence is told as far as it makes one", () => {
  expect(
    told(
      "Supervised kitchen staff of two lunch services, ensuring personnel always wore clothing which was appropriate",
    ),
  ).toBe("I supervised kitchen staff of two lunch services");
  expect(told("Maintained the service vans of the depot to guarantee 100% of parcels were out on time")).toBe(
    "I maintained the service vans of the depot",
  );
});

test("a plain line is told whole, and a figure is not given up", () => {
  const plain = "Cut waiting times by 20% by changing the order of the stations";
  expect(told(plain)).toBe(`I c${plain.slice(1)}`);
  expect(told("Trained new clerks, using and improving manuals, while serving about 200 guests a day")).toContain(
    "200",
  );
});

test("lines that met without a sign are not told as one", () => {
  expect(told("Managed building budgets as appropriated Monitory daily site work for accuracy")).toBeNull();
  expect(told("Developed intuitive and engage user surfaces with two designers")).toBeNull();
});

test("three verbs in a row go together, and a base form beside a past one is put in the past", () => {
  expect(told("Washed, peeled and seeded fruits for two kitchens")).toBe(
    "I washed, peeled and seeded fruits for two kitchens",
  );
  expect(told("Supervised and train concierge staff of the harbour hotel")).toBe(
    "I supervised and trained concierge staff of the harbour hotel",
  );
});

test("praise of one's own verb is left out, who one was is no deed, and what was not done is not told", () => {
  expect(told("Successfully designed WBT course for new clerks")).toBe("I designed a WBT course for new clerks");
  expect(told("Manufacturing Engineer for variable speed drives of two plants")).toBeNull();
  expect(told("Double digit increase in sales of three regions")).toBeNull();
  expect(told("Answered the phones of two offices and did not handle payroll")).toBeNull();
  expect(told("Implemented training manuals of the kitchen and establishing standards for cooks")).toBeNull();
});

test("the name of a list of duties is no part of a deed, and what stands in brackets may be left out", () => {
  for (const [line, sentence] of [
    ["Responsibilities: renewed the booking site of the harbor", "I renewed the booking site of the harbor"],
    [
      "Area of responsibility – developing the booking app from scratch, fixing problems, code review",
      "I developed the booking app from scratch",
    ],
    ["Kept the ledger of the harbor (including the ferry account)", "I kept the ledger of the harbor"],
  ] as const)
    expect(told(line), line).toBe(sentence);
});
