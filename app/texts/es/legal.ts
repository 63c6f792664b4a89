import type { Texts } from "../load-texts.ts";

export const legal = {
  updated: "Última actualización: diciembre de 2024",
  contents: "Índice",
} satisfies Texts["legal"];
