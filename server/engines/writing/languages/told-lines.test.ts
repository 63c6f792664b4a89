import { expect, test } from "vitest";
import { GRAMMARS } from "./grammars.ts";

type Case = [language: "de" | "es" | "fr", line: string, clause: string];

test.each<Case>([
  ["de", "Umzug der Kanzlei in drei Wochen organisiert", "habe ich den Umzug der Kanzlei in drei Wochen organisiert"],
  ["de", "Team von neun Köchen geführt", "habe ich ein Team von neun Köchen geführt"],
  ["de", "Wartung von 9 CNC-Maschinen in zwei Hallen", "habe ich 9 CNC-Maschinen in zwei Hallen gewartet"],
  [
    "de",
    "Webshop auf Shopware umgestellt, Ladezeit halbiert",
    "habe ich einen Webshop auf Shopware umgestellt und die Ladezeit halbiert",
  ],
  [
    "de",
    "Einkauf von Holz und Verhandlung mit Sägewerken",
    "gehörten zu meinen Aufgaben der Einkauf von Holz und die Verhandlung mit Sägewerken",
  ],
  ["fr", "Clôture annuelle ramenée de 30 à 12 jours", "j'ai ramené la clôture annuelle de 30 à 12 jours"],
  ["fr", "Prise en charge de 9 résidents par nuit", "j'ai pris en charge 9 résidents par nuit"],
  ["fr", "Référente pour 120 familles", "j'étais référente pour 120 familles"],
  [
    "fr",
    "Passage du parc à l'électrique, coûts divisés par deux",
    "mes missions comprenaient le passage du parc à l'électrique",
  ],
  ["es", "Ganadora del premio al mejor escaparate en 2021", "fui ganadora del premio al mejor escaparate en 2021"],
])("a line of a resume in %s is told as a native would: %s", (language, line, clause) => {
  expect(GRAMMARS[language].tell(line, { isCurrent: false })?.clause).toBe(clause);
});

test("what a German posting names with two verbs at its end keeps both", () => {
  expect(GRAMMARS.de.need("Lieferungen annehmen und prüfen")).toBe("Lieferungen anzunehmen und zu prüfen");
});
