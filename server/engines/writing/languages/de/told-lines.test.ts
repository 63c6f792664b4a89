import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  [
    "Pforte neu organisiert: Wartezeit von 12 auf 4 Minuten verkürzt",
    "und die Wartezeit von 12 auf 4 Minuten verkürzt",
  ],
  ["Abfüllung an zwei Linien, ca. 9.000 Flaschen pro Schicht", ", mit etwa 9.000 Flaschen pro Schicht"],
  ["Nachtdienst auf der Inneren, 28 Patienten", ", mit 28 Patienten"],
  ["Schwundquote: von 2,4 % auf 1,1 % reduziert", "Ich habe die Schwundquote von 2,4 % auf 1,1 % reduziert"],
  ["Planung von Festen; 14 Feste im Jahr", "von Festen, 14 im Jahr"],
  ["Bruchquote: 3,2 % -> 0,9 %", "Die Bruchquote ist von 3,2 % auf 0,9 % gesunken"],
  ["Verspätungen von 40 auf 12 im Monat", "Die Zahl der Verspätungen ist von 40 auf 12 im Monat gesunken"],
  ["seit 2020 Vorarbeiter einer Kolonne mit 5 Mann", "Ich bin seit 2020 Vorarbeiter einer Kolonne mit 5 Mann"],
  ["Fachliche und disziplinarische Leitung von 9 Köchen", "Ich leite fachlich und disziplinarisch 9 Köche"],
  ["keine Reklamationen in meiner Schicht seit 2022", "Seit 2022 hat es in meiner Schicht keine Reklamationen gegeben"],
  ["Merkblätter für die Nachtwache geschrieben, seitdem weniger Rückfragen", "; seitdem gab es weniger Rückfragen"],
  ["Schwundquote seit 2021 unter 0,8 %", "Die Schwundquote liegt seit 2021 unter 0,8 %"],
  ["Leitung des Lagers, 12 Mitarbeiter, 3.000 Stellplätze", "das Lager (12 Mitarbeiter, 3.000 Stellplätze)"],
  ["Aufbau eines Chors (zwölf Kinder, seit 2019)", "aufgebaut (zwölf Kinder, seit 2019)"],
  ["Pflege von 12 Gästen, davon vier beatmet", "(davon vier beatmet)"],
  ["Leitung der Kasse: Umsatz +12 % in 2022", "; der Umsatz ist 2022 um 12 % gestiegen"],
  ["Bestellung der Ware; die Retouren sanken um 40 %", "die Ware; die Retouren sanken um 40 %"],
  ["Beratung von Kunden aus Bau, Handel und Forst, 9 Termine am Tag", "Bau, Handel und Forst, mit 9 Terminen am Tag"],
])("the figure behind a mark of a German line is not lost: %s", (line, end) => {
  expect(told(line)?.sentence).toContain(end);
});

test.each([
  ["Spüldienst", "übernehme ich den Spüldienst", "habe ich den Spüldienst übernommen"],
  ["Warenannahme", "bin ich für die Warenannahme zuständig", "war ich für die Warenannahme zuständig"],
  ["Telefonischer Kundendienst", "übernehme ich den telefonischen Kundendienst", ""],
  [
    "Lohnabrechnung, Zeiterfassung und Reisekosten",
    "bin ich für Lohnabrechnung, Zeiterfassung und Reisekosten zuständig",
    "",
  ],
  ["Mitgearbeitet an der neuen Kartei", "habe ich an der neuen Kartei mitgearbeitet", ""],
  [
    "Verantwortlich für den Fuhrpark, Abrechnung der Touren",
    "bin ich für den Fuhrpark und die Abrechnung der Touren verantwortlich",
    "",
  ],
  ["Teilnahme an Fachmessen", "nehme ich an Fachmessen teil", "habe ich an Fachmessen teilgenommen"],
  ["Prüfung der Belege, Buchung der Zahlungen", "prüfe ich die Belege und buche die Zahlungen", ""],
  ["Schichtleiterin (14 Mitarbeiter)", "bin ich Schichtleiterin für 14 Mitarbeiter", ""],
  ["Bester Azubi des Betriebs 2019", "war ich der beste Azubi des Betriebs 2019", ""],
  ["Brandschutzbeauftragte", "bin ich Brandschutzbeauftragte", "war ich Brandschutzbeauftragte"],
  ["Ansprechpartner für die Prüfung 2021", "war ich Ansprechpartner für die Prüfung 2021", ""],
  ["Leitete den Empfang", "leitete ich den Empfang", "leitete ich den Empfang"],
  ["Regale bestücken", "gehört es zu meinen Aufgaben, Regale zu bestücken", ""],
])("German work that has a name and no verb is told as a native says it: %s", (line, now, past) => {
  expect(told(line)?.clause).toBe(now);
  if (past !== "") expect(told(line, false)?.clause).toBe(past);
});

