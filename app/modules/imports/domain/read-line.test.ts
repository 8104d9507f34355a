import { expect, test } from "vitest";
import { z } from "zod";
import { readLine } from "./read-line.ts";

const column = (name: string) => ({ name, label: name, heads: [], examples: [] });
const sort = { ...column("sort"), codes: new Map([["werkzeug", "TOOL"]]) };
const input = z.object({ title: z.string(), sort: z.enum(["TOOL", "COMPUTER"]) });
const read = (cell: string) =>
  readLine([column("title"), sort], input, { title: 0, sort: 1 }, { line: 2, cells: ["Werkzeug", cell] });

test("words of a workbook are read as the codes they stand for, in their own column alone", () => {
  for (const cell of ["Werkzeug", " WERKZEUG ", "TOOL"])
    expect(read(cell)).toMatchObject({ value: { title: "Werkzeug", sort: "TOOL" }, problems: [] });
  expect(read("Hammer").problems).toMatchObject([{ code: "imports.not-understood", field: "sort" }]);
});
