import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test.each([
  "Provided quotes to customers, process premium payment, and issued policy update",
  "Explained the procedure and forwarding the required adjustments",
  "Accompanied by planned follow-ups",
  "Increased sales volume by suggesting",
  "Totaled annual giving averaged $72,000 for the five year period",
  "Developed mapping exercises for the conversion Prepare as expert for the project",
  "Oversaw branch operations and procedures Open and service customer accounts",
  "Designed course material for departments Assisted in coordination of events",
  "Provided daily report for to ensure proper debits",
])("verbs that do not go together make no sentence: %s", (line) => {
  expect(told(line)).toBeNull();
});

test.each([
  "Increased sales by suggesting new lines",
  "Managed and coached a team of nine drivers",
  "Installed and load tested 9 winches",
  "Reduced waste by 20% and trained two bakers",
  "Created reports to track sales, plan orders, and support the buyers",
])("verbs that go together are told: %s", (line) => {
  expect(told(line)).not.toBeNull();
});
