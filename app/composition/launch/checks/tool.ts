import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { root } from "../places.ts";
import { runShown } from "../run-shown.ts";

const programs = {
  "dependency-cruiser": "dependency-cruiser/bin/dependency-cruiser.mjs",
  eslint: "eslint/bin/eslint.js",
  knip: "knip/bin/knip.js",
  playwright: "@playwright/test/cli.js",
  prettier: "prettier/bin/prettier.cjs",
  storybook: "storybook/dist/bin/dispatcher.js",
  typescript: "typescript-native/bin/tsc",
  vitest: "vitest/vitest.mjs",
} as const;

/** Runs one of our tools on this terminal, in UTC so that results do not depend on the machine. */
export function runTool(
  tool: keyof typeof programs,
  parameters: string[],
  stop: AbortSignal,
  environment: Environment = {},
): Promise<number> {
  const program = join(root, "node_modules", programs[tool]);
  return runShown(process.execPath, [program, ...parameters], { TZ: "UTC", ...environment }, stop);
}
