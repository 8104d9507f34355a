import { z } from "zod";
import { apart } from "#app/platform/data/apart.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { Can } from "#app/platform/http/can.ts";
import { changedAtOnce } from "./changed-at-once.ts";
import type { TakeBack } from "./task-kind.ts";
import type { KeptRecord } from "./task-pieces.ts";
import type { Progress } from "./task-run.ts";
import type { ListServices } from "./list-export.ts";
import { pageTask } from "./page-task.ts";
import type { Sql } from "#tenancy/sql.ts";

/** What is done in the background: how many it is done to, and the work that can be stopped meanwhile. */
export type InBackground = { background: { taskId: string; count: number } };

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
  marks(ids: readonly string[]): Sql;
  run(context: Context, ids: readonly string[], asked: Asked): Promise<object>;
};

const addressInput = z.string().startsWith("/").max(4_000);

/**
 * Acts on what is ticked in a list, or on all that the list holds: then the address of the list is sent as `matching`, and
 * what it holds, of what the actor may change, is asked anew. Many are changed in the background, all of them or none.
 */
export function actsOnMany<Name extends string>({ ids, can, matching, atOnce = changedAtOnce }: ManyOf<Name>) {
  return <Input extends z.ZodObject, Value>(
    kind: string,
    input: Input,
    run: (context: Context, asked: z.output<Input>) => Promise<Value>,
    changes?: Changes<NoInfer<Value>, z.output<Input>>,
  ) => {
    type Asked = Record<string, unknown> & { matching?: string | undefined };
    const listed = async (context: Context, address: string, services: ListServices) => {
      const found = await matching(context, new URL(address, "http://list.invalid"), services);
      if (found.length === 0) throw conflict("platform.nothing-matches", "Nothing of the list may be changed.");
      return found;
    };
    const runOn = (context: Context, asked: Asked, some: readonly string[]) =>
      run(context, input.parse({ ...asked, [ids]: some }));
    const task = pageTask({
      kind,
      can,
      input: z.looseObject({ matching: addressInput }),
      work: (work, asked) =>
        work.finish(async (context) => {
          const all = await listed(context, asked.matching, work.installation);
          const changed: string[] = [];
          for (let done = 0; done < all.length; done += atOnce) {
            const value = await runOn(context, asked, all.slice(done, done + atOnce));
            changed.push(...(changes?.changed(value) ?? []));
            await work.progress(Math.min(done + atOnce, all.length), all.length);
          }
          if (changes?.marks) await work.keep(context, await marked(context, changes, changed, atOnce));
          return { result: { count: changes ? changed.length : all.length } };
        }),
    });
    const act = async (context: Context, asked: Asked, services: ListServices): Promise<Value | InBackground> => {
      if (asked.matching === undefined) return run(context, asked as z.output<Input>);
      const all = await listed(context, asked.matching, services);
      if (all.length <= atOnce) return runOn(context, asked, all);
      const { taskId } = await task.ask(context, asked as { matching: string });
      return { background: { taskId, count: all.length } };
    };
    const intent = { input: orMatching(input, ids), run: act };
    if (!changes?.marks) return { intent, handler: task.handler };
    const takeBack: TakeBack = (context, kept, asked, progress) => {
      const of = (some: readonly string[]) => input.parse({ ...(asked as Asked), [ids]: some });
      return takenBack(context, changes, { kept, atOnce, of, progress });
    };
    return { intent, handler: { ...task.handler, takeBack } };
  };
}

async function marked<Asked>(
  context: Context,
  { marks }: Inverse<Asked>,
  ids: readonly string[],
  atOnce: number,
): Promise<KeptRecord[]> {
  const kept: KeptRecord[] = [];
  for (let from = 0; from < ids.length; from += atOnce)
    kept.push(...(await read(context, marks(ids.slice(from, from + atOnce)))));
  return kept;
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
  const back = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const done = await apart(context, () => run(context, ids, of(ids)));
    if ("made" in done) count += ids.length;
    else if (ids.length > 1) for (const id of ids) await back([id]);
  };
  for (let from = 0; from < kept.length; from += atOnce) {
    const some = kept.slice(from, from + atOnce);
    const now = await read(context, marks(some.map(([id]) => id)));
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
