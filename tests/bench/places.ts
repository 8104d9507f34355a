import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..", "..");

/** Where baselines are built and results are kept. */
export const benchFolder = join(root, ".data", "bench");
mkdirSync(benchFolder, { recursive: true });
