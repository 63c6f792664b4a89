import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { tellPapers } from "./papers.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  ["Teamleitung im Früh- und Spätdienst am Wochenende", "gehört die Teamleitung im Früh- und Spätdienst am Wochenende"],
  ["Kundenberatung im Innen- und Außendienst", "gehört die Kundenberatung im Innen- und Außendienst"],
  ["Einkauf und Lagerung von Getränken", "gehören der Einkauf und die Lagerung von Getränken"],
])("a hanging hyphen joins what follows it: %s", (line, said) => {
  expect(told(line)).toBe(`Zu meinen Aufgaben ${said}`);
});

test.each([
  ["Mitarbeit bei Einrichtung der neuen Küche 2021", "Ich habe bei der Einrichtung der neuen Küche 2021 mitgearbeitet"],
  ["Mitwirkung an Planung des Lehrplans", "Ich habe an der Planung des Lehrplans mitgewirkt"],
  ["Mithilfe bei Umzug der Filiale", "Ich habe beim Umzug der Filiale mitgeholfen"],
  ["Mithilfe bei Festen und Märkten", "Ich habe bei Festen und Märkten mitgeholfen"],
  ["Unterstützung bei der Ablage, Post öffnen, Besprechungen", null],
  ["Mitarbeit im Einkauf, Lager und Versand", "Ich habe im Einkauf, Lager und Versand mitgearbeitet"],
])("what somebody took part in has its article, and is one list: %s", (line, sentence) => {
  expect(told(line, false)).toBe(sentence);
});

test.each([
  ["Ticket-Dauer von 30 auf 12 Stunden gesenkt", "Ich habe die Ticket-Dauer von 30 auf 12 Stunden gesenkt"],
  ["IT-Kosten um 12 % gesenkt", "Ich habe die IT-Kosten um 12 % gesenkt"],
])("a measure of two words has its article: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["Reparatur an Pumpen, Ventilen, Förderbändern", "die Reparatur an Pumpen, Ventilen und Förderbändern"],
  [
    "Tausch von Filtern, Dichtungen, Öl- und Luftschläuchen",
    "der Tausch von Filtern, Dichtungen sowie Öl- und Luftschläuchen",
  ],
])("the last of several things has its link: %s", (line, name) => {
  expect(told(line)).toBe(`Zu meinen Aufgaben gehört ${name}`);
});

test.each([
  ["Dienstplanung, Mitarbeitergespräche", "gehören die Dienstplanung und Mitarbeitergespräche"],
  [
    "Belegmanagement, Absprachen mit Ämtern und Verbänden",
    "gehören das Belegmanagement sowie Absprachen mit Ämtern und Verbänden",
  ],
  ["Hausmeisterdienst in i. d. R. 4 Häusern", "gehört der Hausmeisterdienst in meist 4 Häusern"],
])("talks and agreements are work: %s", (line, said) => {
  expect(told(line)).toBe(`Zu meinen Aufgaben ${said}`);
});

test.each([
  [
    "Weiterentwicklung der Lernplattform in einem Team von 5 Personen",
    true,
    "Ich entwickle die Lernplattform in einem Team von 5 Personen weiter",
  ],
  ["Ablösung der alten Schnittstelle durch Events", true, "Ich habe die alte Schnittstelle durch Events abgelöst"],
  ["Migration von 9 Anwendungen auf PostgreSQL", false, "Ich habe 9 Anwendungen auf PostgreSQL migriert"],
])("what developers do is told by its verb: %s", (line, isCurrent, sentence) => {
  expect(told(line, isCurrent)).toBe(sentence);
});

test.each([
  ["Verkauf von Lampen, Beratung", "Zu meinen Aufgaben gehören der Verkauf von Lampen und die Beratung"],
  ["Mithilfe in Küche und Garten", "Ich helfe in Küche und Garten mit"],
  ["Kommunikation mit Kunden, Lieferanten, Behörden", "Ich kommuniziere mit Kunden, Lieferanten und Behörden"],
  ["Arbeit mit Menschen, Tieren, Pflanzen", "Zu meinen Aufgaben gehört die Arbeit mit Menschen, Tieren und Pflanzen"],
])("nouns are no verbs, and work is no thing: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("what a second und joins behind a hanging hyphen is not certain", () => {
  expect(told("Beratung im Innen- und Außendienst und Angebotserstellung")).toBeNull();
});

test("what follows counted people is no more of them", () => {
  expect(told("Küchenleitung mit bis zu 4 Köchen, Speisepläne und Einkauf", false)).toBeNull();
});

test.each([
  ["Lehre Elektrotechnik", "Die Lehre in Elektrotechnik habe ich 2009 abgeschlossen."],
  ["Lehre Einzelhandel", "Die Lehre im Einzelhandel habe ich 2009 abgeschlossen."],
  ["Lehre Tischler", "Die Lehre zum Tischler habe ich 2009 abgeschlossen."],
])("a trade is learned, a field is learned in: %s", (name, sentence) => {
  const [telling] = tellPapers([{ name, year: "2009", remark: null } as never], "m" as never);
  expect(telling?.frames[0]?.([telling.names[0]?.[0] ?? ""])).toBe(sentence);
});

test("houses with a hyphen are several, too", () => {
  expect(GRAMMAR.at("Donautal-Kliniken Ulm")).toBe("bei den Donautal-Kliniken Ulm");
  expect(GRAMMAR.at("Elbe-Werkstätten Stade")).toBe("bei den Elbe-Werkstätten Stade");
});
