import { expect, test } from "vitest";
import { withParameters } from "./list-address.ts";

test("a changed filter starts at the first page and keeps the others", () => {
  expect(withParameters("?search=a&after=x&location=l", { search: "b" })).toBe("?search=b&location=l");
});

test("a page keeps every filter and replaces the other page", () => {
  expect(withParameters("?search=a&after=x", { after: null, before: "y" })).toBe("?search=a&before=y");
});

test("what is emptied goes, and an address without parameters stays one", () => {
  expect(withParameters("?search=a", { search: "" })).toBe("?");
});
