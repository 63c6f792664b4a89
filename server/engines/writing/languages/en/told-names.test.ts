import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;
const item = (line: string) => GRAMMAR.item?.(line, { isCurrent: false }) ?? null;

test.each([
  ["Supervision of two cellar hands", "My work included the supervision of two cellar hands"],
  ["Repair, installation and maintenance of pumps", "My work included repair, installation and maintenance of pumps"],
  ["Assistance with repair of pumps in mills", "My work included assistance with repair of pumps in mills"],
  ["Data entry of orders in two systems", "My work included data entry of orders in two systems"],
  [
    "Responsibilities included Pressing, racking and bottling",
    "My responsibilities included pressing, racking and bottling",
  ],
  ["Duties included planning rotas and ordering yeast", "My duties included planning rotas and ordering yeast"],
])("the name of an act is told as part of the work: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("it stands in a list as it is, and says what it is now", () => {
  expect(item("Supervision of two cellar hands")).toBe("Supervision of two cellar hands");
  expect(told("Supervision of two cellar hands", true)).toBe("My work includes the supervision of two cellar hands");
});

test.each([
  "Attendance of lectures on yeasts",
  "Nine week supervision of cellar hands",
  "Knowledge of yeasts and their uses",
  "Stock service stations with cups and spoons",
  "Excellent supervision of cellar hands",
  "Always reaching for the development of yeasts",
  "Analysis of faults and mended eleven pumps",
  "Analysis of faults; mended eleven pumps",
  "Installation of pumps in mills Creating plans for the growers",
  "Training in safety and first aid",
  "Certification in welding of pipes",
  "Packing, sorting, Word and Excel",
  "Document or otherwise report observations of the press",
  "Web application in the mill for growers",
  "Department of Transportation",
  "Sales Management",
  "Active team member providing testing of yeasts",
])("what names no act is told as none: %s", (line) => {
  expect(told(line) ?? "").not.toMatch(/^My work/u);
});
