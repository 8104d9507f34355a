import { draftOf, type CellDraft, type LiveRow } from "./live-row.ts";

/** The columns of the grid, as they stand. */
export const gridColumns = [
  "name",
  "base",
  "range",
  "rating",
  "guideline",
  "percent",
  "raise",
  "reason",
  "after",
  "state",
  "past",
] as const;
export type GridColumn = (typeof gridColumns)[number];

/** Those that are typed into. */
export const typedColumns: readonly GridColumn[] = ["percent", "raise", "reason"];

/** What a column says of a line as text: what is copied, and what editing begins with. */
export function textOf(row: LiveRow, column: GridColumn): string {
  if (column === "raise") return draftOf(row).raise;
  if (column === "percent") return row.percent === null ? "" : `${row.percent / 100} %`;
  if (column === "reason") return row.reason;
  if (column === "name") return row.name;
  if (column === "rating") return row.rating ?? "";
  if (column === "base") return draftOf({ ...row, draft: null, raise: row.base }).raise;
  return column === "after" ? draftOf({ ...row, draft: null, raise: row.base + (row.raise ?? 0) }).raise : "";
}

/** A line's draft once `text` is typed into a column of it; a bare number among percents is one. */
export function typedInto(draft: CellDraft, column: GridColumn, text: string): CellDraft {
  const typed = text.trim();
  if (column === "reason") return { ...draft, reason: typed.slice(0, 1000) };
  if (column === "percent") return { ...draft, raise: typed === "" || typed.endsWith("%") ? typed : `${typed} %` };
  return column === "raise" ? { ...draft, raise: typed } : draft;
}
