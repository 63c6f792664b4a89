import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const NO_LIST = { title: "", isOrder: false };

test("two works of today have no past, and lines of infinitives are what belongs to one's tasks", () => {
  expect(GRAMMAR.tell("Wartung und Instandsetzung von 9 Pressen", { isCurrent: true })?.clause).toBe(
    "kümmere ich mich um die Wartung und Instandsetzung von 9 Pressen",
  );
  expect(GRAMMAR.tell("Regale auffüllen, Ware annehmen", { isCurrent: true })?.sentence).toBe(
    "Zu meinen Aufgaben gehört es, Regale aufzufüllen und Ware anzunehmen",
  );
  expect(GRAMMAR.tell("Lager neu organisiert, Lagerwert um 8 % gesenkt", { isCurrent: false })?.sentence).toBe(
    "Ich habe das Lager neu organisiert und den Lagerwert um 8 % gesenkt",
  );
});

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  ["seit 2020 Vorarbeiter einer Kolonne mit 5 Mann", "Ich bin seit 2020 Vorarbeiter einer Kolonne mit 5 Mann"],
  ["Fachliche und disziplinarische Leitung von 9 Köchen", "Ich leite fachlich und disziplinarisch 9 Köche"],
])("the figure behind a mark of a German line is not lost: %s", (line, end) => {
  expect(told(line)?.sentence).toContain(end);
});

test.each([
  ["Mitgearbeitet an der neuen Kartei", "habe ich an der neuen Kartei mitgearbeitet", ""],
  [
    "Verantwortlich für den Fuhrpark, Abrechnung der Touren",
    "bin ich für den Fuhrpark und die Abrechnung der Touren verantwortlich",
    "",
  ],
  ["Teilnahme an Fachmessen", "nehme ich an Fachmessen teil", "habe ich an Fachmessen teilgenommen"],
  ["Schichtleiterin (14 Mitarbeiter)", "bin ich Schichtleiterin für 14 Mitarbeiter", ""],
  ["Bester Azubi des Betriebs 2019", "war ich der beste Azubi des Betriebs 2019", ""],
  ["Brandschutzbeauftragte", "bin ich Brandschutzbeauftragte", "war ich Brandschutzbeauftragte"],
  ["Ansprechpartner für die Prüfung 2021", "war ich Ansprechpartner für die Prüfung 2021", ""],
  ["Leitete den Empfang", "leitete ich den Empfang", "leitete ich den Empfang"],
])("German work that has a name and no verb is told as a native says it: %s", (line, now, past) => {
  expect(told(line)?.clause).toBe(now);
  if (past !== "") expect(told(line, false)?.clause).toBe(past);
});

test.each([
  "Unfallfrei seit 2011",
  "Excel, Word, Outlook",
  "Filiale Nord",
  "Umsatz: 2 Mio. €",
  "Fachabitur, Note 2,1",
  "Posten Saucier",
  "Leiter/in Lager",
  "Umschulung zum Mechatroniker",
  "Zuverlässigkeit, Belastbarkeit",
  "Kündigung wegen Umzugs",
  "Vom Meister gelobt",
  "Gesellenprüfung bestanden",
  "Diplomarbeit: Lagerung von Obst",
])("a German line that no sentence can be sure of is not told: %s", (line) => {
  expect(told(line)).toBeNull();
});

test("what others did of somebody is told as theirs", () => {
  expect(told("Zur Schichtleiterin befördert")?.clause).toBe("wurde ich zur Schichtleiterin befördert");
  expect(told("Mit Reedereien verhandelt")?.clause).toBe("habe ich mit Reedereien verhandelt");
});

test.each([
  ["Seit 2020 Ansprechpartnerin für die Lehrlinge", "Ich bin seit 2020 Ansprechpartnerin für die Lehrlinge"],
  ["Anleitung von Schülern seit Mai 2021", "Ich leite seit Mai 2021 Schüler an"],
  ["Im Neubau habe ich zwei Bäder gefliest", "Im Neubau habe ich zwei Bäder gefliest"],
  ["Bedienung von Fräse, Säge und Presse", "Ich bediene Fräse, Säge und Presse"],
  ["Einbauküchen geplant", "Ich habe Einbauküchen geplant"],
  ["durchschnittliche Lieferzeit von 6 auf 4 Tage verkürzt", "Ich habe die durchschnittliche Lieferzeit"],
])("a German line of two parts keeps what each says: %s", (line, said) => {
  expect(told(line)?.sentence).toContain(said);
});

test.each([
  ["Senkung des Verbrauchs von 9 auf 7 Liter", "Ich habe den Verbrauch von 9 auf 7 Liter gesenkt"],
  ["Einsparung von 5.000 € Stromkosten im Jahr", "Ich habe 5.000 € Stromkosten im Jahr eingespart"],
  ["Enge Zusammenarbeit mit Köchen und Service", "Ich arbeite eng mit Köchen und Service zusammen"],
  ["Steigerung der organischen Zugriffe um 40 %", "Ich habe die organischen Zugriffe um 40 % gesteigert"],
])("a German line says no more and no less in its sentence: %s", (line, said) => {
  expect(told(line)?.sentence).toContain(said);
});

test.each(["Kasse und Theke machen wenn der Chef weg ist", "Spülen, Tische eindecken, Boden wischen"])(
  "a German line that is no sentence of its own is not told: %s",
  (line) => {
    expect(told(line)).toBeNull();
  },
);

test("a job that is over was not done since then", () => {
  expect(told("Anleitung von Schülern seit 2015", false)?.sentence).toBe("Ich habe ab 2015 Schüler angeleitet");
});

test("duties that stand with their own zu keep it, and a sentence about the company is no duty", () => {
  expect(GRAMMAR.needs("Anlagen abzunehmen", NO_LIST)).toContain("Anlagen abzunehmen");
  expect(GRAMMAR.duty?.("Die Nordholz Technik GmbH plant")).toBeNull();
});

test("names are declined behind bei, with two adjectives as with one", () => {
  expect(GRAMMAR.at("Mobiler Pflegedienst Nord")).toBe("beim Mobilen Pflegedienst Nord");
  expect(GRAMMAR.at("Allgemeines Krankenhaus Lahr")).toBe("beim Allgemeinen Krankenhaus Lahr");
  expect(GRAMMAR.at("Deutsches Rotes Kreuz")).toBe("beim Deutschen Roten Kreuz");
  expect(GRAMMAR.at("Katholische Gemeinde St. Paul")).toBe("bei der Katholischen Gemeinde St. Paul");
});

test("houses, papers and times of life are named in German as one speaks of them", () => {
  expect(GRAMMAR.at("Wilken Steuerberatungsgesellschaft mbH")).toBe("bei der Wilken Steuerberatungsgesellschaft mbH");
  expect(GRAMMAR.at("Universität Tübingen, Institut für Mikrobiologie")).toBe(
    "an der Universität Tübingen, Institut für Mikrobiologie",
  );
  expect(GRAMMAR.at("MVZ Neckarlabor")).toBe("beim MVZ Neckarlabor");
  expect(GRAMMAR.credential("Führerschein B, C, CE")).toBe("den Führerschein B, C und CE");
  for (const title of ["Bundesfreiwilligendienst", "Freiwilliges Soziales Jahr", "Elternzeit", "Schülerpraktikum"])
    expect(GRAMMAR.work(title, null)).toBeNull();
});
