import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";

/** Until this transaction ends, no other one changes a reporting line of this company. */
export async function lockReportingLines(context: Context): Promise<void> {
  await context.rows("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
    `people.reporting-line:${context.tenant.id}`,
  ]);
}

/** Until this transaction ends, no other one changes the org units, functions, roles or grades of this company. */
export async function lockCompanyShape(context: Context): Promise<void> {
  await context.rows("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
    `people.company-shape:${context.tenant.id}`,
  ]);
}

/** Until this transaction ends, no other one changes this person's timelines. */
export async function lockEmployee(
  context: Context,
  employeeId: string,
): Promise<{ joinedOn: string; version: number }> {
  const [row] = await context.rows<{ joinedOn: string; version: number }>(
    `select joined_on::text as "joinedOn", version from {employee} where id = ? for update`,
    [employeeId],
  );
  if (!row) throw notFound("The employee");
  return row;
}
