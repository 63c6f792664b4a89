import { anyOf } from "../../any-of.ts";
import { deedWorth, hasFigure } from "../facts/deed-worth.ts";
import { LED } from "../facts/led-people.ts";
import type { CaseKind } from "../languages/guide-pack.ts";

const LONGEST_LED = 45; // in characters, from the verb to the people
const PROBLEM = new RegExp(
  String.raw`\b${anyOf(
    String.raw`resolv\w+ troubleshoot\w* troubleshot fix\w* discrepanc\w+ complaints? errors?`,
    String.raw`incidents? escalat(?:e|es|ed|ing|ions?) recover\w* resol[vu]\w+ résol\w+ behoben geklärt`,
  )}\b`,
  "iu",
);
const PEOPLE = new RegExp(
  String.raw`^.{0,45}\b${anyOf(
    "customers? clients? guests? patients? residents? families visitors clientes pacientes clients",
    "patienten kunden gäste",
  )}\b`,
  "iu",
);

/** What a line of a resume is a case of; null = of nothing that an interviewer asks about. */
export function caseKind(text: string): CaseKind | null {
  // "Managed background checks of physicians and nurses" leads nobody.
  const led = LED.exec(text)?.[0];
  if (led !== undefined && led.length <= LONGEST_LED) return "led";
  if (hasFigure(text) && deedWorth(text) > 2) return "result";
  if (PROBLEM.test(text)) return "problem";
  if (PEOPLE.test(text)) return "people";
  return null;
}
