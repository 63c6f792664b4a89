import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  ["Suivi des stages : taux d'abandon ramené de 18 % à 7 %", " et j'ai ramené le taux d'abandon de 18 % à 7 %"],
  ["Cuisson du pain, 900 pièces par nuit", ", soit 900 pièces par nuit"],
  ["Accueil des familles ; 14 enfants", " (14 enfants)"],
  ["Gestion d'un parc de 30 vélos (ville, route), soit 90 locations par jour", ", soit 90 locations par jour"],
  ["Responsable du rayon fromage : ventes +9 % en 2022", " ; les ventes ont augmenté de 9 % en 2022"],
  ["Gestion des stocks ; les retours sont passés de 9 % à 4 %", " ; les retours sont passés de 9 % à 4 %"],
  ["Environ 200 vélos réparés par mois à deux", "Je répare environ 200 vélos par mois à deux"],
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
  ["Nettoyage de cuves, filtres et pompes en inox", "j'assure le nettoyage de cuves, filtres et pompes en inox"],
  ["Paramétrage des caisses lors du déménagement", "j'ai paramétré les caisses lors du déménagement"],
  ["Permanences du samedi", "j'assure les permanences du samedi"],
  ["Suivi des chantiers de rénovation", "j'assure le suivi des chantiers de rénovation"],
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
  ["Suivre les dossiers des locataires", "j'ai pour mission de suivre les dossiers des locataires"],
])("French work that has a name and no verb is told as a native says it: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("a French job that has ended is told as past", () => {
  expect(told("Étiquetage et emballage", false)?.clause).toBe("je m'occupais de l'étiquetage et de l'emballage");
  expect(told("30 livraisons par tournée", false)?.clause).toBe("j'assurais 30 livraisons par tournée");
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
  [
    "Suivi de 90 dossiers par an, de la visite à la signature",
    "Je m'occupe du suivi de 90 dossiers par an, de la visite à la signature",
  ],
  ["A formé 6 voisins au compostage", "J'ai formé 6 voisins au compostage"],
  ["Calcul des marges ; a repéré 4 produits à perte", "Je calcule les marges et j'ai repéré 4 produits à perte"],
  ["TRS de 64 à 73 % en un an", "Le TRS est passé de 64 à 73 % en un an"],
  ["Trajets à vide : -9 %", "Les trajets à vide ont baissé de 9 %"],
  ["Taux de réussite : 81 %", "Le taux de réussite est de 81 %"],
  ["Inventaire annuel des pièces", "Je m'occupe de l'inventaire annuel des pièces"],
  ["Retards en caisse : de 12 à 5 par mois", "Les retards en caisse sont passés de 12 à 5 par mois"],
  ["Chutes au service : de 9 à 4 par mois", "Les chutes au service ont baissé de 9 à 4 par mois"],
  ["3 ateliers de couture, jusqu'à 40 adhérents", "Je m'occupe de 3 ateliers de couture, jusqu'à 40 adhérents"],
  ["Objectifs respectés sur 8 sites sur 9", "J'ai respecté les objectifs sur 8 sites sur 9"],
  [
    "Vente : 40 vélos par mois, délai passé de 9 à 4 jours",
    "Je m'occupe de la vente, soit 40 vélos par mois ; le délai est passé de 9 à 4 jours",
  ],
  ["À la tête d'une équipe de 4 monteurs", "Je suis à la tête d'une équipe de 4 monteurs"],
  [
    "Encours clients ramené de 50 000 € à 18 000 € en un an",
    "J'ai ramené l'encours clients de 50 000 € à 18 000 € en un an",
  ],
  ["ERP : Divalto", "Je travaille avec Divalto (ERP)"],
  ["Informatisation d'un cabinet dentaire", "J'ai informatisé un cabinet dentaire"],
  ["Équipe de 4 monteurs, pointage et outillage", "Je travaille avec une équipe de 4 monteurs"],
  ["Taux de casse : 2,4 % -> 0,9 %", "Le taux de casse est passé de 2,4 % à 0,9 %"],
  ["Participation à la démarche qualité, certifiés en 2021", "J'ai participé à la démarche qualité"],
  ["Service des plats, aide en salle", "Je m'occupe du service des plats et de l'aide en salle"],
  ["Taille des arbres, tonte, arrosage", "Je m'occupe de la taille des arbres, de la tonte et de l'arrosage"],
  ["Depuis mai 2022, encadrement de deux stagiaires", "Depuis mai 2022, j'encadre deux stagiaires"],
  ["Progression des ventes de 14 % en un an", "Les ventes ont augmenté de 14 % en un an"],
  ["Amélioration du rendement de 60 à 72 %", "J'ai amélioré le rendement de 60 à 72 %"],
  ["Portefeuille d'une trentaine de clients", "Je gère un portefeuille d'une trentaine de clients"],
  ["Conseil, cabines, encaissement", "Je m'occupe du conseil, des cabines et de l'encaissement"],
  ["Livraison de la résidence Les Tilleuls en mai", "J'ai livré la résidence Les Tilleuls en mai"],
  ["Administration de l'annuaire et de GitLab", "J'administre l'annuaire et GitLab"],
  ["Service de cardiologie (28 lits)", "Je travaille au service de cardiologie (28 lits)"],
  ["Objectifs 2023 atteints à 108 %", "J'ai atteint les objectifs 2023 à 108 %"],
  ["Cours d'anglais pour adultes", "Je donne des cours d'anglais pour adultes"],
  ["Accueil des élèves et transmissions écrites", "J'assure l'accueil des élèves et les transmissions écrites"],
  ["J'accueillais les clients, je tenais la caisse", "J'accueillais les clients, je tenais la caisse"],
])("a French line says no more and no less in its sentence: %s", (line, said) => {
  expect(told(line)?.sentence).toBe(said);
});

test("what others did of a French person is told as theirs", () => {
  expect(told("Promue responsable de salle en 2021")?.clause).toBe("j'ai été promue responsable de salle en 2021");
  expect(told("Missions : caisse, inventaires et relances")?.clause).toBe(
    "je m'occupe de la caisse, des inventaires et des relances",
  );
});

test.each([
  [
    "Rénovation de 12 salles de bains, achevée sans réserve",
    "la rénovation de 12 salles de bains, achevée sans réserve",
  ],
  ["Construction de la mairie, budget tenu malgré le gel", "la mairie ; le budget a été tenu malgré le gel"],
  ["Unité Alzheimer : soins, repas, animation", "des soins, des repas et de l'animation dans l'unité Alzheimer"],
  ["Gestion des stocks et inventaire annuel", "de la gestion des stocks et de l'inventaire annuel"],
  ["Pose de cloisons dans des bureaux et des commerces", "dans des bureaux et des commerces"],
  ["Conseil aux clients, animation de trois ateliers par mois", "et de l'animation de trois ateliers par mois"],
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
