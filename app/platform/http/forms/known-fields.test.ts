import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { knownFields, stepsOf } from "./known-fields.ts";

const schema = z.object({
  title: z.string().optional(),
  ids: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), amount: z.number().nullish() })).default([]),
  values: z.record(z.string(), z.string()),
  picked: z.preprocess((value) => value, z.array(z.string())),
  either: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]),
  trimmed: z.string().transform((text) => text.trim()),
});

function namesKept(...names: string[]): string[] {
  const form = new FormData();
  for (const name of names) form.append(name, "x");
  return [...knownFields(form, schema).keys()];
}

test("names the schema has a place for are kept, in every way a form writes them", () => {
  const names = ["title", "ids", "ids", "ids[0]", "rows[200].name", "rows[3].amount", "values.any-key", "picked[1]"];
  const more = ["either.left", "either.right", "trimmed"];
  expect(namesKept(...names, ...more)).toEqual([...names, ...more]);
});

test.each([
  "email",
  "title[130000000]",
  "ids[201]",
  "ids[4294967295]",
  "ids[-1]",
  "ids[0].name",
  "rows[0].other",
  "rows.name",
  "title.a",
  "__proto__",
  "rows[0].__proto__",
  "values.constructor",
  "values.a.b",
  "rows[0]name",
  "title..a",
  "title]",
  "[0]",
  "",
  `title${".a".repeat(5_000)}`,
])("%s is not kept", (name) => expect(namesKept(name)).toEqual([]));

test("the fields of Conform itself pass only where they change a list the schema has", () => {
  const kept = (intent: object | string) => {
    const form = new FormData();
    form.append("__intent__", typeof intent === "string" ? intent : JSON.stringify(intent));
    form.append("__state__", "{");
    return [...knownFields(form, schema).keys()];
  };
  expect(kept({ type: "insert", payload: { name: "rows" } })).toEqual(["__intent__"]);
  expect(kept({ type: "remove", payload: { name: "rows", index: 3 } })).toEqual(["__intent__"]);
  expect(kept({ type: "insert", payload: { name: "rows", index: 130_000_000 } })).toEqual([]);
  expect(kept({ type: "reorder", payload: { name: "rows", from: 0, to: 1e9 } })).toEqual([]);
  expect(kept({ type: "update", payload: { name: "title", value: { a: 1 } } })).toEqual([]);
  expect(kept({ type: "insert", payload: { name: "rows[9000000]" } })).toEqual([]);
  expect(kept("{")).toEqual([]);
  expect(kept("null")).toEqual([]);
});

test("a name is read in time that grows with its length alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", ".", "[", "]", "0", "9"), maxLength: 200 }), (name) => {
      const steps = stepsOf(name);
      expect(steps === null || steps.length <= 8).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
