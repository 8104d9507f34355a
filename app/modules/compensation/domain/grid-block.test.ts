import fc from "fast-check";
import { expect, test } from "vitest";
import { blockOver, readBlock, writeBlock } from "./grid-block.ts";

test("a block of a spreadsheet is read in rows and cells", () => {
  expect(readBlock("1200\tPromised\r\n3 %\t\r\n")).toEqual([
    ["1200", "Promised"],
    ["3 %", ""],
  ]);
  expect(readBlock('900\t"She leads ""Atlas""\nsince May"')).toEqual([["900", 'She leads "Atlas"\nsince May']]);
  expect(readBlock('"half')).toEqual([['"half']]);
  expect(readBlock("")).toEqual([]);
});

test("one copied cell fills a range; a block keeps its size", () => {
  expect(blockOver([["3 %"]], { rows: 2, columns: 1 })).toEqual([["3 %"], ["3 %"]]);
  expect(blockOver([["1"], ["2"]], { rows: 3, columns: 1 })).toEqual([["1"], ["2"]]);
});

test("what is written is read back", () => {
  const row = fc.array(fc.string(), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      // A line that holds nothing at the end of a block is its end.
      fc.pre(rows.at(-1)!.join("") !== "" || rows.at(-1)!.length > 1);
      expect(readBlock(writeBlock(rows))).toEqual(rows);
    }),
  );
});
