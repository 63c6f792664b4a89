import { globSync, readFileSync } from "node:fs";

/**
 * The tag of a test that `npm run test:long` runs, and `npm test` does not. Where a new test goes: `npm test` shows each
 * promise once and the cheapest way, so every route, form, verb, security row, requirement and screen, with scripts and
 * without, has a test there; tagged long is what shows a promise again at a greater cost: at another width, in another
 * look or language, by another user or way in, after one more kill or restart, with more rounds, or in the browser
 * where an API or component test reads the same.
 */
export const LONG = "long";

/** What Vitest's --tags-filter takes in `npm test`. */
export const NOT_LONG = `!${LONG}`;

/**
 * What Playwright's --grep takes for the journeys left to `npm run test:long`: it sees project, title and tags. Without
 * JavaScript `npm test` goes those tagged @plain, the main one of each screen whose forms no API test sends as well, and
 * goes those tagged @plain-only in no other way: they are about pages without scripts.
 */
export const LONG_JOURNEYS = [
  `@${LONG}\\b`,
  "^ ?without JavaScript (?!.*@plain\\b)",
  "^ ?with JavaScript .*@plain-only\\b",
].join("|");

/**
 * The test files that hold more than `npm test` runs of them: tests left out, or more rounds when LONG_TESTS is set.
 * They are run whole, since tests of a file build on what earlier ones did.
 */
export function filesWithMore(): string[] {
  const more = new RegExp(`\\btags: .*"${LONG}"|@module-tag ${LONG}\\b|/run-length\\.ts"`);
  const files = globSync("{app,server,tests/api}/**/*.test.{ts,tsx}");
  return files.filter((file) => more.test(readFileSync(file, "utf8"))).toSorted();
}
