import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { KeyRing } from "../secrets/data-keys.ts";
import type { Gatherings } from "../contributions/gatherings.ts";
import type { Can } from "./can.ts";

/** One address of `/api/v1`: who, what shape, then what. Pages call the same use-cases. */
export type Endpoint<Input extends z.ZodType, Output extends z.ZodType> = {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Below `/api/v1`, with Express parameters: `/goals/:goalId`. */
  path: string;
  summary: string;
  can: Can;
  /** Path parameters, query and JSON body together. */
  input: Input;
  /** A body that is a text of this type, of so many bytes at most, stands for a field of the input. */
  text?: { type: string; field: string; largest: number };
  output: Output;
  run(
    context: Context,
    input: z.output<Input>,
    gatherings: Gatherings,
    installation: KeyRing & { config: { production: boolean } },
  ): Promise<z.input<Output>>;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of endpoints mixes shapes
export type AnyEndpoint = Endpoint<any, any>;

/** Keeps the types of one endpoint while it is written. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  menu: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return menu;
}
