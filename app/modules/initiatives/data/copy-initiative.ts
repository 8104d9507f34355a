import { copyTags } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** `days` later than the one that is copied, for its parts' dates. */
export type Occurrence = { seriesId: string; on: string; today: string; days: number };

type Copy = { from: string; to: string; parent: string | null; place: number };

/**
 * Writes a task of a series down again, open, for another day: with its words, its parts and those of its people who are
 * still here. Answers with its id; null where no owner is left.
 */
export async function copyInitiative(context: Context, id: string, occurrence: Occurrence): Promise<string | null> {
  if (!(await ownersStay(context, id, occurrence.today))) return null;
  const parts = await context.rows<{ id: string }>(
    sql`select p.id from {initiative} p join {initiative} i on i.id = p.parent_id
      where i.id = ${id} and (p.deleted_at is null or p.deleted_at = i.deleted_at) order by p.position`,
  );
  const copies: Copy[] = [{ from: id, to: context.newId(), parent: null, place: 0 }];
  for (const [place, part] of parts.entries())
    copies.push({ from: part.id, to: context.newId(), parent: copies[0]!.to, place: place + 1 });
  await insertCopies(context, copies, occurrence);
  await context.rows(
    sql`with staying as materialized (
       select c."to", o.employee_id, o.owner_type from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c
         ("from" uuid, "to" uuid)
         join {initiative_person} o on o.initiative_id = c."from" join {employee} e on e.id = o.employee_id
        where e.resigned_on is null or e.resigned_on > ${occurrence.today}::date)
     insert into {initiative_person} (initiative_id, employee_id, owner_type)
     select "to", employee_id, owner_type from staying`,
  );
  await copyTags(context, "INITIATIVE", copies);
  return copies[0]!.to;
}

async function ownersStay(context: Context, id: string, today: string): Promise<boolean> {
  const owners = await context.rows(
    sql`select 1 as one from {initiative_person} o join {employee} e on e.id = o.employee_id
      where o.initiative_id = ${id} and o.owner_type = 'OWNER' and (e.resigned_on is null
        or e.resigned_on > ${today}::date) limit 1`,
  );
  return owners.length > 0;
}

async function insertCopies(
  context: Context,
  copies: readonly Copy[],
  { seriesId, on, today, days }: Occurrence,
): Promise<void> {
  const now = context.clock.now();
  await context.rows(
    sql`with copied as materialized (
       select c."to", i.text, i.description, c.parent, i.visibility, i.weightage, i.goal_id, i.created_by, c.place,
            case when c.parent is null then ${today < on ? today : on}::date when i.start_date is not null
              then i.start_date + ${days}::int end as start_date,
            case when c.parent is null then ${on}::date else i.due_date + ${days}::int end as due_date
       from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c ("from" uuid, "to" uuid, parent uuid, place int)
         join {initiative} i on i.id = c."from")
     insert into {initiative} (id, text, description, parent_id, visibility, start_date, due_date, weightage,
      goal_id, series_id, occurs_on, created_by, created_at, updated_at)
     select "to", text, description, parent, visibility, start_date, due_date, weightage, goal_id,
            case when parent is null then ${seriesId}::uuid end, case when parent is null then ${on}::date end,
            created_by, ${now}::timestamptz, ${now}::timestamptz
       from copied order by place`,
  );
}
