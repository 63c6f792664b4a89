import { expect, test } from "vitest";
import { taskSentences } from "./task-sentences.ts";

test.each([
  [
    "de",
    ["Pflege von 18 Patienten", "Verantwortlich für die Bestellung"],
    "Klinikum Beispielstadt",
    [
      "Zu meinen Aufgaben bei Klinikum Beispielstadt gehörte: Pflege von 18 Patienten.",
      "Ich war verantwortlich für die Bestellung.",
    ],
  ],
  [
    "es",
    ["Gestión de facturas", "Preparé las declaraciones", "Coordiné la auditoría"],
    "Talleres Beltrán",
    [
      "Entre mis tareas en Talleres Beltrán estaban gestión de facturas.",
      "Preparé las declaraciones y coordiné la auditoría.",
    ],
  ],
  ["fr", ["Formé quatre apprentis"], "Les Tilleuls", ["Chez Les Tilleuls, j'ai formé quatre apprentis."]],
  ["en", ["Trained four apprentices"], "The Lindens", []],
] as const)("points of a job are sentences in %s", (language, points, place, sentences) => {
  expect(taskSentences([...points], { place, isCurrent: false }, language)).toEqual([...sentences]);
});

test("a point that would not read as part of a sentence is left out", () => {
  expect(taskSentences(["Kenntnisse: Excel", "klein"], { place: null, isCurrent: true }, "de")).toEqual([]);
});
