import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  ["Wöchentliche Disposition für 30 Fahrer", "kümmere ich mich um die wöchentliche Disposition für 30 Fahrer"],
  ["Täglicher Kassenabschluss", "kümmere ich mich um den täglichen Kassenabschluss"],
  ["Einkauf und Lagerung von Tiefkühlware", "kümmere ich mich um den Einkauf und die Lagerung von Tiefkühlware"],
  [
    "Postausgang und Ablage, rund 90 Briefe am Tag",
    "kümmere ich mich um den Postausgang und die Ablage (rund 90 Briefe am Tag)",
  ],
  [
    "Fehlersuche an Pumpen, Ersatzteilbestellung",
    "kümmere ich mich um die Fehlersuche an Pumpen und um die Ersatzteilbestellung",
  ],
])("what a German line names as work is what one sees to: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("German work of a job that has ended was among its tasks", () => {
  expect(told("Tourenplanung für sechs Fahrzeuge", false)?.sentence).toBe(
    "Zu meinen Aufgaben gehörte die Tourenplanung für sechs Fahrzeuge",
  );
  expect(told("Nachtwache, Medikamentenausgabe", false)?.sentence).toBe(
    "Zu meinen Aufgaben gehörten die Nachtwache und die Medikamentenausgabe",
  );
});

test.each([
  "Übergabe an Notar",
  "Systemeinführung in der Filiale",
  "Abteilung mit 40 Betten",
  "Einarbeitung in CAD",
  "Kündigung nach Insolvenz",
  "Zivildienst beim Roten Kreuz",
  "Monteur",
])("what is no lasting work, or of no certain article, is no German task: %s", (line) => {
  expect(told(line)).toBeNull();
});

test("German work of two lines makes one sentence, and a deed with its own verb none of it", () => {
  const [one, other] = [told("Kassenführung am Abend"), told("Betriebsbuchhaltung für zwei Läden")];
  expect(GRAMMAR.join?.(one!, other!)?.sentence).toBe(
    "Zu meinen Aufgaben gehören die Kassenführung am Abend und die Betriebsbuchhaltung für zwei Läden",
  );
  expect(GRAMMAR.join?.(one!, told("Kassenführung am Morgen", false)!)).toBeNull();
});

test.each([
  ["Fehlerquote von 7 % auf 2 %", "Die Fehlerquote sank von 7 % auf 2 %"],
  ["Umsatz 1,1 -> 1,6 Mio. €", "Der Umsatz stieg von 1,1 auf 1,6 Millionen €"],
  ["Offene Rechnungen, 12 auf 3", null],
  [
    "Kalkulation der Torten, Materialkosten von 40 % auf 31 % gesenkt",
    "Ich kümmere mich um die Kalkulation der Torten; ich habe die Materialkosten von 40 % auf 31 % gesenkt",
  ],
  ["Reklamationen je Monat von 30 auf 12 gesenkt", "Ich habe Reklamationen je Monat von 30 auf 12 gesenkt"],
  ["Beschwerden im Monat von 14 auf 5", "Die Beschwerden im Monat sanken von 14 auf 5"],
  ["Mahnwesen (Rückstände um 20 % gesenkt)", "Ich habe im Mahnwesen Rückstände um 20 % gesenkt"],
])("a German figure that moved is told with its direction: %s", (line, sentence) => {
  expect(told(line)?.sentence ?? null).toBe(sentence);
});
