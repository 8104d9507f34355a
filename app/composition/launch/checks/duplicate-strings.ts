import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../places.ts";

/** A tree of strings as it stands in a room's `strings/<language>.json`. */
export type StringTree = { [key: string]: string | StringTree };

/** The files of English strings of every room. */
export function englishFiles(): string[] {
  return globSync("{app,plugins,widgets}/**/strings/en.json", { cwd: root }).sort();
}

/** One string with its dotted key. */
export function flattenStrings(tree: StringTree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flattenStrings(value, `${prefix}${key}.`),
  );
}

/** The same text in every language given under two keys of one room: the keys, a group for each text. */
export function findDuplicateStrings(languages: readonly StringTree[]): string[][] {
  const flat = languages.map((tree) => new Map(flattenStrings(tree)));
  const keys = new Map<string, string[]>();
  for (const key of flat[0]?.keys() ?? []) {
    const said = JSON.stringify(flat.map((strings) => strings.get(key)));
    keys.set(said, [...(keys.get(said) ?? []), key]);
  }
  return [...keys.values()].filter((found) => found.length > 1);
}

/** Texts that are alike today though they are said in different places: a tab and a title, a button and a heading. */
const saidAlike = readJson("app/composition/launch/checks/said-alike.json") as Record<string, string[][]>;

/** Prints every duplicate that is not known to be two things said alike, and answers with an exit code. */
export function checkDuplicateStrings(): number {
  const lines = englishFiles().flatMap((file) => {
    const languages = ["en", "hi", "es", "de", "ar"].map(
      (language) => readJson(join(dirname(file), `${language}.json`)) as StringTree,
    );
    const known = new Set((saidAlike[file] ?? []).map((group) => group.join()));
    return findDuplicateStrings(languages)
      .filter((group) => !known.has(group.join()))
      .map((group) => `${file}: ${group.join(", ")}`);
  });
  for (const line of lines) console.log(line);
  return lines.length > 0 ? 1 : 0;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
