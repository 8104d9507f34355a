import type { Context } from "#app/platform/context/context.ts";
import { noJoining, type Joining } from "../domain/joining.ts";
import { sql } from "#tenancy/sql.ts";

/** What becomes of people who come in at the provider, as the company has set it up. */
export async function findJoining({ rows }: Pick<Context, "rows">): Promise<Joining> {
  const [found] = await rows<Joining>(
    sql`select adds_people as "addsPeople", groups_claim as "groupsClaim", version,
        coalesce((select jsonb_agg(jsonb_build_object('roleId', by_role.role_id, 'groups', by_role.groups))
          from (select role_id, array_agg(group_name order by group_name) as groups from {sso_group_role}
            group by role_id) by_role), '[]'::jsonb) as roles
      from {sso_joining}`,
  );
  return found ?? noJoining;
}
