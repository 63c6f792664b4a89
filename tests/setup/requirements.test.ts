import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../server/project-root.ts";
import { findRequirements, requirementsPage } from "./requirements.ts";

const PRODUCTION = "{app,models,server}/**/*.{ts,tsx,css,mjs}";
const requirements = findRequirements();

test("what the tests show of each requirement is up to date", () => {
  const page = readFileSync(path.join(PROJECT_ROOT, "tests/requirements.md"), "utf8");
  expect(page, "npm run requirements makes it anew").toBe(requirementsPage(requirements));
});

test("no requirement is shown by tests alone that `npm test` leaves out", () => {
  expect(requirements.filter(({ isLong }) => isLong)).toEqual([]);
});

test("a range of requirements names each of them", () => {
  expect(requirements.map(({ id }) => id)).toEqual(expect.arrayContaining(["RV-01", "RV-02", "RV-03"]));
});

test("production code gives reasons, not the numbers of requirements", () => {
  const kinds = [...new Set(requirements.map(({ id }) => id.split("-")[0]))];
  const id = new RegExp(`\\b(?:${kinds.join("|")})-\\d\\d`);
  const files = globSync(PRODUCTION, { cwd: PROJECT_ROOT }).filter((file) => !/\.(?:test|fixtures)\./.test(file));
  expect(files.length).toBeGreaterThan(500);
  const named = files.filter((file) => id.test(readFileSync(path.join(PROJECT_ROOT, file), "utf8")));
  expect(named).toEqual([]);
});
