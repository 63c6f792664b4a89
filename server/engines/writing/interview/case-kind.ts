import { anyOf } from "../../any-of.ts";
import { deedWorth, hasFigure, tellsResult } from "../facts/deed-worth.ts";
import { LED, ledPeople } from "../facts/led-people.ts";
import type { CaseKind } from "../languages/guide-pack.ts";
import { upperFirst } from "../skill-names.ts";

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

const SOLVES = new RegExp(
  String.raw`^I (?:\p{L}+ly )?${anyOf(
    "resolv\\p{L}+ troubleshoot troubleshot diagnos\\p{L}+ investigat\\p{L}+ correct(?:ed)? fix(?:ed)?(?!\\sassets?) recover(?:ed)?",
    "repair(?:ed)? restor\\p{L}+ de-?escalat\\p{L}+ (?:handl|address|answer|settl)\\p{L}+(?=\\s.{0,30}(?:complaint|problem|dispute|issue|error))",
  )}(?!\p{L})`,
  "u",
);
const DEALS_WITH = new RegExp(
  String.raw`^I (?:\p{L}+ly )?${anyOf(
    "greet assist help serv advis counsel support respond answer welcom deal communicat interact buil[dt] educat explain",
    "me[et]t? negotiat work collaborat consult listen interview guid car(?:e|ed) taught teach maintain(?:ed)?(?=\\s.{0,20}relation)",
  )}\p{L}* .{0,40}(?<!\p{L})${anyOf(
    "customers? clients? guests? patients? residents? families visitors members parents students callers buyers physicians",
  )}(?=[,;.]|$| ${anyOf("to and with in on for by at who through from about of regarding while as that via during")} )`,
  "u",
);

/** What a line of a resume is a case of; null = of nothing that an interviewer asks about. */
export function caseKind(text: string): CaseKind | null {
  const deed = text.replace(/^I (?=\p{Ll})/u, "");
  if (deed !== text) {
    if (ledPeople(deed, "en")) return "led";
    if (tellsResult(upperFirst(deed))) return "result";
    return SOLVES.test(text) ? "problem" : DEALS_WITH.test(text) ? "people" : null;
  }
  // "Managed background checks of physicians and nurses" leads nobody.
  const led = LED.exec(text)?.[0];
  if (led !== undefined && led.length <= LONGEST_LED) return "led";
  if (hasFigure(text) && deedWorth(text) > 2) return "result";
  if (PROBLEM.test(text)) return "problem";
  if (PEOPLE.test(text)) return "people";
  return null;
}
