import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withFormula, withoutFormula } from "./formula-safe.ts";
import { readSheet } from "read-excel-file/node";
import { tableOf } from "#app/platform/documents/sheet-table.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { csvAnswer, csvOf } from "./sheet-csv.ts";
import { workbookOf } from "./sheet-workbook.ts";
import { sheetsForPrograms } from "./sheets-for-programs.ts";

const { date, money, number, sheet, text, yesNo } = sheetsForPrograms;

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

test.each([
  ["a\r=1", "a\r'=1"],
  ["a\n=1\n\n+2", "a\n'=1\n\n'+2"],
  ["=1\r\n \u200b@x", "'=1\r\n' \u200b@x"],
  ["a\u2028-1", "a\u2028'-1"],
  ["a\nb=1\n'=1", "a\nb=1\n'=1"],
])("%j is no formula in any of its lines", (cell, safe) => {
  expect(withoutFormula(cell)).toBe(safe);
  expect(withoutFormula(withFormula(safe))).toBe(safe);
});

test("a cell with a line break of any kind stands in quotes", () => {
  const columns = [text("x", ([x]: string[]) => x), text("y", ([, y]: string[]) => y)];
  for (const cell of ["a\rb", "a\nb", "a\r\nb", "a\n", 'a"\r'])
    expect(csvOf(sheet(columns, [[cell, "z"]]))).toContain(`"${cell.replaceAll('"', '""')}",z\r\n`);
});

test.each(["plain", "a=1", "1-2", "'=1", "", " a", "état – 3", "الهدف"])("%j stays as it is", (cell) =>
  expect(withoutFormula(cell)).toBe(cell),
);

const typed = [
  text("name", (row: Row) => row.name),
  number("count", (row: Row) => row.count),
  date("from", (row: Row) => row.from),
  money("pay", (row: Row) => row.pay),
  yesNo("working", (row: Row) => row.working),
];
type Row = {
  name: string | null;
  count: number | null;
  from: string | null;
  pay: { minorUnits: number; currency: string } | number | null;
  working: boolean | null;
};
const asha: Row = {
  name: "=Asha",
  count: -5,
  from: "2026-11-16",
  pay: { minorUnits: 123_456, currency: "EUR" },
  working: true,
};
const nobody: Row = { name: null, count: null, from: null, pay: null, working: null };
const yen: Row = { ...nobody, name: "Yen", pay: { minorUnits: 5_000, currency: "JPY" }, working: false };

test("a sheet as CSV says numbers, days and money as programs read them, and what is not there as nothing", () => {
  expect(csvOf(sheet(typed, [asha, nobody, yen, { ...nobody, pay: 1.5 }]))).toBe(
    "\ufeffname,count,from,pay,working\r\n'=Asha,-5,2026-11-16,1234.56,yes\r\n,,,,\r\nYen,,,5000,no\r\n,,,1.5,\r\n",
  );
});

test("an answer is written while it is sent, and is the same", async () => {
  const many = sheet(
    typed,
    Array.from({ length: 1_201 }, (_, count) => ({ ...asha, count })),
  );
  const answer = csvAnswer(many, "people-2026-11-16");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="people-2026-11-16.csv"');
  // Reading an answer as text takes its mark away.
  expect(`\ufeff${await answer.text()}`).toBe(csvOf(many));
});

test("a workbook holds values of their kind, and text as text", async () => {
  const read = await readSheet(
    Buffer.from(await workbookOf(sheet(typed, [asha, nobody, yen]), { language: "de", timeZone: "UTC" })),
  );
  expect(read).toEqual([
    ["name", "count", "from", "pay", "working"],
    ["=Asha", -5, new Date("2026-11-16T00:00:00Z"), 1234.56, true],
    [null, null, null, null, null],
    ["Yen", null, null, 5000, false],
  ]);
});

test("a table for print is written as its reader writes", () => {
  const reader = { language: "de" as const, format: createFormat("de", "Europe/Berlin"), yes: "ja", no: "nein" };
  const { columns, rows } = tableOf(sheet(typed, [asha, nobody, yen]), "Menschen", reader);
  expect(columns.map(({ align }) => align)).toEqual([undefined, "end", undefined, "end", undefined]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["=Asha", "-5", "16.11.2026", "1.234,56\u00a0€", "ja"],
    ["", "", "", "", ""],
    ["Yen", "", "", "5.000\u00a0¥", "nein"],
  ]);
});

test("what was written is read again", () => {
  const cells = fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(cells, (lines) => {
      const columns = [text("x", ([x]: string[]) => x), text("y", ([, y]: string[]) => y)];
      const read = parse(csvOf(sheet(columns, lines)), { bom: true, relax_column_count: true }) as string[][];
      expect(read.slice(1)).toEqual(lines.map((line) => line.map(withoutFormula)));
    }),
  );
});
