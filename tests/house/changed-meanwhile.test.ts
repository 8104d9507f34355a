import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "./tree.ts";

/** A refusal of a room's own, or words of its own, for what `holdRecord` and `requireUnchanged` say of every record. */
const byHand = /conflict\(\s*"[\w.-]*changed-meanwhile"|"(?!platform\.)[\w-]+\.[\w-]*changed-meanwhile"/;
const wordsOfItsOwn = /"([\w-]+-)?changed-meanwhile":/g;

/** What says something else to who comes second. */
const differentWords = ['"field-changed-meanwhile":'];
const different: Readonly<Record<string, string>> = {
  "app/modules/goals/data/field-clashes.ts": "names each field that two have changed, by whom and to what",
};

const inRooms = projectFiles().filter((path) => path.startsWith("app/modules/"));
const read = (path: string) => readFileSync(join(root, path), "utf8");

test("that somebody else was first is said by the platform alone", () => {
  const sources = inRooms.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((path) => byHand.test(read(path)) && !(path in different))).toEqual([]);
});

test("no room has words of its own for it", () => {
  const words = inRooms.filter((path) => /\/strings\/\w+\.json$/.test(path));
  const found = words.flatMap((path) => read(path).match(wordsOfItsOwn) ?? []);
  expect(words.length).toBeGreaterThan(100);
  expect(found.filter((word) => !differentWords.includes(word))).toEqual([]);
});
