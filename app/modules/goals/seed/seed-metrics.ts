import { Temporal } from "temporal-polyfill";
import { seedComments } from "#app/modules/comments/index.ts";
import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { metricDiscussion } from "./phrases.ts";
import { recomputeMetrics } from "../data/computed-metrics.ts";
import { metricKeyFrom } from "../domain/metric.ts";
import type { MeasureType } from "../domain/measurement.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedMetricsInput = { people: readonly PlannedPerson[]; seed: string; today: string; currency: string };

type SeededMetric = {
  name: string;
  description: string;
  measureType: MeasureType;
  currency: string | null;
  direction: "UP" | "DOWN";
  ownerId: string;
};
type SeededPoint = { date: string; value: number; givenBy: string };

const followers = 6;
const months = 18;

/** Metrics with a past: some that key results of the company follow, and monthly figures of sales. */
export async function seedMetrics(context: Context, input: SeedMetricsInput): Promise<void> {
  const random = seededRandom(`metrics:${input.seed}`);
  const taken = new Set<string>();
  const add = async (metric: SeededMetric, points: readonly SeededPoint[]) => {
    const [id, key] = [random.id(), metricKeyFrom(metric.name, taken)];
    taken.add(key);
    await storeMetric(context, { id, key, ...metric }, points, random);
    return id;
  };
  await seedFollowed(context, input.today, add);
  await seedSales(input, random, add);
  await seedComputed(context, random, input.currency);
  await discuss(context, input);
}

/** A question and an answer on some of them. */
async function discuss(context: Context, { people, seed, today }: SeedMetricsInput): Promise<void> {
  const random = seededRandom(`metric-comments:${seed}`);
  const metrics = await context.rows<{ id: string; ownerId: string }>(
    sql`select id, owner_id as "ownerId" from {metric} order by name limit ${metricDiscussion.length}`,
  );
  const said = (record: string, authorId: string, body: string, time: string) => ({
    id: random.id(),
    about: "Metric",
    record,
    authorId,
    body,
    createdAt: `${today}T${time}Z`,
  });
  await seedComments(
    context,
    metrics.flatMap(({ id, ownerId }, index) => {
      const { question, answer } = metricDiscussion[index]!;
      const asking = random.pick(people.filter((person) => person.id !== ownerId));
      return [said(id, asking.id, question, "03:10:00"), said(id, ownerId, answer, "03:40:00")];
    }),
  );
}

type Add = (metric: SeededMetric, points: readonly SeededPoint[]) => Promise<string>;
type Followed = Omit<SeededMetric, "name" | "description" | "direction"> & {
  id: string;
  title: string;
  falling: boolean;
  points: SeededPoint[];
};

/** What was said in check-ins on some key results of the company is what their metrics were. */
async function seedFollowed(context: Context, today: string, add: Add): Promise<void> {
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
    const metricId = await add(
      { name: title, description: "", measureType, currency, direction: falling ? "DOWN" : "UP", ownerId },
      points,
    );
    await context.rows(sql`update {goal} set progress_type = 'TRACKED', metric_id = ${metricId} where id = ${id}`);
    await context.rows(
      sql`update {goal_check_in} set metric_id = ${metricId}, employee_id = null, comment = ''
        where goal_id = ${id} and rolled_up_from is null`,
    );
  }
}

/** Revenue won, revenue given back and deals, month by month. */
async function seedSales({ people, today, currency }: SeedMetricsInput, random: SeededRandom, add: Add): Promise<void> {
  const ownerId = (people.find((person) => person.functionName === "Sales" && person.depth === 1) ?? people[0])?.id;
  if (!ownerId) return;
  const first = Temporal.PlainDate.from(today).with({ day: 1 });
  const days = Array.from({ length: months }, (_, index) => first.subtract({ months: months - 1 - index }).toString());
  const monthly = (value: (month: number) => number): SeededPoint[] =>
    days.map((date, month) => ({ date, value: value(month), givenBy: ownerId }));
  const money = { measureType: "CURRENCY" as const, currency, ownerId };
  await add(
    { name: "Won revenue", description: "Signed in the month, before refunds.", direction: "UP", ...money },
    monthly((month) => (410_000 + month * 9_500 + random.integer(-25_000, 25_000)) * 100),
  );
  await add(
    { name: "Refunds", description: "Given back to customers in the month.", direction: "DOWN", ...money },
    monthly((month) => (21_000 - month * 350 + random.integer(-2_000, 2_000)) * 100),
  );
  await add(
    { name: "Won deals", description: "", measureType: "COUNT", currency: null, direction: "UP", ownerId },
    monthly((month) => 58 + month + random.integer(-6, 6)),
  );
}

/** What a deal brings, computed of the three. */
async function seedComputed(context: Context, random: SeededRandom, currency: string): Promise<void> {
  const id = random.id();
  await context.rows(
    sql`insert into {metric} (id, key, name, measure_type, currency, direction, formula, owner_id, created_by,
      created_at, updated_at)
     select ${id}::uuid, 'revenue_per_deal', 'Revenue per deal', 'CURRENCY', ${currency}, 'UP',
       '(won_revenue - refunds) / won_deals', owner_id, owner_id, created_at, updated_at from {metric}
       where key = 'won_deals'`,
  );
  await context.rows(
    sql`insert into {metric_source} (metric_id, source_id) select c.id, m.id from {metric} c, {metric} m
      where c.id = ${id} and m.key in ('won_revenue', 'refunds', 'won_deals')`,
  );
  await recomputeMetrics(context, [id]);
}

async function storeMetric(
  context: Context,
  metric: SeededMetric & { id: string; key: string },
  points: readonly SeededPoint[],
  random: SeededRandom,
): Promise<void> {
  const { id, key, name, description, measureType, currency, direction, ownerId } = metric;
  const at = `${points[0]?.date ?? context.today()}T08:00:00Z`;
  await insertRows(
    context,
    "metric",
    "id uuid, key text, name text, description text, measure_type text, currency text, direction text, " +
      "owner_id uuid, created_by uuid, created_at timestamptz, updated_at timestamptz",
    [
      {
        id,
        key,
        name,
        description,
        measure_type: measureType,
        currency,
        direction,
        owner_id: ownerId,
        created_by: ownerId,
        created_at: at,
        updated_at: at,
      },
    ],
  );
  await insertRows(
    context,
    "metric_point",
    "id uuid, metric_id uuid, on_date date, value numeric, given_by uuid, given_at timestamptz",
    points.map(({ date, value, givenBy }) => ({
      id: random.id(),
      metric_id: id,
      on_date: date,
      value,
      given_by: givenBy,
      given_at: `${date}T09:00:00Z`,
    })),
  );
}
