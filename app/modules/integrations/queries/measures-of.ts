import { findMetrics, type FoundMetric } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Measure, MeasureFilter } from "../data/measure-rows.ts";
import type { ConnectorKind } from "../domain/kinds.ts";
import { sql } from "#tenancy/sql.ts";

export type ShownMeasure = {
  id: string;
  metricId: string;
  metric: string | null;
  /** Of a metric of money: the currency whose smallest unit its value is in. */
  currency: string | null;
  measure: Measure;
  filter: MeasureFilter;
  field: string | null;
  value: number | null;
  error: string | null;
};

type Named = { id: string; name: string };

/** What metrics follow of a source, and what else they could. */
export type Followed = {
  measures: ShownMeasure[];
  metrics: FoundMetric[];
  projects: Named[];
  /** Of a CRM: what it told of when it was last read. */
  figures: { keys: string[]; stages: string[]; owners: Named[] };
};

const most = 200;
const nothing: Followed = { measures: [], metrics: [], projects: [], figures: { keys: [], stages: [], owners: [] } };

export async function measuresOf(
  context: Context,
  { id, kind }: { id: string; kind: ConnectorKind },
): Promise<Followed> {
  if (kind !== "issue-tracker" && kind !== "crm") return nothing;
  const metrics = await findMetrics(context, { text: "" }, most);
  const known = new Map(metrics.map((metric) => [metric.id, metric]));
  const measures = await context.rows<Omit<ShownMeasure, "metric" | "currency">>(
    sql`select id, metric_id as "metricId", measure, filter, field, value, error from {connector_metric}
      where installation_id = ${id} order by created_at, id`,
  );
  return {
    measures: measures.map((each) => ({
      ...each,
      metric: known.get(each.metricId)?.name ?? null,
      currency: known.get(each.metricId)?.currency ?? null,
    })),
    metrics,
    projects: await namedRows(context, id, "project"),
    figures: kind === "crm" ? await figuresRead(context, id) : nothing.figures,
  };
}

function namedRows(context: Context, id: string, stream: "project" | "crmUser"): Promise<Named[]> {
  return context.rows<Named>(
    sql`select external_id as id, content->>'name' as name from {connector_row}
      where installation_id = ${id} and stream = ${stream} order by lower(content->>'name'), external_id limit ${most}`,
  );
}

async function figuresRead(context: Context, id: string): Promise<Followed["figures"]> {
  const said = (field: "key" | "stage") =>
    field === "key" ? sql`content->>'metricKey'` : sql`content->'extra'->>'stage'`;
  const words = async (field: "key" | "stage") => {
    const rows = await context.rows<{ word: string }>(
      sql`select distinct ${said(field)} as word from {connector_row}
        where installation_id = ${id} and stream = 'metricPoint' and ${said(field)} is not null order by 1 limit ${most}`,
    );
    return rows.map(({ word }) => word);
  };
  return {
    keys: await words("key"),
    stages: await words("stage"),
    owners: await namedRows(context, id, "crmUser"),
  };
}
