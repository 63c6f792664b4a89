import { expect, test } from "vitest";
import { beginningsOf } from "./deed-beginnings.ts";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test.each([
  [
    "Packed orders for the island shops (Net/Gross/Tare lists, Customs/Port slips) while ensuring a timely and excellent standard for additional duties",
    "I packed orders for the island shops",
  ],
  [
    "Checked the moorings of all visiting boats, including Rope/Chain/Buoy checks, in order to ensure an excellent and timely stay",
    "I checked the moorings of all visiting boats",
  ],
  ["Kept the log of the ferry (times and names)", "I kept the log of the ferry (times and names)"],
])("a line that reads badly as a whole is told as it begins: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  "Closed the till of the harbour shop (only on Sundays and holidays)",
  "Cleaned the hulls of the harbour boats, ensuring no more than 3 complaints",
  "Ran the winter school of the sailing club, including under supervision the night watch",
  "Drove the van of the harbour shop (when necessary)",
])("of figures and of what makes a claim smaller nothing is left out: %s", (line) => {
  expect(beginningsOf(line)).toEqual([]);
});
