import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Who proposes or approves for people directly in these units of a cycle; in all of them where none are named. */
export async function stakeholdersIn(
  context: Context,
  cycleId: string,
  unitIds?: readonly string[],
): Promise<string[]> {
  const these = unitIds ? sql`and m.node_id = any(${[...unitIds]}::uuid[])` : sql``;
  const rows = await context.rows<{ id: string }>(
    sql`select distinct s.id from {compensation_member} m
      cross join unnest(m.approver_ids || coalesce(m.proposer_id, m.publisher_id)) as s(id)
      where m.cycle_id = ${cycleId} and m.excluded is null and m.turn <> 'DONE' ${these} order by 1`,
  );
  return rows.map(({ id }) => id);
}
