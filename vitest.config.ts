import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/setup/longest-first.ts";

/** What a test file names that replaces modules, the clock or settings, starts programs, or fails a model in a row. */
const OWN_WORLD = /\bvi\.|process\.env|child_process|startMatchingThread|startModelServer/;
const DATABASE = /mongoose|database/i;

const unitFiles = globSync("{app,server}/**/*.test.ts").map((file) => ({ file, source: readFileSync(file, "utf8") }));
const sharing = unitFiles.filter(({ source }) => !OWN_WORLD.test(source));

/** What computes and touches nothing else: these files share a worker's modules, which halves their time. */
const COMPUTING = [
  "app/{components,lib,routes,styles}/**/*.test.ts",
  "server/domain/**/*.test.ts",
  "server/engines/{analysis,matching,postings,printing,writing}/**/*.test.ts",
  ...sharing.filter(({ source }) => !DATABASE.test(source)).map(({ file }) => file),
];

/** Each has a database of its own, and they share a worker's modules: loading these takes longer than most of them. */
const STORING = sharing.map(({ file }) => file).filter((file) => !COMPUTING.includes(file));

/** These stop React's clock, so each needs a React that no other file has started. */
const CLOCKED = [
  "app/components/{ai-jobs,notices,notices-plain,switched-banner,use-reread}.test.tsx",
  "app/routes/account/use-progress.test.tsx",
  "app/routes/dashboard/matching-refresh.test.tsx",
];

const PATIENT = "tests/setup/patient-screen.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // What computes beside the journeys gets a tenth of a core where the machine is busy.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than cores: whoever waits leaves a core to the others.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    tags: [
      { name: "long", description: "Left to `npm run test:long`: a sibling in `npm test` shows the same sooner." },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "api",
          environment: "node",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: "tests/setup/shared-apps.ts",
          // What they share is how they ask a process of the product.
          isolate: false,
          // These start real processes: a busy machine gets a second try, which the end of `npm test` names.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["{app,server,models,tests/setup}/**/*.test.ts"],
          exclude: [...COMPUTING, ...STORING],
        },
      },
      { extends: true, test: { name: "computing", environment: "node", include: COMPUTING, isolate: false } },
      {
        extends: true,
        test: { name: "storing", environment: "node", include: STORING, exclude: COMPUTING, isolate: false },
      },
      {
        extends: true,
        test: {
          name: "component",
          environment: "jsdom",
          setupFiles: PATIENT,
          include: ["app/**/*.test.tsx"],
          exclude: CLOCKED,
          isolate: false,
        },
      },
      { extends: true, test: { name: "clocked", environment: "jsdom", setupFiles: PATIENT, include: CLOCKED } },
    ],
  },
});
