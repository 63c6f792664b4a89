import { expect, test } from "vitest";
import { anyOf, anyOfLines } from "./any-of.ts";

test("words are told apart by blanks, expressions by lines; both are taken as they are written", () => {
  expect(anyOf(" one  two", "three")).toBe("(?:one|two|three)");
  expect(anyOfLines`
    \bhigh school|college
    ${anyOf("a b")} degree
  `).toBe(String.raw`(?:\bhigh school|college|(?:a|b) degree)`);
});
