import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roomServers } from "#app/composition/rooms.server.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { root } from "./tree.ts";

const sentence = /label: (?:move === "[A-Z]+" \? )?"(lifecycle\.[a-z-]+)"(?: : "(lifecycle\.[a-z-]+)")?/g;

test("every room says what it does when somebody joins, moves or leaves, or says that it does nothing", () => {
  expect(roomServers.filter(({ movesWith }) => movesWith === undefined).map(({ name }) => name)).toEqual([]);
});

test("what the rooms say of it stands in their words, in every language", () => {
  const missing = roomServers
    .filter(({ movesWith }) => movesWith !== undefined && movesWith !== "nothing")
    .flatMap(({ name }) => {
      const source = readFileSync(join(root, `app/modules/${name}/moves-with.ts`), "utf8");
      const said = [...source.matchAll(sentence)].flatMap(([, one, other]) => [one, other].filter((key) => key));
      if (said.length === 0) return [`${name} says nothing in words`];
      return languages.flatMap((language) => {
        const path = join(root, `app/modules/${name}/strings/${language}.json`);
        const words =
          (JSON.parse(readFileSync(path, "utf8")) as { lifecycle?: Record<string, string> }).lifecycle ?? {};
        return said.filter((key) => !words[key!.split(".")[1]!]).map((key) => `${name} ${language} ${key}`);
      });
    });
  expect(missing).toEqual([]);
});

test("each kind of record goes over by one room alone", () => {
  const kinds = roomServers.flatMap(({ movesWith }) =>
    movesWith && movesWith !== "nothing" ? (movesWith.handsOver ?? []).map(({ kind }) => kind) : [],
  );
  expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
});
