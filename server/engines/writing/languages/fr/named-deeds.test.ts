import { expect, test } from "vitest";
import { deedOfName } from "./named-deeds.ts";

test("French lines that name two works tell both with their verbs", () => {
  const lines: [string, string | null, string][] = [
    [
      "Accueil des patients et gestion du planning",
      "j'accueille les patients et gère le planning",
      "j'ai accueilli les patients et géré le planning",
    ],
    ["Saisie et archivage des factures", "je saisis et archive les factures", "j'ai saisi et archivé les factures"],
    [
      "Suivi des stocks et préparation de 40 commandes par jour",
      null,
      "j'ai suivi les stocks et préparé 40 commandes par jour",
    ],
  ];
  for (const [line, now, past] of lines) {
    expect(deedOfName(line, { isCurrent: true })).toBe(now);
    expect(deedOfName(line, { isCurrent: false })).toBe(past);
  }
});

test("French lines whose second object is not certain tell no verb", () => {
  expect(deedOfName("Gestion des stocks et suivi de commande", { isCurrent: false })).toBeNull();
});
