import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Refuses to leave the company without a platform admin who works there. Holds all their rows, so that two admins
 * cannot take each other's access away at the same time.
 */
export async function requireOtherPlatformAdmin(context: Context, leaving: string): Promise<void> {
  const admins = await context.rows<{ id: string }>(
    sql`select employee_id as id from {admin_access} where kind = 'PLATFORM_ADMIN' order by employee_id for update`,
  );
  const others = admins.map(({ id }) => id).filter((id) => id !== leaving);
  const [working] = await context.rows(
    sql`select from {assignment} s where s.employee_id = any(${others}::uuid[]) and s.kind = 'STATUS' and s.status <> 'LEFT'
        and s.superseded_at is null and s.valid @> ${context.today()}::date limit 1`,
  );
  if (!working) throw conflict("access.last-platform-admin", "The last platform admin stays one.");
}
