import { placesOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredMeasure, MeasureDays, NamedMeasure } from "#app/platform/contributions/measure.ts";
import type { Dimension, Organisation } from "../domain/dimensions.ts";
import { quartersWithin } from "../domain/periods.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

export type CellsAsked = {
  measure: GatheredMeasure;
  periods: readonly MeasureDays[];
  splits: readonly Dimension[];
  organisation: Organisation;
  /** Conditions on a person's id. */
  people: (person: Sql) => Sql[];
};

/**
 * One part of the split in one period (its place among those asked for): sums, and how many people stand behind them. A key
 * is null where nothing is recorded, or where a published group is not all of one kind.
 */
export type Cell = {
  period: number;
  first: string | null;
  second: string | null;
  value: number;
  weight: number;
  people: number;
};

const mostCells = 4000;

/** What a measure is, part by part: one statement, whatever is asked. Who may see the measure is the caller's to ask. */
export function measuredCells(context: Context, asked: CellsAsked): Promise<Cell[]> {
  return context.rows<Cell>(
    asked.measure.secrecy === "GUARDED"
      ? publishedCells(context, asked)
      : namedCells(context, { ...asked, measure: asked.measure }),
  );
}

const keysOf = (alias: string, splits: readonly Dimension[]): [Sql, Sql] => [
  splits[0] ? sql.ref(`${alias}.${splits[0]}`) : sql`null::text`,
  splits[1] ? sql.ref(`${alias}.${splits[1]}`) : sql`null::text`,
];

function namedCells(
  context: Context,
  { measure, periods, splits, organisation, people }: CellsAsked & { measure: NamedMeasure },
): Sql {
  const [first, second] = keysOf("p", splits);
  const facts = periods.map(
    (days, period) =>
      sql`select ${period}::int as period, f.employee_id, f.value, f.weight from (${measure.facts(context, days)}) f`,
  );
  return sql`with fact as materialized (${sql.join(facts, sql` union all `)}),
      whole as materialized (select f.period, f.employee_id, sum(f.value) as value, sum(f.weight) as weight from fact f
        where ${allOf(people(sql`f.employee_id`))} group by f.period, f.employee_id),
      place as materialized (${placesOfPeriods(context, periods, organisation, splits)})
    select w.period, ${first} as first, ${second} as second, sum(w.value)::float8 as value, sum(w.weight)::float8 as weight,
      count(*)::int as people
    from whole w join place p on p.period = w.period and p.employee_id = w.employee_id
    group by 1, 2, 3 order by 1, 2, 3 limit ${mostCells}`;
}

/** Where everybody stood in each period; without a split it does not matter. */
function placesOfPeriods(
  context: Context,
  periods: readonly MeasureDays[],
  organisation: Organisation,
  splits: readonly Dimension[],
): Sql {
  if (splits.length === 0)
    return sql`select n.period, e.id as employee_id from {employee} e
      cross join (select unnest(${periods.map((_, period) => period)}::int[]) as period) n`;
  return sql.join(
    periods.map(({ to }, period) => {
      const day = organisation === "NOW" ? context.today() : to;
      return sql`select ${period}::int as period, q.* from (${placesOn(day)}) q`;
    }),
    sql` union all `,
  );
}

/**
 * Published groups that lie wholly among the people asked for. A group is told under a part of a split where all of its
 * people are of that part, and else under none.
 */
function publishedCells(context: Context, { measure, periods, splits, organisation, people }: CellsAsked): Sql {
  const quarters = periods.flatMap((days, period) =>
    quartersWithin(days, context.today()).map((first) => ({ first, period, last: days.to })),
  );
  const [first, second] = [commonKey(splits[0]), commonKey(splits[1])];
  const places =
    splits.length === 0
      ? sql`select 0::int as period, null::uuid as employee_id where false`
      : placesOfPeriods(context, periods, organisation, splits);
  return sql`with asked as materialized (select * from unnest(${quarters.map((each) => each.first)}::date[],
        ${quarters.map(({ period }) => period)}::int[]) as a(starts_on, period)),
      place as materialized (${places}),
      told as materialized (select a.period, m.starts_on, m.block, ${first} as first, ${second} as second
        from asked a join {measure_block_person} m on m.starts_on = a.starts_on and m.measure = ${measure.key}
          left join place p on p.period = a.period and p.employee_id = m.employee_id
        group by a.period, m.starts_on, m.block having bool_and(${allOf(people(sql`m.employee_id`))}))
    select t.period, t.first, t.second, sum(b.value)::float8 as value, sum(b.weight)::float8 as weight,
      sum(b.people)::int as people
    from told t join {measure_block} b on b.measure = ${measure.key} and b.starts_on = t.starts_on and b.block = t.block
    group by 1, 2, 3 order by 1, 2, 3 limit ${mostCells}`;
}

function commonKey(dimension: Dimension | undefined): Sql {
  if (!dimension) return sql`null::text`;
  const column = sql.ref(`p.${dimension}`);
  return sql`case when count(${column}) = count(*) and min(${column}) = max(${column}) then min(${column}) end`;
}
