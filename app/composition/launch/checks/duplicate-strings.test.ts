import { expect, test } from "vitest";
import { findDuplicateStrings } from "./duplicate-strings.ts";

test("the same text under two keys is named with both", () => {
  const english = { save: "Save", form: { submit: "Save", cancel: "Cancel" } };
  const german = { save: "Speichern", form: { submit: "Speichern", cancel: "Abbrechen" } };
  expect(findDuplicateStrings([english, german])).toEqual([["save", "form.submit"]]);
});

test("texts that differ in one language are no duplicates", () => {
  const english = { inbox: "From", filter: "From" };
  const german = { inbox: "Von", filter: "Ab" };
  expect(findDuplicateStrings([english, german])).toEqual([]);
});
