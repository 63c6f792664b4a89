import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  [
    "Closed the books of three shops in five days, down from nine",
    "I closed the books of three shops in five days, down from nine",
  ],
  ["Delivered nine bridges, seven of them early", "I delivered nine bridges, seven of them early"],
  ["Fixed bicycles, about 15 a day", "I fixed bicycles, about 15 a day"],
  ["Rewrote the picking guide, now used in four depots", "I rewrote the picking guide, now used in four depots"],
  ["Helped growers on the phone, mostly in Polish", "I helped growers on the phone, mostly in Polish"],
])("what a last comma adds to a deed stays with it: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("a comma between two deeds, and before the last of a list, is an and", () => {
  expect(told("Presented samples, drove the van to markets")).toBe("I presented samples and drove the van to markets");
  expect(told("Managed budgets, invoices, vendor files")).toBe("I managed budgets, invoices and vendor files");
});

test("them and they are told where the line says who they are", () => {
  expect(told("Negotiated leases and kept them under budget")).toBe("I negotiated leases and kept them under budget");
  expect(told("Gave them the keys to the vault each night")).toBeNull();
});

test.each([
  ["Trained six potters", "I trained six potters"],
  ["Wrote the manual that every new fitter starts with", "I wrote the manual that every new fitter starts with"],
  ["Stood in for the head baker for six months", "I stood in for the head baker for six months"],
  ["Digitised 14,000 case files in seven months", "I digitised 14,000 case files in seven months"],
  [
    "Replaced paper logs with tablets, saving two hours a shift",
    "I replaced paper logs with tablets, saving two hours a shift",
  ],
  [
    "Promoted from packer to line lead after eight months",
    "I was promoted from packer to line lead after eight months",
  ],
  ["Named trainee of the year in 2021", null],
  ["Named employee of the year in 2021", "I was named employee of the year in 2021"],
  ["Building codes and regulations", null],
  ["Building Construction Trades Certificate", null],
  ["Bridge work consisted of demolition of the old bridge", null],
])("a plain line is told whole, and the name of a thing is not: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["No reportable accidents in five years", "I had no reportable accidents in five years"],
  ["First point of contact for 900 tenants", "I was the first point of contact for 900 tenants"],
  ["Part of the team that opened the new ferry terminal", "I was part of the team that opened the new ferry terminal"],
  ["100% pass rate in hygiene inspections", "I had a 100% pass rate in hygiene inspections"],
  ["Over $1M in sales in my first year", "I had over $1M in sales in my first year"],
  ["28 to 35 stops a day in a box truck", "I handled 28 to 35 stops a day in a box truck"],
  ["Customer complaints down by 40% in my first year", "Customer complaints went down by 40% in my first year"],
  ["Top seller in the region in 2021 and 2022", "I was the top seller in the region in 2021 and 2022"],
])("a line without a verb is told with one that adds nothing: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("a result behind a colon is joined to what was done", () => {
  expect(told("Rebuilt the email program: open rate from 14% to 23%")).toBe(
    "I rebuilt the email program, taking the open rate from 14% to 23%",
  );
  expect(told("Automated the weekly report: three days of work became twenty minutes")).toBe(
    "I automated the weekly report; three days of work became twenty minutes",
  );
});

test("what was done for a project names the project first", () => {
  expect(told("Creek water quality study: sampled eight sites monthly for a year")).toBe(
    "For a creek water quality study, I sampled eight sites monthly for a year",
  );
});

test("a present line whose verb could be a noun is told by what follows it", () => {
  expect(told("Serve lunch to 400 pupils in 70 minutes", true)).toBe("I serve lunch to 400 pupils in 70 minutes");
  expect(told("Stock control for three depots", true) ?? "").not.toMatch(/^I stock/);
});

