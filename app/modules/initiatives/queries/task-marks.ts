import { z } from "zod";
import { tagPlacings } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { readMarks, type Before } from "#app/platform/tasks/acts-on-many.ts";
import { lockInOrder } from "../data/initiative-record.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** When each of these tasks was done or deleted, for who would take that back; none of what is open or stands. */
export function taskMarks(what: "completed" | "deleted", ids: readonly string[]): Sql {
  const at = what === "completed" ? sql`completed_at` : sql`deleted_at`;
  const stands = what === "completed" ? sql`deleted_at is null` : sql`true`;
  return sql`select id, extract(epoch from ${at})::text as mark from {initiative}
    where id = any(${[...ids]}::uuid[]) and ${at} is not null and ${stands} order by id`;
}

/** What an act on many changes of a task, as JSON: by it one knows whether it still stands so, and puts it back. */
const told = {
  due: sql`jsonb_build_object('dueDate', i.due_date)`,
  people: sql`jsonb_build_object(
    'ownerIds', (select coalesce(jsonb_agg(p.employee_id order by p.employee_id), '[]') from {initiative_person} p
      where p.initiative_id = i.id and p.owner_type = 'OWNER'),
    'collaboratorIds', (select coalesce(jsonb_agg(p.employee_id order by p.employee_id), '[]') from {initiative_person} p
      where p.initiative_id = i.id and p.owner_type = 'COLLABORATOR'))`,
};

/** When each of these tasks is due, or whose it is. */
export function taskFactMarks(what: "due" | "people", ids: readonly string[]): Sql {
  return sql`select i.id, ${what === "due" ? told.due : told.people}::text as mark from {initiative} i
    where i.id = any(${[...ids]}::uuid[]) and i.deleted_at is null order by i.id`;
}

/** The same of tasks that are held, before they are changed. */
export async function taskFactsBefore(
  context: Context,
  what: "due" | "people",
  ids: readonly string[],
): Promise<Before> {
  await lockInOrder(context, ids);
  return readMarks(context, taskFactMarks(what, ids));
}

const factsInput = z.object({
  dueDate: z.string().nullable().optional(),
  ownerIds: z.array(z.string()).optional(),
  collaboratorIds: z.array(z.string()).optional(),
});

/** What was before of these tasks, as it was told. */
export function factsOf(ids: readonly string[], before: Before) {
  return new Map(ids.map((id) => [id, factsInput.parse(JSON.parse(before.get(id) ?? "{}"))]));
}

/** Since when each of these tasks has the tag. */
export function taskTagMarks(tagId: string, ids: readonly string[]): Sql {
  return sql`select put.record_id as id, extract(epoch from put.attached_at)::text as mark
    from ${tagPlacings("INITIATIVE")} put where put.tag_id = ${tagId} and put.record_id = any(${[...ids]}::uuid[])
    order by put.record_id`;
}
