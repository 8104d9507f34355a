import { z } from "zod";
import { apart } from "#app/platform/data/apart.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { Can } from "#app/platform/http/can.ts";
import { changedAtOnce } from "./changed-at-once.ts";
import { keepDone } from "./keep-done.ts";
import type { AnyTaskKind, TakeBack } from "./task-kind.ts";
import type { KeptRecord } from "./task-pieces.ts";
import type { Progress, TaskRun } from "./task-run.ts";
import type { ListServices } from "./list-export.ts";
import { pageTask } from "./page-task.ts";
import type { Sql } from "#tenancy/sql.ts";

/** What is done in the background: how many it is done to, and the work that can be stopped meanwhile. */
export type InBackground = { background: { taskId: string; count: number } };

/** What was done at once is kept as a task that is done, where that is what takes it back; null where it changed nothing. */
export type KeptAct = { keptAs?: string | null };

type ManyOf<Name extends string> = {
  /** What the acts call the ids of what they change. */
  ids: Name;
  can: Can;
  /** What the actor may change of the list with this address, all pages of it. */
  matching(context: Context, address: URL, services: ListServices): Promise<readonly string[]>;
  /** So many are changed at once, and while somebody waits. */
  atOnce?: number;
};

/** What an act on many changes, and, where there is such a thing, what takes it back. */
type Changes<Value, Asked> = Changed<Value> & (Inverse<Asked> | { marks?: never });

type Changed<Value> = {
  /** The ids of what an act changed. */
  changed(value: Value): readonly string[];
};

type Inverse<Asked> = {
  /**
   * Asks of these records, as `id`, a `mark` each of what the act makes of it, such as the moment it was closed: one that has
   * another mark when it is to be taken back was changed since, and stays. None of what is not as the act makes it.
   */
  marks(ids: readonly string[], asked: Asked): Sql;
  run(context: Context, ids: readonly string[], asked: Asked, before: Before): Promise<object>;
  /** Also what is changed at once is kept, for no other act takes it back. */
  keepsAll?: true;
  /** Holds these records, and tells of each what stands before the act, where that is needed to take it back. */
  before?(context: Context, ids: readonly string[], asked: Asked): Promise<Before>;
};

/** What stood before, by the id of the record, as its act writes it down. */
export type Before = ReadonlyMap<string, string>;

const addressInput = z.string().startsWith("/").max(4_000);

type Asked = Record<string, unknown> & { matching?: string | undefined };

/** An act on some records: what its acts call their ids, what it asks for, and what it changes. */
type Act<Input extends z.ZodObject, Value extends object> = {
  readonly ids: string;
  readonly input: Input;
  run(context: Context, asked: z.output<Input>): Promise<Value>;
  readonly changes: Changes<Value, z.output<Input>> | undefined;
};

/**
 * Acts on what is ticked in a list, or on all that the list holds: then the address of the list is sent as `matching`, and
 * what it holds, of what the actor may change, is asked anew. Many are changed in the background, all of them or none.
 */
export function actsOnMany<Name extends string>(many: ManyOf<Name>) {
  const { ids, can, matching, atOnce = changedAtOnce } = many;
  const listed = async (context: Context, address: string, services: ListServices) => {
    const found = await matching(context, new URL(address, "http://list.invalid"), services);
    if (found.length === 0) throw conflict("platform.nothing-matches", "Nothing of the list may be changed.");
    return found;
  };
  return <Input extends z.ZodObject, Value extends object>(
    kind: string,
    input: Input,
    run: (context: Context, asked: z.output<Input>) => Promise<Value>,
    changes?: Changes<NoInfer<Value>, z.output<Input>>,
  ) => {
    const act: Act<Input, Value> = { ids, input, run, changes };
    const task = pageTask({
      ...{ kind, can, input: z.looseObject({ matching: addressInput }) },
      work: (work, asked) =>
        work.finish(async (context) =>
          doToAll(act, context, asked, { work, atOnce, all: await listed(context, asked.matching, work.installation) }),
        ),
    });
    const intent = {
      input: orMatching(input, ids),
      run: async (
        context: Context,
        asked: Asked,
        services: ListServices,
      ): Promise<(Value & KeptAct) | InBackground> => {
        const ticked = new Map(Object.entries(asked)).get(ids) as readonly string[];
        if (asked.matching === undefined) return doAtOnce(act, context, asked, { all: ticked, kind: task.task });
        const all = await listed(context, asked.matching, services);
        if (all.length <= atOnce) return doAtOnce(act, context, asked, { all, kind: task.task });
        const { taskId } = await task.ask(context, asked as { matching: string });
        return { background: { taskId, count: all.length } };
      },
    };
    if (!changes?.marks) return { intent, handler: task.handler };
    const takeBack: TakeBack = (context, kept, asked, progress) =>
      takenBack(context, changes, { kept, atOnce, of: (some) => askedOf(act, asked as Asked, some), progress });
    return { intent, handler: { ...task.handler, takeBack } };
  };
}

function askedOf<Input extends z.ZodObject, Value extends object>(
  { input, ids }: Act<Input, Value>,
  asked: Asked,
  some: readonly string[],
): z.output<Input> {
  return input.parse({ ...asked, [ids]: some });
}

