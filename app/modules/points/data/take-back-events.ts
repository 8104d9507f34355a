import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "./derive-people.ts";
import type { EventLine } from "./judge-events.ts";
import { tellRaised } from "./tell-raised.ts";
import { tellSeveral, type ToldOf } from "./tell-several.ts";

/** What undoing a file has to know. */
export type MadeByFile = { created: string[]; changed: { id: string; was: EventLine }[] };

/**
 * Takes a file back: what it brought is withdrawn, what it corrected is as before, ledgers follow, and each person is told.
 * Not where somebody has corrected, withdrawn or appealed against one of its events since.
 */
export async function takeBackEvents(
  context: Context,
  { created, changed }: MadeByFile,
): Promise<{ builtOn: string | null }> {
  const all = [...created, ...changed.map(({ id }) => id)];
  const [built] = await context.rows<{ name: string }>(
    sql`select e.display_name as name from {shift_event} s join {employee} e on e.id = s.employee_id
      where s.id = any(${all}::uuid[]) and (s.withdrawn_at is not null or (s.version > 1 and s.id = any(${created}::uuid[]))
        or exists (select from {points_appeal} a where a.event_id = s.id)) limit 1`,
  );
  if (built) return { builtOn: built.name };
  await context.rows(
    sql`update {shift_event} s set withdrawn_at = ${context.clock.now()}, version = s.version + 1
      where s.id = any(${created}::uuid[])`,
  );
  const was = changed.map(({ id, was: { kind, day, minutes, days, shiftMinutes } }) => ({
    ...{ id, kind, day, minutes, days, shift_minutes: shiftMinutes },
  }));
  if (was.length > 0)
    await context.rows(
      sql`update {shift_event} s set kind = r.kind, day = r.day, minutes = r.minutes, days = r.days,
          shift_minutes = r.shift_minutes, version = s.version + 1
        from jsonb_to_recordset(${JSON.stringify(was)}::jsonb)
          as r (id uuid, kind text, day date, minutes int, days int, shift_minutes int) where s.id = r.id`,
    );
  const of = await context.rows<ToldOf>(
    sql`select s.id, s.employee_id as "employeeId", s.day::text as day from {shift_event} s
      where s.id = any(${all}::uuid[]) order by s.id`,
  );
  const raised = await derivePeople(
    context,
    of.map(({ employeeId }) => employeeId),
  );
  const taken = new Set(created);
  await tellSeveral(
    context,
    of.filter(({ id }) => taken.has(id)),
    { what: "withdrawn", raised },
  );
  await tellSeveral(
    context,
    of.filter(({ id }) => !taken.has(id)),
    { what: "corrected", raised },
  );
  await tellRaised(context, raised);
  return { builtOn: null };
}
