import { counted } from "../../../server/domain/counted.ts";

export const changes = {
  nothing: "Every line is as it was.",
  kinds: {
    added: "Added",
    removed: "Removed",
    "moved-up": "Moved up",
    "moved-down": "Moved down",
    changed: "Changed",
  },
  counted: {
    added: (count: number) => `${counted(count, "line")} added`,
    removed: (count: number) => `${counted(count, "line")} removed`,
    "moved-up": (count: number) => `${counted(count, "line")} moved up`,
    "moved-down": (count: number) => `${counted(count, "line")} moved down`,
    changed: (count: number) => `${counted(count, "line")} changed`,
  },
  unchanged: (count: number) => `${count} lines unchanged`,
  moved: "moved:",
};
