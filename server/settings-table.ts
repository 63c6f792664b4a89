import { VARIABLES } from "./env.ts";

const START = "<!-- settings -->";
const END = "<!-- /settings -->";

/** A row for each setting, or for settings that belong together: those whose names begin with the same word. */
export function settingsTable(): string {
  const families = Map.groupBy(Object.entries(VARIABLES), ([name]) => name.split("_")[0]);
  const rows = [...families.values()].map((settings) => {
    const cells = [
      settings.map(([name]) => name),
      settings.map(([, { meaning }]) => meaning),
      settings.map(([, { without }]) => without || (settings.length > 1 ? "-" : "")),
    ];
    return `| ${cells.map((lines) => lines.join("<br>")).join(" | ")} |`;
  });
  return ["| variable | meaning | without it |", "|---|---|---|", ...rows].join("\n");
}

export function withSettingsTable(text: string, table: string): string {
  const from = text.indexOf(START);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error(`The text has no ${START} and ${END}`);
  return `${text.slice(0, from + START.length)}\n${table}\n${text.slice(to)}`;
}
