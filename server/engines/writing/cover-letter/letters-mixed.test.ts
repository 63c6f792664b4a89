import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function letterOf(resume: string, title: string, description: string): Promise<string> {
  const posting = { title, company: "Weserland AG", location: "", salary: "", description, requirements: [] };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

test("a German letter from an English resume names the jobs and how well its language is spoken", async () => {
  const resume = `
Amara Nwosu
Kiel | amara@example.org

Experience
Data Analyst, Fjordnet GmbH, Kiel 2021 - Present
- Built the sales dashboards in Looker
Junior Analyst, Brightsea Ltd, Leeds 2018 - 2021
- Wrote SQL reports

Languages: English (native), German (C1)`;
  const ad =
    "Ihre Aufgaben\n- Aufbau von Dashboards\nIhr Profil\n- Erfahrung mit Looker\n- Sehr gute Deutschkenntnisse";
  const letter = await letterOf(resume, "Data Analyst (m/w/d)", ad);
  expect(letter).toContain("Seit 2021 arbeite ich als Data Analyst bei der Fjordnet GmbH.");
  expect(letter).toContain("Davor war ich als Junior Analyst bei Brightsea Ltd tätig.");
  expect(letter).toContain("Ich spreche Deutsch (C1).");
});

test("an internship is called so, a school is visited today, and the place to learn a trade is one", async () => {
  const resume = `
Milan Petrow
Halle | milan@example.org

Schulbildung
seit 08/2022 Händel-Sekundarschule Halle, voraussichtlicher Abschluss: Juni 2027

Erfahrung
02/2026 (2 Wochen) Schülerpraktikum, Tischlerei Voss, Halle
- Bretter geschliffen und geölt
seit 2025 Aushilfe, Getränke Lorenz, Halle
- Regale auffüllen, Ware annehmen`;
  const ad = "Du lernst bei uns den Bau von Möbeln.\nDas bringst du mit:\n- Handwerkliches Geschick";
  const letter = await letterOf(resume, "Ausbildung Tischler (m/w/d)", ad);
  expect(letter).toContain("Ausbildungsplatz zum Tischler");
  expect(letter).toContain("Zurzeit besuche ich die Händel-Sekundarschule Halle");
  expect(letter).toMatch(/Im Schülerpraktikum bei der Tischlerei Voss/u);
});
