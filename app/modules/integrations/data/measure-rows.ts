import type { Context } from "#app/platform/context/context.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

export const measures = ["COUNT", "SUM", "SHARE_DONE", "VALUE"] as const;
export type Measure = (typeof measures)[number];

/** What rows must say to count; what is left out lets all pass. */
export type MeasureFilter = {
  status?: string;
  project?: string;
  assignee?: string;
  text?: string;
  key?: string;
  owner?: string;
  stage?: string;
};

export type MeasureRow = {
  id: string;
  metricId: string;
  measure: Measure;
  filter: MeasureFilter;
  /** Of a sum: the field of the source that is added up. */
  field: string | null;
};

const mostPoints = 500;

/** What the rows amount to: today's value of a question about issues; of a CRM its own values, by the last day of each period. */
export async function measureRows(
  context: Context,
  installationId: string,
  { measure, filter, field }: Omit<MeasureRow, "id" | "metricId">,
  currency: string | null,
): Promise<{ date: string; value: number }[]> {
  if (measure === "VALUE") return ownValues(context, installationId, filter, currency);
  const where = issueConditions(installationId, filter);
  const value = {
    COUNT: sql`count(*)::float8`,
    SUM: sql`coalesce(sum((r.content->'extra'->>${field ?? ""})::numeric)
      filter (where r.content->'extra'->>${field ?? ""} ~ '^-?[0-9]+([.][0-9]+)?$'), 0)::float8`,
    SHARE_DONE: sql`case when count(*) = 0 then null else 100.0 * count(*)
      filter (where r.content->>'statusCategory' = 'done') / count(*) end::float8`,
  }[measure];
  const [found] = await context.rows<{ value: number | null }>(
    sql`select ${value} as value from {connector_row} r where ${where}`,
  );
  return found?.value === null || found === undefined ? [] : [{ date: context.today(), value: found.value }];
}

function issueConditions(installationId: string, { status, project, assignee, text }: MeasureFilter): Sql {
  const says = (name: string, value: string | undefined) => (value ? [sql`r.content->>${name} = ${value}`] : []);
  return allOf([
    sql`r.installation_id = ${installationId} and r.stream = 'issue'`,
    ...says("statusCategory", status),
    ...says("projectRef", project),
    ...says("assigneeRef", assignee),
    ...(text ? [sql`position(lower(${text}) in lower(r.content->>'title')) > 0`] : []),
  ]);
}

/**
 * Values of one measure of the CRM, of everybody or of one owner, each on the last day of its period that has come. Money is
 * in the smallest unit of its currency, of which each has its own; amounts of two currencies are never added up: those of the
 * metric's count, or where it names none those of the currency most amounts are in.
 */
async function ownValues(
  context: Context,
  installationId: string,
  { key, owner, stage }: MeasureFilter,
  wanted: string | null,
): Promise<{ date: string; value: number }[]> {
  const today = context.today();
  const rows = await context.rows<{ date: string; value: number; currency: string | null; count: number }>(
    sql`select least(r.content->>'periodEnd', ${today}) as date, sum((r.content->>'value')::numeric)::float8 as value,
          case when r.content->>'unit' = 'currency' then coalesce(r.content->>'currency', ${wanted}, 'EUR') end as currency,
          count(*)::int as count
        from {connector_row} r
       where r.installation_id = ${installationId} and r.stream = 'metricPoint' and r.content->>'metricKey' = ${key ?? ""}
         and r.content->>'periodStart' <= ${today}
         and (${owner ?? null}::text is null or r.content->>'ownerRef' = ${owner ?? null})
         and (${stage ?? null}::text is null or r.content->'extra'->>'stage' = ${stage ?? null})
       group by 1, 3 order by 1 desc`,
  );
  const currency = wanted ?? mostUsed(rows);
  return rows
    .filter((row) => row.currency === null || row.currency === currency)
    .slice(0, mostPoints)
    .map(({ date, value, currency: of }) => ({ date, value: toMinorUnits(of, value) }))
    .toReversed();
}

function mostUsed(rows: readonly { currency: string | null; count: number }[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency, count } of rows) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
