import type { MeasureTopic } from "#app/platform/contributions/measure.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export type SqlAccess = { topics: MeasureTopic[]; givenAt: Date; filledTo: Date | null };

/** The login that an operator gave to read a company's published numbers by SQL; null where there is none. */
export async function sqlAccessGiven(
  { control }: Pick<Database, "control">,
  tenantId: string,
): Promise<SqlAccess | null> {
  const { rows } = await control.query<SqlAccess>(
    sql`select topics, given_at as "givenAt", filled_to as "filledTo" from control.sql_access where tenant_id = ${tenantId}`,
  );
  return rows[0] ?? null;
}
