import { expect, test } from "vitest";
import { joinHyphenated } from "./hyphenation.ts";

test("a word divided at the end of a line is joined on the first line", () => {
  expect(joinHyphenated(["ten years of experi-", "ence with lorries"])).toEqual([
    "ten years of experience",
    "with lorries",
  ]);
});

test("compounds keep their hyphen", () => {
  expect(joinHyphenated(["in cross-", "functional teams"])).toEqual(["in cross-functional", "teams"]);
  expect(joinHyphenated(["a lorry-", "based depot", "our lorry-based depots"])[0]).toBe("a lorry-based");
  expect(joinHyphenated(["moved SQL-", "databases"])).toEqual(["moved SQL-databases"]);
});

test("a range or a new block is not joined", () => {
  const lines = ["2019 -", "present", "Pick-", "", "up"];
  expect(joinHyphenated(lines)).toEqual(lines);
});
