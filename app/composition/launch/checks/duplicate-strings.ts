import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** The same English text under two keys of one room, one line for each. */
export function findDuplicateStrings(tree: StringTree): string[] {
  const keys = new Map<string, string[]>();
  for (const [key, text] of flattenStrings(tree)) keys.set(text, [...(keys.get(text) ?? []), key]);
  return [...keys].filter(([, found]) => found.length > 1).map(([text, found]) => `"${text}": ${found.join(", ")}`);
}

/** Prints every duplicate and answers with an exit code. */
export function checkDuplicateStrings(): number {
  const lines = englishFiles().flatMap((file) => {
    const tree = JSON.parse(readFileSync(join(root, file), "utf8")) as StringTree;
    return findDuplicateStrings(tree).map((line) => `${file}: ${line}`);
  });
  for (const line of lines) console.log(line);
  return lines.length > 0 ? 1 : 0;
}
