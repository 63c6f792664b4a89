import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => {
  const parts = GRAMMAR.parts?.(line) ?? [line];
  return parts.map((part) => GRAMMAR.tell(part, { isCurrent })?.sentence ?? null);
};

test.each([
  "Accomplished Designer with 5 years on the web",
  "Established manager with ten years in ports",
  "Unpaid invoices chased by the yard",
  "Pilot pier for the new gauges",
  "Gated harbour of 340 berths",
  "Furnished cabins, 40 beds",
  "Docking pack for visiting crews",
  "Opening hours extended to 7 days",
  "Mixed dairy and sheep farm, 900 acres",
  "Missed tides",
  "Registered Midwives, and Health Visitors",
  "Drying racks, 60 nets in summer",
  "Kitchen of 5, crew trained in-house",
  "Best kept quay 2021",
])("what only begins like a deed is told as none: %s", (line) => {
  expect(told(line).filter((sentence) => sentence?.startsWith("I "))).toEqual([]);
});

test.each([
  "Unplanned stops of the ferry from about 60 hrs a month to 22",
  "Missed sailings from 30 a week to 11",
  "Loading errors down 40% after repainting the bays",
  "Net promoter score 61 to 78",
  "Upselling scheme for the ferry bar - brought in $46,000",
  "Backlog of 130 permits, cleared in seven months",
  "Cooking classes for young sailors",
  "Mooring contract for two yards",
  "Lead man on 3 slipway repairs",
  "Onboarding for deckhands, about 120 hires a year",
  "Safeguarding lead since 2021",
  "Aged debt of the yard reduced from $90k to $30k",
])("a line that begins with a thing is told as no deed: %s", (line) => {
  expect(told(line).filter((sentence) => sentence?.startsWith("I ") ?? false)).toEqual([]);
});

test.each([
  ["Managed teams of 9 on two piers", "I managed teams of 9 on two piers"],
  ["Running crews of 3 to 5 on the ferry", "I ran crews of 3 to 5 on the ferry"],
  ["Installed and load tested 9 winches", "I installed and load tested 9 winches"],
  ["Won Pier of the Year 2023 for the lamp trail", "I won Pier of the Year 2023 for the lamp trail"],
])("a deed is told though a thing may be called by its verb: %s", (line, sentence) => {
  expect(told(line)).toContain(sentence);
});

test.each([
  ["Pick accuracy 99.7% last year", null],
  ["Order error rate under 2%", null],
  ["Net berth income of $90,000 in 2024", "Net berth income was $90,000 in 2024"],
  ["Grew berth occupancy from 60 to 75 boats", "I grew berth occupancy from 60 to 75 boats"],
  ["Cut error rates from 4% to 1%", "I cut error rates from 4% to 1%"],
])("how much of something there was is no deed, whatever the lines around it begin with: %s", (line, sentence) => {
  expect(GRAMMAR.tell(line, { isCurrent: true, isVerbLed: true })?.sentence ?? null).toBe(sentence);
});
