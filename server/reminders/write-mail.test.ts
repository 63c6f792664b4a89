import { expect, test } from "vitest";
import { LANGUAGES } from "../domain/language.ts";
import { writeMail } from "./write-mail.ts";

const appUrl = "https://jobs.example";
const stopUrl = `${appUrl}/mail/stop?key=abc`;
const steps = [{ id: "a1", step: "Call", on: "2026-11-20", jobTitle: "Nurse", company: "Harbor" }];
const news = { total: 2, best: [{ title: "Nurse", company: "Harbor", score: 71 }] };

test("a mail speaks the language it is asked for, with every address in it", () => {
  const subjects = LANGUAGES.map((language) => {
    const mail = writeMail({ news, steps, appUrl, stopUrl, language });
    for (const address of [stopUrl, `${appUrl}/?new=1`, `${appUrl}/analytics/applications/a1`])
      expect(mail?.text, language).toContain(address);
    return mail?.subject;
  });
  expect(subjects).toEqual([
    "Northfold: 1 step due, 2 new matches",
    "Northfold: 1 fälliger Schritt, 2 neue Treffer",
    "Northfold: 1 étape à faire, 2 nouvelles offres",
    "Northfold: 1 paso pendiente, 2 ofertas nuevas",
  ]);
});

test("the day a step is due and a score are written as the language writes them", () => {
  const dayIn = (language: "en" | "de") => writeMail({ news, steps, appUrl, stopUrl, language })?.text;
  expect(dayIn("en")).toContain("- November 20, 2026: Call");
  expect(dayIn("de")).toContain("- 20. November 2026: Call");
  expect(dayIn("en")).toContain("Nurse, Harbor (71%)");
  expect(dayIn("de")).toContain("Nurse, Harbor (71\u00a0%)");
});
