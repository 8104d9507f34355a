import { ensureBuild } from "../build.ts";
import { checkDuplicateStrings } from "./duplicate-strings.ts";
import { endToEndPart } from "./end-to-end-part.ts";
import { oneTest, type Part } from "./part.ts";
import { mutationPart, storiesPart } from "./script-parts.ts";
import { runTool } from "./tool.ts";
import { vitestPart } from "./vitest-part.ts";

const boundaryCall = ["--config", ".dependency-cruiser.cjs", "--output-type", "err", "."];

const formatted = ["--check", "--log-level", "warn", "**/*.{ts,tsx,mjs,cjs,js,css}"];

const format: Part = { name: "format", run: async (stop) => oneTest(await runTool("prettier", formatted, stop)) };
export const types: Part = {
  name: "types",
  run: async (stop) => oneTest(await runTool("typescript", ["--noEmit", "-p", "."], stop)),
};
const lint: Part = {
  name: "lint",
  run: async (stop) => oneTest(await runTool("eslint", [".", "--max-warnings", "0"], stop)),
};
const boundaries: Part = {
  name: "boundaries",
  run: async (stop) => oneTest(await runTool("dependency-cruiser", boundaryCall, stop)),
};
const deadCode: Part = {
  name: "dead code",
  run: async (stop) => oneTest(await runTool("knip", ["--no-progress"], stop)),
};
const strings: Part = { name: "duplicate strings", run: async () => oneTest(checkDuplicateStrings()) };
export const build: Part = { name: "build", run: async (stop) => (await ensureBuild(stop), oneTest(0)) };

/** What `npm run validate` runs. Two tools that use one core each run beside each other. */
export const validateParts: (Part | Part[])[] = [[format, lint], [types, boundaries], deadCode, strings];

/** What `npm test` runs, in this order. */
export const testParts: (Part | Part[])[] = [
  ...validateParts,
  vitestPart("unit"),
  build,
  vitestPart("integration"),
  vitestPart("house"),
  mutationPart,
  storiesPart,
  endToEndPart(),
];

/** What one part needs run before it. */
export const requirements: Record<string, Part[]> = { e2e: [build], integration: [build] };
