import { expect, test } from "vitest";
import { askedDrivers } from "./asked-drivers.ts";

const own = (id: string, parentId: string | null = null) => ({ id, name: id, parentId, parent: parentId });
const offered = [own("GROWTH"), own("tools"), own("laptops", "tools"), own("software", "tools"), own("rooms")];

test("a driver is followed by what stands below it, whose questions count for it too", () => {
  expect(
    askedDrivers(["rooms", "laptops", "tools", "software", "laptops"], offered).map(({ id, covers }) => [id, covers]),
  ).toEqual([
    ["rooms", ["rooms"]],
    ["tools", ["tools", "laptops", "software"]],
    ["laptops", ["laptops"]],
    ["software", ["software"]],
  ]);
});

test("a driver that is asked about by a sub-driver alone stands above it; what nobody knows any more stands nowhere", () => {
  expect(askedDrivers(["software", "gone"], offered).map(({ id, covers }) => [id, covers])).toEqual([
    ["tools", ["tools", "software"]],
    ["software", ["software"]],
  ]);
  expect(askedDrivers(["below"], [own("below", "archived")]).map(({ id }) => id)).toEqual(["below"]);
});
