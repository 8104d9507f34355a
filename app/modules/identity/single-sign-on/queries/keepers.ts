import { holdsAdminAccess } from "#app/modules/access/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

/** Platform admins who have a password: those who can keep the door open while the provider is away. */
export async function keepersOf(
  context: Context,
  { control }: Pick<Database, "control">,
): Promise<{ id: string; name: string }[]> {
  const admins = await context.rows<{ id: string; name: string }>(
    sql`select e.id, e.display_name as name from {employee} e
      where ${holdsAdminAccess(["PLATFORM_ADMIN"])} and ${isPresent(sql`e.id`, context.today())}
      order by lower(e.display_name), e.id limit 100`,
  );
  const { rows } = await control.query<{ id: string }>(
    sql`select m.employee_id as id from control.membership m join control.login_identity i on i.id = m.identity_id
      where m.tenant_id = ${context.tenant.id} and m.status = 'ACTIVE' and i.password_hash is not null
        and m.employee_id = any(${admins.map(({ id }) => id)}::uuid[])`,
  );
  const able = new Set(rows.map(({ id }) => id));
  return admins.filter(({ id }) => able.has(id));
}
