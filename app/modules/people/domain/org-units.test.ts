import { expect, test } from "vitest";
import { peopleInAll, unitsBelow, unitsMatching } from "./org-units.ts";

const units = [
  { id: "acme", parentId: null, name: "Acme", people: 1 },
  { id: "sales", parentId: "acme", name: "Sales", people: 2 },
  { id: "field", parentId: "sales", name: "Field", people: 4 },
  { id: "tech", parentId: "acme", name: "Technology", people: 8 },
];

test("a unit counts everybody in it and below it", () => {
  expect(Object.fromEntries(peopleInAll(units))).toEqual({ acme: 15, sales: 6, field: 4, tech: 8 });
});

test("below a unit is it and whatever hangs under it, at any depth", () => {
  expect([...unitsBelow(units, "sales")]).toEqual(["sales", "field"]);
  expect([...unitsBelow(units, "acme")]).toHaveLength(4);
});

test("what is searched stands with all above it, and nothing beside it", () => {
  expect(unitsMatching(units, "FIEL").map(({ id }) => id)).toEqual(["acme", "sales", "field"]);
  expect(unitsMatching(units, "zzz")).toEqual([]);
});
