import { toldBy } from "#app/platform/company/company-told.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { isDayOff } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";

/** `onDate` is `2026-12-25`. */
export type CompanyHoliday = { id: string; onDate: string; name: string; version: number };

/** The holidays of the company: those from today on by date, then the past ones, the latest first. */
export async function holidays(context: Context): Promise<{ ahead: CompanyHoliday[]; past: CompanyHoliday[] }> {
  await authorize(context, "view", { kind: "CompanyShape" });
  const all = await context.rows<CompanyHoliday>(
    sql`select id, on_date::text as "onDate", name, version from {holiday} where archived_at is null order by on_date`,
  );
  const today = context.today();
  return {
    ahead: all.filter(({ onDate }) => onDate >= today),
    past: all.filter(({ onDate }) => onDate < today).reverse(),
  };
}

/** The holidays among these days, by date; no secret within the company. */
export async function holidaysAmong(context: Context, days: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (days.length === 0) return new Map();
  const found = await context.rows<{ onDate: string; name: string }>(
    sql`select on_date::text as "onDate", name from {holiday}
      where archived_at is null and on_date = any (${days}::date[]) order by on_date`,
  );
  return new Map(found.map(({ onDate, name }) => [onDate, name]));
}

/** On which of these days people are off, and the names of the holidays among them. */
export async function daysOffAmong(
  context: Context,
  days: readonly string[],
): Promise<{ holidays: ReadonlyMap<string, string>; isOff: (day: string) => boolean }> {
  const holidays = await holidaysAmong(context, days);
  const { workingDays } = toldBy(context.tenant);
  return { holidays, isOff: (day) => holidays.has(day) || isDayOff(day, workingDays) };
}
