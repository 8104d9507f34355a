import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { refuseBusy, startTask } from "#app/platform/tasks/start-task.ts";
import { defineTask, taskHandler, type TaskHandler, type TaskKind } from "#app/platform/tasks/task-kind.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";

/** One thing done with a file that was read: the dry run, applying what it said, taking that back. */
export type ImportAct<Kept, Input extends z.ZodType> = {
  readonly input: Input;
  /** Files of more lines are worked on in the background. */
  readonly mostAtOnce: (kept: Kept) => number;
  /** What the work begins with, as `phase`. */
  readonly phase?: string;
  /** Refuses at once what would be refused in the background. */
  readonly refuse?: (kept: Kept, input: z.output<Input>) => void;
  /** Done whole, in one transaction, or not at all; a file that is applied already is refused. */
  run(context: Context, input: z.output<Input>, progress: Progress): Promise<unknown>;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each act has an input of its own
type ImportActs<Kept> = Readonly<Record<string, ImportAct<Kept, any>>>;

export type ImportMenu<Kept, Acts extends ImportActs<Kept>> = Pick<TaskKind, "kind" | "can" | "seesAll" | "codes"> & {
  /** The field of every input that names the file. */
  readonly idField: string;
  /** The file as it is kept, held until the transaction ends; refuses who may not do this with it. */
  open(context: Context, id: string, act: string): Promise<Kept>;
  linesOf(kept: Kept): number;
  readonly acts: Acts;
};

export type FileImport<Acts extends ImportActs<never>> = {
  readonly task: TaskKind<z.ZodType<{ kind: keyof Acts & string; input: unknown }>>;
  readonly handler: TaskHandler;
  /** Does an act at once where the file is short, else in the background; one at a time about a file. */
  readonly ask: {
    readonly [Act in keyof Acts]: (context: Context, input: z.output<Acts[Act]["input"]>) => Promise<void>;
  };
};

const keptDays = 90;

/** The import of a room's files: what it gives are its acts; how long work is done is the same for all. */
export function defineImport<Kept, Acts extends ImportActs<Kept>>(menu: ImportMenu<Kept, Acts>): FileImport<Acts> {
  const { kind, can, seesAll, codes, acts } = menu;
  const inputs = Object.entries(acts).map(([name, { input }]) => z.object({ kind: z.literal(name), input }));
  const input = z.union(inputs) as unknown as FileImport<Acts>["task"]["input"];
  const task = defineTask({ kind, lane: "imports", input, can, ...(seesAll ? { seesAll } : {}), keptDays, codes });
  const ask = (name: string) => async (context: Context, asked: Record<string, unknown>) => {
    const { mostAtOnce, refuse, run } = acts[name]!;
    const id = String(asked[menu.idField]);
    const kept = await menu.open(context, id, name);
    await refuseBusy(context, task, id);
    if (menu.linesOf(kept) <= mostAtOnce(kept)) return void (await run(context, asked, unseen));
    refuse?.(kept, asked);
    await startTask(context, task, { kind: name, input: asked }, { aboutId: id });
  };
  return {
    task,
    handler: taskHandler(task, async () => async (run, asked) => {
      const act = acts[asked.kind]!;
      await run.progress(0, 0, act.phase);
      await run.finish(async (context) => void (await act.run(context, asked.input, run.progress)));
    }),
    ask: Object.fromEntries(Object.keys(acts).map((name) => [name, ask(name)])) as unknown as FileImport<Acts>["ask"],
  };
}
