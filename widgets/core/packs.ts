import type { Words } from "./words.ts";

/**
 * Languages that are brought when first needed. Each is named in full, so that a site's own bundler takes it along; in a
 * release, which no bundler sees any more, they lie beside the scripts (`vite.config.ts`).
 */
export const packs = new Map<string, () => Promise<{ default: Words }>>([
  ["ar", () => import("./words/ar.json", { with: { type: "json" } })],
  ["de", () => import("./words/de.json", { with: { type: "json" } })],
  ["es", () => import("./words/es.json", { with: { type: "json" } })],
  ["hi", () => import("./words/hi.json", { with: { type: "json" } })],
]);
