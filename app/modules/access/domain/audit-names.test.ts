import { expect, test } from "vitest";
import strings from "../strings/en.json" with { type: "json" };
import { codeIn } from "./audit-names.ts";

const known = (key: string) => {
  const found = key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], strings);
  return typeof found === "string" ? found : null;
};

test.each([
  ["REVIEW_ADMIN", "Review admin"],
  ["CREATED", "Created"],
  ["MOVED", "Moved"],
  ["UNCHANGED", "Unchanged"],
  ["LEVELS_ABOVE", "Levels above"],
])("the code %s is told as %s", (code, words) => expect(codeIn(code, known)).toBe(words));

test.each(["Grow in the north", "people", "2026", ""])("%j is no code", (text) => {
  expect(codeIn(text, known)).toBeNull();
});
