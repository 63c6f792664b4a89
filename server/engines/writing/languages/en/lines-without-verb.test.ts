import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { partsOfLine } from "./line-parts.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  ["Stocktakes, supplier returns, shelf labels", "I handled stocktakes, supplier returns and shelf labels"],
  ["Gutter repairs for 40 housing blocks", "I handled gutter repairs for 40 housing blocks"],
  ["Monthly bulletin to 900 members", "I handled the monthly bulletin to 900 members"],
  ["Catering: 80 to 95 lunches, two events a week", "I handled catering (80 to 95 lunches and two events a week)"],
  ["Learners with dyslexia, in groups of three", "I worked with learners with dyslexia, in groups of three"],
])("work that a line only names is what one handled: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  [
    "Breakages reduced from 12 to 5 a month by taping the crates",
    "I reduced breakages from 12 to 5 a month by taping the crates",
  ],
  ["All tickets closed within a day", "I closed all tickets within a day"],
  ["Queue time cut by a third", "I cut the queue time by a third"],
  [
    "New filing system introduced and clerks trained on it",
    "I introduced a new filing system and trained clerks on it",
  ],
  ["Menus written and costed for every season", "I wrote and costed menus for every season"],
])("what was done is told by who did it: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["Waiting list down from 70 to 20 families", "The waiting list went down from 70 to 20 families"],
  ["Error rate from 4% to 1%", "The error rate went from 4% to 1%"],
  ["Fill rate 97% over two winters", "My fill rate was 97% over two winters"],
  ["On call every third weekend", "I was on call every third weekend"],
  ["Zero recalls on my line in 2022", "I had no recalls on my line in 2022"],
  ["Steward and first aider for the depot", "I was a steward and first aider for the depot"],
  ["Co-wrote the training plan for nine sites", "I co-wrote the training plan for nine sites"],
  ["Asked by the owner to open the second shop", "I was asked by the owner to open the second shop"],
])("what changed, what was measured and what one was: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  "Laptop for site visits",
  "Manufacturer of garden furniture with 80 staff",
  "Team led by the regional director",
  "Reports prepared by the interns",
  "Handle cash and parcels",
  "Able to work alone",
  "Company known for its bread",
])("what is no work of one's own is not told as such: %s", (line) => {
  expect(told(line) ?? "").not.toMatch(/took care|worked|I (?:led|prepared|knew)/u);
});

test("each deed of a line is told by itself, and its figures are not lost", () => {
  expect(partsOfLine("Roof checks, about 300 a year, leaks cut from 40 to 12")).toEqual([
    "Roof checks, about 300 a year",
    "leaks cut from 40 to 12",
  ]);
  expect(partsOfLine("Briefed six drivers, mentor to two trainees")).toEqual([
    "Briefed six drivers",
    "mentor to two trainees",
  ]);
  expect(told("Run the bottling line; stops a shift down from 9 to 3", true)).toBe(
    "I run the bottling line; stops a shift went down from 9 to 3",
  );
});

test.each([
  ["Caseload of 34 families across two wards", "I had a caseload of 34 families across two wards"],
  ["Annual budget £71,000 plus grants", "I had an annual budget of £71,000 plus grants"],
  ["Treasurer of the allotment society since 2021", "I was treasurer of the allotment society since 2021"],
  ["Over 60 boiler inspections in two winters", "I did over 60 boiler inspections in two winters"],
  ["Thesis: drainage of clay soils in the Fens", "My thesis was on drainage of clay soils in the Fens"],
  [
    "Inbound and outbound calls: 70 a day, two queues",
    "I handled inbound and outbound calls (70 a day and two queues)",
  ],
  ["Reduction in call times from 9 minutes to 6", "Call times went from 9 minutes to 6"],
])("what one had, was or did a number of times: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["Budget reports for the board", "I had a"],
  ["Managed team of 7 porters", "I had a"],
  ["Rang the bell every hour", "I ranged"],
  ["Walking the tour path each day", "walkinged"],
  ["Floor plans for a school", "I floor"],
  ["Design review meetings", "I designed review"],
])("a line that looks like one of these is not told as one: %s", (line, wrong) => {
  expect(told(line) ?? "").not.toContain(wrong);
});

