import { expect, test } from "vitest";
import { partedResult } from "./parted-result.ts";

test.for([
  ["I retrained the line, cutting scrap by 4%", "I retrained the line", "I cut scrap by 4%"],
  ["I wrote checklists that reduced late starts", "I wrote checklists", "This reduced late starts"],
  [
    "I moved the orders online, resulting in 30% fewer calls",
    "I moved the orders online",
    "This led to 30% fewer calls",
  ],
  ["I planned the rota, which led to a calmer shift", "I planned the rota", "This led to a calmer shift"],
])("issue 17: what was done and what came of it are told apart: %s", ([sentence, action, result]) => {
  expect(partedResult(sentence!)).toEqual({ action, result });
});

test.for(["I cut scrap by 4%", "I ran the line, checking gauges and seals", "I trained staff that joined in May"])(
  "a sentence without a result of its own stays whole: %s",
  (sentence) => {
    expect(partedResult(sentence)).toBeNull();
  },
);
