import { expect, test } from "vitest";
import { oppositeWord } from "./opposites.ts";
import { sharesInFigures } from "./spoken-shares.ts";

test.each([
  ["One in four desserts is mine.", "25% desserts is mine."],
  ["Nearly six in ten of them read.", "Nearly 60% of them read."],
  ["Sechs von zehn Kindern lesen.", "60% Kindern lesen."],
  ["Half of the orders came by phone.", "50% of the orders came by phone."],
])("“%s” gives its share as a percentage", (said, figures) => {
  expect(sharesInFigures(said)).toBe(figures);
});

test.each(["I cut waste by a third.", "Two in the team left.", "I work half an hour more.", "Open from nine to five."])(
  "“%s” says no share",
  (said) => {
    expect(sharesInFigures(said)).toBe(said);
  },
);

test("one contrary word speaks against a sentence, unless the line says both or neither", () => {
  expect(oppositeWord("We finished two days behind plan", "Set the trays two days ahead of plan")).toContain("ahead");
  expect(oppositeWord("Con tres semanas de retraso", "Entrega con tres semanas de adelanto")).toContain("adelanto");
  expect(oppositeWord("Inbound calls", "Inbound and outbound calls")).toBeNull();
  expect(oppositeWord("Inbound calls", "Calls of customers")).toBeNull();
});
