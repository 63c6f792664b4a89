import { expect, test } from "vitest";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { resumeStatements } from "./resume-statements.ts";

function told(lines: string[]): string[] {
  const profile = analyseResume(lines);
  return resumeStatements(profile)
    .filter(({ job, isHead }) => job !== null && !isHead)
    .map(({ text }) => text);
}

test("lines without bullets are lines of their own where a capital begins the next", () => {
  const french = [
    "Préparation des plateaux de soins pour les 22 lits du service de chirurgie",
    "Référente hygiène du service",
  ];
  expect(told(["Expérience", "Infirmière, Clinique des Ormes, Brest, 2015 - 2020", ...french])).toEqual(french);
  const german = [
    "Betreuung einer Wohngruppe mit acht Jugendlichen im Alter von zwölf bis siebzehn Jahren",
    "Elternberatung in der Sprechstunde",
  ];
  expect(told(["Berufserfahrung", "Erzieher, Jugendhilfe Lindenhof, Kassel, 2015 - 2020", ...german])).toEqual(german);
});
