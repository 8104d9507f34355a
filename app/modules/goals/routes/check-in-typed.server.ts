import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { readRows, type checkInRowsForm, type CheckInRowsResult } from "../components/check-in/check-in-rows-form.ts";
import { checkInMany, checkInManyInput } from "../use-cases/check-in-many.ts";

/** Checks in as people typed it. What is refused goes back as it was typed. */
export async function checkInTyped(
  context: Context,
  { rows }: z.output<typeof checkInRowsForm>,
): Promise<CheckInRowsResult> {
  const { checkIns, unreadable } = readRows(rows);
  if (checkIns.length + unreadable.length === 0)
    throw invalid("goals.nothing-typed", "No row of the form holds anything.");
  if (checkIns.length === 0) return { saved: 0, refused: unreadable };
  const { saved, refused } = await checkInMany(context, checkInManyInput.parse({ checkIns }));
  const typed = new Map(rows.map((row) => [row.goalId, row]));
  return {
    saved: saved.length,
    refused: [...unreadable, ...refused.map(({ goalId, code, params }) => ({ row: typed.get(goalId)!, code, params }))],
  };
}
