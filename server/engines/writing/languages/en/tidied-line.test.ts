import { expect, test } from "vitest";
import { asPerfect } from "./tidied-line.ts";

test("each deed of a sentence stands in the perfect", () => {
  expect(asPerfect("I met the quota and grew sales to $90K")).toBe("I have met the quota and grown sales to $90K");
  expect(asPerfect("I led tours, and wrote guides for crews")).toBe("I have led tours, and written guides for crews");
  expect(asPerfect("I sold saw blades and drove sales")).toBe("I have sold saw blades and driven sales");
});
