import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsTable, withSettingsTable } from "./settings-table.ts";

test("the README's table of settings is the one that server/env.ts checks", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toBe(withSettingsTable(readme, settingsTable()));
});
