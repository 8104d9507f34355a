import type { EntitySchema } from "@mikro-orm/core";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roomServers } from "#app/composition/rooms.server.ts";
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

const entities = roomServers.flatMap((room) => room.entities ?? []).map((entity) => (entity as EntitySchema).meta);

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

/** Tables with `deleted_at` whose rows stay, and why. */
const neverForgotten: Readonly<Record<string, string>> = { goal: "the tree as it stood on a past day shows it" };

test("what is deleted to be restored goes for good once its time is over", () => {
  const deletable = entities.flatMap(({ tableName, properties }) => ("deletedAt" in properties ? [tableName] : []));
  expect(deletable.length).toBeGreaterThan(8);
  const forgotten = roomServers.flatMap((room) => room.softDeleted ?? []).map(({ table }) => table);
  expect(deletable.filter((table) => !forgotten.includes(table) && !(table in neverForgotten))).toEqual([]);
});

test("no statement is text beside a list of values", () => {
  const texts = [...sources]
    .filter(([path]) => !path.startsWith("app/composition/launch/") && !path.endsWith(".test.ts"))
    .flatMap(([path, source]) =>
      [...source.matchAll(/\.(rows|query)(<[^(]*>)?\(\s*["'`]/g)].map(([call]) => `${path}: ${call}`),
    );
  expect(texts).toEqual([]);
});
