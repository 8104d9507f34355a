import { tellLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { registerOn, type RegisterChange } from "../data/register-changes.ts";

/** Reporting lines that were changed without a word are told now, as far as they still hold. */
export async function tellLines(context: Context, changes: readonly RegisterChange[]): Promise<void> {
  for (const { employeeId, kind, from, value } of changes) {
    if (kind !== "REPORTING_LINE") continue;
    const holds = (await registerOn(context, [employeeId], from))(employeeId, kind) === value;
    if (holds) await tellLine(context, { employeeId, managerId: value, from });
  }
}
