import type { Context } from "#app/platform/context/context.ts";
import type { GatheredMeasure, MeasureDays } from "#app/platform/contributions/measure.ts";
import { placesOn } from "#app/modules/people/index.ts";
import { peopleAsked } from "../data/people-asked.ts";
import type { Dimension, MeasureScope, Organisation } from "../domain/dimensions.ts";
import { numberOf } from "../domain/numbers.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

/** Somebody behind a number, with what it is of them alone, and where their records stand. */
export type PersonBehind = {
  id: string;
  name: string;
  photo: string | null;
  value: number | null;
  link: string | null;
};

export type BehindAsked = {
  scope: MeasureScope;
  measure: GatheredMeasure;
  days: MeasureDays;
  /** Of a part of a split: what its people have in common. */
  parts?: readonly { dimension: Dimension; key: string | null }[];
  organisation?: Organisation;
  cohort?: string;
  orgUnit?: string;
  /** Those first who want attention, or, where it is false, those with most; else by name. */
  worstFirst?: boolean;
  limit: number;
  offset?: number;
};

type Row = Omit<PersonBehind, "value" | "link"> & { value: number; weight: number; total: number };

/**
 * The people behind a number, of measures that name people alone: behind a guarded one nobody is ever shown. Who may see the
 * measure is the caller's to ask. One statement.
 */
export async function peopleBehind(
  context: Context,
  asked: BehindAsked,
): Promise<{ rows: PersonBehind[]; total: number }> {
  const { measure, days, worstFirst, limit, offset = 0, parts = [], organisation = "THEN", ...whose } = asked;
  if (measure.secrecy === "GUARDED") return { rows: [], total: 0 };
  const among = await peopleAsked(context, whose);
  const rate = measure.sum === "COUNT" ? sql`sum(f.value)` : sql`sum(f.value) / nullif(sum(f.weight), 0)`;
  const mostFirst = worstFirst === false || measure.better === "LESS";
  const sorted = mostFirst ? sql`rate desc nulls last,` : sql`rate nulls last,`;
  const order = worstFirst === undefined ? sql`` : sorted;
  const rows = await context.rows<Row>(
    sql`with whole as materialized (select f.employee_id, sum(f.value)::float8 as value, sum(f.weight)::float8 as weight,
          (${rate})::float8 as rate from (${measure.facts(context, days)}) f
        where ${allOf(among(sql`f.employee_id`))} group by f.employee_id)
      select e.id, e.display_name as name, e.photo_key as photo, w.value, w.weight, count(*) over ()::int as total
      from whole w join {employee} e on e.id = w.employee_id
      ${placeOf(parts, organisation === "NOW" ? context.today() : days.to)}
      order by ${order} lower(e.display_name), e.id limit ${limit} offset ${offset}`,
  );
  const led = whose.scope !== "company";
  return {
    rows: rows.map(({ id, name, photo, value, weight }) => ({
      ...{ id, name, photo, link: measure.recordsOf?.({ id, name }, { led, days }) ?? null },
      value: numberOf(measure, { value, weight, people: 1 }),
    })),
    total: rows[0]?.total ?? 0,
  };
}

function placeOf(parts: readonly { dimension: Dimension; key: string | null }[], day: string): Sql {
  if (parts.length === 0) return sql``;
  const asked = parts.map(({ dimension }) => dimension);
  const same = parts.map(({ dimension, key }) => sql`${sql.ref(`p.${dimension}`)} is not distinct from ${key}`);
  return sql`join (${placesOn(day, asked)}) p on p.employee_id = e.id and ${allOf(same)}`;
}
