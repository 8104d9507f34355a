import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

/** The company that wants a second factor of this person, by name; null where none does. */
export async function companyWantingSecondFactor(
  database: Pick<Database, "control">,
  identityId: string,
): Promise<string | null> {
  const { rows } = await database.control.query<{ name: string }>(
    sql`select t.name from control.membership m
       join control.tenant t on t.id = m.tenant_id and t.status = 'ACTIVE'
       join control.sign_in_policy p on p.tenant_id = m.tenant_id and p.second_factor_required
      where m.identity_id = ${identityId} and m.status = 'ACTIVE' order by t.name limit 1`,
  );
  return rows[0]?.name ?? null;
}
