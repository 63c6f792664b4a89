import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  ["Environ 200 vélos réparés par mois à deux", "Je répare environ 200 vélos par mois à deux"],
  ["Gestion du vestiaire (2 salles)", "(2 salles)"],
])("the figure behind a mark of a French line is not lost: %s", (line, end) => {
  expect(told(line)?.sentence.endsWith(end)).toBe(true);
});

test.each([
  ["Paramétrage des caisses lors du déménagement", "j'ai paramétré les caisses lors du déménagement"],
  ["Correspondante qualité (ISO 9001)", "je suis correspondante qualité (ISO 9001)"],
  ["Premier vendeur de la région en 2018", "j'ai été le premier vendeur de la région en 2018"],
  ["Participation au salon de l'habitat", "je participe au salon de l'habitat"],
  ["Servir les repas au comptoir", "je sers les repas au comptoir"],
  [
    "Surveiller les constantes et transmettre à l'infirmière",
    "je surveille les constantes et transmets à l'infirmière",
  ],
  ["Gérer les stocks, nettoyer les cuves", "je gère les stocks, nettoie les cuves"],
  ["Accueillir les patients et prendre les rendez-vous", "j'accueille les patients et prends les rendez-vous"],
  [
    "Contrôle des températures et des documents de transport",
    "je contrôle les températures et les documents de transport",
  ],
])("French work that has a name and no verb is told as a native says it: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("a French job that has ended is told as past", () => {
  expect(told("Ranger les rayons et répondre aux clients", false)?.clause).toBe(
    "je rangeais les rayons et répondais aux clients",
  );
  expect(told("Aucune panne depuis 2014", false)).toBeNull();
});

test.each([
  "Délai de 2 à 3 jours",
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

test.each([
  ["A formé 6 voisins au compostage", "J'ai formé 6 voisins au compostage"],
  ["Retards en caisse : de 12 à 5 par mois", "Les retards en caisse sont passés de 12 à 5 par mois"],
  ["Objectifs respectés sur 8 sites sur 9", "J'ai respecté les objectifs sur 8 sites sur 9"],
  ["À la tête d'une équipe de 4 monteurs", "Je suis à la tête d'une équipe de 4 monteurs"],
  [
    "Encours clients ramené de 50 000 € à 18 000 € en un an",
    "J'ai ramené l'encours clients de 50 000 € à 18 000 € en un an",
  ],
  ["Informatisation d'un cabinet dentaire", "J'ai informatisé un cabinet dentaire"],
  ["Taux de casse : 2,4 % -> 0,9 %", "Le taux de casse est passé de 2,4 % à 0,9 %"],
  ["Depuis mai 2022, encadrement de deux stagiaires", "Depuis mai 2022, j'encadre deux stagiaires"],
  ["Progression des ventes de 14 % en un an", "Les ventes ont augmenté de 14 % en un an"],
  ["Amélioration du rendement de 60 à 72 %", "J'ai amélioré le rendement de 60 à 72 %"],
  ["Livraison de la résidence Les Tilleuls en mai", "J'ai livré la résidence Les Tilleuls en mai"],
  ["Administration de l'annuaire et de GitLab", "J'administre l'annuaire et GitLab"],
  ["Objectifs 2023 atteints à 108 %", "J'ai atteint les objectifs 2023 à 108 %"],
  ["J'accueillais les clients, je tenais la caisse", "J'accueillais les clients, je tenais la caisse"],
])("a French line says no more and no less in its sentence: %s", (line, said) => {
  expect(told(line)?.sentence).toBe(said);
});

test("what others did of a French person is told as theirs", () => {
  expect(told("Promue responsable de salle en 2021")?.clause).toBe("j'ai été promue responsable de salle en 2021");
});

test.each([
  ["Pose de cloisons dans des bureaux et des commerces", "dans des bureaux et des commerces"],
  ["Travail de nuit un week-end sur deux", "je travaille de nuit un week-end sur deux"],
  ["Le délai est passé de 9 à 5 jours", "le délai est passé de 9 à 5 jours"],
  ["Je tiens la caisse et je prépare les commandes", "je tiens la caisse et je prépare les commandes"],
])("a French line of an ordinary trade is told as it is said: %s", (line, said) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })?.clause).toContain(said);
});

test("a house is named by its kind as one speaks of it", () => {
  expect(GRAMMAR.at("Association Le Relais")).toBe("à l'association Le Relais");
  expect(GRAMMAR.at("Conserveries du Golfe")).toBe("aux Conserveries du Golfe");
  expect(GRAMMAR.at("Le Petit Moulin")).toBe("au Petit Moulin");
  expect(GRAMMAR.at("Leclerc Auto")).toBe("chez Leclerc Auto");
  expect(GRAMMAR.at("SARL Le Bris Couverture")).toBe("chez Le Bris Couverture");
  expect(GRAMMAR.at("Mutualité Bretagne Ouest")).toBe("à la Mutualité Bretagne Ouest");
  expect(GRAMMAR.credential("Permis B, C, CE")).toBe("les permis B, C et CE");
  expect(GRAMMAR.credential("FIMO marchandises")).toBe("la FIMO marchandises");
  expect(GRAMMAR.credential("ADR")).toBe("l'ADR");
  expect(GRAMMAR.work("Remplacements en crèche", null)).toBeNull();
});
