import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

test("whatever JSON says within the depth is read as it stands", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(parseJson(JSON.stringify({ text: '[[{"\\'.repeat(100) }))).toEqual({ text: '[[{"\\'.repeat(100) });
});

test.each([
  ["arrays", "[".repeat(5_000) + "]".repeat(5_000)],
  ["objects", '{"a":'.repeat(5_000) + "1" + "}".repeat(5_000)],
  ["what never ends", "[".repeat(900_000)],
])("%s nested without bound are refused", (_, text) =>
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: "platform.form-malformed", status: 400 })),
);

test("what is no JSON is refused with what stands in the way", () =>
  expect(() => parseJson('{"a": ,}')).toThrow(/not valid JSON: Unexpected token ','/));
