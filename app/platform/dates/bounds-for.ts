import { firstRow, type Context } from "../context/context.ts";
import { toldBy } from "../company/company-told.ts";
import { boundsOf, isPreset, unbounded, type DateRange, type DayBounds } from "../time/date-range.ts";
import { countsByFiscalYear, type Counting, type DatePreset } from "../time/date-presets.ts";
import { firstDayOfWeek } from "../time/week.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** The days of a range for the actor: of their day, and the week and the fiscal year of their company. */
export async function boundsFor(context: Context, range: DateRange): Promise<DayBounds> {
  if (!isPreset(range.kind)) return boundsOf(range, countingOf(context, 1));
  return boundsOf(range, await countingFor(context, range.kind));
}

/** By what a preset is counted; the month of the fiscal year is read only where the preset asks for it. */
export async function countingFor(context: Context, preset: DatePreset): Promise<Counting> {
  return countingOf(context, countsByFiscalYear(preset) ? await fiscalYearStartMonth(context) : 1);
}

function countingOf(context: Context, fiscalYearStartMonth: number): Counting {
  const weekStart = toldBy(context.tenant).weekStart ?? firstDayOfWeek(context.actor.language);
  return { today: context.today(), weekStart, fiscalYearStartMonth };
}

/** In which month (1 to 12) the company's fiscal year starts. */
export async function fiscalYearStartMonth(context: Pick<Context, "rows">): Promise<number> {
  const row = await firstRow<{ month: number }>(
    context,
    sql`select fiscal_year_start_month as month from {organization}`,
  );
  return row?.month ?? 1;
}

/** Conditions on a moment of a table, by the clock of a zone; none where both ends are open. */
export function momentWithin(moment: Sql, { from, to }: DayBounds, timeZone: string): Sql[] {
  return [
    ...(from ? [sql`${moment} >= (${from}::date)::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql`${moment} < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ];
}

/** Conditions on a day of a table. */
export function dayWithin(day: Sql, { from, to }: DayBounds = unbounded): Sql[] {
  return [...(from ? [sql`${day} >= ${from}::date`] : []), ...(to ? [sql`${day} <= ${to}::date`] : [])];
}
