import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The words of a room in a language: `app/modules/goals/strings/hi.json` is `goals.hi`. */
const wordsFile = /\/app\/(?:modules\/)?([^/]+)\/strings\/(\w+)\.json$/;
const asFile = "\0words-of:";

/**
 * Words lie beside the server as files that it reads once: within the program each would be kept twice, as words and as source.
 */
export function wordsBesideServer(): Plugin {
  const files = new Map<string, string>();
  return {
    name: "cairn-words-beside-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    async resolveId(source, importer) {
      if (!source.endsWith(".json")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && wordsFile.test(found.id) ? asFile + found.id.replace(/\.json$/, "") : null;
    },
    load(id) {
      if (!id.startsWith(asFile)) return null;
      const path = `${id.slice(asFile.length)}.json`;
      const [, room, language] = wordsFile.exec(path)!;
      const name = `${room}.${language}.json`;
      files.set(name, JSON.stringify(JSON.parse(readFileSync(path, "utf8"))));
      return wordsRead(name);
    },
    writeBundle({ dir }) {
      const folder = join(dir!, "words");
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of files) writeFileSync(join(folder, name), text);
    },
  };
}

function wordsRead(name: string): string {
  return `import { readFileSync } from "node:fs";
const { url } = import.meta;
const server = url.slice(0, url.lastIndexOf("/server/") + "/server/".length);
export default JSON.parse(readFileSync(new URL("words/${name}", server), "utf8"));`;
}
