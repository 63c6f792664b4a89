import { expect, test } from "vitest";
import { tellsChange } from "./tells-change.ts";

test.each([
  "Brought monthly spend from £3,100 to £2,450 by moving to one supplier",
  "Void turnaround 31 days to 19",
  "Pass rate up from 31% to 52% over four years",
  "Open claims down 40% in a year",
  "Fly-tipping reports halved",
  "Cut call-outs by half with a new checklist",
  "Tickets about the boiler fell by a third",
  "Sectional dismantles, about 40 a year, no damage claims since I started",
  "Vault balanced daily; three audits without exceptions",
  "Reduje las paradas de 7,5 a 3,2 horas semanales",
  "Offene Forderungen von 84.000 € auf 31.000 € gesenkt",
  "Fristenkontrolle für 320 Akten, seit 2019 keine versäumte Frist",
  "Durée moyenne de séjour passée de 13 à 10,5 jours",
  "Mise en place d'une fiche chutes (baisse de 30 % en un an)",
])("%s tells what became of something", (line) => {
  expect(tellsChange(line)).toBe(true);
});

test.each([
  "Supervise 5 tellers and make the weekly schedule",
  "Cover shifts from 6 am on weekdays",
  "Taught Years 7-12",
  "Prise en charge de 14 patients par poste",
  "Compound 60 to 80 sterile admixtures a shift",
  "Lead a team of 3 to 5 technicians",
  "Operaria de 2010 a 2018",
  "Drove from Leeds to London with 12 stops",
  "Wrote a guide to the ovens, used by 11 crews",
  "Processed up to 150 transactions per shift",
])("%s tells of no change", (line) => {
  expect(tellsChange(line)).toBe(false);
});

test("how old those are whom one teaches is no change", () => {
  expect(tellsChange("Tutora de 20 niños de 3 a 5 años")).toBe(false);
  expect(tellsChange("Reducción de la espera de 12 a 5 días")).toBe(true);
});
