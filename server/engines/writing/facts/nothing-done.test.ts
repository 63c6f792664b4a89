import { expect, test } from "vitest";
import { tellsNothingDone } from "./nothing-done.ts";

test.each([
  "Degree in geology or equivalent qualification, followed by a minimum of 4 years in the field",
  "7:15 am to 3:45 pm, Tuesday through Saturday",
  "Work Environment: greenhouse, mostly outdoors",
  "Supervisor: Ida Holm, may be called",
  "This includes pumps, valves and the old boiler",
  "It may be in the yard or at the gate",
  "Parts of the archive were outsourced",
  "All visitors regardless of their age will be greeted",
  "Regional Ferry Licence Administrator",
])("what says nothing that somebody did is no deed: %s", (line) => {
  expect(tellsNothingDone(line)).toBe(true);
});

test.each([
  "Opened the gate from 7 am to 9 am for 300 visitors",
  "Ensured that all visitors will be greeted",
  "Scrap was cut by 12 %",
  "I was trusted with the keys of the archive",
  "Responsibilities were the pumps and the old boiler",
  "Trained the ferry administrator",
])("what somebody did is a deed: %s", (line) => {
  expect(tellsNothingDone(line)).toBe(false);
});
