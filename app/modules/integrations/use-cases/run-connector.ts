import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { TaskStopped } from "#app/platform/tasks/task-run.ts";
import type { FlatCursor } from "#sdk/index.ts";
import { holdInstallation, type InstallationRecord } from "../data/hold-installation.ts";
import type { ConnectorKind } from "../domain/kinds.ts";
import { boundsOf, runMeter } from "../domain/run-bounds.ts";
import { nextRun } from "../domain/schedule.ts";
import { requireConnector, type KnownConnector } from "../host/catalogue.ts";
import { openSecret, runOrder } from "../host/run-order.ts";
import type { KeptSecret } from "../data/installation-secret.ts";
import { applyGroups } from "./apply-groups.ts";
import { applyRows, type Applied } from "./apply-rows.ts";
import { forgetWhatWasRead } from "./forget-what-was-read.ts";
import { runFault } from "./refuse-fault.ts";
import type { runConnectorTask } from "./run-task.ts";
import { keepingTokens } from "./keep-secret.ts";
import { sendFacts } from "./send-facts.ts";
import { syncIssues } from "./sync-issues.ts";
import { sendOut } from "./send-out.ts";
import { removeUnseen, storePage } from "./store-page.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

type Asked = z.output<typeof runConnectorTask.input>;
export type Begun = {
  runId: string;
  record: InstallationRecord;
  connector: KnownConnector;
  secret: KeptSecret | null;
  /** What every question of the run to its source takes along. */
  tokens: ReturnType<typeof keepingTokens>;
  /** What it has read, and how long it may go on. */
  meter: ReturnType<typeof runMeter>;
};

/** Even a source that tells what changed is read whole once a week: some forget to tell. */
const wholeEvery = 7 * 86_400_000;

/** One run: reads each stream page by page, each page kept with its cursor, and then writes what follows from it, whole or not at all. */
export async function runConnector(run: TaskRun, asked: Asked): Promise<void> {
  const begun = await run.open((context) => begin(context, run, asked));
  if (!begun) return;
  try {
    for (const stream of Object.keys(begun.connector.streams)) await readStream(run, begun, stream);
    const sent = await sendAway(run, begun, asked.reason === "TRIAL");
    const synced = await syncIssues(run, begun, asked.reason === "TRIAL");
    await run.finish(async (context) => {
      const trial = asked.reason === "TRIAL";
      const applied = sent ?? (await applyRows(context, begun.record, trial));
      const { usesOf: findUses } = run.installation.gatherings;
      const groups = begun.connector.manifest.pushed
        ? await applyGroups(context, begun.record, { trial, findUses })
        : {};
      Object.assign(applied.outcome, synced, groups);
      await end(context, begun, asked, applied);
    });
  } catch (met) {
    // A child that was ended because somebody paused or cancelled the run tells only that it was ended.
    const error = run.signal.aborted ? new TaskStopped("Cancelled, or taken over.") : met;
    const fault = error instanceof TaskStopped ? null : runFault(error);
    const told = fault ?? { code: error instanceof TaskStopped ? "cancelled" : "fault", message: "" };
    await run.open((context) => fail(context, begun, asked, told));
    if (!fault) throw error;
  }
}

/** What connectors that write elsewhere put there; null for those that are read. */
async function sendAway(run: TaskRun, begun: Begun, trial: boolean): Promise<Applied | null> {
  return begun.record.kind === "analytics" ? sendFacts(run, begun, trial) : sendOut(run, begun, trial);
}

async function begin(
  context: Context,
  run: TaskRun,
  { installationId, reason, replayOf }: Asked,
): Promise<Begun | null> {
  const record = await holdInstallation(context, installationId);
  if (reason !== "TRIAL" && record.status !== "ACTIVE") return null;
  const connector = await requireConnector(run.installation.config.connectors, record.connector);
  const now = context.clock.now();
  // A run whose worker ended is over: this one goes on where its last page was kept.
  await context.rows(
    sql`update {connector_run} set state = 'FAILED', ended_at = ${now}, error_code = 'interrupted'
      where installation_id = ${installationId} and state = 'RUNNING'`,
  );
  const runId = context.newId();
  await context.rows(
    sql`with before as materialized (
        select coalesce(jsonb_object_agg(c.stream, c.cursor), '{}') as cursors from {connector_cursor} c
          where c.installation_id = ${installationId})
      insert into {connector_run} (id, installation_id, reason, state, started_by, started_at, level, replay_of,
        cursors_before)
      select ${runId}::uuid, ${installationId}::uuid, ${reason}, 'RUNNING', ${context.actor.employeeId}::uuid,
        ${now}::timestamptz, ${connector.level}::smallint, ${replayOf ?? null}::uuid, cursors from before`,
  );
  const secret = await openSecret(context, run.installation, record);
  const tokens = keepingTokens(run.open, run.installation, record, secret);
  const bounds = boundsOf(record.kind as ConnectorKind, run.installation.config.connectors.runBounds);
  const began = performance.now();
  const meter = runMeter(bounds, () => performance.now() - began);
  return { runId, record: { ...record } as InstallationRecord, connector, secret, tokens, meter };
}

