import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { isInAudience } from "#app/modules/audiences/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { graceDays, startedBetween, type LifecycleKind } from "../domain/series.ts";
import { sql } from "#tenancy/sql.ts";

/** People whose moment has come and whom the series has not asked yet; nobody who will be gone tomorrow. */
export async function peopleDue(
  context: Context,
  kind: LifecycleKind,
  { id: seriesId, audience }: { id: string; audience: AudienceRule },
): Promise<string[]> {
  const today = context.today();
  const is = kind === "EXIT" ? sql`not (${isPresent(sql`e.id`, addDays(today, graceDays))})` : startedIn(kind, today);
  const rows = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where ${await isInAudience(context, audience)}
        and ${isPresent(sql`e.id`, addDays(today, 1))} and ${is}
        and not exists (select from {survey_participant} p join {survey} s on s.id = p.survey_id
          where p.employee_id = e.id and s.series_id = ${seriesId} and s.deleted_at is null)
      order by e.id limit 2000`,
  );
  return rows.map(({ id }) => id);
}

function startedIn(kind: Exclude<LifecycleKind, "EXIT">, today: string) {
  const { from, to } = startedBetween(kind, today);
  return sql`e.joined_on between ${from}::date and ${to}::date`;
}
