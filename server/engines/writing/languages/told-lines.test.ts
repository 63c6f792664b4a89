import { expect, test } from "vitest";
import { GRAMMARS } from "./grammars.ts";

const NO_LIST = { title: "", isOrder: false };

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
  ["fr", "Clôture annuelle ramenée de 30 à 12 jours", "j'ai ramené la clôture annuelle de 30 à 12 jours"],
  ["fr", "Prise en charge de 9 résidents par nuit", "j'ai pris en charge 9 résidents par nuit"],
  ["fr", "Référente pour 120 familles", "j'étais référente pour 120 familles"],
  ["fr", "Dirige un atelier de six menuisiers", "j'ai dirigé un atelier de six menuisiers"],
  ["de", "Auslastung der Halle um 9 % erhöht", "habe ich die Auslastung der Halle um 9 % erhöht"],
  [
    "de",
    "Fehlerquote um 4 % verringert durch neue Prüfpläne",
    "habe ich die Fehlerquote durch neue Prüfpläne um 4 % verringert",
  ],
  [
    "de",
    "Einführung eines Kassensystems (Lightspeed) in drei Filialen",
    "habe ich ein Kassensystem (Lightspeed) in drei Filialen eingeführt",
  ],
  ["es", "Ganadora del premio al mejor escaparate en 2021", "fui ganadora del premio al mejor escaparate en 2021"],
])("a line of a resume in %s is told as a native would: %s", (language, line, clause) => {
  expect(GRAMMARS[language].tell(line, { isCurrent: false })?.clause).toBe(clause);
});

test("what a German posting names with two verbs at its end keeps both", () => {
  expect(GRAMMARS.de.needs("Lieferungen annehmen und prüfen", NO_LIST)).toContain(
    "Lieferungen anzunehmen und zu prüfen",
  );
});

test("what a French line has in the third person is done by whoever writes it, today or then", () => {
  const told = (line: string) => GRAMMARS.fr.tell(line, { isCurrent: true })?.clause;
  expect(told("Anime des ateliers de théâtre")).toBe("j'anime des ateliers de théâtre");
  expect(told("Gère les commandes de 30 clients")).toBe("je gère les commandes de 30 clients");
  expect(told("Vendre les billets au guichet")).toBe("je vends les billets au guichet");
});

test("two verbs before one object keep both in what a German posting needs", () => {
  expect(GRAMMARS.de.needs("Sie planen und leiten Führungen durch das Museum.", NO_LIST)).toContain(
    "Führungen durch das Museum zu planen und zu leiten",
  );
});

test("two French verbs in the third person are told together, and none as an infinitive", () => {
  const told = (isCurrent: boolean) => GRAMMARS.fr.tell("Trie et livre 90 colis par jour", { isCurrent })?.clause;
  expect(told(true)).toBe("je trie et livre 90 colis par jour");
  expect(told(false)).toBe("j'ai trié et livré 90 colis par jour");
});
