import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { FlatCursor, Page } from "#sdk/index.ts";
import { ConnectorError } from "#sdk/index.ts";
import { modelsOf } from "#sdk/kinds/kinds.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { applyMapping, type Mapping } from "../domain/mapping.ts";
import { mostHeldRows } from "../domain/run-bounds.ts";
import type { KnownConnector } from "../host/catalogue.ts";
import { TaskStopped } from "#app/platform/tasks/task-run.ts";
import { sql } from "#tenancy/sql.ts";

type Stored = {
  runId: string;
  record: InstallationRecord;
  stream: string;
  page: Page<Record<string, unknown>, FlatCursor>;
  /** Whether a run that ends here goes on behind this page; of a stream whose every read is whole it begins anew. */
  keepsCursor: boolean;
};

/** So many rejected rows are kept of a run; all are counted. */
const mostRejected = 1_000;
const mostRows = 10_000;

/** Keeps the rows of a page and the cursor behind them in one transaction; rows that fit no model are kept apart, with why. */
export async function storePage(context: Context, { runId, record, stream, page, keepsCursor }: Stored): Promise<void> {
  const kind = record.kind as Parameters<typeof modelsOf>[0];
  const model = Object.hasOwn(modelsOf(kind), stream) ? modelsOf(kind)[stream] : undefined;
  if (!model || !Array.isArray(page.upsert) || page.upsert.length > mostRows)
    throw new ConnectorError("contract", `A page of "${stream}" is not one.`);
  const rows = new Map<string, object>();
  const rejected: { source: unknown; externalId: string | null; reason: string }[] = [];
  for (const given of page.upsert) {
    const source = applyMapping(Object(given) as Record<string, unknown>, record.mapping as Mapping);
    const read = model.safeParse(source);
    if (read.success) rows.set(read.data.externalId, read.data);
    else
      rejected.push({
        source,
        externalId: typeof source["externalId"] === "string" ? source["externalId"].slice(0, 500) : null,
        reason: read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
      });
  }
  const removed = (page.remove ?? []).map(String);
  await count(context, runId, { read: page.upsert.length, removed: removed.length, rejected: rejected.length });
  await keepRows(context, runId, record.id, stream, rows);
  await keepRejected(context, runId, stream, rejected);
  if (removed.length > 0)
    await context.rows(
      sql`delete from {connector_row} where installation_id = ${record.id} and stream = ${stream} and external_id
        = any(${removed}::text[])`,
    );
  if (keepsCursor) await keepCursor(context, record.id, stream, page.cursor);
}

/** Holds the run from here on: one that was ended keeps no page that was still on its way. */
async function count(
  context: Context,
  runId: string,
  { read, removed, rejected }: { read: number; removed: number; rejected: number },
): Promise<void> {
  const held = await context.rows(
    sql`update {connector_run} set read_rows = read_rows + ${read}, removed_rows = removed_rows + ${removed},
      rejected_rows = rejected_rows + ${rejected} where id = ${runId} and state = 'RUNNING' returning id`,
  );
  if (held.length === 0) throw new TaskStopped("The run was ended.");
}

async function keepRows(
  context: Context,
  runId: string,
  installationId: string,
  stream: string,
  rows: ReadonlyMap<string, object>,
): Promise<void> {
  if (rows.size === 0) return;
  await context.rows(
    sql`insert into {connector_row} (installation_id, stream, external_id, content, run_id)
        select ${installationId}::uuid, ${stream}, row.id, row.content, ${runId}::uuid
          from jsonb_to_recordset(${JSON.stringify([...rows].map(([id, content]) => ({ id, content })))}::jsonb) as row
            (id text, content jsonb)
        on conflict (installation_id, stream, external_id) do update set content = excluded.content, run_id = excluded.run_id`,
  );
  const [held] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {connector_row} where installation_id = ${installationId}`,
  );
  if (held!.count > mostHeldRows) throw new ConnectorError("contract", `It gives more than ${mostHeldRows} rows.`);
}

async function keepRejected(
  context: Context,
  runId: string,
  stream: string,
  rejected: readonly { source: unknown; externalId: string | null; reason: string }[],
): Promise<void> {
  if (rejected.length === 0) return;
  const [kept] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {connector_rejected_row} where run_id = ${runId}`,
  );
  await insertRows(
    context,
    "connector_rejected_row",
    "id uuid, run_id uuid, stream text, external_id text, source jsonb, reason text",
    rejected.slice(0, Math.max(0, mostRejected - kept!.count)).map(({ source, externalId, reason }) => ({
      id: context.newId(),
      run_id: runId,
      stream,
      external_id: externalId,
      source,
      reason: reason.slice(0, 1_000),
    })),
  );
}

function keepCursor(context: Context, installationId: string, stream: string, cursor: FlatCursor): Promise<unknown> {
  return context.rows(
    sql`insert into {connector_cursor} (installation_id, stream, cursor, read_at) values (${installationId}, ${stream},
      ${JSON.stringify(flat(cursor))}::jsonb, ${context.clock.now()})
        on conflict (installation_id, stream) do update set cursor = excluded.cursor, read_at = excluded.read_at`,
  );
}

function flat(cursor: unknown): FlatCursor {
  const entries = Object.entries(Object(cursor) as object);
  if (entries.some(([, value]) => typeof value === "object") || JSON.stringify(entries).length > 100_000)
    throw new ConnectorError("contract", "A cursor is flat and short.");
  return Object.fromEntries(entries) as FlatCursor;
}

type ReadToItsEnd = Omit<Stored, "page" | "keepsCursor"> & {
  whole: boolean;
  connector: KnownConnector;
  /** The last one, where it was not kept page by page. */
  cursor: FlatCursor | null;
};

/** After a read that came to its end: where the source does not tell what is gone, what a whole read no longer shows is gone. */
export async function removeUnseen(
  context: Context,
  { runId, record, stream, whole, connector, cursor }: ReadToItsEnd,
): Promise<void> {
  if (cursor) await keepCursor(context, record.id, stream, cursor);
  const now = context.clock.now();
  await context.rows(
    sql`update {connector_cursor} set whole_at = ${whole ? now : sql`coalesce(whole_at, ${now})`} where installation_id
      = ${record.id} and stream = ${stream}`,
  );
  const { deletes } = connector.streams[stream]!;
  if (!whole || (deletes !== "full-scan" && deletes !== "each-read")) return;
  const gone = await context.rows(
    sql`delete from {connector_row} where installation_id = ${record.id} and stream = ${stream} and
      run_id <> ${runId} returning external_id`,
  );
  await context.rows(sql`update {connector_run} set removed_rows = removed_rows + ${gone.length} where id = ${runId}`);
}
