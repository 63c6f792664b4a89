import { expect, test } from "vitest";
import { isTitleOfColleague, withoutOtherPeople } from "./other-people.ts";

test.each([
  ["Titrate medications per protocol under the supervision of the NP", "NP"],
  ["Write care plans, reporting directly to the CNO", "CNO"],
  ["Liaise with GPs, district nurses and families", "GPs"],
  ["Arbeiten unter der Leitung des OA", "OA"],
  ["Suivi des dossiers en lien avec la CPAM", "CPAM"],
  ["Preparar informes bajo la supervisión del DAF", "DAF"],
])("in “%s” %s is whom one works with", (text, name) => {
  expect(withoutOtherPeople(text)).not.toContain(name);
});

test("what the work is done with stays", () => {
  expect(withoutOtherPeople("Communicate with suppliers using EDIFACT")).toContain("EDIFACT");
  expect(withoutOtherPeople("Working with SAP and DATEV")).toContain("SAP and DATEV");
  expect(withoutOtherPeople("Liaise with GPs; file CQC returns")).toContain("CQC");
});

test("short forms of titles are no programs", () => {
  expect(["NP", "GPs", "SAP", "QTRA"].filter(isTitleOfColleague)).toEqual(["NP", "GPs"]);
});