test.each([
  ["Show the trainees how to read a gauge", true, "I show the trainees how to read a gauge"],
  ["Conduct training sessions on new tools", false, "I conducted training sessions on new tools"],
  ["Plan and coordinate staff outings", false, "I planned and coordinated staff outings"],
  ["As the shift lead, I oversee packing for three lorries", true, "I oversee packing for three lorries"],
  ["I also taught two evening classes", false, "I taught two evening classes"],
  ["Restored church windows with a grant I co-wrote", false, "I restored church windows with a grant I co-wrote"],
  ["Keep 19 lifts running (Otis, Kone, older Schindlers)", true, "I keep 19 lifts running"],
] as const)("a verb that a noun might be, or an aside, does not silence a line: %s", (line, isCurrent, sentence) => {
  expect(told(line, isCurrent)).toBe(sentence);
});

test.each([
  ["Look after two bread ovens and write the bake list", "I look after two bread ovens and write the bake list"],
  [
    "Running teams of 3 to 5 on roofing jobs worth up to $90,000",
    "I run teams of 3 to 5 on roofing jobs worth up to $90,000",
  ],
  [
    "Sold tickets, answered phones, kept the till for 300 seats",
    "I sold tickets, answered phones, and kept the till for 300 seats",
  ],
  [
    "Refitted 12 shops, delivered two weeks ahead of schedule",
    "I refitted 12 shops, delivered two weeks ahead of schedule",
  ],
  [
    "Fire warden: monthly drills, alarm tests, no findings in 2023",
    "I am the fire warden, with monthly drills, alarm tests and no findings in 2023",
  ],
  ["Duty supervisor three nights a week", "I am the duty supervisor three nights a week"],
  [
    "Inspected 30 cars a day; 98% satisfaction rate on delivery",
    "I inspected 30 cars a day, with a 98% satisfaction rate on delivery",
  ],
  ["Driver of the Month, June 2023", "I was driver of the month in June 2023"],
  ["Audit score 96 in 2021", "My audit score was 96 in 2021"],
  ["Led switch from paper to tablets", "I led the switch from paper to tablets"],
])("deeds that commas part, roles with their tasks and ratings are told: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});

test.each(["Cash control up to £80,000", "Mini crane up to 3 tonne, dumper, roller", "Order values up to $12,000"])(
  "a limit is no change: %s",
  (line) => {
    expect(told(line, true) ?? "").not.toMatch(/went up|I order/);
  },
);

test.each([
  [
    "2023 exam results: 82% of my pupils gained a pass with merit",
    "In the 2023 exam results, 82% of my pupils gained a pass with merit",
  ],
  ["90% of my clients stayed in work for a year", "90% of my clients stayed in work for a year"],
  ["Year 9 coordinator since 2021: rewrote the reading list", "As Year 9 coordinator, I rewrote the reading list"],
])("shares of those who are counted and roles since a year are told: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});

test.each([
  ["In 2021 I brought breakages down from 2.4% to 1.1%", "I brought breakages down from 2.4% to 1.1% in 2021"],
  ["So far I've helped 12 families find a home", "I helped 12 families find a home"],
  ["Fault rate of 2% last year", "My fault rate was 2% last year"],
  [
    "Answer complaints – complaint numbers fell by 20% in 2022",
    "I answer complaints; complaint numbers fell by 20% in 2022",
  ],
  [
    "Led the audit of 14 kitchens; site went from grade C to B",
    "I led the audit of 14 kitchens; the site went from grade C to B",
  ],
  ["Shift lead on Sundays since 2021, 4 staff", "I have been a shift lead on Sundays since 2021, with 4 staff"],
])("results keep their deed and their time: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});

test("two deeds of one sentence in the first person are told one by one", () => {
  expect(partsOfLine("I write the rotas, and I train the new staff")).toEqual([
    "I write the rotas",
    "I train the new staff",
  ]);
});
