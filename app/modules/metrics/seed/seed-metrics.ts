import { Temporal } from "temporal-polyfill";
import { seedComments } from "#app/modules/comments/index.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { recomputeMetrics } from "../data/computed-metrics.ts";
import { seedMetric, type SeededMetric, type SeededPoint } from "./store-metric.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedMetricsInput = { people: readonly PlannedPerson[]; seed: string; today: string; currency: string };

const months = 18;

/** What is asked about a metric, and what its owner answers. */
const metricDiscussion = [
  { question: "Does this include the pilot customers?", answer: "No, they are counted from January on." },
  { question: "Where do the numbers come from?", answer: "From the report of the last Friday of each month." },
  { question: "The last value looks low to me.", answer: "One region reported late, I will correct it." },
] as const;

/** Metrics with a past: monthly figures of sales, and what is computed of them. */
export async function seedMetrics(context: Context, input: SeedMetricsInput): Promise<void> {
  const random = seededRandom(`metrics:${input.seed}`);
  await seedSales(context, input, random);
  await seedComputed(context, random, input.currency);
  await discuss(context, input);
}

/** Revenue won, revenue given back and deals, month by month. */
async function seedSales(
  context: Context,
  { people, today, currency }: SeedMetricsInput,
  random: SeededRandom,
): Promise<void> {
  const ownerId = (people.find((person) => person.functionName === "Sales" && person.depth === 1) ?? people[0])?.id;
  if (!ownerId) return;
  const first = Temporal.PlainDate.from(today).with({ day: 1 });
  const days = Array.from({ length: months }, (_, index) => first.subtract({ months: months - 1 - index }).toString());
  const monthly = (value: (month: number) => number): SeededPoint[] =>
    days.map((date, month) => ({ date, value: value(month), givenBy: ownerId }));
  const add = (metric: SeededMetric, points: SeededPoint[]) => seedMetric(context, metric, points, random);
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
    sql`with deals as materialized (
       select owner_id, created_at, updated_at from {metric} where key = 'won_deals')
     insert into {metric} (id, key, name, measure_type, currency, direction, formula, owner_id, created_by,
      created_at, updated_at)
     select ${id}::uuid, 'revenue_per_deal', 'Revenue per deal', 'CURRENCY', ${currency}, 'UP',
       '(won_revenue - refunds) / won_deals', owner_id, owner_id, created_at, updated_at from deals`,
  );
  await context.rows(
    sql`with sources as materialized (
       select id from {metric} where key in ('won_revenue', 'refunds', 'won_deals'))
     insert into {metric_source} (metric_id, source_id) select ${id}::uuid, id from sources`,
  );
  await recomputeMetrics(context, [id]);
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

export const metricsSeed: Seed = {
  after: ["people"],
  run: (context, company) => seedMetrics(context, { ...company, people: demoPeople.of(company) }),
};
