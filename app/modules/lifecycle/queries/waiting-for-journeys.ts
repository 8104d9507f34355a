import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { isInAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { registerMoments } from "../data/register-moments.ts";
import type { Moment } from "../domain/moments.ts";

/** What a template is for, and from which day on the register counts. */
type Meant = { moment: Moment; audience: AudienceRule; from: string };
type Waiting = { onDay: string; employeeIds: string[] };

/** Everybody of an audience of whom the register says so, by day, and who has no such journey yet, whatever became of it. */
export async function waitingFor(context: Context, { moment, audience, from }: Meant): Promise<Waiting[]> {
  const rows = await context.rows<{ employeeId: string; onDay: string }>(
    sql`select m.employee_id as "employeeId", m.on_day::text as "onDay" from (${registerMoments(from)}) m
      where m.moment = ${moment} and m.on_day >= ${from}::date and not exists (
        select from {lifecycle_journey} j where j.employee_id = m.employee_id and j.moment = m.moment
          and (j.on_day = m.on_day or (j.state <> 'WITHDRAWN' and j.moved_at is null)))
      order by m.on_day, m.employee_id`,
  );
  const waiting: Waiting[] = [];
  for (const [onDay, some] of Map.groupBy(rows, (row) => row.onDay)) {
    const ids = some.map(({ employeeId }) => employeeId);
    waiting.push({ onDay, employeeIds: await ofAudience(context, audience, ids, onDay) });
  }
  return waiting;
}

/** Who of these is of an audience on a day: joiners are nobody's yet today. */
async function ofAudience(context: Context, audience: AudienceRule, ids: readonly string[], day: string) {
  const rows = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where e.id = any(${[...ids]}::uuid[]) and e.erased_at is null
      and ${await isInAudience(context, audience, day)} order by e.id`,
  );
  return rows.map(({ id }) => id);
}

/** How many journeys would begin at once if a template followed the register from today on. */
export async function wouldBegin(context: Context, asked: Omit<Meant, "from">): Promise<number> {
  const waiting = await waitingFor(context, { ...asked, from: context.today() });
  return waiting.reduce((sum, { employeeIds }) => sum + employeeIds.length, 0);
}
