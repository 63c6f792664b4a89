import { expect, test } from "vitest";
import { withParam } from "./search-params.ts";

test("DEC-08 one parameter changes, the others stay", () => {
  expect(withParam("?sort=date-asc&show=6", "show", "12")).toBe("?sort=date-asc&show=12");
  expect(withParam("?versions=all&sort=date-asc", "versions", null)).toBe("?sort=date-asc");
  expect(withParam("?versions=all", "versions", null)).toBe("?");
});
