import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

const DUTIES: Record<string, string> = {
  de: "Ihre Aufgaben\n- Pflege der Anlagen und Betreuung der Kunden\n- Sie arbeiten mit dem Team und für die Werkstatt",
  fr: "Vos missions\n- Assurer le suivi des dossiers et accueillir les clients\n- Travailler avec une équipe dans nos locaux",
  es: "Funciones\n- Atender a los clientes y preparar los pedidos de la tienda\n- Trabajar con el equipo en el almacén",
};

test.each([
  [
    "de",
    "Elektroniker (m/w/d)\n\nDie Hollerbek Anlagenbau GmbH plant und baut Pumpwerke.",
    "Hollerbek Anlagenbau GmbH",
  ],
  ["de", "Gärtner (m/w/d)\n\nDie Gemeinde Sankt Ulrich pflegt 40 Hektar Parks.", "Gemeinde Sankt Ulrich"],
  ["fr", "Infirmier (H/F)\n\nLa Clinique des Ormes, à Dole (Jura), compte 60 lits.", "Clinique des Ormes"],
  [
    "fr",
    "Cariste (F/H)\nSociété Val Fruits, Moissac (82) – CDI – 24 k€\n\nVal Fruits est une coopérative.",
    "Société Val Fruits",
  ],
  ["fr", "Jardinier (H/F)\nService des espaces verts - Ville de Thouars (79)", "Ville de Thouars"],
  [
    "es",
    "Cocinera\nGran Hotel Los Robles 4*S, Noja (Cantabria)\n\nEl Gran Hotel Los Robles abre todo el año.",
    "Gran Hotel Los Robles",
  ],
  ["de", "Bäcker/in\n\nUnsere Backstube Pohlmann steht mitten in Melle.", "Backstube Pohlmann"],
  ["de", "Verkäufer/in\n\nDer Hofladen Reiser aus Tettnang verkauft auf acht Märkten.", "Hofladen Reiser"],
  ["de", "**Lackierer (m/w/d)**\n*Karosserie Tams* in Plön sucht dich!", "Karosserie Tams"],
  ["fr", "Assistante (H/F)\n\nNotre société :\nFrêt Kerdal, entreprise de 140 salariés, livre.", "Frêt Kerdal"],
  ["fr", "Conseiller (H/F)\n\nLa Mutuelle du Thouet, c'est 21 000 adhérents et 18 agences.", "Mutuelle du Thouet"],
  ["fr", "Chef de rang\n\nAu cœur de Dax, la Maison Sarrade (40 couverts) recrute pour avril.", "Maison Sarrade"],
  [
    "fr",
    "Éducatrice (H/F)\nCommission scolaire des Pins – École du Ruisseau, Alma\n\nNature du travail\nIntervenir.",
    "Commission scolaire des Pins",
  ],
  ["de", "Lagerist\n\nGetränke Ohm – dein Großhandel in Jever – sucht Hilfe.", "Getränke Ohm"],
  [
    "fr",
    "Musicien\n\nPour grandir, l'École de musique du Val Orne (640 élèves) engage.",
    "École de musique du Val Orne",
  ],
  ["es", "Técnico\n\nEl Teatro Circo, gestionado por la ciudad, necesita un técnico.", "Teatro Circo"],
  ["es", "Supervisor\n\nImportante empresa, Bodegas del Ñuble SpA, requiere contratar.", "Bodegas del Ñuble SpA"],
  ["es", "Auxiliar\nEmpresa del ramo hulero - Hules Sierra Alta\nApodaca", "Hules Sierra Alta"],
  ["es", "Encargado/a\n\n¡Únete a Calzados Pinar! Buscamos refuerzo.", "Calzados Pinar"],
  ["es", "Almacenero\nFrutas Ebro, S.L. - Alfaro (La Rioja)", "Frutas Ebro, S.L."],
])("in %s the employer of %j", (language, head, company) => {
  expect(readPasted(`${head}\n\n${DUTIES[language]}`).company).toBe(company);
});

test("a house that seeks from a day on for a department has the title below", () => {
  const head =
    "Die Stadt Wehrda sucht zum 01.03.2027 für den Fachdienst Ordnung\n\neine Sachbearbeitung Gewerbe (m/w/d)";
  const { title, company } = readPasted(`${head}\n\n${DUTIES.de}`);
  expect([title, company]).toEqual(["Sachbearbeitung Gewerbe (m/w/d)", "Stadt Wehrda"]);
});

test("a sentence about the work or the reader names no employer", () => {
  expect(
    readPasted(`Elektroniker (m/w/d)\n\nDas Lager ist hell. Unsere Kunden sind treu.\n\n${DUTIES.de}`).company,
  ).toBe("");
});
