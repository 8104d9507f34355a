import { expect, test } from "vitest";
import { shownTeam, teamsAfter } from "./shown-team.ts";

test("where one team is to be shown it is the only one, and the default of several", () => {
  expect([shownTeam([]), shownTeam(["a"]), shownTeam(["a", "b"])]).toEqual([null, "a", "DEFAULT"]);
});

const seen = new Set(["a", "b", "c"]);

test.each([
  ["asked ones take the place of those seen", ["a"], { teamIds: ["b", "c", "b"] }, ["b", "c"]],
  ["a team that is not seen stays", ["a", "hidden"], { teamIds: [] }, ["hidden"]],
  ["one is taken off", ["a", "b"], { removedTeam: "a" }, ["b"]],
  ["one that is not seen is not taken off", ["hidden"], { removedTeam: "hidden" }, ["hidden"]],
  ["nothing asked changes nothing", ["b", "a"], {}, ["a", "b"]],
])("%s", (_said, before, asked, expected) => {
  expect(teamsAfter(before, seen, asked)).toEqual(expected);
});
