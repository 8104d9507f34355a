import { defineConfig } from "vitest/config";

const elsewhere = ["**/node_modules/**", "build/**", ".data/**", "storybook-static/**"];
// A worker loads the product once for all its files; what is theirs alone is their database.
const withDatabase = {
  isolate: false,
  globalSetup: ["tests/support/postgres.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Files of one run share two cores with the database.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          // Properties are tried hundreds of times, on machines that have other things to do as well.
          testTimeout: 30_000,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, "**/*.integration.test.ts", "tests/isolation/**", "tests/house/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["**/*.integration.test.ts", "tests/isolation/**/*.test.ts"],
          exclude: elsewhere,
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: { name: "house", include: ["tests/house/**/*.test.ts"], exclude: elsewhere, ...withDatabase },
      },
    ],
  },
});
