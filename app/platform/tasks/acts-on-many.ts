import { z } from "zod";
import { apart } from "#app/platform/data/apart.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { Can } from "#app/platform/http/can.ts";
import { changedAtOnce } from "./changed-at-once.ts";
import { keepDone } from "./keep-done.ts";
import type { TakeBack } from "./task-kind.ts";
import type { KeptRecord } from "./task-pieces.ts";
import type { Progress } from "./task-run.ts";
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

/**
 * Acts on what is ticked in a list, or on all that the list holds: then the address of the list is sent as `matching`, and
 * what it holds, of what the actor may change, is asked anew. Many are changed in the background, all of them or none.
 */
export function actsOnMany<Name extends string>({ ids, can, matching, atOnce = changedAtOnce }: ManyOf<Name>) {
  return <Input extends z.ZodObject, Value extends object>(
    kind: string,
    input: Input,
    run: (context: Context, asked: z.output<Input>) => Promise<Value>,
    changes?: Changes<NoInfer<Value>, z.output<Input>>,
  ) => {
    type Asked = Record<string, unknown> & { matching?: string | undefined };
    const inverse = changes?.marks ? changes : null;
    const listed = async (context: Context, address: string, services: ListServices) => {
      const found = await matching(context, new URL(address, "http://list.invalid"), services);
      if (found.length === 0) throw conflict("platform.nothing-matches", "Nothing of the list may be changed.");
      return found;
    };
    /** The act on some, and what takes it back. */
    const runOn = async (context: Context, asked: Asked, some: readonly string[]) => {
      const of = input.parse({ ...asked, [ids]: some });
      const before = (await inverse?.before?.(context, some, of)) ?? new Map();
      const value = await run(context, of);
      const changed = changes?.changed(value) ?? [];
      return {
        value,
        changed,
        keep: () => (inverse ? marked(context, inverse, { ids: changed, asked: of, before }) : []),
      };
    };
    const task = pageTask({
      kind,
      can,
      input: z.looseObject({ matching: addressInput }),
      work: (work, asked) =>
        work.finish(async (context) => {
          const all = await listed(context, asked.matching, work.installation);
          const kept: KeptRecord[] = [];
          let count = 0;
          for (let done = 0; done < all.length; done += atOnce) {
            const { changed, keep } = await runOn(context, asked, all.slice(done, done + atOnce));
            count += changed.length;
            kept.push(...(await keep()));
            await work.progress(Math.min(done + atOnce, all.length), all.length);
          }
          if (inverse) await work.keep(context, kept);
          return { result: { count: changes ? count : all.length } };
        }),
    });
    const atOnceOn = async (context: Context, asked: Asked, some: readonly string[]): Promise<Value & KeptAct> => {
      const { value, changed, keep } = await runOn(context, asked, some);
      if (!inverse?.keepsAll) return value;
      const records = await keep();
      const keptAs = changed.length > 0 ? await keepDone(context, task.task, asked, changed.length, records) : null;
      return { ...value, keptAs };
    };
    const act = async (
      context: Context,
      asked: Asked,
      services: ListServices,
    ): Promise<(Value & KeptAct) | InBackground> => {
      const ticked = new Map(Object.entries(asked)).get(ids) as readonly string[];
      if (asked.matching === undefined) return atOnceOn(context, asked, ticked);
      const all = await listed(context, asked.matching, services);
      if (all.length <= atOnce) return atOnceOn(context, asked, all);
      const { taskId } = await task.ask(context, asked as { matching: string });
      return { background: { taskId, count: all.length } };
    };
    const intent = { input: orMatching(input, ids), run: act };
    if (!inverse) return { intent, handler: task.handler };
    const takeBack: TakeBack = (context, kept, asked, progress) => {
      const of = (some: readonly string[]) => input.parse({ ...(asked as Asked), [ids]: some });
      return takenBack(context, inverse, { kept, atOnce, of, progress });
    };
    return { intent, handler: { ...task.handler, takeBack } };
  };
}

type Changing<Asked> = { ids: readonly string[]; asked: Asked; before: Before };

/** The records that were changed, with what the act made of each, and what was before where the act tells. */
async function marked<Asked>(
  context: Context,
  { marks }: Inverse<Asked>,
  { ids, asked, before }: Changing<Asked>,
): Promise<KeptRecord[]> {
  const now = ids.length > 0 ? await read(context, marks(ids, asked)) : new Map<string, string>();
  return [...now].map(([id, mark]): KeptRecord => {
    const was = before.get(id);
    return was === undefined ? [id, mark] : [id, mark, was];
  });
}

async function read({ rows }: Pick<Context, "rows">, marks: Sql): Promise<ReadonlyMap<string, string>> {
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
    const now = await read(context, marks(ids, of(ids)));
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
