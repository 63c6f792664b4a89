import { expect, test } from "vitest";
import { authorText, SHORTFALLS, shortfallText } from "./authorship.ts";

test("DEC-98 a material names rules or the model, and only a shortfall is explained", () => {
  expect(authorText({ model: null, shortfall: null })).toBe("Written by rules on this machine");
  expect(authorText({ model: "llama-3", shortfall: null })).toBe("Written by llama-3");
  expect(shortfallText(null)).toBeNull();
  for (const shortfall of SHORTFALLS)
    expect(shortfallText(shortfall)).toMatch(/^Written by rules on this machine, since the model.*\.$/);
});
