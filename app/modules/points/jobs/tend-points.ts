import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "../data/derive-people.ts";
import { tellRaised } from "../data/tell-raised.ts";

/**
 * Once a day what comes about by the day alone: points that expired end what they reached, days without an event take
 * points off, and rules that begin today reach who has enough. Points themselves are summed by day and need no posting.
 */
export async function tendPoints(context: Context): Promise<void> {
  const today = context.today();
  const begun = await context.rows(
    sql`insert into {points_night} (day) values (${today}::date) on conflict do nothing returning day`,
  );
  if (begun.length === 0) return;
  const people = await context.rows<{ id: string }>(
    sql`select distinct n.employee_id as id from {points_entry} n
      where n.expires_on >= (${today}::date - 1)
        and (select 'POINTS' = any(o.enabled_features) from {organization} o)`,
  );
  await tellRaised(
    context,
    await derivePeople(
      context,
      people.map(({ id }) => id),
    ),
  );
}
