import type { Context } from "#app/platform/context/context.ts";
import type { MeasureDays } from "#app/platform/contributions/measure.ts";
import type { Sums } from "../domain/numbers.ts";
import type { PeopleAsked } from "./people-asked.ts";
import { sql } from "#tenancy/sql.ts";

/** What measures summed up to in quarters that are over, as counted today. */
export type KeptTotals = {
  at(measure: string, quarter: MeasureDays): Sums | undefined;
  /** Whether any is known of a measure. */
  of(measure: string): boolean;
};

type Row = Sums & { measure: string; startsOn: string };

/** What was kept today for all of the company; nothing where only some people are asked for. One statement. */
export async function keptTotals(context: Context, { scope, cohort, orgUnit }: PeopleAsked): Promise<KeptTotals> {
  const isWhole = scope === "company" && !cohort && !orgUnit;
  const rows = isWhole
    ? await context.rows<Row>(
        sql`select measure, starts_on::text as "startsOn", value, weight, people from {measure_total}
          where counted_on = ${context.today()}::date`,
      )
    : [];
  const known = new Map(rows.map((row) => [`${row.measure} ${row.startsOn}`, row]));
  const measures = new Set(rows.map(({ measure }) => measure));
  return {
    at: (measure, { from, to }) => (to < context.today() ? known.get(`${measure} ${from}`) : undefined),
    of: (measure) => measures.has(measure),
  };
}
