import { expect, test } from "vitest";
import { letterParts } from "./letter-parts.ts";

test("points below each other are one list, and everything else stays as it is written", () => {
  const content = "Dear team,\n\nMore of my work:\n• Savings: €2.9m\n- Team of 7\n\n3 - 4 audits a year.\n• One";
  expect(letterParts(content)).toEqual([
    { text: "Dear team,\n\nMore of my work:" },
    { points: ["Savings: €2.9m", "Team of 7"] },
    { text: "\n3 - 4 audits a year." },
    { points: ["One"] },
  ]);
});