test("who moved a figure is said only where the line says it", () => {
  expect(told("Auslastung von 61 % auf 78 %")?.sentence).toBe("Die Auslastung ist von 61 % auf 78 % gestiegen");
  expect(told("Fluktuation von 19 % auf 8 %")?.sentence).toBe("Die Fluktuation ist von 19 % auf 8 % gesunken");
  expect(told("Rückläuferquote von 9 auf 3 Prozent gesenkt")?.sentence).toMatch(/^Ich habe die Rückläuferquote/);
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
  expect(told("Aufgaben: Annahme, Versand und Ablage")?.sentence).toBe(
    "Zu meinen Aufgaben gehören Annahme, Versand und Ablage",
  );
});

test.each([
  ["Kassenabschluss seit 2021 alleine", "Ich kümmere mich seit 2021 alleine um den Kassenabschluss"],
  ["Seit 2020 Ansprechpartnerin für die Lehrlinge", "Ich bin seit 2020 Ansprechpartnerin für die Lehrlinge"],
  ["Anleitung von Schülern seit Mai 2021", "Ich leite seit Mai 2021 Schüler an"],
  ["Wartung im Notdienst, jede dritte Woche Rufbereitschaft", "und übernehme jede dritte Woche Rufbereitschaft"],
  ["Frühdienst, eine Woche im Monat", "Ich übernehme den Frühdienst (eine Woche im Monat)"],
  [
    "Ausbildung der Gesellen, insgesamt drei Azubis zur Prüfung geführt",
    "und habe insgesamt drei Azubis zur Prüfung geführt",
  ],
  ["Umbau der Halle, pünktlich zur Messe abgeschlossen", "Ich habe den Umbau der Halle pünktlich zur Messe"],
  ["neue Kollegen am Band angelernt (bisher vier)", "Ich habe neue Kollegen am Band angelernt, bisher vier"],
  ["Foto-AG: eine Kamera aus Karton gebaut", "Ich habe eine Kamera aus Karton gebaut"],
  ["2020 einen Hofladen eröffnet, der 12 % des Umsatzes bringt", "eröffnet, der 12 % des Umsatzes bringt"],
  ["Im Neubau habe ich zwei Bäder gefliest", "Im Neubau habe ich zwei Bäder gefliest"],
  ["Bedienung von Fräse, Säge und Presse", "Ich bediene Fräse, Säge und Presse"],
  ["Einbauküchen geplant", "Ich habe Einbauküchen geplant"],
  ["Wäscheausgabe, Aufnahme neuer Gäste", "die Aufnahme neuer Gäste"],
  ["durchschnittliche Lieferzeit von 6 auf 4 Tage verkürzt", "Ich habe die durchschnittliche Lieferzeit"],
])("a German line of two parts keeps what each says: %s", (line, said) => {
  expect(told(line)?.sentence).toContain(said);
});

test.each([
  ["Vorbeugende Pflege an Pumpen, Ventilen und Motoren", "die vorbeugende Pflege an Pumpen, Ventilen und Motoren"],
  ["Wundpflege und Verbandswechsel bei Gästen", "die Wundpflege und der Verbandswechsel bei Gästen"],
  ["Senkung des Verbrauchs von 9 auf 7 Liter", "Ich habe den Verbrauch von 9 auf 7 Liter gesenkt"],
  ["Einsparung von 5.000 € Stromkosten im Jahr", "Ich habe 5.000 € Stromkosten im Jahr eingespart"],
  ["Umsatzsteigerung um 9 %", "Ich habe eine Umsatzsteigerung um 9 % erreicht"],
  ["Enge Zusammenarbeit mit Köchen und Service", "Ich arbeite eng mit Köchen und Service zusammen"],
  ["Budgetverantwortung 80 T€", "Ich trage Budgetverantwortung für 80 T€"],
  ["seit 2021 stellvertretende Leiterin, Gruppe B (9 Kinder)", "stellvertretende Leiterin (Gruppe B, 9 Kinder)"],
  ["Prüfung von Geräten, etwa 900 Geräte im Jahr", "Ich prüfe Geräte, etwa 900 im Jahr"],
  ["Steigerung der organischen Zugriffe um 40 %", "Ich habe die organischen Zugriffe um 40 % gesteigert"],
  ["Texte für Broschüren und Websites", "Ich schreibe Texte für Broschüren und Websites"],
  ["viel Betrieb, Kassenführung, Aushilfen eingewiesen", "Ich habe Aushilfen eingewiesen"],
  ["Hausbesuche nach § 45 Abs. 2 SGB XI", "Hausbesuche nach § 45 Abs. 2 SGB XI"],
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
  expect(GRAMMAR.need("Anlagen abzunehmen")).toBe("Anlagen abzunehmen");
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
