import { firstRow, type Context } from "#app/platform/context/context.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { sql } from "#tenancy/sql.ts";
import { erasePersonTask } from "../jobs/erase-person.task.ts";

const startedAtOnce = 20;
/** What failed is tried again after this time, and what was left by its worker too. */
const triedAgainAfter = sql`interval '1 hour'`;

/** Work begins on the day, by the rights of who asked for it, and goes on where it was left. */
export async function startDueErasures(context: Context): Promise<void> {
  const company = await firstRow<{ timeZone: string }>(
    context,
    sql`select time_zone as "timeZone" from {organization}`,
  );
  const now = context.clock.now();
  const today = localDate(now, company?.timeZone ?? "UTC");
  const due = await context.rows<{ id: string; askedBy: string }>(
    sql`select p.id, p.asked_by as "askedBy" from {person_erasure} p
      where p.state in ('WAITING', 'RUNNING') and p.erases_on <= ${today}::date
        and not exists (select from {background_task} t where t.about_id = p.id and t.kind = ${erasePersonTask.kind}
          and t.heard_at > ${now}::timestamptz - ${triedAgainAfter})
      order by p.erases_on, p.id limit ${startedAtOnce}`,
  );
  for (const { id, askedBy } of due)
    await startTask(context, erasePersonTask, { erasureId: id }, { aboutId: id, askedBy });
}
