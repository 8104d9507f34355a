import { z } from "zod";
import { storedCurrency } from "#app/platform/money/currencies.ts";
import { openLevels } from "../../domain/closure.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { checkInForm } from "../goal-forms.ts";

const typedRow = z.object({
  goalId: z.uuid(),
  /** Comes back with what was refused: by then the goal may be out of sight. */
  title: z.string().max(500).default(""),
  currency: storedCurrency.optional(),
  value: z.string().max(100).optional(),
  level: z.enum(openLevels).optional(),
  comment: z.string().max(50_000).optional(),
});

/** Many check-ins as people type them. What cannot be read is refused row by row, so that the others are kept. */
export const checkInRowsForm = z.object({ rows: z.array(typedRow).max(200).default([]) });
export type TypedRow = z.output<typeof typedRow>;

export type RefusedRow = { row: TypedRow; code: string; params: Record<string, string | number> };
export type CheckInRowsResult = { saved: number; refused: RefusedRow[] };

type ReadRow = { goalId: string; value?: number; level?: TypedRow["level"]; comment: string };

/** The rows in which something was typed: as stored, or with what is wrong with them. */
export function readRows(rows: readonly TypedRow[]): { checkIns: ReadRow[]; unreadable: RefusedRow[] } {
  const checkIns: ReadRow[] = [];
  const unreadable: RefusedRow[] = [];
  for (const row of rows.filter(isTyped)) {
    const { goalId, level, currency } = row;
    const read = checkInForm
      .pick({ value: true, comment: true })
      .safeParse({ value: numberIn(row.value), comment: row.comment });
    if (!read.success) unreadable.push({ row, code: read.error.issues[0]?.message ?? "goals.number", params: {} });
    else {
      const { value, comment } = read.data;
      checkIns.push({
        goalId,
        comment,
        ...(level ? { level } : {}),
        ...(value === undefined ? {} : { value: toMinorUnits(currency, value) }),
      });
    }
  }
  return { checkIns, unreadable };
}

export function isTyped({ value, level, comment }: Pick<TypedRow, "value" | "level" | "comment">): boolean {
  return Boolean(value?.trim() || level || comment?.trim());
}

function numberIn(typed: string | undefined): number | undefined {
  return typed?.trim() ? Number(typed.trim()) : undefined;
}
