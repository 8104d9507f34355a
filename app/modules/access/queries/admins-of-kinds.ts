import { isPresent } from "#app/modules/people/index.ts";
import type { AdminKind } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** The names of a few people working here who hold one of these kinds, those of the first kind first: whom one can ask. */
export async function adminsOfKinds(context: Context, kinds: readonly AdminKind[], most: number): Promise<string[]> {
  const admins = await context.rows<{ name: string }>(
    sql`select e.display_name as name from {employee} e join {admin_access} a on a.employee_id = e.id
      and a.kind = any(${kinds}::text[]) where ${isPresent(sql`e.id`, context.today())}
      group by e.id order by min(array_position(${kinds}::text[], a.kind)), e.display_name, e.id limit ${most}`,
  );
  return admins.map(({ name }) => name);
}
