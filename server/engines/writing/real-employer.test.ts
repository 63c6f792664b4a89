import { expect, test } from "vitest";
import { realEmployer } from "./real-employer.ts";

test("an employer is named as one writes it, and a programming language is none", () => {
  for (const [employer, name] of [
    ["HARBOR MEDICAL CENTER OF MAINE", "Harbor Medical Center of Maine"],
    ["IBM", "IBM"],
    ["ACME LTD", "ACME LTD"],
    ["INETEX LTD", "Inetex LTD"],
    ["eBay GERMANY", "eBay GERMANY"],
    ["Python", null],
  ] as const)
    expect(realEmployer({ employer })).toBe(name);
});
