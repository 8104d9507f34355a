import type { Context } from "#app/platform/context/context.ts";
import type { MeasureType } from "../domain/measurement.ts";
import { goalsAllowing } from "./goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** People by what a file may call them: work e-mail or number, in lower case. */
export async function peopleNamed(context: Context, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await context.rows<{ id: string; email: string; number: string | null }>(
    sql`select id, lower(work_email::text) as email, lower(external_employee_id) as number from {employee}
      where lower(work_email::text) = any(${asked}::text[]) or lower(external_employee_id) = any(${asked}::text[])`,
  );
  return new Map([
    ...rows.flatMap(({ id, number }) => (number ? [[number, id] as const] : [])),
    ...rows.map(({ id, email }) => [email, id] as const),
  ]);
}

export type NamedMetric = { id: string; measureType: MeasureType; currency: string | null; retired: boolean };

/** Metrics by what a file may call them: name or name in formulas, in lower case; one in use before one that is not. */
export async function metricsNamed(
  context: Context,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedMetric>> {
  if (names.length === 0) return new Map();
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await context.rows<NamedMetric & { name: string; key: string }>(
    sql`select m.id, lower(m.name) as name, lower(m.key) as key, m.measure_type as "measureType", m.currency, m.retired_at is not null as retired from {metric} m
      where lower(m.name) = any(${asked}::text[]) or lower(m.key) = any(${asked}::text[]) order by m.retired_at is null, m.id`,
  );
  return new Map([
    ...rows.map((metric) => [metric.key, metric] as const),
    ...rows.map((metric) => [metric.name, metric] as const),
  ]);
}

/** Open objectives of exactly this title that the actor may see, in one time frame or in any; two are enough to know it is not one. */
export async function objectivesTitled(context: Context, title: string, timeFrame: string | null): Promise<string[]> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<{ id: string }>(
    sql`with recursive ${allowed.with}
     select g.id from {goal} g join {goal_period} p on p.id = g.period_id
      where g.deleted_at is null and g.archived_at is null and g.kind = 'OBJECTIVE' and g.progress_level <> 'CLOSED' and lower(g.title) = lower(${title})
        and (${timeFrame}::text is null or p.name = ${timeFrame}) and (${allowed.where}) limit 2`,
  );
  return rows.map(({ id }) => id);
}
