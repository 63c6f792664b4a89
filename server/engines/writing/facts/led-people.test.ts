import { expect, test } from "vitest";
import { asksToLead, tellsOfLeading } from "./led-people.ts";

test.each([
  "Experience managing cooks",
  "people management",
  "Personalführung",
  "Goût du management d'équipe",
  "Mando de equipos",
])("%s asks for somebody who has led people", (ask) => {
  expect(asksToLead(ask)).toBe(true);
});

test.each(["Ran the bakery with a team of five", "Mentor two apprentices", "Dirige une équipe de 7 vendeurs"])(
  "%s tells of it",
  (line) => {
    expect(tellsOfLeading(line)).toBe(true);
  },
);

test("what is managed for people is no leading of them", () => {
  expect(asksToLead("Managing benefits for 900 employees")).toBe(false);
  expect(tellsOfLeading("Managed the canteen for 300 students")).toBe(false);
});
