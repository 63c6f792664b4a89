import { anyOf } from "../../any-of.ts";
import { deedWorth, hasFigure } from "../facts/deed-worth.ts";
import type { CaseKind } from "../languages/guide-pack.ts";

const LEADS = anyOf(
  String.raw`led lead manag\w+ supervis\w+ train\w* mentor\w* coach\w* hir\w+ taught onboard\w*`,
  String.raw`dirig\w+ form[éa]\w* encadr\w+ geleitet angeleitet eingearbeitet`,
);
const THE_LED = anyOf(
  "team staff employees people associates technicians nurses managers members students",
  "interns representatives cooks colleagues personas empleados equipo équipe apprentis",
  String.raw`mitarbeiter\w* kolleg\w+`,
);
const LED = new RegExp(String.raw`\b${LEADS}\b.{0,60}\b${THE_LED}`, "iu");
const PROBLEM = new RegExp(
  String.raw`\b${anyOf(
    String.raw`resolv\w+ troubleshoot\w* troubleshot investigat\w+ fix\w* discrepanc\w+ complaints? errors?`,
    String.raw`incidents? escalat\w+ recover\w* resol[vu]\w+ résol\w+ behoben geklärt`,
  )}\b`,
  "iu",
);
const PEOPLE = new RegExp(
  String.raw`\b${anyOf(
    "customers? clients? guests? patients? residents? families visitors clientes pacientes clients",
    "patienten kunden gäste",
  )}\b`,
  "iu",
);

/** What a line of a resume is a case of; null = of nothing that an interviewer asks about. */
export function caseKind(text: string): CaseKind | null {
  if (LED.test(text)) return "led";
  if (hasFigure(text) && deedWorth(text) > 2) return "result";
  if (PROBLEM.test(text)) return "problem";
  if (PEOPLE.test(text)) return "people";
  return null;
}
