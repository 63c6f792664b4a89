import { expect, test } from "vitest";
import { dutyPhrases, orderAt } from "./duty-phrases.ts";

const dutiesOf = (sentence: string, title = "Harbour Supervisor") => dutyPhrases(sentence, { title, isOrder: true });

test.each<[string, string[]]>([
  ["Plan and run the weekly berth count and two stocktakes a year", ["plan and run the weekly berth count"]],
  ["Investigate variances, find root causes and post adjustments", ["investigate variances", "find root causes"]],
  ["Develop GLM, GBM and causal models of retention", ["develop GLM, GBM and causal models of retention"]],
  ["Train and roster 14 casual guides", ["train and roster 14 casual guides"]],
  ["Consolidate bespoke processes, and scale with our growth", ["consolidate bespoke processes"]],
  ["Lead and manage survey work in close collaboration with pilots", ["lead and manage survey work"]],
  ["Lead month-end close for the northern entities (day 6)", ["lead month-end close for the northern entities"]],
  [
    "Develop relationships with internal and external pilots",
    ["develop relationships with internal and external pilots"],
  ],
])("issue 17: an order is told up to where it surely ends: %s", (line, phrases) => {
  expect(dutiesOf(line)).toEqual(phrases);
});

test.each<[string, string[]]>([
  ["You will lead a team of 5, write the menus, and own the numbers.", ["lead a team of 5", "write the menus"]],
  [
    "The Harbour Supervisor leads a department of 35 to 60 people on one shift.",
    ["lead a department of 35 to 60 people"],
  ],
  ["Reporting to the owner, the supervisor will inspect ferries and renew berth contracts.", ["inspect ferries"]],
  ["We are looking for someone to look after two piers and to manage one assistant.", ["look after two piers"]],
  [
    "As part of a crew you'll keep our pumps, winches and lights running.",
    ["keep your pumps, winches and lights running"],
  ],
  [
    "You will work early and late, running the desk, handling guest complaints.",
    ["run the desk", "handle guest complaints"],
  ],
])("issue 17: what stands before a duty is no part of it: %s", (sentence, phrases) => {
  expect(dutiesOf(sentence)).toEqual(expect.arrayContaining(phrases));
});

test.each<[string, string]>([
  ["Calibration of instruments to schedule", "calibrate instruments"],
  ["Review and approval of permits", "review and approve permits"],
  ["Preparation of financial reports", "prepare financial reports"],
  ["Testing of finished products by HPLC", "test finished products"],
])("issue 17: a deed that is named as a thing is one, too: %s", (line, phrase) => {
  expect(dutiesOf(line)).toContain(phrase);
});

test.each([
  "Harbour Supervisor",
  "Plumbing Inspector",
  "Field trips and sports trips",
  "Other duties as assigned",
  "Ensure that all transactions are complete",
  "Provide guidance to sales",
  "Work with families",
  "Competitive salary of $52,000",
  "Key performance metrics for this position include revenue",
  "Maintain the integrity of all that we do",
  "You will manage your own caseload.",
  "Our software will save harbours thousands of hours.",
  "Empower every person on the planet",
  "Our harbour has grown every year since 1931.",
  "Improve the skipper, new hand, harbour pilot and visitor experience.",
  "Support the sales, service and parts departments",
])("issue 17: no duty is read where none stands or its end is not certain: %s", (line) => {
  expect(dutiesOf(line)).toEqual([]);
});

test("issue 17: a verb that no noun is makes an order, one that may be a noun is one only among others", () => {
  expect(orderAt("Prepare invoices")).toBe("sure");
  expect(orderAt("Plan labor to volume")).toBe("possible");
  expect(orderAt("Free parking and a warm kitchen")).toBeNull();
});
