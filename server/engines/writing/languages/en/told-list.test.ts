import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test.each([
  ["Painted three kinds of hull: steel, oak, fibreglass", "I painted three kinds of hull: steel, oak and fibreglass"],
  [
    "Launched the harbour club: 5,200 members in four years",
    "I launched the harbour club (5,200 members in four years)",
  ],
  ["Supervised 9 deckhands: two watches and a night crew", "I supervised 9 deckhands: two watches and a night crew"],
])("issue 17: a deed is told with what stands behind its colon: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  "Worked with: ropes, winches, cranes",
  "Painted and varnished: oars, masts and hulls",
  "Reported to the following: harbour board, yard office",
  "Ran the yard: planned shifts, ordered paint",
  "Led the harbour club: recruit and train new members",
  "Managed crews, Plan and order paint: reds, blues",
])("issue 17: a head before a list, and deeds behind a colon, are not told as one deed: %s", (line) => {
  expect(told(line) ?? "").not.toContain(":");
});

test.each([
  ["Dealt with agents from Brightwater, Lowe, Calder", "I dealt with agents from Brightwater, Lowe and Calder"],
  ["Painted hulls, varnished 12 masts", "I painted hulls and varnished 12 masts"],
  ["Sold 40 boats, paid in cash", null],
  ["Trained crews when we moved to the new pier", "I trained crews when we moved to the new pier"],
  ["Surveyed 14 wrecks (target: 10)", "I surveyed 14 wrecks (target: 10)"],
])("issue 17: what stands behind one comma is joined where it is of one kind: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each(["Obtained my high school diploma", "Earned my GED in 2014"])(
  "issue 17: schooling is no deed: %s",
  (line) => {
    expect(told(line)).toBeNull();
  },
);