async function readStream(
  run: TaskRun,
  { runId, record, connector, secret, tokens, meter }: Begun,
  stream: string,
): Promise<void> {
  const { cursor, now, whole } = await run.open(async (context) => {
    const kept = await firstRow<{ cursor: FlatCursor; wholeAt: Date | null }>(
      context,
      sql`select cursor, whole_at as "wholeAt" from {connector_cursor}
        where installation_id = ${record.id} and stream = ${stream}`,
    );
    const now = context.clock.now();
    const due = !kept?.wholeAt || now.getTime() - kept.wholeAt.getTime() > wholeEvery;
    return { cursor: kept?.cursor ?? null, now, whole: kept === null || (kept.wholeAt !== null && due) };
  });
  const together = connector.streams[stream]?.deletes === "each-read";
  let pages = 0;
  let last: FlatCursor | null = null;
  await runOrder(
    { act: "read", stream, from: whole ? null : cursor, mode: whole ? "full" : "incremental" },
    {
      connector,
      installation: record,
      host: run.installation,
      secret,
      now,
      milliseconds: Math.max(1, meter.left()),
      signal: run.signal,
      ...tokens,
      store: async (page) => {
        meter.page(page.upsert.length);
        await run.open((context) => storePage(context, { runId, record, stream, page, keepsCursor: !together }));
        last = page.cursor;
        pages += 1;
        await run.progress(meter.read.rows, page.total ?? 0, "READING");
      },
    },
  );
  if (pages > 0)
    await run.open((context) =>
      removeUnseen(context, {
        runId,
        record,
        stream,
        whole: whole || together,
        connector,
        cursor: together ? last : null,
      }),
    );
}

async function end(
  context: Context,
  { runId, record, connector }: Begun,
  { reason }: Asked,
  applied: Applied,
): Promise<void> {
  const now = context.clock.now();
  const held = applied.held ?? null;
  await context.rows(
    sql`update {connector_run} set state = ${held ? "HELD" : "DONE"}, ended_at = ${now},
      outcome = ${JSON.stringify(applied.outcome)}::jsonb,
          import_id = ${applied.importId ?? null}, error_code = ${held},
            rejected_rows = rejected_rows + ${applied.refused ?? 0} where id = ${runId}`,
  );
  if (reason !== "TRIAL") {
    const standing = await holdInstallation(context, record.id);
    Object.assign(standing, {
      failures: held ? standing.failures + 1 : 0,
      lastError: held,
      connectorVersion: connector.manifest.version,
      ...(held ? {} : { lastGoodAt: now }),
      ...(standing.status === "ACTIVE" ? { nextRunAt: nextRun(now, standing.everyMinutes, 0) } : {}),
    });
    await context.em.flush();
  }
  await writeDown(
    context,
    "run-ended",
    record.id,
    { runId, reason, held, outcome: applied.outcome },
    { byItself: reason === "SCHEDULE" },
  );
}

async function fail(
  context: Context,
  { runId, record }: Begun,
  { reason }: Asked,
  { code, message, retryAfter }: { code: string; message: string; retryAfter?: number },
): Promise<void> {
  const now = context.clock.now();
  // What a source without an end gave is applied by no later run either.
  if (code === "too-many-rows" || code === "too-many-pages") await forgetWhatWasRead(context, record.id);
  await context.rows(
    sql`update {connector_run} set state = 'FAILED', ended_at = ${now}, error_code = ${code},
      error_message = ${message} where id = ${runId}`,
  );
  if (reason !== "TRIAL") {
    const standing = await holdInstallation(context, record.id);
    // Somebody ended it: the source is not to blame.
    const failures = standing.failures + (standing.status === "ACTIVE" && code !== "cancelled" ? 1 : 0);
    Object.assign(standing, {
      failures,
      lastError: code,
      ...(standing.status === "ACTIVE" ? { nextRunAt: nextRun(now, standing.everyMinutes, failures, retryAfter) } : {}),
    });
    await context.em.flush();
  }
  await writeDown(context, "run-failed", record.id, { runId, reason, code }, { byItself: reason === "SCHEDULE" });
}
