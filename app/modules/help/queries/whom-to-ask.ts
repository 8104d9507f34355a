import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type WhomToAsk = { id: string; name: string; email: string };

/** The company's platform admins, by name. */
export function whomToAsk(context: Context): Promise<WhomToAsk[]> {
  return context.rows<WhomToAsk>(
    sql`select e.id, e.display_name as name, e.work_email::text as email from {admin_access} x join {employee} e
      on e.id = x.employee_id where x.kind = 'PLATFORM_ADMIN' and ${isPresent(sql`e.id`, context.today())}
      order by lower(e.display_name), e.id limit 5`,
  );
}
