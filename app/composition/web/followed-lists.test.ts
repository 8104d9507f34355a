import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { roomServers } from "../rooms.server.ts";
import { describeApi } from "./describe-api.ts";
import { listsNotFollowed } from "./not-followed.ts";

type Operation = { parameters: { name: string; in: string }[] };
const document = describeApi(roomServers.flatMap((room) => room.endpoints ?? [])) as unknown as {
  info: { description: string };
  paths: Record<string, { get?: Operation }>;
};
const named = ({ parameters }: Operation) => parameters.map(({ name }) => name);
const read = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [{ path, names: named(get) }] : []));
const isChanges = (path: string) => path.endsWith("/changes");
const lists = read.filter(({ path, names }) => names.includes("limit") && !isChanges(path)).map(({ path }) => path);
const excepted = listsNotFollowed.flatMap((one) => one.lists.map((path) => path.replace(/:(\w+)/g, "{$1}")));

describe("the lists of the document", () => {
  test("are followed at an address of their own, or are named with what a program does in its place", () => {
    const followed = lists.filter((path) => read.some((one) => one.path === `${path}/changes`));
    expect(followed.length).toBeGreaterThan(70);
    expect([...followed, ...excepted].sort()).toEqual([...lists].sort());
  });

  test("are all asked alike for what changed", () => {
    for (const { path, names } of read.filter((one) => isChanges(one.path)))
      expect([path, names]).toEqual([path, expect.arrayContaining(["updatedSince", "after", "limit"])]);
  });

  test("that are not followed stand in the document and in the notes, each with its reason", () => {
    const notes = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");
    for (const { lists: some, why } of listsNotFollowed)
      for (const path of some) {
        expect([path, document.info.description.includes(`\`GET ${path}\``)]).toEqual([path, true]);
        expect([path, notes.includes(`\`${path}\``) && notes.includes(why)]).toEqual([path, true]);
      }
  });
});
