import { readNumber } from "#app/platform/import/read-number.ts";
import { fromMinorUnits, toMinorUnits } from "#app/platform/money/money.ts";
import type { MeasureType } from "./measure.ts";

type Line = { readonly line: number; readonly cells: readonly string[] };
type Measured = { readonly measureType: MeasureType; readonly currency: string | null };

export type LinePoint = { readonly date: string; readonly value: number; readonly note: string };
export type ReadLines =
  | { readonly ok: true; readonly points: readonly LinePoint[] }
  | { readonly ok: false; readonly line: number; readonly fault: "date" | "value"; readonly text: string };

const names = {
  date: ["date", "datum", "fecha", "तारीख", "दिनांक", "التاريخ", "day"],
  value: ["value", "wert", "valor", "मान", "القيمة", "actual"],
  note: ["note", "notiz", "nota", "टिप्पणी", "ملاحظة", "comment"],
};

/**
 * Values of a metric from the lines of a file: by the names of its columns, else the first is the day and the second
 * the value. Stops at the first line it cannot read.
 */
export function readPointLines(headers: readonly string[], lines: readonly Line[], { currency }: Measured): ReadLines {
  const place = (kind: keyof typeof names) =>
    headers.findIndex((header) => names[kind].includes(header.trim().toLowerCase()));
  const at = { date: orElse(place("date"), 0), value: orElse(place("value"), 1), note: place("note") };
  const points: LinePoint[] = [];
  for (const { line, cells } of lines) {
    const text = (index: number) => (cells[index] ?? "").trim();
    const date = readDay(text(at.date));
    if (date === null) return { ok: false, line, fault: "date", text: text(at.date).slice(0, 40) };
    const value = readNumber(text(at.value));
    if (value === null) return { ok: false, line, fault: "value", text: text(at.value).slice(0, 40) };
    points.push({
      date,
      value: toMinorUnits(currency, value),
      note: at.note < 0 ? "" : text(at.note).slice(0, 500),
    });
  }
  return { ok: true, points };
}

/** A value as files hold it: money in whole units. */
export function valueInFile({ currency }: Pick<Measured, "currency">, value: number): number {
  return fromMinorUnits(currency, value);
}

/** `2026-03-01`, with or without a time behind it, where there is such a day. */
function readDay(text: string): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  if (day === undefined) return null;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
}

function orElse(place: number, other: number): number {
  return place < 0 ? other : place;
}
