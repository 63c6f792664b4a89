import { expect, test } from "vitest";
import { runsOn } from "./run-on.ts";

test.each([
  "I ran 2 parent evenings a year mentored 6 placement students",
  "I accomplished the duties needed for each home resulted in more referrals",
  "My work included activities included the development of loans",
  "My work included the next challenge came as storage requirements",
  "I increased the output of the line cut a third of the waste",
  "My work includes this tool helps the store to track its stock",
  "I handled the insurance protects 40 towns",
  "I performed direct care services to include",
])("a second verb that nothing joins, or an end left open: %s", (sentence) => {
  expect(runsOn(sentence)).toBe(true);
});

test.each([
  "I trained staff recruited from three towns and sent a report to each",
  "I treated patients referred by doctors, aged 6 to 90",
  "I found the store lost $5 a day and fixed it",
  "I cleared R1.3 million in payments left over from the clerk before me",
  "I read the reports the team sent each week",
  "I wrote speeches, press releases and ad copy",
  "My work includes product uploads and homepage updates",
  "I kept a list of the calls that went to the night desk",
  "As head of the ward I made sure the team had a plan",
])("a sentence with one: %s", (sentence) => {
  expect(runsOn(sentence)).toBe(false);
});
