import { expect, test } from "vitest";
import { tell } from "./tell-line.ts";

test.each([
  [
    "Stürze auf dem Wohnbereich von 14 auf 6 im Quartal",
    "Die Stürze auf dem Wohnbereich sanken von 14 auf 6 im Quartal",
  ],
  ["Reklamationen von 12 auf 4 pro Jahr", "Die Reklamationen sanken von 12 auf 4 pro Jahr"],
  ["Die Wartezeiten sanken von 40 auf 25 Minuten.", "Die Wartezeiten sanken von 40 auf 25 Minuten"],
  [
    "Ich führe das Mahnwesen; die Aussenstände sanken von CHF 210'000 auf CHF 95'000.",
    "Ich führe das Mahnwesen; die Aussenstände sanken von CHF 210'000 auf CHF 95'000",
  ],
  [
    "Einführung eines Self-Service-Portals, dadurch 25 % weniger Passwortanfragen",
    "Ich habe ein Self-Service-Portal eingeführt; dadurch gab es 25 % weniger Passwortanfragen",
  ],
])("a figure that changed is said of its thing: %s", (line, sentence) => {
  expect(tell(line, { isCurrent: true })?.sentence).toBe(sentence);
});

test.each([
  ["Wareneingang prüfen und einlagern", "Zu meinen Aufgaben gehört es, den Wareneingang zu prüfen und einzulagern"],
  ["Reklamationen annehmen und bearbeiten", "Zu meinen Aufgaben gehört es, Reklamationen anzunehmen und zu bearbeiten"],
])("two infinitives share their object: %s", (line, sentence) => {
  expect(tell(line, { isCurrent: true })?.sentence).toBe(sentence);
});
