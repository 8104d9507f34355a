import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Can } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";

/** One step of a file over the API: what it says of itself, what it takes, and what is done. */
type Step<Input extends z.ZodType> = {
  summary: string;
  input: Input;
  run(context: Context, input: z.output<Input>): Promise<unknown>;
};

/** What the API is told of the files of a room. */
export type FileEndpoints<
  State extends z.ZodType,
  Place extends z.ZodType,
  Read extends z.ZodType,
  Check extends z.ZodType,
  Apply extends z.ZodType,
  Undo extends z.ZodType,
> = {
  /** Below `/api/v1`: `/imports`. */
  path: string;
  /** How paths and inputs name a file: `fileId`. */
  idField: string;
  can: Can;
  /** Where a file is, which every step answers with. */
  state: {
    summary: string;
    input: Place;
    output: State;
    run(context: Context, input: z.output<Place>): Promise<z.input<State>>;
  };
  /** Rows sent in place of a file, as JSON or as a text of so many bytes at most; it gives the file its id. */
  read: Step<Read> & { largest: number };
  check: Step<Check>;
  apply: Step<Apply>;
  undo: Step<Undo>;
};

/** Five addresses of `/api/v1` for files: read, checked, applied and undone by the same use-cases as on the screen. */
export function fileEndpoints<
  State extends z.ZodType,
  Place extends z.ZodType,
  Read extends z.ZodType,
  Check extends z.ZodType,
  Apply extends z.ZodType,
  Undo extends z.ZodType,
>(told: FileEndpoints<State, Place, Read, Check, Apply, Undo>): readonly AnyEndpoint[] {
  const { path, idField, can, state, read } = told;
  const one = `${path}/:${idField}`;
  const { output } = state;
  const stateOf = (context: Context, named: unknown) => {
    const { [idField]: id } = named as Record<string, unknown>;
    return state.run(context, state.input.parse({ [idField]: id }));
  };
  const step = <Input extends z.ZodType>(name: string, { summary, input, run }: Step<Input>): AnyEndpoint =>
    endpoint({
      method: "POST",
      path: `${one}/${name}`,
      can,
      summary,
      input,
      output,
      run: async (context, asked) => {
        await run(context, asked);
        return stateOf(context, asked);
      },
    });
  return [
    endpoint({
      method: "POST",
      path,
      can,
      summary: read.summary,
      input: read.input,
      text: { type: "text/csv", field: "csv", largest: read.largest },
      output,
      creates: one,
      run: async (context, asked) => stateOf(context, await read.run(context, asked)),
    }),
    endpoint({ method: "GET", path: one, can, ...state }),
    step("check", told.check),
    step("apply", told.apply),
    step("undo", told.undo),
  ];
}
