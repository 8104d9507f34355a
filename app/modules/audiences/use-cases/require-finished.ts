import { invalid } from "#app/platform/errors/app-error.ts";
import { unfinishedParts, type CohortQuery } from "../domain/cohort-query.ts";

/** Refuses a filter with a condition that lacks its days, or has days that cannot be, beside the field that lacks them. */
export function requireFinished(days: Pick<CohortQuery, "hired" | "hiredFrom" | "hiredTo">, prefix = ""): void {
  const parts = Object.entries(unfinishedParts(days));
  if (parts.length === 0) return;
  const fields = Object.fromEntries(parts.map(([field, code]) => [`${prefix}${field}`, code]));
  throw invalid(parts[0]![1], "A condition of the filter is not finished.", { fields });
}
