import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) =>
  GRAMMAR.tell(line, { isCurrent, isPoint: true, isVerbLed: false })?.sentence ?? null;

test.each([
  ["FY24: 112% of $540K quota (3rd of 21 reps)", "In FY24, I reached 112% of my $540K quota (3rd of 21 reps)"],
  ["115% of meeting goal across 3 quarters", "Across 3 quarters, I reached 115% of my meeting goal"],
  ["CSAT 94% over the last 12 months (team average 90%)", "CSAT was 94% over the last 12 months (team average 90%)"],
  ["About 40% of pipeline was self-sourced", "About 40% of the pipeline was self-sourced"],
  ["Nearly 70% of orders came from growers in Ohio", "Nearly 70% of orders came from growers in Ohio"],
  ["Average deal was $8K–$12K with a 20-day cycle", "The average deal was $8K–$12K with a 20-day cycle"],
  [
    "No audit adjustments in my areas the last two years",
    "There were no audit adjustments in my areas in the last two years",
  ],
  ["Win rate from demo around 27%", null],
])("issue 17: what was measured in a resume's short forms is told: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["Two shift leads report to me", "Two shift leads report to me"],
  ["Relief charge nurse since May 2023", "I have been a relief charge nurse since May 2023"],
  ["Unit infection champion for 2 years", "I have been a unit infection champion for 2 years"],
  ["One of 12 nurses on the ward trained to run dialysis", "I am one of 12 nurses on the ward trained to run dialysis"],
  ["No reportable incidents on my line since 2021", "There have been no reportable incidents on my line since 2021"],
  ["Own roadmap and backlog for billing and returns", "I own the roadmap and backlog for billing and returns"],
  ["Answer email, chat and phone for 4,000 growers", "I answer email, chat and phone for 4,000 growers"],
  ["Line manage one technician", "I line manage one technician"],
  ["Structured medication reviews, 10 per day", null],
  ["Full mouth probing and charting on adults", "My work includes full mouth probing and charting on adults"],
])("issue 17: what somebody is and does now is told of now: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});

test.each([
  ["Team of 5, I drew the frame in SolidWorks", "In a team of 5, I drew the frame in SolidWorks"],
  ["Brake sub-team, designed rear uprights and cranks", "In the brake sub-team, I designed rear uprights and cranks"],
  [
    "Helped pilot scorecards and I run a weekly session for new hires",
    "I helped pilot scorecards, and I run a weekly session for new hires",
  ],
  ["Taught all subjects in a Title I school", "I taught all subjects in a Title I school"],
  ["Wrote the training guide we still use", "I wrote the training guide we still use"],
  [
    "Closed the largest order of the year, a $46K contract with a mill",
    "I closed the largest order of the year, a $46K contract with a mill",
  ],
  [
    "Wrote to families by newsletter, phone and conferences",
    "I wrote to families by newsletter, phone and conferences",
  ],
  ["Wrote scripts for disk cleanup and log rotation", "I wrote scripts for disk cleanup and log rotation"],
  ["Reviewed claims and log tickets", null],
  [
    "Started review program; average rating improved from 3.9 to 4.6",
    "I started a review program; the average rating improved from 3.9 to 4.6",
  ],
  ["Privately held manufacturer with 2 plants", null],
  ["Self-contained classroom of 24 pupils", null],
  ["Did it site by site with two helpers", null],
])("issue 17: a deed is told with whom and how its person says it: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["Awarded a Safety Recognition from the port", "I was awarded a Safety Recognition from the port"],
  ["Awarded a $40K grant from the county", "I was awarded a $40K grant from the county"],
  ["Awarded grants to 40 local charities", "I awarded grants to 40 local charities"],
  ["Awarded contracts to suppliers worth $3M", "I awarded contracts to suppliers worth $3M"],
])("issue 17: an award is received, unless it goes to somebody: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  [
    "Service and maintenance across 40 sites – schools, two hospitals and a depot",
    "My work included service and maintenance across 40 sites (schools, two hospitals and a depot)",
  ],
  [
    "Intake interviews with tenants, mostly in Spanish, 2 Saturdays a month",
    "My work included intake interviews with tenants (mostly in Spanish, 2 Saturdays a month)",
  ],
  ["Weekly KPI report to the plant manager", "My work included the weekly KPI report to the plant manager"],
  ["Emergency lighting testing to BS 5266", "My work included emergency lighting testing to BS 5266"],
  ["Cycle counts and stock rotation", "My work included cycle counts and stock rotation"],
  ["Planned maintenance of pumps", "My work included the planned maintenance of pumps"],
])("issue 17: what a line names as work is told as work: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});
