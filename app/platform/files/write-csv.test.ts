import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withFormula, withoutFormula } from "./formula-safe.ts";
import { writeCsv } from "./write-csv.ts";

test.each([
  "=1+1",
  "+cmd",
  "-2+3",
  "@sum",
  " =1",
  "\t=1",
  "\r\n=1",
  "\u00a0=1",
  "\u200b=1",
  "\u200f\u2060=1",
  "\ufeff=1",
  "\u00ad-1",
  "\u3000@x",
  "＝1",
  "\u200b＋1",
  "\tplain",
  "﹣1",
])("%j is no formula", (cell) => {
  expect(withoutFormula(cell)).toBe(`'${cell}`);
  expect(withFormula(withoutFormula(cell))).toBe(cell);
});

test.each(["plain", "a=1", "1-2", "'=1", "", " a", "état – 3", "الهدف"])("%j stays as it is", (cell) =>
  expect(withoutFormula(cell)).toBe(cell),
);

test("numbers stay numbers, and what was written is read again", () => {
  expect(writeCsv([["a", (cell: -5 | null | true) => cell]], [-5, null, true])).toBe("\ufeffa\r\n-5\r\n\r\n1\r\n");
  const cells = fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(cells, (lines) => {
      const read = parse(
        writeCsv(
          [
            ["x", ([x]: string[]) => x],
            ["y", ([, y]: string[]) => y],
          ],
          lines,
        ),
        { bom: true, relax_column_count: true },
      ) as string[][];
      expect(read.slice(1)).toEqual(lines.map((line) => line.map(withoutFormula)));
    }),
  );
});
