import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Can } from "#app/platform/http/can.ts";
import type { Sql } from "#tenancy/sql.ts";
import type { TaskLane } from "./run-task.job.ts";
import type { KeptRecord } from "./task-pieces.ts";
import type { Progress, TaskRun } from "./task-run.ts";

/** A kind of long work that somebody asks for, cheap to know. */
export type TaskKind<Input extends z.ZodType = z.ZodType> = {
  /** The room and the work: `goals.export`. */
  readonly kind: string;
  /** What is kept of what was asked; read again before the work begins. */
  readonly input: Input;
  /** Who may have to do with tasks of this kind at all; their own, unless `seesAll` says more. */
  readonly can: Can;
  /** Whether the actor sees everybody's tasks of this kind, and may cancel them; a condition on `t` says of which of them. */
  readonly seesAll?: (context: Context) => Promise<boolean | Sql>;
  /** Behind which other work it waits; absent is behind what is small. */
  readonly lane?: TaskLane;
  /** It is the file of a list, asked for where that turns out to be long. */
  readonly ofList?: true;
  /** So many days after it was asked for it is gone, with its file; null where it stays. */
  readonly keptDays: number | null;
  /** What is said of work that failed through no doing of who asked, that fell silent, and that goes on already. */
  readonly codes: { readonly fault: string; readonly stalled: string; readonly busy: string };
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of kinds mixes inputs
export type AnyTaskKind = TaskKind<any>;

/** Keeps the type of the input while a kind is written. */
export function defineTask<Input extends z.ZodType>(kind: TaskKind<Input>): TaskKind<Input> {
  return kind;
}

/** A kind and what does it, which is loaded when its first task comes. A room gives its handlers as `tasks`. */
export type TaskHandler = {
  readonly kind: AnyTaskKind;
  readonly load: () => Promise<(run: TaskRun, input: unknown) => Promise<void>>;
  /** Takes back what one of its tasks did, as far as it still stands so; absent where nothing does. */
  readonly takeBack?: TakeBack;
};

/** `asked` is what the task was asked for. Answers how many records are as before, told of as it goes on. */
export type TakeBack = (
  context: Context,
  kept: readonly KeptRecord[],
  asked: unknown,
  progress: Progress,
) => Promise<{ count: number }>;

/** Joins a kind and its work; what the work gets has been read by the kind's input. */
export function taskHandler<Input extends z.ZodType>(
  kind: TaskKind<Input>,
  load: () => Promise<(run: TaskRun, input: z.output<Input>) => Promise<void>>,
): TaskHandler {
  return {
    kind,
    load: async () => {
      const work = await load();
      return (run, input) => work(run, kind.input.parse(input));
    },
  };
}
