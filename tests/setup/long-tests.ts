import { globSync, readFileSync } from "node:fs";

/** The tag of a test that `npm run test:long` runs, and `npm test` does not: a sibling shows the same sooner. */
export const LONG = "long";

/** What Vitest's --tags-filter takes. */
export const VITEST_FILTER = { short: `!${LONG}`, long: LONG };

/**
 * What Playwright's --grep takes for the journeys left to `npm run test:long`: it sees project, title and tags. Without
 * JavaScript `npm test` goes those tagged @plain, the main one of each screen.
 */
export const LONG_JOURNEYS = `@${LONG}\\b|^ ?without JavaScript (?!.*@plain\\b)`;

/** The test files that do more rounds when LONG_TESTS is set. */
export function filesWithRounds(): string[] {
  const files = globSync("{server,tests/api}/**/*.test.ts");
  return files.filter((file) => readFileSync(file, "utf8").includes("/run-length.ts"));
}
