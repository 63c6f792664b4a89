import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test("what came of a deed, with its figure, stays behind its semicolon; what is only listed there goes", () => {
  expect(told("Introduced shift huddles; injuries went from 9 a year to 2")).toContain(
    "; injuries went from 9 a year to 2",
  );
  expect(told("Trained eleven new bakers; two now lead shifts")).toContain("; two now lead shifts");
  expect(told("Reconciled the ledgers for the bank; record 30 entries")).toBe("I reconciled the ledgers for the bank");
});

test("a role that a line names is who the person is, or was", () => {
  expect(told("Key worker for three residents", true)).toBe("I am a key worker for three residents");
  expect(told("Shift supervisor for the night crew of 12")).toBe("I was a shift supervisor for the night crew of 12");
  expect(told("Customer service for bank clients")).toBe("I handled customer service for bank clients");
});

test.each([
  ["Ran a tea stall, takings rose from $90 to $210 a day", "I ran a tea stall; takings rose from $90 to $210 a day"],
  [
    "Wrote a parish bulletin; open rate rose from 20% to 35%",
    "I wrote a parish bulletin; the open rate rose from 20% to 35%",
  ],
  ["Opened a pottery shop in 2019, hired eleven people", "I opened a pottery shop in 2019 and hired eleven people"],
  ["Ran the front desk of a boat yard, 6 staff", "I ran the front desk of a boat yard, with 6 staff"],
  [
    "Serviced nine boilers a day, first-time fix rate 88%",
    "I serviced nine boilers a day, with a first-time fix rate of 88%",
  ],
  ["Led migration of nine archives to the cloud", "I led the migration of nine archives to the cloud"],
  ["Managed $12,000 seed budget for two gardens", "I managed a $12,000 seed budget for two gardens"],
  ["Won largest contract of the yard in nine years", "I won the largest contract of the yard in nine years"],
  ["Fitted 80 stair lifts since 2021", "I have fitted 80 stair lifts since 2021"],
  ["Secretary, Rowing Club - raised $900 for new oars", "As secretary of Rowing Club, I raised $900 for new oars"],
])("what a line joins by commas alone is one sentence: %s", (line, sentence) => {
  expect(GRAMMAR.tell(line, { isCurrent: line.startsWith("Fitted") })?.sentence).toBe(sentence);
});
