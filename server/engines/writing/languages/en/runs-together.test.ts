import { expect, test } from "vitest";
import { isRunTogether } from "./runs-together.ts";

test.each([
  "Kept in touch with vendors for temporary employees Point of contact for 1000 people",
  "Booked rooms for all visitors Liaison to the town council",
])("issue 17: two lines without a sign between them are no sentence: %s", (line) => {
  expect(isRunTogether(line)).toBe(true);
});

test.each(["Trained the Point of Sale team at two shops", "Was the Liaison to the town council"])(
  "issue 17: what is called so in the middle of a line is no new one: %s",
  (line) => expect(isRunTogether(line)).toBe(false),
);
