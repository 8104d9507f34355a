import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** People by what a file may call them: work e-mail or number, in lower case. */
export async function peopleNamed(context: Context, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await context.rows<{ id: string; email: string; number: string | null }>(
    sql`select id, lower(work_email::text) as email, lower(external_employee_id) as number from {employee}
      where lower(work_email::text) = any(${asked}::text[]) or lower(external_employee_id) = any(${asked}::text[])`,
  );
  return new Map([
    ...rows.flatMap(({ id, number }) => (number ? [[number, id] as const] : [])),
    ...rows.map(({ id, email }) => [email, id] as const),
  ]);
}
