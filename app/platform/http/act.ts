import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Intent } from "./command.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * What people and programs can do, declared once: a form sends it by its name, and it is an address of `/api/v1`. Both read
 * it by one schema, which takes what forms type and what JSON holds, and run the same use-case.
 */
export type Act<Name extends string, Input extends z.ZodType, Output extends z.ZodType> = Omit<
  Endpoint<Input, Output>,
  "run"
> & {
  /** The form's `intent`. */
  name: Name;
  run(context: Context, input: z.output<Input>): Promise<z.input<Output>>;
};

/** Keeps the types of one act while it is written. It stands among the room's endpoints as it is. */
export function act<const Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  told: Act<Name, Input, Output>,
): Act<Name, Input, Output> {
  return told;
}

/** What an intent needs of any act. */
type AnyAct = { name: string; input: z.ZodType; run(context: Context, input: never): Promise<unknown> };

type IntentsOf<Acts extends readonly AnyAct[]> = {
  [Each in Acts[number] as Each["name"]]: Intent<Each["input"], Awaited<ReturnType<Each["run"]>>>;
};

/** The same acts as intents of an address of the app: `command({ can, intents: intentsOf(deleteGif, restoreGif) })`. */
export function intentsOf<Acts extends readonly AnyAct[]>(...acts: Acts): IntentsOf<Acts> {
  return Object.fromEntries(acts.map(({ name, input, run }) => [name, { input, run }])) as never;
}
