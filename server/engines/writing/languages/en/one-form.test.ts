import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  [
    "Open the till, weigh parcels, sell stamps, answer phones and clean shop",
    "I opened the till, weighed parcels, sold stamps, answered phones and cleaned the shop",
  ],
  ["Draft, edit and publish guides to the harbour", "I drafted, edited and published guides to the harbour"],
  ["Presented samples, drove the van to markets", "I presented samples and drove the van to markets"],
  [
    "Examined, document and archived all maps of the coast",
    "I examined, documented and archived all maps of the coast",
  ],
  ["Corrected and update tide tables", "I corrected and updated tide tables"],
  ["Planned shifts and actively participate in meetings", "I planned shifts and actively participated in meetings"],
  ["Repaired and maintaining the lamps of three piers", "I repaired and maintained the lamps of three piers"],
  ["Prepare/maintain charts of the bay", "I prepared and maintained charts of the bay"],
  ["Counts tickets, maintains detailed logs", "I counted tickets and maintained detailed logs"],
])("what is told of one deed after the other is told in the past where it has ended: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["Identify faults and took the pumps home", "I identify faults and take the pumps home"],
  ["Identify and order parts, maintain tide tables", "I identify and order parts, and maintain tide tables"],
  ["Inspected hulls and provide detailed reports", "I inspected hulls and provided detailed reports"],
])("and in one tense where it goes on: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});

test.each([
  ["Handled product and service complaints", "I handled product and service complaints"],
  ["Prepared schedules and support staff for the fair", /^(?!.*supported)/],
  ["Worked with divers to plan routes and ensure safe landings", /to plan routes and ensure safe landings$/],
  ["Led talks by setting goals and checking results", /by setting goals and checking results$/],
  ["Moved goods from racks, shelves and trailers", /racks, shelves and trailers$/],
  ["Installed and load tested 9 winches", "I installed and load tested 9 winches"],
])("a thing, or what another verb leads in, is no deed beside the first: %s", (line, sentence) => {
  if (typeof sentence === "string") expect(told(line)).toBe(sentence);
  else expect(told(line) ?? "").toMatch(sentence);
});

test("issue 17: what was done behind what is done today does not become of today", () => {
  const told = GRAMMAR.tell("Lead a team of six; trained 12 drivers", { isCurrent: true })?.sentence ?? "";
  expect(told).not.toContain("; train ");
});

test.each([
  ["Greets guests, records and reports damages, opens the bar", "recorded and reported damages"],
  ["Retrieve folders from storage, monitors and maintains office supplies", "monitored and maintained office supplies"],
])("issue 17: two verbs with one object are two deeds though both may be nouns: %s", (line, told) => {
  expect(GRAMMAR.tell(line, { isCurrent: false })?.sentence).toContain(told);
});
