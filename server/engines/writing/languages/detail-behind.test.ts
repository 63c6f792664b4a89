import { expect, test } from "vitest";
import { GRAMMARS } from "./grammars.ts";

const told = (language: "fr" | "es", line: string, isCurrent = true) =>
  GRAMMARS[language].tell(line, { isCurrent })?.sentence ?? null;

test.each([
  ["fr", "Gestion du parc de vélos, séances de trois heures", "Je gère le parc de vélos (séances de trois heures)"],
  ["fr", "Contrôle d'accès selon le plan, environ 50 à 80 badges par jour", "(environ 50 à 80 badges par jour)"],
  [
    "fr",
    "Suivi de 12 familles : entretiens, visites à domicile, bilans",
    "le suivi de 12 familles : entretiens, visites à domicile et bilans",
  ],
  [
    "fr",
    "Encadrement simultané de 3 à 6 chantiers, de 20 à 90 K€ : toitures, façades",
    "l'encadrement simultané de 3 à 6 chantiers (de 20 à 90 K€) : toitures et façades",
  ],
  ["fr", "Réduction des rebuts : de 5 % à 2 %", "J'ai réduit les rebuts de 5 % à 2 %"],
  ["fr", "Réparation de volets, stores, portails", "la réparation de volets, stores et portails"],
  ["fr", "Taille des haies, y compris évacuation des déchets", "les haies, y compris évacuation des déchets"],
  ["es", "Inventario anual, diferencias por debajo del 2 %", "del inventario anual (diferencias por debajo del 2 %)"],
  ["es", "Seguimiento de obras: plazos, costes y calidad", "del seguimiento de obras: plazos, costes y calidad"],
  ["es", "Responsable de 4 hornos (20 a 60 kg) y 2 líneas de envasado, 2 turnos", "2 líneas de envasado (2 turnos)"],
] as const)("what stands behind the work stays with it: %s %s", (language, line, end) => {
  expect(told(language, line)?.endsWith(end)).toBe(true);
});

test.each([
  ["fr", "Vente de pneus, ambiance familiale"],
  ["fr", "Tournées : 40 clients par jour"],
  ["fr", "Objectifs : ventes, marge, stock"],
  ["es", "Horarios: mañana, tarde, noche"],
  ["es", "Buen ambiente, equipo de 5"],
] as const)("what is told of no work has nothing behind it either: %s %s", (language, line) => {
  expect(told(language, line)).toBeNull();
});
