import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { takenKeys } from "../data/metric-record.ts";
import type { MeasureType } from "../domain/measure.ts";
import { metricKeyFrom } from "../domain/metric.ts";

export type SeededMetric = {
  name: string;
  description: string;
  measureType: MeasureType;
  currency: string | null;
  direction: "UP" | "DOWN";
  ownerId: string;
};
export type SeededPoint = { date: string; value: number; givenBy: string };

/** Writes down a metric with its past; its key is made of its name. */
export async function seedMetric(
  context: Context,
  { name, description, measureType, currency, direction, ownerId }: SeededMetric,
  points: readonly SeededPoint[],
  random: SeededRandom,
): Promise<string> {
  const id = random.id();
  const key = metricKeyFrom(name, await takenKeys(context));
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
  return id;
}
