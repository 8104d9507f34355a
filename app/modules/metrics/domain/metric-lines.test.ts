import fc from "fast-check";
import { expect, test } from "vitest";
import { readPointLines } from "./metric-lines.ts";

const count = { measureType: "COUNT", currency: null } as const;
const lines = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 2, cells }));

test("columns are found by their names, in any order and language", () => {
  expect(readPointLines(["Notiz", "Wert", "Datum"], lines(["first", "1.250,5", "2026-03-01"]), count)).toEqual({
    ok: true,
    points: [{ date: "2026-03-01", value: 1250.5, note: "first" }],
  });
});

test("without names the first column is the day and the second the value; money becomes minor units", () => {
  expect(
    readPointLines(["when", "how much"], lines(["2026-03-01T10:00:00Z", "12.5"]), {
      measureType: "CURRENCY",
      currency: "EUR",
    }),
  ).toEqual({ ok: true, points: [{ date: "2026-03-01", value: 1250, note: "" }] });
});

test("the first line that cannot be read is named", () => {
  expect(readPointLines(["date", "value"], lines(["2026-03-01", "1"], ["2026-02-30", "2"]), count)).toEqual({
    ok: false,
    line: 3,
    fault: "date",
    text: "2026-02-30",
  });
  expect(readPointLines(["date", "value"], lines(["2026-03-01", "many"]), count)).toEqual({
    ok: false,
    line: 2,
    fault: "value",
    text: "many",
  });
});

test("whatever a file holds is read or refused, and never breaks", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.array(fc.string(), { maxLength: 4 })), (headers, rows) => {
      const read = readPointLines(headers, lines(...rows), count);
      return (
        !read.ok || read.points.every(({ date, value }) => /^\d{4}-\d{2}-\d{2}$/.test(date) && Number.isFinite(value))
      );
    }),
    { numRuns: 1_000 },
  );
});
