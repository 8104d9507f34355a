import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** Where the work on an import is; `done` of `total` counts rows, 0 of 0 where nothing is counted. */
export type Phase = "WAITING" | "COMPARING" | "STORING_PEOPLE" | "STORING_PLACES" | "FINISHING";
export type Progress = (phase: Phase, done: number, total: number) => Promise<void>;
export const unseen: Progress = async () => undefined;

export type TaskError = { code: string; params: Record<string, string | number> };
export type ImportTask = {
  kind: "CHECK" | "APPLY";
  state: "WAITING" | "RUNNING" | "DONE" | "FAILED";
  phase: Phase;
  done: number;
  total: number;
  error: TaskError | null;
  stalled: boolean;
};

/** After so long without a word, whoever did the work is taken to be gone. */
const patience = sql`15 minutes`;

export async function findTask(context: Context, importId: string): Promise<ImportTask | null> {
  const [task] = await context.rows<ImportTask>(
    sql`select kind, state, phase, done, total, error, state in ('WAITING', 'RUNNING') and updated_at < ${context.clock.now()}::timestamptz - interval '${patience}' as stalled
       from {people_import_task} where import_id = ${importId}`,
  );
  return task ?? null;
}

/** Work that goes on in the background is not begun a second time, nor is anything else done with the import meanwhile. */
export async function refuseBusy(context: Context, importId: string): Promise<void> {
  const task = await findTask(context, importId);
  if (task && isBusy(task)) throw conflict("people.import-busy", "The import is being worked on.");
}

export function isBusy({ state, stalled }: Pick<ImportTask, "state" | "stalled">): boolean {
  return (state === "WAITING" || state === "RUNNING") && !stalled;
}

export async function startTask(context: Context, importId: string, kind: ImportTask["kind"]): Promise<void> {
  const now = context.clock.now();
  await context.rows(
    sql`insert into {people_import_task} (import_id, kind, state, phase, asked_at, updated_at) values (${importId}, ${kind}, 'WAITING', 'WAITING', ${now}, ${now})
     on conflict (import_id) do update set kind = excluded.kind, state = 'WAITING', phase = 'WAITING', done = 0, total = 0, error = null, asked_at = excluded.asked_at, updated_at = excluded.updated_at`,
  );
}

/** Says where the work is; in a transaction beside the one that works, or nobody would see it. */
export async function noteProgress(
  context: Context,
  importId: string,
  phase: Phase,
  done: number,
  total: number,
): Promise<void> {
  await context.rows(
    sql`update {people_import_task} set state = 'RUNNING', phase = ${phase}, done = ${done}, total = ${total}, updated_at = ${context.clock.now()} where import_id = ${importId}`,
  );
}

export async function endTask(context: Context, importId: string, error: TaskError | null): Promise<void> {
  await context.rows(
    sql`update {people_import_task} set state = ${error ? "FAILED" : "DONE"}, error = ${error && JSON.stringify(error)}::jsonb, updated_at = ${context.clock.now()} where import_id = ${importId}`,
  );
}
