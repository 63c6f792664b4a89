import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../project-root.ts";
import { settingsTable, withSettingsTable } from "../settings-table.ts";
import { runCommand } from "./command-line.ts";

const USAGE = `Usage: npm run readme:settings

Writes the README's table of settings anew, from the list that server/env.ts checks.`;

await runCommand({
  usage: USAGE,
  run() {
    const file = path.join(PROJECT_ROOT, "README.md");
    writeFileSync(file, withSettingsTable(readFileSync(file, "utf8"), settingsTable()));
  },
});
