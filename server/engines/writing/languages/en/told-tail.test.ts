import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string) =>
  GRAMMAR.tell(line, { isCurrent: false, isPoint: true, isVerbLed: false })?.sentence ?? "";

test.each([
  [
    "Started a choir with the matron: residents sing on Fridays and at Christmas",
    "I started a choir with the matron: residents sing on Fridays and at Christmas",
  ],
  [
    "Planned and ran the county show, 2022: two days, 90 stalls, 6,000 visitors",
    "I planned and ran the county show, 2022: two days, 90 stalls and 6,000 visitors",
  ],
  [
    "Rewrote the mooring rules after a gale cost us two pontoons; no boat has broken loose since",
    "I rewrote the mooring rules after a gale cost us two pontoons; no boat has broken loose since",
  ],
  [
    "Ran the yard's first price test; the new berth form raised early bookings by 14%",
    "I ran the yard's first price test; the new berth form raised early bookings by 14%",
  ],
  [
    "Took over the late slipway repair in March; resequenced the pours and handed it over two days early",
    "I took over the late slipway repair in March; I resequenced the pours and handed it over two days early",
  ],
])("issue 17: what stands behind a deed's colon or semicolon is told as it is written: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("issue 17: orders behind a colon are no end of a deed", () => {
  expect(told("Handled the office: answer the phone, file the letters, greet the guests")).not.toContain(":");
});

test.each([
  ["Reopened the slipway after the 2019 gale with a crane we hired", "I reopened the slipway"],
  ["Tried a floating dock in 2023", "I tried a floating dock in 2023"],
  ["Named co-author of the harbour's tide tables (2021)", "I was named co-author"],
  ["Elected treasurer of the sailing club by its members", "I was elected treasurer"],
  ["Supported the audit of ISO 9001 and PCI DSS 4.0 controls by collecting evidence", "I supported the audit"],
  ["Scoped 14 slipway repairs, of which nine went on to tender", "I scoped 14 slipway repairs, of which nine went on"],
  ["Trained 14 deckhands (I was one of two trainers)", "I trained 14 deckhands (I was one of two trainers)"],
])("issue 17: what is plainly a deed is told as one: %s", (line, beginning) => {
  expect(told(line)).toContain(beginning);
});
