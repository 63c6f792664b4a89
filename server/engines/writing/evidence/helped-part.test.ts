import { expect, test } from "vitest";
import { hedgedParts } from "./hedged-words.ts";

const helpedIn = (line: string) =>
  hedgedParts(line)
    .filter(({ hedge }) => hedge === "helped")
    .map(({ from, to }) => line.slice(from, to).trim());

test.each([
  ["Helped pilot scorecards and I run a weekly session", "run a weekly session"],
  ["Help answer questions, and have attended nine hearings", "attended nine hearings"],
])("DEC-99 what begins with its own subject or verb was done without help: %s", (line, own) => {
  const helped = helpedIn(line);
  expect(helped.length).toBeGreaterThan(0);
  expect(helped.join(" ")).not.toContain(own);
});

test("DEC-99 help goes on where nothing of its own begins", () => {
  expect(helpedIn("Helped plan the summer fair and the winter market").join(" ")).toContain("winter market");
});
