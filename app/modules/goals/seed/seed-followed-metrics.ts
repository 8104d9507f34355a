import type { MeasureType } from "#app/modules/metrics/domain.ts";
import { seedMetric, type SeededPoint } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { sql } from "#tenancy/sql.ts";

const followers = 6;

type Followed = {
  id: string;
  title: string;
  measureType: MeasureType;
  currency: string | null;
  ownerId: string;
  falling: boolean;
  points: SeededPoint[];
};

/** What was said in check-ins on some key results of the company is what their metrics were. */
export async function seedFollowedMetrics(
  context: Context,
  { seed, today }: { seed: string; today: string },
): Promise<void> {
  const random = seededRandom(`followed-metrics:${seed}`);
  const rows = await context.rows<Followed>(
    sql`select distinct on (lower(g.title)) g.id, g.title, g.measure_type as "measureType", g.currency,
      g.target_value < g.start_value as falling, g.created_by as "ownerId",
            (select jsonb_agg(jsonb_build_object('date', d.date, 'value', d.value, 'givenBy', d.employee_id)
              order by d.date) from (
               select distinct on (x.at::date) x.at::date::text as date, x.value::float8 as value, x.employee_id
                 from {goal_check_in} x
                where x.goal_id = g.id and x.value is not null order by x.at::date, x.at desc, x.sequence desc) d) as points
       from {goal} g join {goal_period} p on p.id = g.period_id
      where g.kind = 'KEY_RESULT' and g.level in ('COMPANY', 'DEPARTMENT') and g.progress_type = 'MANUAL'
        and g.closure_status is null
        and (select count(distinct x.at::date) from {goal_check_in} x where x.goal_id = g.id and x.value is not null) > 1
        and p.starts_on <= ${today}::date and p.ends_on >= ${today}::date order by lower(g.title), g.id limit ${followers}`,
  );
  for (const { id, title, falling, points, measureType, currency, ownerId } of rows) {
    const metricId = await seedMetric(
      context,
      { name: title, description: "", measureType, currency, direction: falling ? "DOWN" : "UP", ownerId },
      points,
      random,
    );
    await context.rows(sql`update {goal} set progress_type = 'TRACKED', metric_id = ${metricId} where id = ${id}`);
    await context.rows(
      sql`update {goal_check_in} set metric_id = ${metricId}, employee_id = null, comment = ''
        where goal_id = ${id} and rolled_up_from is null`,
    );
  }
}
