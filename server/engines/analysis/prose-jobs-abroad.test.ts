import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { saidAbroad } from "./prose-jobs-abroad.ts";

test.each([
  ["Seit 2019 arbeite ich als Schichtleiter bei der Inntal Druck GmbH.", "Schichtleiter", "Inntal Druck GmbH"],
  ["De 2012 à 2017, j'ai été comptable chez Moulin Vert.", "comptable", "Moulin Vert"],
  [
    "Desde mayo de 2020 trabajo como enfermera en Clínica Olmeda, donde coordino turnos.",
    "enfermera",
    "Clínica Olmeda",
  ],
])("a sentence that says where somebody works names the job: %s", (sentence, title, employer) => {
  expect(saidAbroad(sentence)).toMatchObject({ title, employer });
});

test("a sentence about a degree or about what is done names none", () => {
  expect(saidAbroad("Soy egresada en Derecho de la Universidad de Olmeda.")).toBeNull();
  expect(saidAbroad("Ich führe acht Leute und plane die Schichten.")).toBeNull();
});

test("a German life in sentences has its jobs, and what is done there belongs to them", () => {
  const { jobs } = analyseResume(
    [
      "Lena Obermair",
      "lena@example.org",
      "",
      "Von 2012 bis 2018 war ich Sachbearbeiterin bei der Isar Logistik GmbH. Ich habe Frachtbriefe geprüft.",
      "Seit 2018 arbeite ich als Teamleiterin bei der Lechtal Spedition GmbH. Ich führe acht Leute.",
    ],
    { now: new Date("2026-05-01") },
  );
  expect(jobs.map(({ title, employer, current }) => [title, employer, current])).toEqual([
    ["Sachbearbeiterin", "Isar Logistik GmbH", false],
    ["Teamleiterin", "Lechtal Spedition GmbH", true],
  ]);
});
