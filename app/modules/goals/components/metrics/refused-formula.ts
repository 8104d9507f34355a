import type { CommandResult } from "#app/platform/http/command.ts";
import type { FormulaFieldProps } from "./formula-field.tsx";

/** What a refused form says about its formula: the words of the field, and the text they are about. */
export function refusedFormula(result: CommandResult | null): FormulaFieldProps["refused"] {
  const formula = (result?.reply?.initialValue as Record<string, unknown> | null | undefined)?.["formula"];
  const code = result?.error?.fields["formula"];
  return code && typeof formula === "string" ? { code, params: result?.error?.params ?? {}, formula } : null;
}
