import { isPresent, liveReportingLine, managersAbove } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** Who manages somebody today; null where nobody does. */
export async function managerOf(
  context: Pick<Context, "rows">,
  employeeId: string,
  day: string,
): Promise<string | null> {
  const found = await firstRow<{ id: string }>(
    context,
    sql`select a.manager_id as id from {assignment} a where a.employee_id = ${employeeId} and ${liveReportingLine(day)} limit 1`,
  );
  return found?.id ?? null;
}

/** Whether the actor may give feedback to somebody, or ask others for some about them. */
export async function authorizeReceiver(
  context: Context,
  action: "give" | "request",
  employeeId: string,
): Promise<void> {
  const above = action === "request" ? await managersAbove(context, [employeeId]) : new Map<string, string[]>();
  await authorize(context, action, {
    kind: "FeedbackReceiver",
    employeeId,
    managerIds: above.get(employeeId) ?? [],
  });
}

/** Refuses people who are not with the company today. */
export async function requirePresent(context: Context, field: string, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  const present = await context.rows(
    sql`select from {employee} e where e.id = any(${[...employeeIds]}::uuid[]) and ${isPresent(sql`e.id`, context.today())}`,
  );
  if (present.length === new Set(employeeIds).size) return;
  throw invalid("feedback.unknown-person", "Somebody named is not with this company.", {
    fields: { [field]: "feedback.unknown-person" },
  });
}
