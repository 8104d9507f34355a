import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Can } from "./can.ts";
import { endpoint, type AnyEndpoint } from "./endpoint.ts";

type ActsOn<Input extends z.ZodType, Output extends z.ZodType> = {
  /** The address of one record: `/growth-plans/:planId`. */
  path: string;
  can: Can;
  /** What names the record, and what every act on it answers. */
  input: Input;
  output: Output;
};

/** Acts that need no more than the record they are about: `act("close", "Closes a plan.", closePlan)`, each an address. */
export function actsOn<Input extends z.ZodType, Output extends z.ZodType>({ path, ...told }: ActsOn<Input, Output>) {
  return (
    name: string,
    summary: string,
    run: (context: Context, input: z.output<Input>) => Promise<z.input<Output>>,
  ): AnyEndpoint => endpoint({ ...told, method: "POST", path: `${path}/${name}`, summary, run });
}
