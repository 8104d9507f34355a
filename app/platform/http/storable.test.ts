import fc from "fast-check";
import { expect, test } from "vitest";
import { storable } from "./storable.ts";

test("whatever a program says, its texts can be kept as text and as JSON, and nothing else of it is changed", () => {
  const file = new File(["a\u0000b"], "people.csv");
  expect(storable({ "a\u0000": ["x\u0000y", "\ud800", { b: "😀 é" }], n: 1, no: null, file })).toEqual({
    a: ["xy", "\ufffd", { b: "😀 é" }],
    n: 1,
    no: null,
    file,
  });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      if (/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
        return void expect(() => storable(value)).toThrow(/is no name of a field/);
      const json = JSON.stringify(storable(value));
      expect(/\\u0000|\\ud[89a-f]/i.test(json.replaceAll("\\\\", ""))).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

test.each(["__proto__", "constructor", "prototype"])(
  "%s is refused at any depth, and as a value it is a text",
  (name) => {
    expect(() => storable(JSON.parse(`[{"a":{"${name}":1}}]`))).toThrow(/is no name of a field/);
    expect(storable({ a: [name] })).toEqual({ a: [name] });
  },
);
