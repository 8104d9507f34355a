import { expect, test } from "vitest";
import { saidOf, saidParameters, showsFilters, without, type ListFilter } from "./list-filter.ts";

const period = (value: string | undefined): ListFilter => ({
  name: "period",
  label: "Time frame",
  value,
  standard: "current",
  options: [
    { value: "current", label: "Current" },
    { value: "all", label: "All time" },
  ],
});

test("a filter is said where it changes what the list shows", () => {
  expect([undefined, "current", "all"].map((value) => saidOf(period(value)))).toEqual([
    undefined,
    undefined,
    "All time",
  ]);
});

test("an address says neither what is empty nor what the list shows anyway", () => {
  const fields = [
    ["text", ""],
    ["period", "current"],
    ["level", "TEAM"],
    ["period", "all"],
  ] as const;
  expect(saidParameters(fields, { period: "current" }).toString()).toBe("level=TEAM&period=all");
});

test("options come where one of their filters is set, or where they are asked for", () => {
  const shows = (search: string, late?: string[]) => showsFilters(new URL(`https://cairn.test/list${search}`), late);
  expect(
    ["", "?sort=title&after=x", "?team=", "?status=OPEN", "?filters=shown"].map((search) => shows(search)),
  ).toEqual([...[false, false, false, true, true]]);
  expect(
    ["?status=OPEN", "?team=", "?team=7", "?status=OPEN&filters=shown"].map((search) => shows(search, ["team"])),
  ).toEqual([...[false, false, true, true]]);
});

test("taking a filter away begins at the first page", () => {
  expect(without("?text=x&level=TEAM&after=key&page=3", ["level"])).toBe("?text=x");
});
