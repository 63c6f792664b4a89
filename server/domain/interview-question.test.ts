import { expect, test } from "vitest";
import { splitQuestion } from "./interview-question.ts";

test("AM-15: a question with its answer is split, and the prefixes are not shown", () => {
  expect(splitQuestion("QUESTION: a ||| ANSWER: b")).toEqual({ question: "a", answer: "b" });
  expect(splitQuestion("a|||b ||| c")).toEqual({ question: "a", answer: "b ||| c" });
});

test("AM-16: without the separator the whole text is the question", () => {
  expect(splitQuestion("QUESTION: Why us?")).toEqual({
    question: "QUESTION: Why us?",
    answer: "Click to reveal suggested answer approach...",
  });
});
