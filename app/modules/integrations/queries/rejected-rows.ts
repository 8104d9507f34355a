import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { sql } from "#tenancy/sql.ts";

const { sheet, text } = sheetsForPrograms;

type Row = { stream: string; externalId: string | null; reason: string; source: Record<string, unknown> };

/** The rows a run left out, each with why, as a file. */
export async function rejectedRows(context: Context, installationId: string, runId: string): Promise<Sheet> {
  await authorize(context, "edit", { kind: "Connector" });
  const [run] = await context.rows(
    sql`select id from {connector_run} where id = ${runId} and installation_id = ${installationId}`,
  );
  if (!run) throw notFound("The run");
  const rows = await context.rows<Row>(
    sql`select stream, external_id as "externalId", reason, source from {connector_rejected_row}
      where run_id = ${runId} order by id`,
  );
  return sheet<Row>(
    [
      text("stream", (row) => row.stream),
      text("externalId", (row) => row.externalId),
      text("reason", (row) => row.reason),
      text("row", (row) => JSON.stringify(row.source)),
    ],
    rows,
  );
}
