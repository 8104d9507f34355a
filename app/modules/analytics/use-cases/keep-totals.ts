import type { Context } from "#app/platform/context/context.ts";
import type { GatheredMeasure, MeasureDays, NamedMeasure } from "#app/platform/contributions/measure.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { measuredCells } from "../data/measured-cells.ts";
import { addSums, type Sums } from "../domain/numbers.ts";
import { latestQuarters, quartersShown } from "../domain/periods.ts";
import { sql } from "#tenancy/sql.ts";

/** In companies of fewer people counting is as quick as looking up. */
const usualFewest = 2_000;
/** So many measures in one transaction, with all their quarters. */
const mostAtOnce = 20;

type Named = GatheredMeasure & NamedMeasure;
type Total = Sums & { startsOn: string };

/**
 * Counts once a day what measures that name people summed up to in quarters that are over, so that dashboards of large
 * companies look it up: what is corrected about such a quarter is told from the next day on. True where more is left to do.
 */
export async function keepTotals(
  context: Context,
  { fewest = usualFewest }: { fewest?: number } = {},
): Promise<boolean> {
  if (!(await isLarge(context, fewest))) return false;
  const quarters = latestQuarters(context.today(), quartersShown).filter(({ to }) => to < context.today());
  const due = await dueMeasures(context);
  if (due.length === 0) return false;
  await lockNamed(context, "analytics.totals");
  for (const measure of due.slice(0, mostAtOnce))
    await store(context, measure, await totalsOf(context, measure, quarters));
  return due.length > mostAtOnce;
}

async function isLarge(context: Context, fewest: number): Promise<boolean> {
  const [{ people }] = (await context.rows<{ people: number }>(
    sql`select count(*)::int as people from (select from {employee} limit ${fewest}) counted`,
  )) as [{ people: number }];
  return people >= fewest;
}

async function dueMeasures(context: Context): Promise<Named[]> {
  const done = await context.rows<{ measure: string }>(
    sql`select distinct measure from {measure_total} where counted_on = ${context.today()}::date`,
  );
  const known = new Set(done.map(({ measure }) => measure));
  return context.measures.filter((measure): measure is Named => measure.secrecy === "NAMED" && !known.has(measure.key));
}

async function totalsOf(context: Context, measure: Named, quarters: readonly MeasureDays[]): Promise<Total[]> {
  const cells = await measuredCells(context, {
    ...{ measure, periods: quarters, splits: [], organisation: "THEN", people: () => [] },
  });
  return quarters.map(({ from }, place) => ({
    startsOn: from,
    ...addSums(cells.filter(({ period }) => period === place)),
  }));
}

async function store(context: Context, { key }: Named, totals: readonly Total[]): Promise<void> {
  await context.rows(
    sql`insert into {measure_total} (measure, starts_on, value, weight, people, counted_on)
      select ${key}::text, t.starts_on, t.value, t.weight, t.people, ${context.today()}::date
      from unnest(${totals.map(({ startsOn }) => startsOn)}::date[], ${totals.map(({ value }) => value)}::float8[],
        ${totals.map(({ weight }) => weight)}::float8[], ${totals.map(({ people }) => people)}::int[])
        as t(starts_on, value, weight, people)
      on conflict (measure, starts_on) do update set value = excluded.value, weight = excluded.weight,
        people = excluded.people, counted_on = excluded.counted_on`,
  );
}
