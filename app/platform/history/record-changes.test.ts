import { expect, test } from "vitest";
import { changesBetween } from "./record-changes.ts";

test("only what differs is a change, in the order of the fields asked for", () => {
  const before = { title: "Sell", dueDate: "2026-11-20", owners: ["1", "2"], weight: 1 };
  const after = { title: "Sell more", dueDate: "2026-11-20", owners: ["1"], weight: 1 };
  expect(changesBetween(before, after, ["owners", "dueDate", "title"])).toEqual([
    { field: "owners", before: ["1", "2"], after: ["1"] },
    { field: "title", before: "Sell", after: "Sell more" },
  ]);
});

test("what is missing is nothing, and equal lists are no change", () => {
  expect(changesBetween({ owners: ["1"] }, { owners: ["1"], due: undefined }, ["owners", "due"])).toEqual([]);
  expect(changesBetween({}, { due: "2026-11-20" }, ["due"])).toEqual([
    { field: "due", before: null, after: "2026-11-20" },
  ]);
});
