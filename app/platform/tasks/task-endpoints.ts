import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { moment, personShape, recordId } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { wholeFile } from "./task-pieces.ts";
import { taskStates, type Task } from "./task-record.ts";
import { cancelTask, listTasks, mayCancel, mayRetry, requireTask, retryTask } from "./tend-tasks.ts";
import { askUndo, isTakenBack, isUndoable, undoingOf } from "./undo-task.ts";

const oneTask = z.object({ taskId: recordId.describe("The id of the task.") });
const facts = z.record(z.string(), z.union([z.string(), z.number()]));

const taskShape = z
  .object({
    id: recordId.describe("The id of the task."),
    kind: z.string().describe("What is done: a word of a module and one of its own.").meta({ example: "goals.export" }),
    aboutId: recordId.nullable().describe("The record it is about; null where it stands alone."),
    state: z.enum(taskStates).describe("Where it is."),
    phase: z.string().nullable().describe("Which part of the work goes on; null where it has none."),
    done: z.number().describe("How much is done, in what the work counts."),
    total: z.number().describe("How much there is to do; 0 where nothing is counted."),
    result: z.record(z.string(), z.unknown()).nullable().describe("What came of it, as the kind of task has it."),
    error: z
      .object({
        code: z.string().describe("A stable message code."),
        params: facts.describe("Facts that the message names, by name."),
      })
      .nullable()
      .describe("Why it failed; null where it did not."),
    file: z
      .object({ name: z.string().describe("What it is called."), type: z.string().describe("Its media type.") })
      .nullable()
      .describe("The file it made; null where there is none."),
    askedBy: personShape.describe("Who asked for it."),
    askedAt: moment.describe("When it was asked for, in UTC."),
    startedAt: moment.nullable().describe("When the work began; null where it waits."),
    endedAt: moment.nullable().describe("When it ended; null where it has not."),
    expiresAt: moment.nullable().describe("When it is gone, with its file; null where it stays."),
    mayCancel: z.boolean().describe("Whether it can still be cancelled."),
    mayRetry: z.boolean().describe("Whether the caller can have it done again."),
    mayUndo: z.boolean().describe("Whether the caller can have what it did to many records taken back."),
    undoneBy: recordId
      .nullable()
      .describe("The task that took it back, or tried to last; null where nobody asked for that."),
  })
  .meta({ id: "Task" });

type Gathered = Pick<Gatherings, "taskKinds" | "taskHandlers">;

async function presented(context: Context, gathered: Gathered, taskId: string): Promise<z.input<typeof taskShape>> {
  return presentAll(context, gathered, [await requireTask(context, gathered.taskKinds, taskId)]).then(([one]) => one!);
}

async function presentAll(context: Context, { taskHandlers }: Gathered, tasks: readonly Task[]) {
  const undoing = await undoingOf(
    context,
    tasks.filter(({ kind }) => taskHandlers.get(kind)?.takeBack).map(({ id }) => id),
  );
  return tasks.map((task) => {
    const by = undoing.get(task.id);
    return {
      ...present(context, task),
      mayUndo: isUndoable(context, taskHandlers, task) && !isTakenBack(by),
      undoneBy: by?.id ?? null,
    };
  });
}

function present(context: Context, task: Task): Omit<z.input<typeof taskShape>, "mayUndo" | "undoneBy"> {
  const { id, kind, aboutId, state, phase, done, total, result, error, fileName, fileType } = task;
  return {
    ...{ id, kind, aboutId, state, phase, done, total, result, error },
    file: fileName && fileType ? { name: fileName, type: fileType } : null,
    askedBy: { id: task.askedBy, name: task.askedByName },
    askedAt: task.askedAt,
    startedAt: task.startedAt,
    endedAt: task.endedAt,
    expiresAt: task.expiresAt,
    mayCancel: mayCancel(task),
    mayRetry: mayRetry(context, task),
  };
}

/** Long work, of whichever module: what the caller asked for, and what they may see of others. */
export const taskEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/tasks",
      can: signedIn,
      summary: "Long work the caller asked for, or may see, newest first.",
      input: pagingInput,
      output: listShape(taskShape, { total: totalShape }),
      run: async (context, input, gathered) => {
        const slice = sliceOf(input);
        const { tasks, total } = await listTasks(context, gathered.taskKinds, slice);
        const page = pageOf(tasks, total, slice);
        return { ...page, items: await presentAll(context, gathered, page.items), total };
      },
    }),
  ),
  endpoint({
    method: "GET",
    path: "/tasks/:taskId",
    can: signedIn,
    summary: "Where a task is: queued, running and how far, done, failed and why, or cancelled.",
    input: oneTask,
    output: taskShape,
    run: (context, { taskId }, gathered) => presented(context, gathered, taskId),
  }),
  endpoint({
    method: "GET",
    path: "/tasks/:taskId/file",
    can: signedIn,
    summary: "The file a task made, in base 64.",
    input: oneTask,
    output: z.object({
      fileName: z.string().describe("What the file is called."),
      type: z.string().describe("Its media type."),
      base64: z.string().describe("The bytes of the file in base 64."),
    }),
    run: async (context, { taskId }, { taskKinds }) => {
      const file = await wholeFile(context, await requireTask(context, taskKinds, taskId));
      if (!file) throw conflict("platform.task-no-file", "The task has no file.");
      return { fileName: file.name, type: file.type, base64: Buffer.from(file.content).toString("base64") };
    },
  }),
  endpoint({
    method: "POST",
    path: "/tasks/:taskId/cancel",
    can: signedIn,
    summary: "Cancels a task that waits or runs. What it had not finished changes nothing.",
    input: oneTask,
    output: taskShape,
    run: async (context, { taskId }, gathered) => {
      await cancelTask(context, gathered.taskKinds, taskId);
      return presented(context, gathered, taskId);
    },
  }),
  endpoint({
    method: "POST",
    path: "/tasks/:taskId/retry",
    can: signedIn,
    summary: "Has a task that failed or was cancelled done again; for who asked for it.",
    input: oneTask,
    output: taskShape,
    run: async (context, { taskId }, gathered) => {
      await retryTask(context, gathered.taskKinds, taskId);
      return presented(context, gathered, taskId);
    },
  }),
  endpoint({
    method: "POST",
    path: "/tasks/:taskId/undo",
    can: signedIn,
    summary:
      "Takes back what a task did to many records, for 24 hours and once, for who asked for it; what was changed since " +
      "stays. Answers the task that does so, done where they were few.",
    input: oneTask,
    output: taskShape,
    run: async (context, { taskId }, gathered) => {
      const by = await askUndo(context, gathered.taskHandlers, taskId);
      return presented(context, gathered, by.taskId);
    },
  }),
];