test.each([
  ["Service and repair gas boilers, pumps and valves for 40 schools", "I service and repair gas boilers"],
  ["Answer billing questions from members by phone", "I answer billing questions from members by phone"],
  ["I spot lameness early and tell the herdsman", "I spot lameness early and tell the herdsman"],
  ["Last winter I rebuilt two gearboxes with one helper", "I rebuilt two gearboxes with one helper last winter"],
  ["Key user during the 2022 move to a new till system; trained 12 cashiers in it", "and trained 12 cashiers in it"],
])("%s", (line, told) => {
  const parts = GRAMMAR.parts?.(line) ?? [];
  expect(parts.flatMap((part) => GRAMMAR.tell(part, { isCurrent: true })?.sentence ?? []).join(" | ")).toContain(told);
});

test.each([
  "Comfortable explaining a bill to anyone from a pensioner to a landlord",
  "Support services for adults with autism",
  "Process control systems",
])("%s names no deed", (line) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })?.sentence ?? "").not.toMatch(/^I (?:handle comfortable|process)/);
});

test.each([
  [
    "Serving customers, taking cash and card, cashing up the till, keeping the counter clean",
    "I serve customers, take cash and card, cash up the till, and keep the counter clean",
  ],
  [
    "Supervise 18 associates across receiving, putaway, and picking",
    "I supervise 18 associates across receiving, putaway, and picking",
  ],
  ["Service and repair of gas boilers", "I service and repair gas boilers"],
  [
    "Planned and reactive maintenance in 40+ council buildings",
    "I handle planned and reactive maintenance in 40+ council buildings",
  ],
  [
    "Run weekly cycle counts; inventory variance under 0.3% last two years",
    "I run weekly cycle counts, with inventory variance of under 0.3% over the last two years",
  ],
  [
    "Union representative on the pay committee (two years): surveyed 300 members, drafted the claim",
    "As union representative on the pay committee (two years), I surveyed 300 members and drafted the claim",
  ],
  ["Member, falls prevention committee", "I am a member of the falls prevention committee"],
  ["Form tutor since 2020", "I have been a form tutor since 2020"],
  ["Average CSAT of 4.8 out of 5", "My average CSAT is 4.8 out of 5"],
  ["Instagram following up from 2k to 17k", "Instagram following went up from 2k to 17k"],
  ["Responsible for: rota, ordering, cash and keys", "I am responsible for the rota, ordering, cash and keys"],
  [
    "Main duties included opening mail and scanning invoices",
    "My main duties included opening mail and scanning invoices",
  ],
  [
    "Patrolled a shopping centre, dealt with shoplifters, gave evidence in court",
    "I patrolled a shopping centre, dealt with shoplifters, and gave evidence in court",
  ],
  ["Dispatcher for 18 drivers on two shifts", "I am a dispatcher for 18 drivers on two shifts"],
])("an ordinary line is told to its end: %s", (line, sentence) => {
  const parts = GRAMMAR.parts?.(line) ?? [line];
  expect(parts.map((part) => GRAMMAR.tell(part, { isCurrent: true })?.sentence)).toContain(sentence);
});

test.each([
  "Clean licence and no accidents in eleven years",
  "Open water swimming, allotment, school governor",
  "inventory variance far below that of others",
  "Consulting firm of 55 serving cities and watershed districts in two states",
  "Saturdays and some school holidays",
  "Two promotions in three years",
])("what only begins like a deed, or names a house or a time, is told as none: %s", (line) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })).toBeNull();
});

test("how far something was moved by a deed is told with it", () => {
  expect(told("Wrote unit and integration tests, coverage from 40 to 78%")).toBe(
    "I wrote unit and integration tests, taking coverage from 40 to 78%",
  );
});

test("a list of named work is no deed by its first word, and work may go on since a year", () => {
  expect(told("Service calls, motor controls, lighting retrofits in schools")).toBe(
    "I handled service calls, motor controls and lighting retrofits in schools",
  );
  expect(told("Medication rounds since 2022 (MAR charts)", true)).toBe(
    "I have handled medication rounds since 2022 (MAR charts)",
  );
  expect(told("Rough-in and finish for commercial fit-outs from 2,000 to 60,000 sq ft")).toBeNull();
  expect(told("Since 2023 data lead for the school: built a dashboard that 14 counselors use", true)).toBe(
    "I built a dashboard that 14 counselors use",
  );
});
