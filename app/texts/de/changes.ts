import { counted } from "../../../server/domain/counted.ts";
import type { Texts } from "../load-texts.ts";

export const changes = {
  nothing: "Jede Zeile ist wie zuvor.",
  kinds: {
    added: "Neu",
    removed: "Entfernt",
    "moved-up": "Nach oben",
    "moved-down": "Nach unten",
    changed: "Geändert",
  },
  counted: {
    added: (count: number) => counted(count, "Zeile hinzugefügt", "Zeilen hinzugefügt"),
    removed: (count: number) => counted(count, "Zeile entfernt", "Zeilen entfernt"),
    "moved-up": (count: number) => counted(count, "Zeile nach oben verschoben", "Zeilen nach oben verschoben"),
    "moved-down": (count: number) => counted(count, "Zeile nach unten verschoben", "Zeilen nach unten verschoben"),
    changed: (count: number) => counted(count, "Zeile geändert", "Zeilen geändert"),
  },
  unchanged: (count: number) => `${count} unveränderte Zeilen`,
  moved: "verschoben:",
} satisfies Texts["changes"];
