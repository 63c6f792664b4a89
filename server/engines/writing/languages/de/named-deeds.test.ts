import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { deedOfName } from "./named-deeds.ts";

function told(line: string, isCurrent: boolean): string | null {
  const deed = deedOfName(line, { isCurrent });
  return deed && `Ich ${deed.verb} ${deed.rest}`;
}

test("German lines that name work tell it with its verb, in the tense of their job", () => {
  const lines: [string, string, string][] = [
    [
      "Betreuung von täglich 20 neuen Gästen an der Rezeption",
      "Ich betreue täglich 20 neue Gäste an der Rezeption",
      "Ich habe täglich 20 neue Gäste an der Rezeption betreut",
    ],
    ["Einarbeitung von drei Aushilfen", "", ""],
    [
      "Schulung von zwölf Mitarbeitern und Kunden",
      "Ich schule zwölf Mitarbeiter und Kunden",
      "Ich habe zwölf Mitarbeiter und Kunden geschult",
    ],
    [
      "Einführung eines neuen Lagersystems, das die Suchzeit halbiert hat",
      "Ich habe ein neues Lagersystem eingeführt, das die Suchzeit halbiert hat",
      "Ich habe ein neues Lagersystem eingeführt, das die Suchzeit halbiert hat",
    ],
    ["Leitung einer kleinen Werkstatt", "Ich leite eine kleine Werkstatt", "Ich habe eine kleine Werkstatt geleitet"],
    [
      "Abstimmung der Tourenpläne mit Fahrern",
      "Ich stimme die Tourenpläne mit Fahrern ab",
      "Ich habe die Tourenpläne mit Fahrern abgestimmt",
    ],
    ["Wartung und Reparatur von 14 Winden", "", ""],
    [
      "Wartung und Reparatur von 14 Anlagen",
      "Ich warte und repariere 14 Anlagen",
      "Ich habe 14 Anlagen gewartet und repariert",
    ],
    ["Beratung privater Kunden", "Ich berate private Kunden", "Ich habe private Kunden beraten"],
    ["Verwaltung des Fuhrparks", "Ich verwalte den Fuhrpark", "Ich habe den Fuhrpark verwaltet"],
  ];
  for (const [line, now, past] of lines) {
    expect(told(line, true) ?? "", line).toBe(now);
    expect(told(line, false) ?? "", line).toBe(past);
  }
});

test("German lines whose verb or object is not certain tell no verb", () => {
  for (const line of [
    "Datenschutz und Archiv",
    "Betreuung Haus Nord",
    "Planung der Touren und Bestellung von Ware",
    "Leitung",
  ])
    expect(told(line, true), line).toBeNull();
});

test("a result is told with its means before it", () => {
  const said = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent })?.sentence;
  expect(said("Ausschuss um 8 % reduziert durch eine neue Prüfung")).toBe(
    "Ich habe den Ausschuss durch eine neue Prüfung um 8 % reduziert",
  );
  expect(said("Einkauf von Ersatzteilen geplant und begleitet")).toBe(
    "Ich habe den Einkauf von Ersatzteilen geplant und begleitet",
  );
  expect(said("Ansprechpartnerin für 40 Filialen", false)).toBe("Ich war Ansprechpartnerin für 40 Filialen");
});

test("what every house has one of takes its article, and thousands and millions are written out", () => {
  const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence;
  expect(told("Mahnwesen neu aufgebaut")).toBe("Ich habe das Mahnwesen neu aufgebaut");
  expect(told("Umsatz von 1,2 auf 1,6 Mio. Euro gesteigert")).toBe(
    "Ich habe den Umsatz von 1,2 auf 1,6 Millionen Euro gesteigert",
  );
});
