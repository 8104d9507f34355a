import fc from "fast-check";
import { expect, test } from "vitest";
import { textsOf } from "./texts-of.ts";

const parts = fc.array(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 4,
});

test("every text comes once before any comes again, wherever it begins", () => {
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 0.99, noNaN: true }), (pieces, from) => {
      const all = pieces.reduce((product, part) => product * part.length, 1);
      const next = textsOf(pieces, (said) => JSON.stringify(said), from);
      expect(new Set(Array.from({ length: all }, next)).size).toBe(all);
    }),
  );
});
