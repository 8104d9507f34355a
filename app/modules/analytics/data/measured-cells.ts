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

/** Period by period, so that each is summed up before it meets the others: sums of all of them at once would not fit in memory. */
function namedCells(
  context: Context,
  { measure, periods, splits, organisation, people }: CellsAsked & { measure: NamedMeasure },
): Sql {
  const [first, second] = keysOf("p", splits);
  const cells = periods.map((days, period) => {
    const place = sql`join (${placesOn(dayOf(context, organisation, days), splits)}) p on p.employee_id = w.employee_id`;
    return sql`(select ${period}::int as period, ${first} as first, ${second} as second, sum(w.value)::float8 as value,
        sum(w.weight)::float8 as weight, count(*)::int as people
      from (select f.employee_id, sum(f.value) as value, sum(f.weight) as weight from (${measure.facts(context, days)}) f
        where f.employee_id is not null and ${allOf(people(sql`f.employee_id`))} group by f.employee_id) w
      ${splits.length > 0 ? place : sql``} group by 1, 2, 3)`;
  });
  return sql`${sql.join(cells, sql` union all `)} order by 1, 2, 3 limit ${mostCells}`;
}

const dayOf = (context: Context, organisation: Organisation, { to }: MeasureDays) =>
  organisation === "NOW" ? context.today() : to;

/** Where everybody stood in each period. */
function placesOfPeriods(
  context: Context,
  { periods, organisation, splits }: Pick<CellsAsked, "periods" | "organisation" | "splits">,
): Sql {
  return sql.join(
    periods.map((days, period) => {
      return sql`select ${period}::int as period, q.* from (${placesOn(dayOf(context, organisation, days), splits)}) q`;
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
      : placesOfPeriods(context, { periods, organisation, splits });
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
