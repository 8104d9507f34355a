import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./places.ts";

const gathering = pathToFileURL(join(root, "app/composition/strings.server.ts")).href;

/**
 * The strings of all rooms are gathered by Vite when it builds. The bench runs the sources as they are, so the same files
 * are read where they stand.
 */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== gathering) return loaded;
    return {
      ...loaded,
      source: `import { gather } from "${import.meta.url}";\n${String(loaded.source).replace("import.meta.glob", "gather")}`,
    };
  },
});

/** The files that patterns name, seen from the file that gathers them, as Vite gives them. */
export function gather(patterns: readonly string[]): Record<string, { default: object }> {
  const folder = join(root, "app/composition");
  return Object.fromEntries(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: folder }))
      .map((path) => [path, { default: JSON.parse(readFileSync(join(folder, path), "utf8")) as object }]),
  );
}
