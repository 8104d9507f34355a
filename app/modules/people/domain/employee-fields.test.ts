import { expect, test } from "vitest";
import { readFieldValue, type FieldKind } from "./employee-fields.ts";

const read = (kind: FieldKind, typed: string | null) => readFieldValue({ kind, choices: ["S", "M"] }, typed);

test.each<[FieldKind, string, string]>([
  ["TEXT", "  O'Brien <b> ", "O'Brien <b>"],
  ["TEXT", "e\u0301", "é"],
  ["NUMBER", "007.50", "7.5"],
  ["NUMBER", "-3", "-3"],
  ["DATE", "2026-02-28", "2026-02-28"],
  ["CHOICE", "M", "M"],
  ["YES_NO", "NO", "NO"],
  ["LINK", "https://example.test/a?b=c", "https://example.test/a?b=c"],
  ["PERSON", "0193A1B2-0000-7000-8000-000000000000", "0193a1b2-0000-7000-8000-000000000000"],
])("%s %j is stored as %j", (kind, typed, stored) => {
  expect(read(kind, typed)).toEqual({ value: stored });
});

test.each<[FieldKind, string, string]>([
  ["TEXT", "x".repeat(501), "too-long"],
  ["NUMBER", "1e9999", "not-a-number"],
  ["NUMBER", "twelve", "not-a-number"],
  ["NUMBER", "0x10", "not-a-number"],
  ["DATE", "2026-02-30", "date-required"],
  ["DATE", "28.2.2026", "date-required"],
  ["CHOICE", "L", "unknown-value"],
  ["YES_NO", "on", "unknown-value"],
  ["LINK", "javascript:alert(1)", "bad-link"],
  ["LINK", "example.test", "bad-link"],
  ["LINK", "data:text/html,x", "bad-link"],
  ["PERSON", "' or true --", "unknown-value"],
])("%s refuses %j as %s", (kind, typed, problem) => {
  expect(read(kind, typed)).toEqual({ problem });
});

test("nothing, and nothing but space, empties a field of any kind", () => {
  expect([read("NUMBER", null), read("TEXT", " \n "), read("CHOICE", "")]).toEqual([
    { value: null },
    { value: null },
    { value: null },
  ]);
});
