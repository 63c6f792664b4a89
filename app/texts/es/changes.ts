import { counted } from "../../../server/domain/counted.ts";
import type { Texts } from "../load-texts.ts";

export const changes = {
  nothing: "Todas las líneas siguen igual.",
  kinds: {
    added: "Añadida",
    removed: "Eliminada",
    "moved-up": "Hacia arriba",
    "moved-down": "Hacia abajo",
    changed: "Modificada",
  },
  counted: {
    added: (count: number) => counted(count, "línea añadida", "líneas añadidas"),
    removed: (count: number) => counted(count, "línea eliminada", "líneas eliminadas"),
    "moved-up": (count: number) => counted(count, "línea desplazada hacia arriba", "líneas desplazadas hacia arriba"),
    "moved-down": (count: number) => counted(count, "línea desplazada hacia abajo", "líneas desplazadas hacia abajo"),
    changed: (count: number) => counted(count, "línea modificada", "líneas modificadas"),
  },
  unchanged: (count: number) => `${count} líneas sin cambios`,
  moved: "desplazado:",
} satisfies Texts["changes"];
