import fc from "fast-check";
import { decode, encode } from "turbo-stream";
import { expect, test } from "vitest";
import { encodeData, encodeForScript } from "./encode-data.server.ts";

const byLibrary = (value: unknown) => new Response(encode(value)).text();
const asStream = (text: string) => new Response(text).body!;

const leaf = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0, NaN, Infinity, -Infinity, "__proto__", "</script>", "\ud800"),
);
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie("value"), { maxLength: 6 }),
    fc.array(tie("value"), { maxLength: 4 }).map((list) => [...list, ...list]),
    fc.dictionary(fc.string({ maxLength: 8 }), tie("value"), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

test("plain data is written letter by letter as the library writes it, and read by it", async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (value) => {
      const text = await encodeData(value);
      expect(text).toBe(await byLibrary(value));
      const { value: read } = await decode(asStream(text));
      expect(read).toEqual(value);
    }),
    { numRuns: 500 },
  );
});

/** What a browser makes of an expression. */
const evaluated = (expression: string) => new Function(`return ${expression}`)() as unknown;

test("for a script it is an expression for the same text, in which no script can end", async () => {
  const given = fc.oneof(
    anything,
    fc.constantFrom("<b>&\u2028", 'a "quote" and \\', { "<": ["</script>"] }, new Date(0)),
  );
  await fc.assert(
    fc.asyncProperty(given, async (value) => {
      const expression = await encodeForScript(value);
      expect(expression).not.toMatch(/[<&\u2028\u2029]/);
      expect(evaluated(expression)).toBe(await encodeData(value));
    }),
    { numRuns: 500 },
  );
});

test("rows with the same names, and rows with as many others between them, are written as by the library", async () => {
  const row = fc.oneof(
    fc.record({ id: leaf, name: leaf }),
    fc.record({ name: leaf, id: leaf }),
    fc.record({ id: leaf, title: fc.record({ id: leaf, name: leaf }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
      const data = { rows, name: "id" };
      expect(await encodeData(data)).toBe(await byLibrary(data));
      expect(evaluated(await encodeForScript(data))).toBe(await byLibrary(data));
    }),
    { numRuns: 300 },
  );
});

test("objects of which there are many alike are written to a script as their values", async () => {
  const rows = Array.from({ length: 25 }, (_, number) => ({ identifier: number, displayName: `Ada ${number}` }));
  const [expression, text] = [await encodeForScript({ rows }), await encodeData({ rows })];
  expect(evaluated(expression)).toBe(text);
  expect(expression.length).toBeLessThan(JSON.stringify(text).length);
  expect(expression.match(/r\(0,/g)).toHaveLength(25);
});

test("objects with names of their own each are written as by the library", async () => {
  const lists = Array.from({ length: 40 }, (_, number) => ({ [`one-${number % 20}`]: number, [`two-${number}`]: 1 }));
  expect(await encodeData(lists)).toBe(await byLibrary(lists));
  expect(evaluated(await encodeForScript(lists))).toBe(await byLibrary(lists));
});

test("a list with a hole, and what stands in two places, are written as by the library", async () => {
  const shared = { name: "Ada" };
  for (const value of [[1, , 3], { one: shared, two: [shared, shared] }, [], {}, "text", 7, null, undefined])
    expect(await encodeData(value)).toBe(await byLibrary(value));
});

test("what is no plain data is left to the library", async () => {
  const given = { day: new Date(0), of: new Map([["a", new Set([1])]]), big: 2n, bare: Object.create(null) as object };
  expect(await encodeData(given)).toBe(await byLibrary(given));
  const { value } = await decode(asStream(await encodeData({ later: Promise.resolve("here") })));
  expect(await (value as { later: Promise<string> }).later).toBe("here");
});

test("an instance of a class goes over as Remix sends it", async () => {
  class Amount {
    cents = 7;
  }
  expect(await encodeData({ price: new Amount() })).toContain("SingleFetchClassInstance");
  expect(await encodeData({ act: () => undefined })).toContain("SingleFetchFallback");
});
