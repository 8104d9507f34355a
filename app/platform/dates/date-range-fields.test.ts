import { expect, test } from "vitest";
import { z } from "zod";
import { dateRangeFields } from "./date-range-fields.ts";
import { boundsOf, narrows, plainDates, readDateRange, type DateRange } from "../time/date-range.ts";

const counting = { today: "2026-11-26", weekStart: 1, fiscalYearStartMonth: 4 };
const input = z.object(dateRangeFields(plainDates, "Recorded"));
const read = (query: string) => readDateRange(input.parse(Object.fromEntries(new URLSearchParams(query))), plainDates);
const bounds = (query: string) => boundsOf(read(query), counting);

test("a preset stays one, and moves with the day", () => {
  const range = read("dates=last-30-days&from=2020-01-01");
  expect(range).toEqual({ kind: "last-30-days", from: "", to: "" });
  expect(boundsOf(range, counting)).toEqual({ from: "2026-10-28", to: "2026-11-26" });
  expect(boundsOf(range, { ...counting, today: "2026-11-27" })).toEqual({ from: "2026-10-29", to: "2026-11-27" });
});

test("two days without a kind are between them, as older addresses say it", () => {
  expect(bounds("from=2026-01-05&to=2026-02-01")).toEqual({ from: "2026-01-05", to: "2026-02-01" });
  expect(bounds("from=2026-01-05")).toEqual({ from: "2026-01-05", to: null });
  expect(bounds("to=2026-01-05")).toEqual({ from: null, to: "2026-01-05" });
  expect(read("from=2026-01-05&to=").kind).toBe("BETWEEN");
});

test("two days in the wrong order are taken in the right one", () => {
  expect(bounds("dates=BETWEEN&from=2026-03-01&to=2026-01-01")).toEqual({ from: "2026-01-01", to: "2026-03-01" });
});

test("before and after leave their own day out, and take the other one from nobody", () => {
  expect(bounds("dates=BEFORE&from=2026-03-01&to=2026-03-01")).toEqual({ from: null, to: "2026-02-28" });
  expect(bounds("dates=AFTER&from=2024-02-28&to=2020-01-01")).toEqual({ from: "2024-02-29", to: null });
});

test("what is no range, no day or not finished leaves nothing out", () => {
  for (const query of ["", "dates=tomorrow", "dates=BETWEEN", "dates=AFTER&to=2026-01-01", "from=2026-02-30", "dates="])
    expect([query, narrows(read(query)), bounds(query)]).toEqual([query, false, { from: null, to: null }]);
  expect(read("dates=BETWEEN").kind).toBe("BETWEEN");
});

test("a range has names of its own where an address says several", () => {
  const hired = { dates: "hired", from: "hiredFrom", to: "hiredTo" } as const;
  const range: DateRange = readDateRange({ hired: "AFTER", hiredFrom: "2026-01-01", from: "2020-01-01" }, hired);
  expect(range).toEqual({ kind: "AFTER", from: "2026-01-01", to: "" });
});
