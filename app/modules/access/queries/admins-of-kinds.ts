import { isPresent } from "#app/modules/people/index.ts";
import type { AdminKind } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Whom one can ask: a person with their work e-mail. */
export type AdminToAsk = { id: string; name: string; email: string };

/** A few people working here who hold one of these kinds, those of the first kind first. */
export async function adminsOfKinds(
  context: Context,
  kinds: readonly AdminKind[],
  most: number,
): Promise<AdminToAsk[]> {
  return context.rows<AdminToAsk>(
    sql`select e.id, e.display_name as name, e.work_email::text as email from {employee} e join {admin_access} a on a.employee_id = e.id
      and a.kind = any(${kinds}::text[]) where ${isPresent(sql`e.id`, context.today())}
      group by e.id order by min(array_position(${kinds}::text[], a.kind)), e.display_name, e.id limit ${most}`,
  );
}
