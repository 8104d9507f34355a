import { expect, test } from "vitest";
import { changedAddress, fromHere } from "./use-address.ts";

const present = { pathname: "/app/people", search: "?status=PRESENT&page=3&after=key&before=key" };

test("what is changed is changed, what is left out goes, and paging starts over", () => {
  expect(changedAddress(present, { search: "asha" })).toBe("/app/people?status=PRESENT&search=asha");
  expect(changedAddress(present, { status: null })).toBe("/app/people");
});

test("paging that is itself what changes stands", () => {
  expect(changedAddress(present, { page: "4" })).toBe("/app/people?status=PRESENT&page=4");
});

test("a link within the page leaves out the path, and names it where nothing else is left", () => {
  expect(fromHere("/app/people?status=PRESENT")).toBe("?status=PRESENT");
  expect(fromHere("/app/people")).toBe("/app/people");
});
