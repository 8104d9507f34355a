import { expect, test } from "vitest";
import type { MeasureGroup } from "#app/platform/contributions/measure.ts";
import { joinedGroups } from "./joined-groups.ts";

const group = (who: string, source?: string): MeasureGroup => ({
  ...{ employeeIds: [...who], people: who.length, value: who.length * 10, weight: who.length },
  ...(source && { source }),
});
const former = (who: string, source: string | null) => ({ source, employeeIds: [...who] });
const drawn = (groups: readonly MeasureGroup[]) =>
  groups.map(({ employeeIds, people, source = "" }) => `${source}:${employeeIds.join("")} ${people}`).toSorted();

test("groups that became larger stay as the room tells them", () => {
  expect(
    drawn(
      joinedGroups([former("ab", "s"), former("cd", "s"), former("ef", "s")], [group("abcd", "s"), group("ef", "s")]),
    ),
  ).toEqual(["s:abcd 4", "s:ef 2"]);
});

test("a group that was published before is never cut: what would cut it is joined", () => {
  expect(drawn(joinedGroups([former("abcd", "s"), former("ef", "s")], [group("abe", "s"), group("cdf", "s")]))).toEqual(
    ["s:abecdf 6"],
  );
});

test("of two sources each keeps its own groups, though the same people stand behind both", () => {
  const old = [former("ab", "s"), former("cd", "s"), former("abcd", "t")];
  expect(drawn(joinedGroups(old, [group("ab", "s"), group("cd", "s"), group("abcd", "t")]))).toEqual([
    "s:ab 2",
    "s:cd 2",
    "t:abcd 4",
  ]);
  // Where the source was not written down, what could be cut is joined.
  const unknown = old.map(({ employeeIds }) => ({ source: null, employeeIds }));
  expect(drawn(joinedGroups(unknown, [group("ab", "s"), group("cd", "s"), group("abcd", "t")]))).toEqual([":abcd 8"]);
});
