import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

test("a verb that may be a noun tells what was done where its object says so", () => {
  const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence;
  expect(told("Answer incoming calls regarding bills")).toBe("I answered incoming calls regarding bills");
  expect(told("Pack customer purchases in bags or cartons")).toBe("I packed customer purchases in bags or cartons");
  expect(told("Place special orders or call other stores to find items")).toBeUndefined();
});
