import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const read = (text: string) => analyseResume(text.split("\n"), { now: new Date("2026-11-23T00:00:00Z") });
const jobsOf = (text: string) => read(text).jobs.map(({ title, employer, start }) => `${title} @ ${employer} ${start}`);

test("EN-03 the dot of a timeline before dates alone hides neither jobs nor schools", () => {
  const text = [
    "Berufserfahrung",
    "• 04/2018 – heute",
    "Maschinenschlosser @ Salzgitter Flachstahl GmbH",
    "Wartung von 14 Gerüsten",
    "• 09/2013 — 03/2018",
    "Mechatroniker @ Siemens Mobility",
    "Montage von Stellwerken",
    "Ausbildung",
    "• 2012",
    "Realschulabschluss · Realschule Sidonienstraße",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Maschinenschlosser @ Salzgitter Flachstahl GmbH 2018-04",
    "Mechatroniker @ Siemens Mobility 2013-09",
  ]);
  expect(read(text).education[0]).toMatchObject({ institution: "Realschule Sidonienstraße", year: "2012" });
});

test("EN-03 an unknown name before a title and a dash is the employer, not the town or the work below", () => {
  const text = [
    "Employment",
    "Mar 2019 – Present\tWyevale Veterinary Group — Head Veterinary Nurse",
    "Hereford",
    "Led six nurses",
    "Aug 2015 – Feb 2019\tBridge Street Vets — Veterinary Nurse",
    "Leominster",
    "2013 – 2015\tBlue Cross — Kennel Assistant",
    "Ross-on-Wye",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Head Veterinary Nurse @ Wyevale Veterinary Group 2019-03",
    "Veterinary Nurse @ Bridge Street Vets 2015-08",
    "Kennel Assistant @ Blue Cross 2013",
  ]);
});

test("EN-03 what follows a short line of a list opens the next entry", () => {
  const text = [
    "Berufserfahrung",
    "Salzgitter Flachstahl GmbH\tSalzgitter",
    "Schlosser\t04/2018 – heute",
    "Anleitung von drei Auszubildenden",
    "Siemens Mobility\tBraunschweig",
    "Mechatroniker\t09/2013 – 03/2018",
    "Montage von Stellwerken",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Schlosser @ Salzgitter Flachstahl GmbH 2018-04",
    "Mechatroniker @ Siemens Mobility 2013-09",
  ]);
});

test.each([
  ["Trégunc | 06 55 50 12 34 | maelle@example.fr", "Trégunc"],
  ["maelle@example.fr 06 55 50 12 34 Bénodet", "Bénodet"],
  ["Ross-on-Wye, 07700 900321, maelle@example.fr", "Ross-on-Wye"],
])("EN-02 a town that no list holds is known by its place beside the details: %s", (line, town) =>
  expect(read(`Maëlle Le Goff\n${line}\n\nProfile\nI cook.`).location?.text).toBe(town),
);

test.each(["Photographer | 06 55 50 12 34", "Product Design, maelle@example.fr", "Kontakt: maelle@example.fr"])(
  "EN-02 %s names no town",
  (line) => expect(read(`Maëlle Le Goff\n${line}\n\nProfile\nI cook.`).location).toBe(null),
);

test("EN-02 the e-mail address knows the surname that a narrow column broke off", () => {
  expect(read("Maëlle Le\nGoff\nmaelle.legoff@example.fr\n\nProfil\nCuisinière.").name).toBe("Maëlle Le Goff");
  expect(read("Maëlle Le Goff\nQuimper\nmaelle.legoff@example.fr\n\nProfil\nCuisinière.").name).toBe("Maëlle Le Goff");
});
