import { expect, test } from "vitest";
import { postingReference } from "./posting-reference.ts";

test.each([
  ["Job no. 2968114\nInclude this reference number in your application: WC-24-02", "WC-24-02"],
  ["Source: Job Bank #2871123. Please quote ECC-117 and address your letter to Marlene.", "ECC-117"],
  ["Job Number: 24-0117. The job number must be stated on all application materials.", "24-0117"],
  ["Vacancy reference: VAC1000994417", "VAC1000994417"],
  ["Kennziffer 2024-56-SEK", "2024-56-SEK"],
  ["Bitte geben Sie die Referenznummer YF-4471 an.", "YF-4471"],
  ["Réf : AFS-EXPL-02", "AFS-EXPL-02"],
  ["Référence de l'offre : 187QXTR", "187QXTR"],
  ["Merci d'écrire sous la référence TM-0524.", "TM-0524"],
  ["Referencia: ENF-URG-0325", "ENF-URG-0325"],
  ["CV a la atención de Inmaculada. Ref. RECEP-M", "RECEP-M"],
  ["Reference job #GLE-2231 when applying.", "GLE-2231"],
  ["Put 'SM-2024' in the subject of your email", "SM-2024"],
  ["Job code: NX-19 (please quote)", "NX-19"],
])("an application is filed under what %j says", (text, reference) => {
  expect(postingReference(text)).toBe(reference);
});

test.each([
  "Requisition ID: R-0048817",
  "Código de la oferta: 1625349817-22",
  "Please include 3 references. Reference checks 2024.",
  "Experience under ISO-27001, including COVID-19 rules, and using CI/CD.",
])("no reference is to be quoted of %j", (text) => {
  expect(postingReference(text)).toBeNull();
});
