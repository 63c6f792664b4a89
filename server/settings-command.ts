import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { settingsTable, withSettingsTable } from "./settings-table.ts";
import { PROJECT_ROOT } from "./project-root.ts";

// `npm run readme:settings` writes the README's table of settings anew.
const file = path.join(PROJECT_ROOT, "README.md");
writeFileSync(file, withSettingsTable(readFileSync(file, "utf8"), settingsTable()));
