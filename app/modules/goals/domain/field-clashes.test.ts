import { expect, test } from "vitest";
import { clashingFields, touched } from "./field-clashes.ts";

const read = { title: "A", target: 100, ownerIds: ["a", "b"] };

test("two people who change different fields do not clash", () => {
  expect(clashingFields(read, { ...read, target: 80 }, { ...read, title: "B" })).toEqual([]);
});

test("two people who change one field to different values clash, to the same value they do not", () => {
  expect(clashingFields(read, { ...read, title: "C" }, { title: "B" })).toEqual(["title"]);
  expect(clashingFields(read, { ...read, title: "B" }, { title: "B" })).toEqual([]);
});

test("the order of people is no change", () => {
  expect(clashingFields(read, { ...read, ownerIds: ["b", "a"] }, { ownerIds: ["a"] })).toEqual([]);
  expect(touched(read, { ...read, ownerIds: ["b", "a"] })).toEqual({});
});

test("what was not read is asked for as it is", () => {
  expect(touched({ title: "A" }, { title: "A", target: 5 })).toEqual({ target: 5 });
});
