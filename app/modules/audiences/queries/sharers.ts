import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** `present`: with the company today; `shared`: how many views and cohorts they have shared. */
export type Sharer = {
  id: string;
  name: string;
  email: string;
  photo: string | null;
  present: boolean;
  shared: number;
};

/** Those who may share views and cohorts with the company without being its platform admin, by name. */
export async function sharers(context: Context): Promise<Sharer[]> {
  await authorize(context, "grant", { kind: "SharingRight" });
  return context.rows<Sharer>(
    sql`select e.id, e.display_name as name, e.work_email::text as email, e.photo_key as photo,
      ${isPresent(sql`e.id`, context.today())} as present,
            (select count(*)::int from {saved_view} v where v.owner_id = e.id and v.shared and v.deleted_at is null)
            + (select count(*)::int from {cohort} c where c.owner_id = e.id and c.shared and c.deleted_at is null) as shared
       from {employee} e where e.can_create_shared_cohort order by lower(e.display_name), e.id limit 500`,
  );
}
