import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { isCursorOf, type Paged } from "#app/platform/lists/keyset.ts";
import type { Can } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";

type Run<Input extends z.ZodType> = (context: Context, input: z.output<Input>) => Promise<Record<string, string>>;
type Place = { text?: string | undefined; after?: string | undefined };

/** What the API is told of a kind of record that belongs to people. */
export type RecordEndpoints<Create extends z.ZodType, Edit extends z.ZodType, Fields extends z.ZodRawShape> = {
  /** Below `/api/v1`: `/time-off`. */
  path: string;
  /** How paths, inputs and answers name one: `absenceId`. */
  id: string;
  /** One and many of them as summaries call them: `absence`, `absences`. */
  one: string;
  many: string;
  /** What schemas are called: `Absence`. */
  schema: string;
  can: Can;
  /** What is said of one, in lists and alone. */
  fields: Fields;
  create: { input: Create; run: Run<Create> };
  edit: { input: Edit; run: Run<Edit> };
  remove: Run<z.ZodType<never>>;
  restore: Run<z.ZodType<never>>;
  list(context: Context, place: Place, limit: number): Promise<Paged<object>>;
  read(context: Context, id: string): Promise<object>;
};

/** Six addresses of `/api/v1` for a kind of record: the same use-cases as the screens. */
export function recordEndpoints<Create extends z.ZodType, Edit extends z.ZodType, Fields extends z.ZodRawShape>(
  told: RecordEndpoints<Create, Edit, Fields>,
): readonly AnyEndpoint[] {
  const { can, one } = told;
  const path = `${told.path}/:${told.id}`;
  const idOf = recordId.describe(`The id of the ${one}.`);
  const input = z.object({ [told.id]: z.guid().describe(`The id of the ${one}.`) });
  const output = input;
  const named = (values: unknown) => (values as Record<string, string>)[told.id]!;
  const changing = { can, output };
  return [
    ...readingEndpoints(told, { path, idOf, input, named }),
    endpoint({
      ...changing,
      ...{ method: "POST", path: told.path, creates: path },
      summary: `Makes ${article(one)} for the caller.`,
      ...told.create,
    } as AnyEndpoint),
    endpoint({
      ...changing,
      ...{ method: "PUT", path },
      summary: `Changes ${article(one)}; bring the version you have read.`,
      ...told.edit,
    } as AnyEndpoint),
    endpoint({
      ...changing,
      ...{ method: "DELETE", path, input },
      summary: `Deletes ${article(one)}; it can be restored for 30 days.`,
      run: told.remove as never,
    } as AnyEndpoint),
    endpoint({
      ...changing,
      ...{ method: "POST", path: `${path}/restore`, input },
      summary: `Restores a deleted ${one}.`,
      run: told.restore as never,
    } as AnyEndpoint),
  ];
}

type Names = { path: string; idOf: z.ZodType; input: z.ZodType; named: (values: unknown) => string };

function readingEndpoints<Create extends z.ZodType, Edit extends z.ZodType, Fields extends z.ZodRawShape>(
  told: RecordEndpoints<Create, Edit, Fields>,
  { path, idOf, input, named }: Names,
): AnyEndpoint[] {
  const { can, one, many, fields } = told;
  const updatedAt = moment.describe("When it was last changed, in UTC.");
  const inList = { id: idOf, ...fields, owner: personShape.describe("Whose it is."), updatedAt };
  const alone = z.object({ ...inList, createdAt: moment.describe("When it was made, in UTC."), version: versionShape });
  return [
    endpoint({
      method: "GET",
      path: told.path,
      can,
      summary: `The ${many} you may see, the last changed first.`,
      input: z.object({
        text: textInput({ most: 200, anySigns: true }).optional().describe("Words to look for."),
        after: cursorInput((text) => isCursorOf("timestamptz", text)),
        limit: limitInput,
      }),
      output: listShape(z.object(inList).meta({ id: `${told.schema}InList` })),
      run: async (context, { limit, ...place }) => {
        const { rows, next } = await told.list(context, place, limit);
        return { items: rows as never, nextCursor: next };
      },
    }),
    endpoint({
      method: "GET",
      path,
      can,
      summary: `One ${one}.`,
      input,
      output: alone.meta({ id: told.schema }),
      // What the screen shows besides has endpoints of its own.
      run: async (context, values) => alone.parse(await told.read(context, named(values))) as never,
    }),
  ];
}

function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
