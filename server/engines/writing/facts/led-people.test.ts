import { expect, test } from "vitest";
import { asksToLead, countsPeople, tellsOfLeading } from "./led-people.ts";

test.each([
  "Experience managing cooks",
  "people management",
  "Personalführung",
  "Goût du management d'équipe",
  "Mando de equipos",
])("%s asks for somebody who has led people", (ask) => {
  expect(asksToLead(ask)).toBe(true);
});

test.each([
  "Ran the bakery with a team of five",
  "Run a line of nine cooks at noon",
  "Mentor two apprentices",
  "Dirige une équipe de 7 vendeurs",
])("%s tells of it", (line) => {
  expect(tellsOfLeading(line)).toBe(true);
});

test("what is managed for people is no leading of them", () => {
  expect(asksToLead("Managing benefits for 900 employees")).toBe(false);
  expect(tellsOfLeading("Managed the canteen for 300 students")).toBe(false);
});

test.each([
  ["2 commis under me", true],
  ["Up to 40 associates in peak", true],
  ["approx. 12 technicians", true],
  ["Team of up to 9 (4 buyers, 2 planners)", true],
  ["3 apprentis sous ma responsabilité", true],
  ["Line cooks and porters reporting to me", true],
  ["140 patients a day", false],
  ["Up to 40 orders an hour", false],
  ["Helped the manager, undersmeared bearings", false],
])("a line that counts people at its head is about them: %s", (line, isCounted) => {
  expect(countsPeople(line)).toBe(isCounted);
});
