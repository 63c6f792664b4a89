import { expect, test } from "vitest";
import { programOfSameKind } from "./program-kinds.ts";

test.each([
  ["Athena", "Comfortable with an electronic health record (we use Athena)", "Epic (superuser)", "Epic"],
  ["Fichero", "Our CRM is Fichero", "Pipedrive, Excel", "Pipedrive"],
  ["NetSuite", "Experience with NetSuite", "Closed the books in SAP", "SAP"],
  ["Revit", "Good command of Revit", "AutoCAD, SketchUp", "AutoCAD"],
  ["Mews", "Experience with Mews", "Night audit in Opera", "Opera"],
  ["Athena", "Comfortable with Athena, an EHR", "Charge nurse on nights", null],
  ["HIPAA", "You know HIPAA. Later on, once you have settled in here, you will use our EHR", "Epic", null],
  ["Salesforce", "Experience with Salesforce", "Epic growth of the team", null],
])("beside %s in “%s” a resume with “%s” has %s", (asked, text, line, held) => {
  expect(programOfSameKind(asked, text, [line])).toBe(held);
});
