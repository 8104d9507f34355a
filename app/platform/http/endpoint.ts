import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { ConnectorSettings } from "../config/config.ts";
import type { KeyRing } from "../secrets/data-keys.ts";
import type { Gatherings } from "../contributions/gatherings.ts";
import type { Can } from "./can.ts";
import type { RequestScope } from "./request-scope.ts";

/** By what a request says who it is: an access token, or the session of a browser. */
export type Caller = { readonly by: "TOKEN" | "SESSION"; readonly id: string };

/** What an endpoint may need of the process beside the company's transaction; letters leave once it has committed. */
export type Installation = KeyRing & {
  config: { production: boolean; connectors: ConnectorSettings; publicUrl: string };
  caller: Caller;
  letters: Pick<RequestScope, "mailer" | "config" | "settle">;
};

/** One address of `/api/v1`: who, what shape, then what. Pages call the same use-cases. */
export type Endpoint<Input extends z.ZodType, Output extends z.ZodType> = {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Below `/api/v1`, with Express parameters: `/goals/:goalId`. */
  path: string;
  summary: string;
  can: Can;
  /**
   * Path parameters, query and JSON body together. What the path names is read from there alone; of the rest GET and DELETE
   * read the query, and the others the body. A name that does not stand here is refused.
   */
  input: Input;
  /** A body that is a text of this type, of so many bytes at most, stands for a field of the input; the rest is in the query. */
  text?: { type: string; field: string; largest: number };
  /** What it answers, unless it changes a record that has an address of its own: then it answers that record, as it is read there. */
  output: Output;
  /**
   * The path of the record this makes, whose own GET endpoint says how it is answered: with 201 and its place. `run` answers
   * what fills the path, and the record has the last of it as its `id`.
   */
  creates?: string;
  /** Fields that say what the caller has read, one of which a change must bring. Left out: `version`, where the input has it. */
  lockedBy?: readonly string[];
  /**
   * A GET that keeps what it answered, to say the next time what is other: its transaction may write. Nobody asks it while
   * they see the product as somebody else, for it would be kept in the other's name.
   */
  remembers?: true;
  run(
    context: Context,
    input: z.output<Input>,
    gatherings: Gatherings,
    installation: Installation,
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
