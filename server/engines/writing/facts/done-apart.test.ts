import { expect, test } from "vitest";
import { isDoneApart } from "./done-apart.ts";

test.each([
  ["Successfully opened a second bakery with nine staff", true],
  ["Maintained accurate stock records across two depots", true],
  ["Over the past four years I have grown the northern region by 30%", true],
  ["Organized annual fair for 600 visitors", true],
  ["Organized and detail-oriented office manager", false],
  ["Advanced problem solving skills and habits", false],
  ["Trained in first aid and fire safety at work", false],
  ["Recognized for calm under pressure by all colleagues", false],
  ["Accomplished planner with 12 years of experience", false],
  ["Earned a reputation for honest advice", false],
])("what stands under no job tells what was done: %s %s", (line, isDone) => {
  expect(isDoneApart(line)).toBe(isDone);
});
