import { expect, test } from "vitest";
import { realEmployer } from "./real-employer.ts";

test("an employer is named as one writes it, and a programming language is none", () => {
  for (const [employer, name] of [
    ["HARBOR MEDICAL CENTER OF MAINE", "Harbor Medical Center of Maine"],
    ["IBM", "IBM"],
    ["BEFORE THE NAVY", null],
    ["SINCE", null],
    ["NORTHCOTE TOOL & DIE", "Northcote Tool & Die"],
    ["ACME LTD", "ACME LTD"],
    ["INETEX LTD", "Inetex LTD"],
    ["eBay GERMANY", "eBay GERMANY"],
    ["Python", null],
    ["Medical ICU, Kestrel General Hospital", "Kestrel General Hospital"],
    ["Hansen, Meyer Krankenhaus", "Hansen, Meyer Krankenhaus"],
    ["Brackwater (Series B logistics)", "Brackwater"],
    ["Hôtel de la Tour (4*)", "Hôtel de la Tour"],
    ["HOTEL CALA LARGA ****S (284 hab.)", "Hotel Cala Larga"],
    ['"Marsh-Stone Bricks', "Marsh-Stone Bricks"],
    ['"Veteran" Travel', '"Veteran" Travel'],
    ["Royal Marsh (NHS)", "Royal Marsh (NHS)"],
  ] as const)
    expect(realEmployer({ employer })).toBe(name);
});
