import { counted } from "../../../server/domain/counted.ts";
import type { Texts } from "../load-texts.ts";

export const changes = {
  nothing: "Toutes les lignes sont restées les mêmes.",
  kinds: {
    added: "Ajoutée",
    removed: "Supprimée",
    "moved-up": "Remontée",
    "moved-down": "Descendue",
    changed: "Modifiée",
  },
  counted: {
    added: (count: number) => counted(count, "ligne ajoutée", "lignes ajoutées"),
    removed: (count: number) => counted(count, "ligne supprimée", "lignes supprimées"),
    "moved-up": (count: number) => counted(count, "ligne remontée", "lignes remontées"),
    "moved-down": (count: number) => counted(count, "ligne descendue", "lignes descendues"),
    changed: (count: number) => counted(count, "ligne modifiée", "lignes modifiées"),
  },
  unchanged: (count: number) => `${count} lignes inchangées`,
  moved: "déplacé :",
} satisfies Texts["changes"];
