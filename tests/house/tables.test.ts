import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "./tree.ts";

/** What every room may join: whom a record is about, where they sit, and what company it is. */
const openToAll = ["employee", "assignment", "org_unit", "organization"];

const files = projectFiles().filter((path) => /^app\/.*\.ts$/.test(path) && !path.includes("/strings/"));
const sources = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const isEntities = (path: string) => /\/data\/(.*-)?entities\.ts$/.test(path);

/** `app/modules/goals` or `app/platform`. */
function placeOf(path: string): string {
  return /^app\/(modules\/[^/]+|[^/]+)/.exec(path)![0];
}

const owners = new Map(
  [...sources]
    .filter(([path]) => isEntities(path))
    .flatMap(([path, source]) =>
      [...source.matchAll(/tableName: "(\w+)"/g)].map(([, name]) => [name!, placeOf(path)] as const),
    ),
);

/** The tables that the statements of a file name. */
function tablesIn(source: string): string[] {
  return [...source.matchAll(/(?<!\$)\{([a-z_]+)\}/g)].map(([, name]) => name!).filter((name) => owners.has(name));
}

test("every table has one room", () => {
  expect(owners.size).toBeGreaterThan(60);
  expect([...new Set(owners.values())].sort()).toContain("app/modules/people");
});

test("no room names a table of another room; where records meet, the other room gives the part of the statement", () => {
  const trespasses = [...sources]
    .filter(([path]) => path.startsWith("app/modules/") && !/\.test\.ts$|\/(testing|seed)\//.test(path))
    .flatMap(([path, source]) =>
      [...new Set(tablesIn(source))]
        .filter((name) => !openToAll.includes(name) && ![placeOf(path), "app/platform"].includes(owners.get(name)!))
        .map((name) => `${path}: ${name}`),
    );
  expect(trespasses).toEqual([]);
});

test("no statement is text beside a list of values", () => {
  const texts = [...sources]
    .filter(([path]) => !path.startsWith("app/composition/launch/") && !path.endsWith(".test.ts"))
    .flatMap(([path, source]) =>
      [...source.matchAll(/\.(rows|query)(<[^(]*>)?\(\s*["'`]/g)].map(([call]) => `${path}: ${call}`),
    );
  expect(texts).toEqual([]);
});
