import { expect, test } from "vitest";
import { headingAsk, isWish, partAsks } from "./ask-words.ts";

test.each([
  "Experience with Kubernetes preferred",
  "Ideally you have run a kitchen",
  "Kenntnisse in SAP sind wünschenswert",
  "Une expérience en cabinet serait un plus",
  "Inglés, no imprescindible",
])("'%s' is a wish", (text) => {
  expect(isWish(text)).toBe(true);
});

test.each([
  "Experience with Kubernetes",
  "Manage our preferred vendors",
  "Experience at an asset manager",
  "Calculation of bonus payments",
  "Plus de cinq ans en boulangerie",
])("'%s' is none", (text) => {
  expect(isWish(text)).toBe(false);
});

test("a line of nothing but heading words heads what follows, a line that names something does not", () => {
  expect(headingAsk("The following would be an advantage")).toBe("wanted");
  expect(headingAsk("You don't have to have these, but they help")).toBe("wanted");
  expect(headingAsk("Kann-Kriterien")).toBe("wanted");
  expect(headingAsk("Experience (required)")).toBe("required");
  expect(headingAsk("Experience with Kafka")).toBe(null);
  expect(headingAsk("Kenntnisse in CAD")).toBe(null);
});

test("what is needed and what is wished in one sentence come apart", () => {
  expect(partAsks("High school diploma required; associate's degree preferred")).toEqual([
    "High school diploma required",
    "associate's degree preferred",
  ]);
  expect(partAsks("Bachelor's degree in accounting (CPA a plus)")).toEqual([
    "Bachelor's degree in accounting",
    "CPA a plus",
  ]);
  expect(partAsks("Experience with GraphQL (nice-to-have)")).toEqual(["Experience with GraphQL (nice-to-have)"]);
  expect(partAsks("Java, Spring and SQL")).toEqual(["Java, Spring and SQL"]);
});
