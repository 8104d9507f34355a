import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "./tree.ts";

type Tree = { [key: string]: string | Tree };

const files = projectFiles();
const source = new Map(
  files
    .filter((path) => /^app\/.*\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]),
);
const words = new Map(
  files
    .filter((path) => /\/strings\/en\.json$/.test(path))
    .map((path) => [basename(dirname(dirname(path))), JSON.parse(readFileSync(join(root, path), "utf8")) as Tree]),
);

/** Hooks that give the words of one room: the name of the hook to the name of the room. */
const hooks = new Map(
  [...source.values()].flatMap((text) =>
    [
      ...text.matchAll(
        /export function (use\w+Words)\([^)]*\)[^{]*\{\s*const \{[^}]*\bt\b[^}]*\} = useTranslation\("([\w-]+)"\)/g,
      ),
    ].map(([, hook, room]) => [hook!, room!] as const),
  ),
);

/** Under which names a file has whose words; one name may be that of several rooms in functions of its own. */
function roomsByName(text: string): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const [, inside, hook, asked] of text.matchAll(/const \{([^}]*)\} = (use\w+)\((?:"([\w-]+)")?\)/g)) {
    const room = hook === "useTranslation" ? asked : hooks.get(hook!);
    const name = /\bt(?:: (\w+))?\s*(?:,|$)/.exec(inside!.trim());
    if (!room || !name || !words.has(room)) continue;
    const variable = name[1] ?? "t";
    named.set(variable, new Set([...(named.get(variable) ?? []), room]));
  }
  return named;
}

function known(room: string, key: string): boolean {
  const found = key
    .split(".")
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === "object" ? tree[part] : undefined),
      words.get(room),
    );
  return typeof found === "string";
}

test("every text that a screen asks for by its key is there", () => {
  const missing = [...source].flatMap(([path, text]) =>
    [...roomsByName(text)].flatMap(([name, rooms]) =>
      [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\("([\\w.-]+)"(?:, (\\{[^}]*\\}))?`, "g"))]
        .filter(([, key, options]) => !options?.includes("ns:") && ![...rooms].some((room) => known(room, key!)))
        .map(([, key]) => `${path}: ${[...rooms].join(" or ")} has no ${key}`),
    ),
  );
  expect(hooks.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
