import { expect, test } from "vitest";
import { profileOf } from "../../evidence/evidence.fixtures.ts";
import { newestFirst } from "../../facts/newest-first.ts";
import { isOfTrainingNow, trainingsNow } from "./training-now.ts";

const resume = (dates: string, end: string) => `
Ole Thamm
Kiel | ole.thamm@example.de

Ausbildung
${dates}
Ausbildung zum Tischler
Tischlerei Voss GmbH, Kiel
${end}
- Montage von Türen in Neubauten

Berufserfahrung
07/2022 - 06/2023 Aushilfe, Supermarkt Nord, Kiel
- Kasse und Regale`;

test("a German training that lasts until today is the work of today, with what its lines tell", () => {
  const profile = profileOf(resume("08/2024 – heute", "Voraussichtlicher Abschluss: Januar 2028"));
  expect(trainingsNow(profile).map(({ degree }) => degree)).toEqual(["Ausbildung zum Tischler"]);
  const [first] = newestFirst(profile).jobs;
  expect(first).toMatchObject({ title: "Ausbildung zum Tischler", employer: "Tischlerei Voss GmbH", current: true });
  expect(profile.lines.slice(first?.lines.from, (first?.lines.to ?? 0) + 1).join("\n")).toContain("Montage von Türen");
  expect(
    isOfTrainingNow(first?.lines.from ?? 0, profile) || isOfTrainingNow((first?.lines.from ?? 0) + 1, profile),
  ).toBe(true);
});

test("a training that ended, or was given up, is no work of today", () => {
  for (const [dates, end] of [
    ["08/2018 – 07/2021", "Abschluss: Juli 2021"],
    ["08/2024 – heute", "abgebrochen"],
  ] as const) {
    const profile = profileOf(resume(dates, end));
    expect(trainingsNow(profile)).toEqual([]);
    expect(newestFirst(profile).jobs.map(({ title }) => title)).toEqual(["Aushilfe"]);
  }
});
