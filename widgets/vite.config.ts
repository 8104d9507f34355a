import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { defineConfig } from "vite";

const here = import.meta.dirname;
const widgets = globSync("*/*.ts", { cwd: here }).filter((path) => basename(path, ".ts") === dirname(path));

const shared = /\/node_modules\/(@lit|lit|lit-element|lit-html)\/|\/widgets\/core\/([a-z-]+\.ts|words\/en\.json)$/;

// One file for each widget, and one for what they share; names without a digest, for pages of others name them.
export default defineConfig({
  root: here,
  build: {
    outDir: resolve(here, "../build/client/widgets/v1"),
    emptyOutDir: true,
    target: ["chrome123", "firefox125", "safari17.5"],
    rollupOptions: {
      input: Object.fromEntries(widgets.map((path) => [dirname(path), resolve(here, path)])),
      preserveEntrySignatures: "exports-only",
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        manualChunks: (id) => (shared.test(id) ? "core" : undefined),
      },
    },
  },
});
