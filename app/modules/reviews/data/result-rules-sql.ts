import { isBelow } from "#app/modules/people/index.ts";
import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { anyOf, sql, type Sql } from "#tenancy/sql.ts";

/** The results of reviewees called `r` that the actor may read, by the rules that decide in memory. */
export async function resultsReadable(context: Context): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "ReviewResult", resultColumns(context.today()));
}

function resultColumns(today: string): FactColumns {
  return {
    employeeId: sql`r.employee_id`,
    managerId: sql`r.manager_id`,
    aboveIds: (ids) => anyOf(ids.map((id) => isBelow(sql`r.employee_id`, String(id), today))),
    shared: sql`(r.shared_at is not null)`,
  };
}

/** Results that notices name. */
export const seenResults: SeenRecord = {
  kind: "ReviewResult",
  isSeen: async (context, id) => sql`exists (select from {review_reviewee} r
    where r.id = ${id} and (${await resultsReadable(context)}))`,
};
