import { expect, test } from "vitest";
import { findDuplicateStrings } from "./duplicate-strings.ts";

test("the same text under two keys is named with both", () => {
  const strings = { save: "Save", form: { submit: "Save", cancel: "Cancel" } };
  expect(findDuplicateStrings(strings)).toEqual(['"Save": save, form.submit']);
});

test("texts that differ are no duplicates", () => {
  expect(findDuplicateStrings({ save: "Save", store: "Save as" })).toEqual([]);
});
