import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Can } from "./can.ts";

/** One address of `/embed/v1/<company>`, which widgets on other sites ask with the rights of who looks at them. */
export type Embed<Input extends z.ZodType, Output extends z.ZodType> = {
  /** Reads, unless it says that it changes something: then its input comes as JSON too, and it runs a use-case. */
  method?: "GET" | "POST";
  /** Below `/embed/v1/<company>`, with Express parameters: `/goals/:goalId`. */
  path: string;
  /** What the site's key and token must allow. */
  scope: string;
  can: Can;
  /** Path parameters and query together, and of what changes something its body. */
  input: Input;
  output: Output;
  run(context: Context, input: z.output<Input>): Promise<z.input<Output>>;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of addresses mixes shapes
export type AnyEmbed = Embed<any, any>;

/** Keeps the types of one address while it is written. */
export function embed<Input extends z.ZodType, Output extends z.ZodType>(
  menu: Embed<Input, Output>,
): Embed<Input, Output> {
  return menu;
}
