import type { LineBudgets } from "../../domain/pay-lines.ts";
import { amountText, draftOf, wholeOf, type CellDraft, type LiveRow } from "./live-row.ts";

/** The columns of the grid, as they stand. */
const gridColumns = [
  "name",
  "base",
  "range",
  "rating",
  "guideline",
  "percent",
  "raise",
  "reason",
  "promotion",
  "adjustment",
  "after",
  "state",
  "past",
] as const;
export type GridColumn = (typeof gridColumns)[number];

/** The columns of a cycle: promotions, adjustments, ratings and a guideline only where it has them. */
export function columnsOf({ lines, guided }: { lines: LineBudgets; guided: boolean }): readonly GridColumn[] {
  return gridColumns.filter((column) => {
    if (column === "promotion" || column === "adjustment") return lines[column] !== "OFF";
    return guided || (column !== "rating" && column !== "guideline");
  });
}

/** Those that are typed into. */
export const typedColumns: readonly GridColumn[] = ["percent", "raise", "reason", "promotion", "adjustment"];

/** What a column says of a line as text: what is copied, and what editing begins with. */
export function textOf(row: LiveRow, column: GridColumn): string {
  if (column === "raise") return draftOf(row).raise;
  if (column === "promotion" || column === "adjustment") return draftOf(row)[column]?.amount ?? "";
  if (column === "percent") return row.percent === null ? "" : `${row.percent / 100} %`;
  if (column === "reason") return row.reason;
  if (column === "name") return row.name;
  if (column === "rating") return row.rating ?? "";
  if (column === "base") return amountText(row.base, row.currency);
  return column === "after" ? amountText(row.base + wholeOf(row), row.currency) : "";
}

/** A line's draft once `text` is typed into a column of it; a bare number among percents is one. */
export function typedInto(draft: CellDraft, column: GridColumn, text: string): CellDraft {
  const typed = text.trim();
  if (column === "reason") return { ...draft, reason: typed.slice(0, 1000) };
  if (column === "percent") return { ...draft, raise: typed === "" || typed.endsWith("%") ? typed : `${typed} %` };
  if (column === "promotion")
    return { ...draft, promotion: typed === "" ? null : { ...(draft.promotion ?? noPromotion), amount: typed } };
  if (column === "adjustment")
    return { ...draft, adjustment: typed === "" ? null : { reason: draft.adjustment?.reason ?? "", amount: typed } };
  return column === "raise" ? { ...draft, raise: typed } : draft;
}

const noPromotion = { title: "", gradeId: null };
