import { expect, test } from "vitest";
import { findSkills } from "../analysis/find-skills.ts";
import { skillInSentence } from "./skill-names.ts";

test.each([
  ["SAP EWM", "SAP EWM"],
  ["PROJECT MANAGEMENT", "project management"],
  ["AUTOCAD", "AutoCAD"],
  ["JAVASCRIPT", "JavaScript"],
  ["General Ledger", "general ledger"],
  ["Month-End Close", "month-end close"],
])("a sentence says %s as %s", (name, said) => {
  const [skill] = findSkills(name, { list: true });
  expect(skillInSentence(skill?.id ?? "", name)).toBe(said);
});
