import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import { claimTask, endTask, isStillWanted, noteSignOfLife, queueAgain, type ClaimedTask } from "./claimed-task.ts";
import { keepPieces, keepRecords } from "./task-pieces.ts";
import type { AnyTaskKind, TaskHandler } from "./task-kind.ts";
import { TaskStopped, type OpenAs, type TaskInstallation, type TaskRun } from "./task-run.ts";

/** A transaction of its own, of nobody's rights: it tells others how far the work is, while that is still open. */
export type Beside = <Result>(work: (rows: Pick<Context, "rows" | "tenant">) => Promise<Result>) => Promise<Result>;

export type TaskWorker = {
  readonly handlers: ReadonlyMap<string, TaskHandler>;
  readonly clock: Clock;
  readonly beside: Beside;
  readonly installation: TaskInstallation;
  readonly openAs: (employeeId: string) => OpenAs;
};

/** Progress is written so often at most; and where there is none, that somebody still works on it. */
const progressEvery = 500;
const signOfLifeEvery = 20_000;
/** How soon work that waits for something outside learns that it was cancelled. */
const lookedUpEvery = 1_000;

/**
 * Does a task, if it waits or was left by whoever worked on it. A refusal is kept in its words; a fault is tried again by
 * the queue, and told when it was the last time.
 */
export async function runTask(worker: TaskWorker, taskId: string): Promise<void> {
  const { handlers, clock, beside, openAs } = worker;
  const task = await beside((rows) => claimTask(rows, clock.now(), taskId));
  const handler = task && handlers.get(task.kind);
  if (!task || !handler) return;
  const life = signsOfLife(worker, task);
  try {
    const work = await handler.load();
    await work(taskRun(worker, task, openAs(task.askedBy), life), task.params);
    if (!life.isOver()) await finish(worker, task, life);
  } catch (error) {
    await life.end();
    await beside((rows) => giveUp(rows, clock.now(), task, handler.kind, error));
    if (!(error instanceof TaskStopped) && !refusalOf(error)) throw error;
  }
}

type SignsOfLife = ReturnType<typeof signsOfLife>;

/** Work that has nothing to change in its last transaction ends by itself. */
async function finish({ clock, beside }: TaskWorker, task: ClaimedTask, life: SignsOfLife): Promise<void> {
  await life.end();
  const ended = await beside((rows) => endTask(rows, clock.now(), task, { state: "DONE", ...life.last() }));
  if (!ended) throw new TaskStopped("Cancelled, or taken over.");
}

function taskRun(
  { clock, installation, openAs, beside }: TaskWorker,
  task: ClaimedTask,
  open: OpenAs,
  life: SignsOfLife,
): TaskRun {
  return {
    taskId: task.id,
    installation,
    open,
    openFor: openAs,
    progress: life.progress,
    signal: life.signal,
    keep: (context, records) => keepRecords(context, task, records),
    finish: (work) =>
      open(async (context) => {
        const outcome = (await work(context)) ?? {};
        await life.end();
        const ended = await endTask(context, clock.now(), task, { state: "DONE", ...outcome, ...life.last() });
        if (!ended) throw new TaskStopped("Cancelled, or taken over.");
      }),
    finishWithFile: async (work) => {
      const { result, ...file } = await open(
        (context) => work(context).then((made) => keepPieces(beside, task, made)),
        {
          snapshot: true,
        },
      );
      await life.end();
      const end = { state: "DONE", result, file, ...life.last() } as const;
      if (!(await beside((rows) => endTask(rows, clock.now(), task, end))))
        throw new TaskStopped("Cancelled, or taken over.");
    },
  };
}

/** Tells others how far the work is and that it goes on, and learns that it was cancelled. */
function signsOfLife({ clock, beside }: TaskWorker, task: ClaimedTask) {
  let said = { done: 0, total: 0, phase: null as string | null };
  let writtenAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let over = false;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    writtenAt = performance.now();
    const now = said;
    writing = writing.then(async () => {
      stopped ||= !(await beside((rows) => noteSignOfLife(rows, clock.now(), task, now)));
    });
    return writing;
  };
  const timer = setInterval(() => void write().catch(() => undefined), signOfLifeEvery);
  timer.unref();
  const stopping = new AbortController();
  const lookUp = async () => {
    if (await beside((rows) => isStillWanted(rows, task))) return;
    stopped = true;
    if (!over) stopping.abort();
  };
  const looking = setInterval(() => void lookUp().catch(() => undefined), lookedUpEvery);
  looking.unref();
  return {
    signal: stopping.signal,
    progress: async (done: number, total: number, phase: string | null = null) => {
      const isNewPhase = phase !== said.phase;
      said = { done, total, phase };
      if (isNewPhase || performance.now() - writtenAt >= progressEvery) await write();
      if (stopped) throw new TaskStopped("Cancelled, or taken over.");
    },
    last: () => said,
    isOver: () => over,
    /** No more is said; what is being said is waited for. */
    end: async () => {
      over = true;
      clearInterval(timer);
      clearInterval(looking);
      await writing.catch(() => undefined);
    },
  };
}

/** Why it came to no end: it was cancelled, refused, or met a fault, of which some are tried again. */
async function giveUp(
  rows: Pick<Context, "rows" | "tenant">,
  now: Date,
  task: ClaimedTask,
  { codes }: AnyTaskKind,
  error: unknown,
): Promise<void> {
  const refusal = refusalOf(error);
  if (error instanceof TaskStopped) return void (await endTask(rows, now, task, { state: "CANCELLED" }));
  if (!refusal && task.attempts < task.mostAttempts) return queueAgain(rows, now, task);
  const said = refusal
    ? { code: refusal.code, params: refusal.details.params ?? {} }
    : { code: codes.fault, params: {} };
  await endTask(rows, now, task, { state: "FAILED", error: said });
}
