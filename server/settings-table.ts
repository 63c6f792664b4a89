import { VARIABLES } from "./env.ts";

const START = "<!-- settings -->";
const END = "<!-- /settings -->";

export function settingsTable(): string {
  const rows = Object.entries(VARIABLES).map(([name, { meaning, without }]) => `| ${name} | ${meaning} | ${without} |`);
  return ["| variable | meaning | without it |", "|---|---|---|", ...rows].join("\n");
}

export function withSettingsTable(text: string, table: string): string {
  const from = text.indexOf(START);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error(`The text has no ${START} and ${END}`);
  return `${text.slice(0, from + START.length)}\n${table}\n${text.slice(to)}`;
}
