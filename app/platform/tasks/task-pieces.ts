import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import type { ClaimedTask } from "./claimed-task.ts";
import type { Beside } from "./run-task.ts";
import type { Task } from "./task-record.ts";
import type { LongFile, TaskFile } from "./task-run.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { sql } from "#tenancy/sql.ts";

/** So many bytes are kept in one row, and held at once. */
const pieceBytes = 1_000_000;

/** Keeps a file while it is made: its first piece goes with the task when that ends, and what follows stands in rows of its own. */
export async function keepPieces(beside: Beside, task: ClaimedTask, made: LongFile) {
  const { id, attempts } = task;
  await beside(({ rows }) => rows(sql`delete from {background_task_piece} where task_id = ${id}`));
  let first: Uint8Array | undefined;
  let number = 0;
  for await (const piece of ofOneSize(made.pieces)) {
    number += 1;
    if (first)
      await beside(({ rows }) =>
        rows(
          sql`insert into {background_task_piece} (task_id, attempt, number, content)
              values (${id}, ${attempts}, ${number}, ${piece})`,
        ),
      );
    else first = piece;
  }
  return { name: made.name, type: made.type, content: first ?? new Uint8Array(), result: made.result() };
}

async function* ofOneSize(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.byteLength;
    if (size < pieceBytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}

/** The pieces after the first one of a task's file. */
const ofTask = (taskId: string) => sql`{background_task_piece} p join {background_task} t
  on t.id = p.task_id and t.attempts = p.attempt where t.id = ${taskId}`;

/** The file of a task that is done, whole; for who cannot take it in pieces. */
export async function wholeFile(context: Context, task: Task): Promise<TaskFile | null> {
  const file = await firstPiece(context, task);
  if (!file) return null;
  const rest = await context.rows<{ content: Buffer }>(sql`select p.content from ${ofTask(task.id)} order by p.number`);
  return { ...file, content: Buffer.concat([file.content, ...rest.map(({ content }) => content)]) };
}

async function firstPiece(context: Context, { id, fileName, fileType }: Task): Promise<TaskFile | null> {
  if (!fileName || !fileType) return null;
  const row = await firstRow<{ content: Buffer }>(context, sql`select content from {background_task} where id = ${id}`);
  return row && { name: fileName, type: fileType, content: new Uint8Array(row.content) };
}

/**
 * The same to be sent: the next piece is read when the one before was taken, each in a transaction of its own, for who
 * fetches it may take their time.
 */
export async function sentFile(
  context: Context,
  task: Task,
  { database, tenant }: { database: Database; tenant: Tenant },
): Promise<{ name: string; type: string; content: ReadableStream<Uint8Array> } | null> {
  const file = await firstPiece(context, task);
  if (!file) return null;
  let number = 1;
  const next = async () => {
    number += 1;
    const [row] = await inUnitOfWork(database, tenant, { readOnly: true }, ({ rows }) =>
      rows<{ content: Buffer }>(sql`select p.content from ${ofTask(task.id)} and p.number = ${number}`),
    );
    return row?.content;
  };
  const content = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(file.content),
    pull: async (controller) => {
      const piece = await next();
      if (piece) controller.enqueue(new Uint8Array(piece));
      else controller.close();
    },
  });
  return { ...file, content };
}

/** So many records stand in one piece. */
const recordsInPiece = 1_000;

/** Keeps with a task, in the transaction that ends it, what is needed to take back what it did: a record and a mark each. */
export async function keepRecords(
  { rows }: Pick<Context, "rows">,
  { id, attempts }: Pick<ClaimedTask, "id" | "attempts">,
  records: readonly KeptRecord[],
): Promise<void> {
  for (let from = 0; from < records.length; from += recordsInPiece) {
    const piece = Buffer.from(JSON.stringify(records.slice(from, from + recordsInPiece)));
    await rows(
      sql`insert into {background_task_piece} (task_id, attempt, number, content)
          values (${id}, ${attempts}, ${from / recordsInPiece + 1}, ${piece})`,
    );
  }
}

/**
 * A record that was changed, and a mark of what the change made of it: while it bears that, nobody has changed it again.
 * With what was before, where that is needed to take it back.
 */
export type KeptRecord = readonly [id: string, mark: string, before?: string];

/** What `keepRecords` kept, in its order. */
export async function keptRecords({ rows }: Pick<Context, "rows">, taskId: string): Promise<KeptRecord[]> {
  const pieces = await rows<{ content: Buffer }>(sql`select p.content from ${ofTask(taskId)} order by p.number`);
  return pieces.flatMap(({ content }) => JSON.parse(content.toString("utf8")) as KeptRecord[]);
}
