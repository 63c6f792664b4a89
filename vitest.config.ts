import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 60_000,
    hookTimeout: 150_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "unit", environment: "node", include: ["{app,server,models,tests/setup}/**/*.test.ts"] },
      },
      {
        extends: true,
        test: { name: "component", environment: "jsdom", include: ["app/**/*.test.tsx"] },
      },
      {
        extends: true,
        // These start real processes: a busy machine gets a second try, which the end of `npm test` names.
        test: {
          name: "api",
          environment: "node",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: "tests/setup/shared-apps.ts",
          retry: 1,
        },
      },
    ],
  },
});
