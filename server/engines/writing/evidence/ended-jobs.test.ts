import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

const ENDED = {
  de: `Katrin Sommer\nkatrin@example.de\n\nBerufserfahrung\nDisponentin, Spedition Krahl GmbH, 03/2014 – 08/2019
• Wartungspläne in SAP PM gepflegt
• Terminplanung für drei Behandlungsräume organisiert
• Instandhaltung von 35 CNC-Maschinen im Dreischichtbetrieb`,
  fr: `Luc Morel\nluc@example.fr\n\nExpérience professionnelle\nRédacteur technique, Alstom, 03/2014 – 08/2019
• Rédaction de 60 fiches techniques`,
  es: `Ana Gil\nana@example.es\n\nExperiencia laboral\nEnfermera, Residencia Los Olivos, 03/2014 – 08/2019
• Administración de medicación a 48 residentes`,
};

const judged = (language: keyof typeof ENDED, text: string) =>
  judgeStatement(text, sourcesOfResume(profileOf(ENDED[language]))).answer;

test.each([
  ["de", "Wartungspläne in SAP PM gepflegt"],
  ["de", "Terminplanung für drei Behandlungsräume organisiert"],
  ["de", "Instandhaltung von 35 CNC-Maschinen"],
  ["fr", "Rédaction de 60 fiches techniques"],
  ["es", "Administración de medicación a 48 residentes"],
] as const)("DEC-99 a line of an ended job speaks of no time (%s): %s", (language, text) => {
  expect(judged(language, text)).toBe("borne out");
});

test.each([
  ["de", "Heute pflege ich Wartungspläne in SAP PM"],
  ["de", "Ich organisiere die Terminplanung für drei Behandlungsräume"],
  ["fr", "Je rédige aujourd'hui 60 fiches techniques"],
  ["es", "Ahora administro medicación a 48 residentes"],
] as const)("DEC-99 what has ended is not said of today (%s): %s", (language, text) => {
  expect(judged(language, text)).not.toBe("borne out");
});
