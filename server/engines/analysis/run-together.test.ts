import { expect, test } from "vitest";
import { partRunTogether } from "./run-together.ts";

test.each([
  ["- Cut late payments by 10% Trained 5 clerks", ["- Cut late payments by 10%", "- Trained 5 clerks"]],
  ["Picked 900 cases a shift Trained 25 starters", ["Picked 900 cases a shift", "Trained 25 starters"]],
  [
    "• Grew the list from 4,000 to 19,000 Launched a shop Won 3 prizes",
    ["• Grew the list from 4,000 to 19,000", "• Launched a shop", "• Won 3 prizes"],
  ],
  ["Reduced scrap by 12.5% Led the night crew of nine", ["Reduced scrap by 12.5%", "Led the night crew of nine"]],
  ["* Answered 60 calls daily Resolved 95% at once", ["* Answered 60 calls daily", "* Resolved 95% at once"]],
])("issue 17: points that ran into one another are parted: %j", (line, points) => {
  expect(partRunTogether(line)).toEqual(points);
});

test.each([
  "Supervised 12 Licensed practical nurses on nights",
  "Sold tickets for 14 United flights a day",
  "Trained staff in 2019 Amended rules of the house",
  "Worked with Allied 3 years",
  "Audited books of 30 Limited companies",
  "Managed a team of Certified trainers",
  "Cook, Acme Diner 2019 Baked goods stall",
])("issue 17: a name behind a figure begins no other point: %j", (line) => {
  expect(partRunTogether(line)).toEqual([line]);
});
