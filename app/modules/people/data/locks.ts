import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** Until this transaction ends, no other one changes a reporting line of this company. */
export async function lockReportingLines(context: Context): Promise<void> {
  await lockNamed(context, "people.reporting-line");
}

/** Until this transaction ends, no other one changes the org units, functions, roles or grades of this company. */
export async function lockCompanyShape(context: Context): Promise<void> {
  await lockNamed(context, "people.company-shape");
}

/**
 * Until this transaction ends, no other one changes these people or their timelines. Whatever names them, such as the line
 * of somebody who reports to them, is written on.
 */
export async function lockPeople(context: Context, employeeIds: readonly string[]): Promise<void> {
  await context.rows(sql`select from {employee} where id = any(${employeeIds}::uuid[]) order by id for no key update`);
}

/** Until this transaction ends, no other one changes this person's timelines; what names them is written on. */
export async function lockEmployee(
  context: Context,
  employeeId: string,
): Promise<{ joinedOn: string; version: number }> {
  const [row] = await context.rows<{ joinedOn: string; version: number }>(
    sql`select joined_on::text as "joinedOn", version from {employee} where id = ${employeeId} for no key update`,
  );
  if (!row) throw notFound("The employee");
  return row;
}
