import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  ["Suivi des stages : taux d'abandon ramené de 18 % à 7 %", " et j'ai ramené le taux d'abandon de 18 % à 7 %"],
  ["Cuisson du pain, 900 pièces par nuit", ", soit 900 pièces par nuit"],
  ["Accueil des familles ; 14 enfants", ", avec 14 enfants"],
  ["45 visites par semaine, taux de retour de 12 %", ", avec un taux de retour de 12 %"],
  ["Gestion du vestiaire (2 salles)", "(2 salles)"],
  [
    "Tenue du stand : ventes passées de 200 à 350 euros par jour",
    " ; les ventes sont passées de 200 à 350 euros par jour",
  ],
])("the figure behind a mark of a French line is not lost: %s", (line, end) => {
  expect(told(line)?.sentence.endsWith(end)).toBe(true);
});

test.each([
  ["Étiquetage, emballage et expédition", "je m'occupe de l'étiquetage, de l'emballage et de l'expédition"],
  ["Lecture de plans et découpe", "je m'occupe de la lecture de plans et de la découpe"],
  ["Permanences du samedi", "j'assure les permanences du samedi"],
  ["Suivi des chantiers de rénovation", "j'assure le suivi des chantiers de rénovation"],
  ["Correspondante qualité (ISO 9001)", "je suis correspondante qualité (ISO 9001)"],
  ["Premier vendeur de la région en 2018", "j'ai été le premier vendeur de la région en 2018"],
  ["Participation au salon de l'habitat", "je participe au salon de l'habitat"],
  ["Servir les repas au comptoir", "j'ai pour mission de servir les repas au comptoir"],
])("French work that has a name and no verb is told as a native says it: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("a French job that has ended is told as past", () => {
  expect(told("Étiquetage et emballage", false)?.clause).toBe("je m'occupais de l'étiquetage et de l'emballage");
  expect(told("30 livraisons par tournée", false)?.clause).toBe("j'assurais 30 livraisons par tournée");
  expect(told("Aucune panne depuis 2014", false)).toBeNull();
});

test.each([
  "Délai de 2 à 3 jours",
  "Équipe de 5 à 8 personnes",
  "Chiffre d'affaires : 3 M€",
  "Word, Excel, Sage",
  "Stage de découverte",
  "Ponctualité, patience",
  "Congé sabbatique",
  "Muté à Lyon",
  "CDI",
])("a French line that no sentence can be sure of is not told: %s", (line) => {
  expect(told(line)).toBeNull();
});

test("what others did of a French person is told as theirs", () => {
  expect(told("Promue responsable de salle en 2021")?.clause).toBe("j'ai été promue responsable de salle en 2021");
  expect(told("Missions : caisse, inventaires et relances")?.clause).toBe(
    "je m'occupe de la caisse, des inventaires et des relances",
  );
});
