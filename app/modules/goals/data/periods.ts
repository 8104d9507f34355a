import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { TimeFrame } from "../domain/time-frame.ts";
import { findTimeFrame } from "../domain/time-frame-by-id.ts";
import { sql } from "#tenancy/sql.ts";

/** In which month (1 to 12) the company's fiscal year starts. */
export async function fiscalYearStartMonth(context: Pick<Context, "rows">): Promise<number> {
  const row = await firstRow<{ month: number }>(
    context,
    sql`select fiscal_year_start_month as month from {organization}`,
  );
  return row?.month ?? 1;
}

/** The time frame an id names; throws 422 where it names none. */
export async function requireTimeFrame(
  context: Pick<Context, "rows">,
  id: string,
  field: "timeFrame" | "period" = "timeFrame",
): Promise<TimeFrame> {
  const frame = findTimeFrame(id, await fiscalYearStartMonth(context));
  if (!frame)
    throw invalid("goals.unknown-time-frame", `No time frame is called "${id}".`, {
      fields: { [field]: "goals.unknown-time-frame" },
      messages: {
        [field]: `A time frame is a year (2026), a half (2026-H1), a quarter (2026-Q3) or two days (2026-04-10..2026-05-20)${field === "period" ? ", or current or all" : ""}; GET /time-frames lists the company's.`,
      },
    });
  return frame;
}

/** The stored row of a time frame, made when it is first used; two who need it at once get the same. */
export async function keepPeriod(context: Context, frame: TimeFrame): Promise<string> {
  await context.rows(
    sql`insert into {goal_period} (id, name, kind, starts_on, ends_on) values (${context.newId()}, ${frame.id},
      ${frame.kind}, ${frame.startDate}, ${frame.endDate}) on conflict do nothing`,
  );
  const row = await firstRow<{ id: string }>(
    context,
    sql`select id from {goal_period} where kind = ${frame.kind} and starts_on = ${frame.startDate} and
      ends_on = ${frame.endDate}`,
  );
  if (!row) throw invalid("goals.unknown-time-frame", `The time frame "${frame.id}" stands for other dates here.`);
  return row.id;
}
