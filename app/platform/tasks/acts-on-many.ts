import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { Can } from "#app/platform/http/can.ts";
import { changedAtOnce } from "./changed-at-once.ts";
import type { ListServices } from "./list-export.ts";
import { pageTask } from "./page-task.ts";

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
          for (let done = 0; done < all.length; done += atOnce) {
            await runOn(context, asked, all.slice(done, done + atOnce));
            await work.progress(Math.min(done + atOnce, all.length), all.length);
          }
          return { result: { count: all.length } };
        }),
    });
    const act = async (context: Context, asked: Asked, services: ListServices): Promise<Value | InBackground> => {
      if (asked.matching === undefined) return run(context, asked as z.output<Input>);
      const all = await listed(context, asked.matching, services);
      if (all.length <= atOnce) return runOn(context, asked, all);
      const { taskId } = await task.ask(context, asked as { matching: string });
      return { background: { taskId, count: all.length } };
    };
    return { intent: { input: orMatching(input, ids), run: act }, handler: task.handler };
  };
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