type Done = { changed: string[]; before: Map<string, string> };

/** The act on some, which of them it changed, and what was before. */
async function doTo<Input extends z.ZodObject, Value extends object>(
  act: Act<Input, Value>,
  context: Context,
  asked: Asked,
  some: readonly string[],
): Promise<Done & { value: Value }> {
  const { changes } = act;
  const of = askedOf(act, asked, some);
  const before = (changes?.marks && (await changes.before?.(context, some, of))) || [];
  const value = await act.run(context, of);
  return { value, changed: [...(changes?.changed(value) ?? [])], before: new Map(before) };
}

type ToAll = { work: TaskRun; atOnce: number; all: readonly string[] };

async function doToAll<Input extends z.ZodObject, Value extends object>(
  act: Act<Input, Value>,
  context: Context,
  asked: Asked,
  { work, atOnce, all }: ToAll,
) {
  const done: Done = { changed: [], before: new Map() };
  for (let from = 0; from < all.length; from += atOnce) {
    const { changed, before } = await doTo(act, context, asked, all.slice(from, from + atOnce));
    done.changed.push(...changed);
    for (const [id, was] of before) done.before.set(id, was);
    await work.progress(Math.min(from + atOnce, all.length), all.length);
  }
  if (act.changes?.marks) await work.keep(context, await recordsOf(act, context, asked, { ...done, atOnce }));
  return { result: { count: act.changes ? done.changed.length : all.length } };
}

async function doAtOnce<Input extends z.ZodObject, Value extends object>(
  act: Act<Input, Value>,
  context: Context,
  asked: Asked,
  { all, kind }: { all: readonly string[]; kind: AnyTaskKind },
): Promise<Value & KeptAct> {
  const { value, ...done } = await doTo(act, context, asked, all);
  if (!act.changes?.marks || !act.changes.keepsAll) return value;
  if (done.changed.length === 0) return { ...value, keptAs: null };
  const records = await recordsOf(act, context, asked, { ...done, atOnce: all.length });
  return { ...value, keptAs: await keepDone(context, kind, asked, done.changed.length, records) };
}

/** The records that were changed, with what the act made of each, and what was before where the act tells. */
async function recordsOf<Input extends z.ZodObject, Value extends object>(
  act: Act<Input, Value>,
  context: Context,
  asked: Asked,
  { changed, before, atOnce }: Done & { atOnce: number },
): Promise<KeptRecord[]> {
  const { changes } = act;
  const kept: KeptRecord[] = [];
  if (!changes?.marks) return kept;
  for (let from = 0; from < changed.length; from += atOnce) {
    const some = changed.slice(from, from + atOnce);
    for (const [id, mark] of await readMarks(context, changes.marks(some, askedOf(act, asked, some)))) {
      const was = before.get(id);
      kept.push(was === undefined ? [id, mark] : [id, mark, was]);
    }
  }
  return kept;
}

/** The marks that `marks` asks for, by the id of the record. */
export async function readMarks({ rows }: Pick<Context, "rows">, marks: Sql): Promise<Before> {
  const found = await rows<{ id: string; mark: string }>(marks);
  return new Map(found.map(({ id, mark }) => [id, mark]));
}

type Kept<Asked> = {
  kept: readonly KeptRecord[];
  atOnce: number;
  of(ids: readonly string[]): Asked;
  progress: Progress;
};

/** What was changed since, or is refused by itself, stays as it is; all others are as before the act. */
async function takenBack<Asked>(
  context: Context,
  { marks, run }: Inverse<Asked>,
  { kept, atOnce, of, progress }: Kept<Asked>,
): Promise<{ count: number }> {
  let count = 0;
  const before: Before = new Map(kept.flatMap(([id, , was]) => (was === undefined ? [] : [[id, was] as const])));
  const back = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const done = await apart(context, () => run(context, ids, of(ids), before));
    if ("made" in done) count += ids.length;
    else if (ids.length > 1) for (const id of ids) await back([id]);
  };
  for (let from = 0; from < kept.length; from += atOnce) {
    const some = kept.slice(from, from + atOnce);
    const ids = some.map(([id]) => id);
    const now = await readMarks(context, marks(ids, of(ids)));
    await back(some.filter(([id, mark]) => now.get(id) === mark).map(([id]) => id));
    await progress(Math.min(from + atOnce, kept.length), kept.length);
  }
  return { count };
}

/** The input with the address of a list in place of the ids. */
function orMatching<Input extends z.ZodObject>(input: Input, ids: string) {
  const ticked = input.shape[ids as keyof typeof input.shape] as unknown as z.ZodType;
  return input.extend({ [ids]: ticked.optional(), matching: addressInput.optional() }).superRefine((asked, issues) => {
    const said = asked as Record<string, unknown>;
    if (said["matching"] !== undefined || said[ids] !== undefined) return;
    const fault = ticked.safeParse(undefined).error?.issues[0]?.message ?? "value-required";
    issues.addIssue({ code: "custom", path: [ids], message: fault });
  });
}
