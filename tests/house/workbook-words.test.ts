import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#app/platform/i18n/languages.ts";
import { projectFiles, root } from "./tree.ts";

type Tree = { [key: string]: string | Tree };

const source = new Map(
  projectFiles()
    .filter((path) => /^app\/.*\.tsx?$/.test(path) && !/\.test\./.test(path) && !path.startsWith("app/platform/files/"))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]),
);
/** Files that make sheets in words, with the room whose words they are. */
const inWords = [...source].filter(([, text]) => text.includes("sheetsIn("));

/** Read by programs alone, or by an import of ours again; all others are for people. */
const forPrograms = [
  "app/modules/audiences/queries/export-cohort.ts",
  "app/modules/audiences/runs/person-outcomes.ts",
  "app/modules/imports/queries/result-of-file.ts",
  "app/modules/imports/queries/sample-file.ts",
  "app/modules/integrations/queries/rejected-rows.ts",
  "app/modules/metrics/queries/metric-export.ts",
];
/** Its columns are described by the fields of each room, which have their labels. */
const fromFields = "app/modules/records/people/personal-files.ts";

const column = /\b(?:text|number|date|moment|money|yesNo)\(\s*(?:"\w+"|`[^`]+`|t\([^)]*\)|\w+),\s*/g;

function wordsAt(path: string, language: string): Tree {
  const room = /^app\/modules\/([^/]+)\//.exec(path)![1]!;
  return JSON.parse(readFileSync(join(root, `app/modules/${room}/strings/${language}.json`), "utf8")) as Tree;
}

function found(words: Tree, key: string): string | Tree | undefined {
  return key
    .split(".")
    .reduce<string | Tree | undefined>((tree, name) => (typeof tree === "object" ? tree[name] : undefined), words);
}

/** The heads of a file's columns and the groups of words for its codes, as far as they stand there as text. */
function namedIn(text: string): { heads: string[]; groups: string[] } {
  const calls = [...text.matchAll(column)].map(({ index, 0: { length } }) => text.slice(index + length));
  const heads = calls.flatMap((call) => /^(?:\{ key: )?"([\w.-]+)"/.exec(call)?.[1] ?? []);
  const groups = [...text.matchAll(/,\s*"([\w.-]+)",?\s*\),\n/g)].map(([, group]) => group!);
  return { heads, groups };
}

test("a column is made in a room's words, or for programs that are named here", () => {
  const byHand = [...source].filter(
    ([path, text]) =>
      /kind: "(?:TEXT|NUMBER|DATE|MONEY)", header/.test(text) && !path.startsWith("app/modules/records/kinds/"),
  );
  expect(byHand.map(([path]) => path)).toEqual([]);
  expect([...source].filter(([, text]) => /\bsheetsForPrograms\b/.test(text)).map(([path]) => path)).toEqual(
    forPrograms,
  );
  expect(inWords.length).toBeGreaterThan(18);
  expect(inWords.flatMap(([, text]) => namedIn(text).heads).length).toBeGreaterThan(140);
  expect(inWords.flatMap(([, text]) => namedIn(text).groups).length).toBeGreaterThan(25);
});

test.each(inWords.filter(([path]) => path !== fromFields))(
  "every column of %s has its words in five languages",
  (path, text) => {
    const { heads, groups } = namedIn(text);
    // A sheet that takes the columns of another file has none of its own.
    if (/\bconst \{[^}]*\b(?:text|number)\b/.test(text)) expect(heads.length).toBeGreaterThan(0);
    for (const language of languages) {
      const words = wordsAt(path, language);
      expect(heads.filter((head) => typeof found(words, head) !== "string")).toEqual([]);
      expect(groups.filter((group) => typeof found(words, group) !== "object")).toEqual([]);
    }
  },
);
