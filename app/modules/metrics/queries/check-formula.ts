import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { measureOf, measureTypes } from "../domain/measure.ts";
import { readFormula } from "../use-cases/read-formula.ts";

export const checkFormulaInput = z.object({
  formula: z.string().max(2_000),
  measureType: z.enum(measureTypes),
  currency: z.string().max(3).optional(),
  /** The metric whose formula is being changed. */
  metricId: z.uuid().optional(),
  key: z.string().max(40).optional(),
});

/** What a formula says today, in the measure asked; or why it cannot be, with the character. */
export type CheckedFormula =
  { ok: true; value: number | null } | { ok: false; code: string; params: Record<string, string | number> };

/** Reads a formula while it is being written. Nothing is stored. */
export async function checkFormula(
  context: Context,
  { formula, measureType, currency, metricId, key }: z.output<typeof checkFormulaInput>,
): Promise<CheckedFormula> {
  try {
    const { value } = await readFormula(context, {
      formula,
      measure: measureOf({ measureType, currency: currency ?? "" }),
      metricId,
      key,
    });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith("metrics.formula-")) throw error;
    return { ok: false, code: error.code, params: error.details.params ?? {} };
  }
}
