import type { Texts } from "../load-texts.ts";

export const legal = {
  updated: "Dernière mise à jour : décembre 2024",
  contents: "Sommaire",
} satisfies Texts["legal"];
