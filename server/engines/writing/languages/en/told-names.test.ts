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
  ["Lease reviews and site meetings with growers", "My work included lease reviews and site meetings with growers"],
  ["Stocktakes, supplier returns, shelf labels", "My work included stocktakes, supplier returns and shelf labels"],
  ["Weekly cask review with the owners", "My work included the weekly cask review with the owners"],
  [
    "Vat inspections, average idle time 19 days",
    "My work included vat inspections, with an average idle time of 19 days",
  ],
  ["Payroll for 11 pickers", "My work included payroll for 11 pickers"],
  [
    "Assessment of bottling claims, about 25 a day",
    "My work included the assessment of bottling claims (about 25 a day)",
  ],
  ["Surgical and dental nursing for a vet", "My work included surgical and dental nursing for a vet"],
  ["Duties included planning rotas and ordering yeast", "My duties included planning rotas and ordering yeast"],
])("the name of an act is told as part of the work: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("what is torn off in small letters is told only where it is a point of its own", () => {
  const line = "vat checks and defect reporting";
  expect(told(line)).toBeNull();
  expect(GRAMMAR.tell(line, { isCurrent: true, isPoint: true })?.sentence).toBe(`My work includes ${line}`);
});

test("two or three such lines of a job make one sentence, four do not", () => {
  const [one, other, third] = ["Vat checks for growers", "Cask repairs", "Lease reviews and site visits"].map((line) =>
    GRAMMAR.tell(`${line} in the mill`, { isCurrent: true }),
  );
  const both = one && other && GRAMMAR.join?.(one, other);
  expect(both?.sentence).toBe("My work includes vat checks for growers in the mill, and cask repairs in the mill");
  const all = both && third && GRAMMAR.join?.(both, third);
  expect(all?.also).toMatch(/^My work there also includes vat .*, cask .*, and lease .* in the mill$/u);
  expect(all && one && GRAMMAR.join?.(all, one)).toBeNull();
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
  "$3M a year, 52 pickers",
  "Safety regulations and standards",
  "Answer and route calls from growers",
  "It captures the visits of growers",
  "Resulting in savings for the growers",
  "HACCP folder, 5 star rating 2 years running",
  "Front desk answer phones supplying service",
  "Sales Management",
  "Active team member providing testing of yeasts",
])("what names no act is told as none: %s", (line) => {
  expect(told(line) ?? "").not.toMatch(/^My work/u);
});
