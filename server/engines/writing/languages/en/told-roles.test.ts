import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  [
    "Liaison between the dairy and its farms and promptly resolves complaints",
    "I was a liaison between the dairy and its farms and promptly resolved complaints",
  ],
  [
    "Technical Project Manager for the move of two mills",
    "I was a technical project manager for the move of two mills",
  ],
  ["First point of contact for 900 tenants", "I was the first point of contact for 900 tenants"],
  ["Union representative on the pay committee", "I was a union representative on the pay committee"],
  ["Point of contact for growers and drivers", "I was a point of contact for growers and drivers"],
  [
    "Member of the Accounting and Payments Team of the mill",
    "I was a member of the Accounting and Payments Team of the mill",
  ],
  ["Driving force for the move of two mills", "I was a driving force for the move of two mills"],
  ["Was driving force in the move of two mills", "I was a driving force in the move of two mills"],
  ["Assistant to the head of the mill", "I was an assistant to the head of the mill"],
  ["Deputy to the board of growers", "I was a deputy to the board of growers"],
  ["Interim manager of the mill for two months", "I was an interim manager of the mill for two months"],
  ["Nominee for the Golden Ladle Award", "I was a nominee for the Golden Ladle Award"],
  [
    "Member of the team responsible for the pressing of apples",
    "I was a member of the team responsible for the pressing of apples",
  ],
  ["Primary contact to forty growers in two valleys", "I was the primary contact to forty growers in two valleys"],
  ["Banking advisor specializing in loans for farms", "I was a banking advisor specializing in loans for farms"],
  ["Was liaison between the orchard and the press house", "I was a liaison between the orchard and the press house"],
])("a role that a line names is told as what one was, and as no more than it says: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  "Field Representative Market Advisor for two counties",
  "Candidate for the Golden Ladle Award",
  "Press Manager of Alder Mill, Cellar Manager, Director of Growing",
  "Reliable team player with proven ability to press apples",
  "Liaison to growers Preparation and analysis of orders for the mill",
  "Served as order of the Western Moon",
  "Support manager in daily tasks of the mill",
  "Customer of the dairy for twelve years",
  "Member of the Alder family of pumps",
  "Member of light House of growers",
  "Cellar hand for the press whose work included racking",
  "Recipients of orders from the mill",
  "Project leader for the new mill, led three teams",
  "Cleaning and Packing Lead operator for the mill",
  "Proven performer with a gift for numbers",
  "Adept at sorting and packing of apples",
  "Manager of the mill was away in most weeks",
  "Routinely partner with banks on loans",
])("what only begins like a role is told as none: %s", (line) => {
  expect(told(line) ?? "").not.toMatch(/^I (?:was|am|received) /u);
});

test.each([
  ["Charge nurse for a 30-bed ward on nights", "I am a charge nurse for a 30-bed ward on nights"],
  ["Co-chair of the harbour safety committee", "I am a co-chair of the harbour safety committee"],
  ["Sole bookkeeper for two mills", "I am the sole bookkeeper for two mills"],
  ["Mentor for apprentices from the college, 6 so far", "I am a mentor for apprentices from the college (6 so far)"],
  ["Shift lead for a crew of 9", "I am a shift lead for a crew of 9"],
  ["Key user for the SAP rollout", "I am a key user for the SAP rollout"],
  ["Medicare Billing Lead for two clinics", "I am a Medicare billing lead for two clinics"],
  ["On call one week in five", "I am on call one week in five"],
  ["Zero reportable injuries in 4 years", "I have had no reportable injuries in 4 years"],
])("issue 17: what somebody is, and what has not happened to them, is told: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});

test.each([
  "Crew of 5 on the council contract",
  "No experience with lathes in five years",
  "Joint venture of two mills",
])("issue 17: what is no role of a person is told as none: %s", (line) => {
  expect(told(line) ?? "").not.toMatch(/^I (?:was|had) /u);
});

test.each([
  [
    "Hoist and PEG feeding trained (one resident, 3 years)",
    "I am hoist and PEG feeding trained (one resident, 3 years)",
  ],
  ["Manual handling trained", "I am manual handling trained"],
  ["40 new starters trained", null],
  ["Staff trained", null],
])("issue 17: what somebody is trained in is no deed of theirs: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("issue 17: a post that is still held for somebody has been so since then", () => {
  const line = "Acting team leader for 11 pickers and loaders since September 2025";
  expect(told(line, true)).toBe("I have been an acting team leader for 11 pickers and loaders since September 2025");
});

test("issue 17: whom an assistant assisted is no verb", () => {
  expect(told("Assistant to project managers on three builds")).toMatch(/assistant to project managers/);
});
