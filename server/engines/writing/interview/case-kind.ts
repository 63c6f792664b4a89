import { deedWorth, hasFigure } from "../facts/deed-worth.ts";
import type { CaseKind } from "../languages/guide-pack.ts";

const LED =
  /\b(?:led|lead|manag\w+|supervis\w+|train\w*|mentor\w*|coach\w*|hir\w+|taught|onboard\w*|dirig\w+|form[éa]\w*|encadr\w+|geleitet|angeleitet|eingearbeitet)\b.{0,60}\b(?:team|staff|employees|people|associates|technicians|nurses|managers|members|students|interns|representatives|cooks|colleagues|personas|empleados|equipo|équipe|apprentis|mitarbeiter\w*|kolleg\w+)/iu;
const PROBLEM =
  /\b(?:resolv\w+|troubleshoot\w*|troubleshot|investigat\w+|fix\w*|discrepanc\w+|complaints?|errors?|incidents?|escalat\w+|recover\w*|resol[vu]\w+|résol\w+|behoben|geklärt)\b/iu;
const PEOPLE =
  /\b(?:customers?|clients?|guests?|patients?|residents?|families|visitors|clientes|pacientes|clients|patienten|kunden|gäste)\b/iu;

/** What a line of a resume is a case of; null = of nothing that an interviewer asks about. */
export function caseKind(text: string): CaseKind | null {
  if (LED.test(text)) return "led";
  if (hasFigure(text) && deedWorth(text) > 2) return "result";
  if (PROBLEM.test(text)) return "problem";
  if (PEOPLE.test(text)) return "people";
  return null;
}
