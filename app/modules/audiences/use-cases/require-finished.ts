import { invalid } from "#app/platform/errors/app-error.ts";
import { unfinishedParts, type Finishable } from "../domain/cohort-query.ts";

/** Refuses a filter with a condition that lacks its days or its range, or has some that cannot be, beside its field. */
export function requireFinished(filter: Finishable, prefix = ""): void {
  const parts = Object.entries(unfinishedParts(filter));
  if (parts.length === 0) return;
  const fields = Object.fromEntries(parts.map(([field, code]) => [`${prefix}${field}`, code]));
  throw invalid(parts[0]![1], "A condition of the filter is not finished.", { fields });
}
