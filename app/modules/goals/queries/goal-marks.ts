import { z } from "zod";
import { holdMetrics } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { readMarks, type Before } from "#app/platform/tasks/acts-on-many.ts";
import { lockPath } from "../data/progress-path.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** When each of these goals was closed or archived, for who would take that back; none of what is open or on the lists. */
export function goalMarks(what: "archived" | "closed", ids: readonly string[]): Sql {
  const at = what === "archived" ? sql`archived_at` : sql`closed_at`;
  return sql`select id, extract(epoch from ${at})::text as mark from {goal}
    where id = any(${[...ids]}::uuid[]) and ${at} is not null and deleted_at is null order by id`;
}

/** Which of these goals are on the lists, for who would archive them again. */
export function listedGoalMarks(ids: readonly string[]): Sql {
  return sql`select id, 'listed' as mark from {goal}
    where id = any(${[...ids]}::uuid[]) and archived_at is null and deleted_at is null order by id`;
}

/** What an act on many changes of a goal, as JSON: by it one knows whether it still stands so, and puts it back. */
const told = {
  due: sql`jsonb_build_object('dueDate', g.due_date)`,
  people: sql`jsonb_build_object(
    'ownerIds', (select coalesce(jsonb_agg(o.employee_id order by o.employee_id), '[]') from {goal_owner} o
      where o.goal_id = g.id and o.owner_type = 'OWNER'),
    'collaboratorIds', (select coalesce(jsonb_agg(o.employee_id order by o.employee_id), '[]') from {goal_owner} o
      where o.goal_id = g.id and o.owner_type = 'COLLABORATOR'))`,
};

/** When each of these goals is due, or whose it is. */
export function goalFactMarks(what: "due" | "people", ids: readonly string[]): Sql {
  return sql`select g.id, ${what === "due" ? told.due : told.people}::text as mark from {goal} g
    where g.id = any(${[...ids]}::uuid[]) and g.deleted_at is null order by g.id`;
}

/** The same of goals that are held, in the order in which acts on many hold them, before they are changed. */
export async function goalFactsBefore(
  context: Context,
  what: "due" | "people",
  ids: readonly string[],
): Promise<Before> {
  await holdMetrics(context);
  await lockTrees(context);
  for (const id of ids) await lockPath(context, id);
  return readMarks(context, goalFactMarks(what, ids));
}

const factsInput = z.object({
  dueDate: z.string().optional(),
  ownerIds: z.array(z.string()).optional(),
  collaboratorIds: z.array(z.string()).optional(),
});

/** What was before of these goals, as it was told. */
export function goalFactsOf(ids: readonly string[], before: Before) {
  return new Map(ids.map((id) => [id, factsInput.parse(JSON.parse(before.get(id) ?? "{}"))]));
}
