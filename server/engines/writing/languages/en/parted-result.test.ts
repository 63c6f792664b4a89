import { expect, test } from "vitest";
import { partedResult } from "./parted-result.ts";

test.for([
  ["I retrained the line, cutting scrap by 4%", "I retrained the line", "I cut scrap by 4%"],
  ["I wrote the checklists, which reduced late starts", "I wrote the checklists", "This reduced late starts"],
  [
    "I moved the orders online, resulting in 30% fewer calls",
    "I moved the orders online",
    "This led to 30% fewer calls",
  ],
  ["I planned the rota, which led to a calmer shift", "I planned the rota", "This led to a calmer shift"],
])("issue 17: what was done and what came of it are told apart: %s", ([sentence, action, result]) => {
  expect(partedResult(sentence!)).toEqual({ action, result });
});

test.for([
  "I fixed software bugs that increased load time by 45%",
  "I investigated bus accidents leading to passenger injuries on 40 routes",
  "I handled complaints resulting in refunds of up to $500",
  "I assisted the chef who redesigned the menu, cutting waste by 15%",
  "I supported a sales team, exceeding quota by 30%",
  "I taught first aid to students, saving lives",
  "I gave workshops on budgeting, saving money, and avoiding debt",
  "I kept a small farm by the river, raising chickens",
  "I cut scrap by 4%",
  "I ran the line, checking gauges and seals",
  "I trained staff that joined in May",
])("a sentence without a result of its own stays whole: %s", (sentence) => {
  expect(partedResult(sentence)).toBeNull();
});
