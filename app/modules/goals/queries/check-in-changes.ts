import type { Context } from "#app/platform/context/context.ts";
import { changedSince, changesPage, type ChangesInput, type Touched } from "#app/platform/lists/changes.ts";
import type { KeysetPage } from "#app/platform/lists/keyset.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { ListedCheckIn } from "./list-check-ins.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A check-in changes once: when somebody says to have read it. */
const changedAt = sql`greatest(c.at, c.acknowledged_at)`;

/** Check-ins on goals the actor may see by when they were made or read. What rolled up from others is none. */
export function checkInChanges(context: Context, input: ChangesInput) {
  return changesPage(context, input, {
    changedAt,
    id: sql`c.id`,
    touched: (page, asked) => touchedCheckIns(context, page, asked),
    rows: (ids) => checkInsOf(context, ids),
  });
}

async function touchedCheckIns(
  context: Context,
  page: KeysetPage,
  { since, limit }: { since: Date | null; limit: number },
): Promise<Touched[]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows<Touched>(
    sql`with recursive ${allowed.with}
     select c.id, ${instant(changedAt)} as "changedAt", false as gone, ${page.column}
       from {goal_check_in} c join {goal} g on g.id = c.goal_id
      where c.rolled_up_from is null and ${changedSince(changedAt, since)} and ${page.where}
        and g.deleted_at is null and (${allowed.where})
      order by ${page.orderBy} limit ${limit}`,
  );
}

function checkInsOf(context: Context, ids: readonly string[]): Promise<ListedCheckIn[]> {
  return context.rows<ListedCheckIn>(
    sql`select c.id, c.goal_id as "goalId", ${instant(sql`c.at`)} as at,
        case when e.id is null then null else jsonb_build_object('id', e.id, 'name', e.display_name) end as by,
        c.value::float8 as value, c.percent, c.progress_level as level, c.comment,
        case when a.id is null then null else jsonb_build_object('name', a.display_name, 'at',
          ${instant(sql`c.acknowledged_at`)}) end as acknowledged
      from {goal_check_in} c left join {employee} e on e.id = c.employee_id
        left join {employee} a on a.id = c.acknowledged_by
     where c.id = any(${[...ids]}::uuid[])`,
  );
}
