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
 * Until this transaction ends, nobody joins or is changed from elsewhere. Reading goes on, and so does writing down what
 * concerns people: goals, notes, answers name them and change nothing of them.
 */
export async function lockEverybody(context: Context): Promise<void> {
  await context.rows(sql`lock table {employee} in share row exclusive mode`);
  await context.rows(sql`select count(*) from (select from {employee} order by id for no key update) as held`);
}

/** Until this transaction ends, no other one changes this person's timelines. */
export async function lockEmployee(
  context: Context,
  employeeId: string,
): Promise<{ joinedOn: string; version: number }> {
  const [row] = await context.rows<{ joinedOn: string; version: number }>(
    sql`select joined_on::text as "joinedOn", version from {employee} where id = ${employeeId} for update`,
  );
  if (!row) throw notFound("The employee");
  return row;
}
