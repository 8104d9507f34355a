import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../places.ts";

const sources = "{app,tenancy,migrations,tests,sdk,widgets,plugins,storybook}/**/*.{ts,tsx,mjs}";

/** Joins every room to every other, and so do the worlds of tests; what a test imports of them says nothing about it. */
const joinsAll = /^(app\/composition|tests\/support)\//;

/** The test files that import one of the changed files, directly or through others; a changed test is its own. */
export function testsOf(changed: readonly string[], isTest: (file: string) => boolean): string[] {
  const importers = importersOf(globSync(sources, { cwd: root }));
  const reached = new Set<string>(changed);
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (joinsAll.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      waiting.push(importer);
    }
  }
  return [...reached].filter((file) => isTest(file) && existsSync(join(root, file))).toSorted();
}

function importersOf(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importsOf(file, readFileSync(join(root, file), "utf8")))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  return importers;
}

/** Our own files that a file names, as paths from the root. */
export function importsOf(file: string, source: string): string[] {
  const named = source.matchAll(/(?:\bfrom|\bimport)\s*(?:\(\s*)?"([#.][^"]+)"/g);
  return [...named].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : relative(root, join(root, dirname(file), name)),
  );
}
