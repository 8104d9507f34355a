import { expect, test } from "vitest";
import { placeholdersOf } from "./placeholders.ts";

test("names are found inside plurals, choices and tags, whatever the plural categories", () => {
  const text = "{count, plural, one {# goal of <b>{name}</b>} other {# goals}} {kind, select, a {x} other {y}}";
  expect(placeholdersOf(text)).toBe("b, count, kind(a|other), name");
});

test("a name that is missing or misspelt makes a difference", () => {
  expect(placeholdersOf("Hello {name}")).not.toBe(placeholdersOf("Hola {nombre}"));
});

test("a broken message is refused", () => {
  expect(() => placeholdersOf("{count, plural, one {")).toThrow();
});
