import type { Texts } from "../load-texts.ts";

export const legal = {
  updated: "Zuletzt aktualisiert: Dezember 2024",
  contents: "Inhalt",
} satisfies Texts["legal"];
