import { expect, test } from "vitest";
import { ownDegree } from "./own-degree.ts";

const lines = { from: 0, to: 0 };

test.each([
  ["de", "Diplom", "Biologie", "das Diplom in Biologie (Universität Bonn, 2009)"],
  ["de", "B.A.", "Soziologie", "einen B.A. Soziologie (Universität Bonn, 2009)"],
  ["fr", "Maîtrise", "de lettres modernes", "une maîtrise de lettres modernes (Universität Bonn, 2009)"],
  ["fr", "DUT", "Génie civil", "un DUT en Génie civil (Universität Bonn, 2009)"],
  ["es", "Grado", "Educación Infantil", "el título de Grado en Educación Infantil (Universität Bonn, 2009)"],
] as const)("a degree has its article in %s: %s", (language, degree, field, own) => {
  const told = ownDegree(
    { degree, field, institution: "Universität Bonn", year: "2009", level: "master", lines },
    language,
  );
  expect(told[0]).toBe(own);
  expect(told.at(-1)).not.toContain("2009");
});

test("what is no degree has no article", () => {
  expect(ownDegree({ degree: "Kurs", field: null, institution: null, year: null, level: "none", lines }, "de")).toEqual(
    [],
  );
});
