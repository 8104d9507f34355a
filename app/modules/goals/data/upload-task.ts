import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export const uploadTaskKinds = ["CHECK", "APPLY", "UNDO"] as const;
export const uploadTaskStates = ["WAITING", "RUNNING", "DONE", "FAILED"] as const;
export type UploadTaskError = { code: string; params: Record<string, string | number> };

/** Work on a file in the background: `done` of `total` counts lines, 0 of 0 where nothing is counted. */
export type UploadTask = {
  kind: (typeof uploadTaskKinds)[number];
  state: (typeof uploadTaskStates)[number];
  done: number;
  total: number;
  error: UploadTaskError | null;
  /** Nobody works on it any more, though it never ended. */
  stalled: boolean;
};

/** Says how far the work is, in lines. */
export type UploadProgress = (done: number, total: number) => Promise<void>;
export const unseen: UploadProgress = async () => undefined;

/** After so long without a word, whoever did the work is taken to be gone. */
const patience = sql`15 minutes`;

export function findUploadTask(context: Context, uploadId: string): Promise<UploadTask | null> {
  return firstRow<UploadTask>(
    context,
    sql`select kind, state, done, total, error, state in ('WAITING', 'RUNNING') and updated_at < ${context.clock.now()}::timestamptz - interval '${patience}' as stalled from {goal_upload_task} where upload_id = ${uploadId}`,
  );
}

export function isBusy(task: Pick<UploadTask, "state" | "stalled"> | null): boolean {
  return task !== null && (task.state === "WAITING" || task.state === "RUNNING") && !task.stalled;
}

/** Work that goes on is not begun a second time, nor is anything else done with the file meanwhile. */
export async function refuseBusyUpload(context: Context, uploadId: string): Promise<void> {
  if (isBusy(await findUploadTask(context, uploadId)))
    throw conflict("goals.upload-busy", "The file is being worked on.");
}

export async function startUploadTask(context: Context, uploadId: string, kind: UploadTask["kind"]): Promise<void> {
  const now = context.clock.now();
  await context.rows(
    sql`insert into {goal_upload_task} (upload_id, kind, state, asked_at, updated_at) values (${uploadId}, ${kind}, 'WAITING', ${now}, ${now})
     on conflict (upload_id) do update set kind = excluded.kind, state = 'WAITING', done = 0, total = 0, error = null, asked_at = excluded.asked_at, updated_at = excluded.updated_at`,
  );
}

/** Says where the work is; in a transaction beside the one that works, or nobody would see it. */
export async function noteUploadProgress(
  context: Context,
  uploadId: string,
  done: number,
  total: number,
): Promise<void> {
  await context.rows(
    sql`update {goal_upload_task} set state = 'RUNNING', error = null, done = ${done}, total = ${total}, updated_at = ${context.clock.now()} where upload_id = ${uploadId}`,
  );
}

export async function endUploadTask(context: Context, uploadId: string, error: UploadTaskError | null): Promise<void> {
  await context.rows(
    sql`update {goal_upload_task} set state = ${error ? "FAILED" : "DONE"}, error = ${error && JSON.stringify(error)}::jsonb, updated_at = ${context.clock.now()} where upload_id = ${uploadId}`,
  );
}
