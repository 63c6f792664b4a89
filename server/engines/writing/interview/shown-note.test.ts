import { expect, test } from "vitest";
import { isBetterShown, isNote, isShowable } from "./shown-note.ts";

test.each([
  "Breakages down from 7% to 2% of crates after padding the racks",
  "Kennel occupancy raised from 61% to 84% in one winter",
  "Rounds of 14 greenhouses every morning",
  "$48,000 in ticket sales at two fairs",
  "Reports to 12 donors, with the accounts added by the treasurer",
])("%s: what counts something without a verb is shown as it stands", (line) => expect(isNote(line)).toBe(true));

test.each([
  "Trained 14 dogs a day",
  "Directed building projects with budgets up to $5M beside the county's engineers",
  "Member of a choir of 40",
  "The kennel was enlarged to 40 boxes",
  "Kennels: 14 dogs a day",
  "While there 14 dogs a day came in",
  "Reports to the head of kennels",
  "Care of the older dogs every day",
])("%s: deeds, sentences and what counts nothing are no notes", (line) => expect(isNote(line)).toBe(false));

test("a line gives way to no sentence that takes its noun for a verb or makes a task of a result", () => {
  expect(isBetterShown("Frame stock of 300 pictures", "I frame a stock of 300 pictures")).toBe(true);
  expect(isBetterShown("Late returns of books down from 90 to 40 a week", "My work includes late returns")).toBe(true);
  expect(isBetterShown("Manage a stock of 300 pictures", "I manage a stock of 300 pictures")).toBe(false);
});

test.each([
  ["Run mailings in HubSpot: 41,000 readers", true],
  ["Take minutes in hearings (chaired by the manager) – about 45 a year", true],
  ["Payroll input for 420 weekly paid staff, queries and tax forms", true],
  ["Welding, 2009, not refreshed", false],
  ["2018 - 2020", false],
  ["Reason for leaving: 2 closures", false],
])("%s: a line that counts is read as it stands: %s", (line, isShown) => expect(isShowable(line, [])).toBe(isShown));
