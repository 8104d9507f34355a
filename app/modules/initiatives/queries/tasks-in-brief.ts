import type { Context } from "#app/platform/context/context.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { statusSql } from "./initiative-filters.ts";
import type { InitiativeStatus } from "../domain/status.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type TaskBrief = {
  id: string;
  text: string;
  status: InitiativeStatus;
  dueDate: string | null;
  completedOn: string | null;
  owners: { id: string; name: string }[];
  mayComplete: boolean;
  /** Where it stands. */
  link: string;
};

/** These tasks, as far as the actor may see them, in one statement. */
export async function tasksInBrief(context: Context, ids: readonly string[]): Promise<TaskBrief[]> {
  return ids.length === 0 ? [] : briefs(context, sql`i.id = any(${ids}::uuid[])`);
}

/** What these people have let pass its day, as far as the actor may see it. */
export async function overdueTasksOf(context: Context, ownerIds: readonly string[]): Promise<TaskBrief[]> {
  return briefs(
    context,
    sql`i.parent_id is null and i.completed_at is null and i.due_date < (select today from day)
      and i.id in (select p.initiative_id from {initiative_person} p where p.owner_type = 'OWNER'
        and p.employee_id = any(${ownerIds}::uuid[]))`,
  );
}

const shownAtMost = 100;

async function briefs(context: Context, which: Sql): Promise<TaskBrief[]> {
  const view = await initiativesAllowing(context, "view");
  const complete = await initiativesAllowing(context, "complete");
  const prelude = initiativePrelude(context);
  const rows = await context.rows<Omit<TaskBrief, "link">>(
    sql`${prelude} select i.id, i.text, ${statusSql} as status, i.due_date::text as "dueDate",
      i.completed_on::text as "completedOn", coalesce((${complete}), false) as "mayComplete",
        (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name) order by e.display_name),
          '[]') from {initiative_person} o join {employee} e on e.id = o.employee_id
          where o.initiative_id = i.id and o.owner_type = 'OWNER') as owners
      from {initiative} i where ${which} and i.deleted_at is null and (${view})
     order by i.completed_at is not null, i.due_date nulls last, i.position limit ${shownAtMost}`,
  );
  return rows.map((row) => ({ ...row, link: initiativePlaces.task(row.id) }));
}
