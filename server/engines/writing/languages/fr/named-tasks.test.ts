import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  [
    "Saisie des bons dans Cegid, relance des clients",
    "j'assure la saisie des bons dans Cegid et la relance des clients",
  ],
  ["Chargement et arrimage de 18 remorques par nuit", "j'assure le chargement et l'arrimage de 18 remorques par nuit"],
  [
    "Suivi de 40 chantiers, de la commande à la livraison",
    "j'assure le suivi de 40 chantiers, de la commande à la livraison",
  ],
  [
    "Contrôle qualité des arrivages (600 colis par jour)",
    "j'assure le contrôle qualité des arrivages (600 colis par jour)",
  ],
])("what a French line names as work is what one ensures: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("French work of a job that has ended was one's charge", () => {
  expect(told("Soins auprès de 30 patients", false)?.sentence).toBe(
    "J'avais en charge les soins auprès de 30 patients",
  );
});

test.each([
  "Déploiement sur trois sites",
  "Promotion interne",
  "Réunion d'équipe 1 mardi sur 2",
  "Commerce de gros",
  "Déclarations de revenus et liasse comptable",
])("what is no lasting work, or says more than a name, is no French task: %s", (line) => {
  expect(told(line)).toBeNull();
});

test("a French figure that fell is told as passed from one to the other, a span is not", () => {
  expect(told("Délai de réponse 12 jours → 5 jours")?.sentence).toBe("Le délai de réponse est passé de 12 à 5 jours");
  expect(told("Levée des réserves : délai moyen de 30 jours à 12 jours")?.clause).toBe(
    "j'assure la levée des réserves ; le délai moyen est passé de 30 à 12 jours",
  );
  expect(told("Délai de 3 à 6 semaines")).toBeNull();
});
