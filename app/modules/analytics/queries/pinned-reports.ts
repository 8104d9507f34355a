import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import type { MeasureDays } from "#app/platform/contributions/measure.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { rowRules } from "../data/report-rules-sql.ts";
import { mostPinned, reportDefinition, type ReportDefinition } from "../domain/report.ts";
import { reportResult } from "./report-result.ts";
import type { ShownMeasure } from "./seen-measures.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type PinnedReports = { reports: { id: string; name: string }[] };

/** The reports somebody has pinned and may open still; nothing without one. */
export async function pinnedReports(context: Context): Promise<HomeCard[]> {
  const mayOpen = await rowRules(context);
  return [
    {
      name: "pinned-reports",
      group: "me",
      data: sql`select case when count(*) > 0 then jsonb_build_object('reports',
          jsonb_agg(jsonb_build_object('id', q.id, 'name', q.name) order by q.pinned_at)) end
        from (select r.id, r.name, p.pinned_at from ${pinned(context, mayOpen)}) q`,
    },
  ];
}

const pinned = (context: Context, mayOpen: Sql): Sql =>
  sql`{analytics_pin} p join {analytics_report} r on r.id = p.report_id
    where p.employee_id = ${context.actor.employeeId} and r.deleted_at is null and ${mayOpen}
    order by p.pinned_at limit ${mostPinned}`;

/** What the first measure of a pinned report is as a whole, and what it was in the period compared with. */
export type PinnedNumber = {
  id: string;
  measure: ShownMeasure;
  now: number | null;
  before: number | null;
  people: number;
  days: MeasureDays;
};

/**
 * The numbers of the pinned reports, by their reader's own rights: one statement each. Home asks for them once it stands, so
 * that it is there at once; a report whose number is not the reader's to see, or cannot be told any more, has none.
 */
export async function pinnedNumbers(context: Context): Promise<{ numbers: PinnedNumber[] }> {
  const reports = await context.rows<{ id: string; definition: unknown }>(
    sql`select r.id, r.definition from ${pinned(context, await rowRules(context))}`,
  );
  const numbers: PinnedNumber[] = [];
  for (const { id, definition } of reports) {
    const number = await wholeOf(context, reportDefinition.parse(definition));
    if (number) numbers.push({ id, ...number });
  }
  return { numbers };
}

/** The report without its parts; compared with the period before where it is compared with nothing. */
async function wholeOf(context: Context, asked: ReportDefinition): Promise<Omit<PinnedNumber, "id"> | null> {
  const [first] = asked.measures;
  if (!first) return null;
  const compare = asked.compare === "NONE" ? "BEFORE" : asked.compare;
  try {
    const { measures, total, days } = await reportResult(context, {
      ...{ ...asked, compare, measures: [first], splits: [], formula: "NONE", shape: "TABLE" },
    });
    const { now, before, people } = total[0]!;
    return { measure: measures[0]!, now, before, people, days };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
