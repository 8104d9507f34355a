import type { Context } from "#app/platform/context/context.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { allOf, sql } from "#tenancy/sql.ts";
import { exactly, holds, nearestFirst } from "#tenancy/text-search.ts";

/** A task that others can be parts of, and who owns it. */
export type FoundTask = { id: string; text: string; owner: string | null };

/** Tasks that are no parts and that the actor may view, or edit, by a part of their text: the actor's own and open ones first. */
export async function findTasks(
  context: Context,
  { text, may, besides }: { text: string; may: "view" | "edit"; besides?: string | undefined },
  limit = 12,
): Promise<FoundTask[]> {
  const sought = exactly(text);
  const where = allOf([
    sql`i.deleted_at is null and i.parent_id is null`,
    ...(besides ? [sql`i.id <> ${besides}::uuid`] : []),
    ...(text === "" ? [] : [holds(sql`i.text`, sought)]),
    await initiativesAllowing(context, may),
  ]);
  const prelude = initiativePrelude(context);
  const nearest = text === "" ? sql`` : nearestFirst(sql`i.text`, sought);
  return context.rows<FoundTask>(
    sql`${prelude}
     select i.id, i.text, (select min(e.display_name) from {initiative_person} p join {employee} e on e.id = p.employee_id
                            where p.initiative_id = i.id and p.owner_type = 'OWNER') as owner
       from {initiative} i where ${where}
      order by ${nearest} i.completed_at is not null,
        not exists (select from {initiative_person} m where m.initiative_id = i.id
          and m.employee_id = ${context.actor.employeeId}::uuid), i.due_date nulls last, i.position desc limit ${limit}`,
  );
}

/** One task in brief; null where there is none that the actor may view, or edit. */
export async function taskInBrief(
  context: Context,
  id: string,
  may: "view" | "edit" = "view",
): Promise<{ id: string; text: string } | null> {
  const where = await initiativesAllowing(context, may);
  const prelude = initiativePrelude(context);
  const rows = await context.rows<{ id: string; text: string }>(
    sql`${prelude} select i.id, i.text from {initiative} i where i.id = ${id} and i.deleted_at is null and (${where})`,
  );
  return rows[0] ?? null;
}
