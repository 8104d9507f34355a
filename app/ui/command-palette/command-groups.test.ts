import { expect, test } from "vitest";
import { filterCommands, nextIndex, type CommandGroup } from "./command-groups.ts";

const groups: CommandGroup[] = [
  {
    id: "go",
    label: "Go to",
    commands: [
      { id: "1", label: "Résumé" },
      { id: "2", label: "Reviews", keywords: "appraisal" },
    ],
  },
  { id: "do", label: "Do", commands: [{ id: "3", label: "New entry" }] },
];

const found = (query: string) => filterCommands(groups, query).flatMap((group) => group.commands.map((one) => one.id));

test("finds by label, keyword, without accents; empty groups fall out", () => {
  expect(found("resume")).toEqual(["1"]);
  expect(found("apprais")).toEqual(["2"]);
  expect(filterCommands(groups, "new").map((group) => group.id)).toEqual(["do"]);
  expect(found("")).toEqual(["1", "2", "3"]);
  expect(found("zzz")).toEqual([]);
});

test.each([
  [0, "ArrowUp", 3, 2],
  [2, "ArrowDown", 3, 0],
  [1, "a", 3, 1],
  [0, "ArrowDown", 0, -1],
])("from %i, %s of %i leads to %i", (index, key, count, next) => expect(nextIndex(index, key, count)).toBe(next));
