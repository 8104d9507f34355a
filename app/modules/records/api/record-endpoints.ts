import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Can } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { isCursorOf, type Paged } from "#app/platform/lists/keyset.ts";
import type { RecordFields } from "../domain/record-fields.ts";
import { answerOf, fromPrograms } from "../fields/field-input.ts";
import { namedShape, type Named } from "../domain/named-by.ts";
import type { MoveAsked } from "../people/personal-moves.ts";

type Listed = { id: string; owner: { id: string; name: string }; updatedAt: string };
type Place = { text?: string | undefined; after?: string | undefined };
type Act<Input, Id extends string> = (context: Context, input: Input) => Promise<Named<Id>>;

/** What is done with them, as `recordsOfPeople` gives it; a room may put acts of its own in place of some. */
type ActsOfRecords<Id extends string, Create, Edit> = {
  id: Id;
  fields: RecordFields;
  createInput: z.ZodType<Create>;
  create: Act<Create, Id>;
  editInput: z.ZodType<Edit>;
  edit: Act<Edit, Id>;
  /** Whether they have a state. */
  moves: boolean;
  moveInput: z.ZodType<MoveAsked<Id>>;
  move: Act<MoveAsked<Id>, Id>;
  remove: Act<Named<Id>, Id>;
  restore: Act<Named<Id>, Id>;
  list(context: Context, place: Place, limit: number): Promise<Paged<Listed>>;
  read(context: Context, id: string): Promise<object>;
};

/** What the API is told of a kind of record that belongs to people. */
export type RecordEndpoints<Id extends string, Create, Edit> = {
  /** Below `/api/v1`: `/time-off`. */
  path: string;
  /** One and many of them as summaries call them: `absence`, `absences`. */
  one: string;
  many: string;
  /** What schemas are called: `Absence`. */
  schema: string;
  can: Can;
  records: ActsOfRecords<Id, Create, Edit>;
};

/** Six addresses of `/api/v1` for a kind of record, and one for its moves: the same use-cases as the screens. */
export function recordEndpoints<Id extends string, Create, Edit>(
  told: RecordEndpoints<Id, Create, Edit>,
): readonly AnyEndpoint[] {
  const { can, one, records } = told;
  const path = `${told.path}/:${records.id}`;
  const input = namedShape(records.id, `The id of the ${one}.`);
  const changing = { can, output: input };
  const create = endpoint({
    ...changing,
    ...{ method: "POST", path: told.path, creates: path },
    summary: `Makes ${article(one)} for the caller.`,
    ...{ input: fromPrograms(records.fields, records.createInput), run: records.create },
  });
  const edit = endpoint({
    ...changing,
    ...{ method: "PUT", path },
    summary: `Changes ${article(one)}; bring the version you have read.`,
    ...{ input: fromPrograms(records.fields, records.editInput), run: records.edit },
  });
  const remove = endpoint({
    ...changing,
    ...{ method: "DELETE", path, input },
    summary: `Deletes ${article(one)}; it can be restored for 30 days.`,
    run: records.remove,
  });
  const restore = endpoint({
    ...changing,
    ...{ method: "POST", path: `${path}/restore`, input },
    summary: `Restores a deleted ${one}.`,
    run: records.restore,
  });
  const move = endpoint({
    ...changing,
    ...{ method: "POST", path: `${path}/move` },
    summary: `Moves ${article(one)} to another state.`,
    ...{ input: records.moveInput, run: records.move },
  });
  return [...readingEndpoints(told, path), create, edit, remove, restore, ...(records.moves ? [move] : [])];
}

function readingEndpoints<Id extends string, Create, Edit>(
  told: RecordEndpoints<Id, Create, Edit>,
  path: string,
): AnyEndpoint[] {
  const { can, one, many, records } = told;
  const updatedAt = moment.describe("When it was last changed, in UTC.");
  const id = recordId.describe(`The id of the ${one}.`);
  const inList = { id, ...answerOf(records.fields), owner: personShape.describe("Whose it is."), updatedAt };
  const alone = z.object({ ...inList, createdAt: moment.describe("When it was made, in UTC."), version: versionShape });
  return [
    ...withChanges(
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
          const { rows, next } = await records.list(context, place, limit);
          return { items: rows, nextCursor: next };
        },
      }),
    ),
    endpoint({
      method: "GET",
      path,
      can,
      summary: `One ${one}.`,
      input: namedShape(records.id, `The id of the ${one}.`),
      output: alone.meta({ id: told.schema }),
      // What the screen shows besides has endpoints of its own.
      run: async (context, values) => alone.parse(await records.read(context, values[records.id])),
    }),
  ];
}

function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
