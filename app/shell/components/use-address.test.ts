import { expect, test } from "vitest";
import { changedAddress } from "./use-address.ts";

const present = { pathname: "/app/people", search: "?status=PRESENT&page=3&after=key&before=key" };

test("what is changed is changed, what is left out goes, and paging starts over", () => {
  expect(changedAddress(present, { search: "asha" })).toBe("/app/people?status=PRESENT&search=asha");
  expect(changedAddress(present, { status: null })).toBe("/app/people");
});

test("paging that is itself what changes stands", () => {
  expect(changedAddress(present, { page: "4" })).toBe("/app/people?status=PRESENT&page=4");
});
