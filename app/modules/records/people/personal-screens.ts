import { z } from "zod";
import { commentThread } from "#app/modules/comments/index.ts";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { ownLatestTasks } from "#app/platform/tasks/task-record.ts";
import { namedInput, type Named } from "../domain/named-by.ts";
import { fieldsOf, stateOf, type FieldInput, type FieldShape, type RecordFields } from "../domain/record-fields.ts";
import type { NamedPerson } from "../kinds/person/field.ts";
import { inputOf } from "../fields/field-input.ts";
import { offeredIn } from "../fields/kept-values.ts";
import { listPageInput } from "../fields/list-page-input.ts";
import { naming } from "../fields/naming.ts";
import type { KeptRecords } from "./kept-records.ts";
import type { personalFiles } from "./personal-files.ts";
import type { MoveAsked, personalMoves } from "./personal-moves.ts";
import type { personalReads } from "./personal-reads.ts";
import type { personalWrites } from "./personal-writes.ts";

type Edited<Shape extends FieldShape, Id extends string> = Named<Id> &
  FieldInput<Shape> & { version?: number | undefined };

type Acts<Shape extends FieldShape, Id extends string> = Pick<
  ReturnType<typeof personalWrites<Shape, Id>>,
  "one" | "create" | "edit" | "remove" | "restore"
> &
  Pick<ReturnType<typeof personalReads<Shape, Id>>, "read" | "list"> &
  Pick<ReturnType<typeof personalMoves<Shape, Id>>, "move" | "moveInput"> &
  Pick<ReturnType<typeof personalFiles<Shape, Id>>, "export">;

type TaskKind = Parameters<typeof ownLatestTasks>[1][number];

/** What the two screens of such records load and can be asked for, and the API besides. */
export function personalScreens<Shape extends FieldShape, Id extends string>(
  { kind, id, fields }: KeptRecords<Shape, Id>,
  acts: Acts<Shape, Id>,
) {
  const typed = inputOf(fields);
  const createInput = typed as unknown as z.ZodType<FieldInput<Shape>>;
  const editInput = typed.extend({
    ...namedInput(id, "The id of the record.").shape,
    version: versionRead,
  }) as unknown as z.ZodType<Edited<Shape, Id>>;
  const one = acts.one as unknown as z.ZodType<Named<Id>>;
  const moveInput = acts.moveInput as unknown as z.ZodType<MoveAsked<Id>>;
  const { create, edit, remove, restore, move } = acts;
  const takesFiles = fieldsOf(fields).some(([, field]) => field.kind === "FILES");
  const opened = acts.one.extend({ edit: z.string().optional() }) as unknown as z.ZodType<
    Named<Id> & { edit?: string | undefined }
  >;

  /** One of them, what was said about it and what was changed; 404 where the actor may not see it. */
  async function detail(context: Context, recordId: string) {
    const { facts, ...read } = await acts.read(context, recordId);
    return { ...read, comments: await commentThread(context, { about: kind, record: recordId }, facts) };
  }

  return {
    detail,
    createInput,
    editInput,
    moveInput,
    /** Whether they have a state, and with it moves. */
    moves: stateOf(fields) !== null,
    /** The loader of their list: `page({ can, ...loans.listPage() })`; with the long work it tells of besides the export. */
    listPage: (tasks: readonly TaskKind[] = []) => ({
      input: listPageInput(fields),
      load: async (context: Context, { place, creating }: z.output<ReturnType<typeof listPageInput>>) => ({
        list: await acts.list(context, place),
        place,
        creating,
        tasks: await ownLatestTasks(context, [acts.export.task, ...tasks]),
        offered: creating ? await offeredIn(context, fields) : {},
        wanted: await wantedIn(context, fields, place.chosen),
      }),
    }),
    /** For the `command` of a page whose form of this intent may hold files: `command({ can, intents, ...loans.taking("edit") })`. */
    taking: (intent: "create" | "edit") => (takesFiles ? { upload: attachmentUpload(intent) } : {}),
    /** What their list can be asked for. */
    listIntents: { create: { input: createInput, run: create }, export: acts.export.intent },
    /** The loader of one: `page({ can, ...loans.recordPage })`. */
    recordPage: {
      input: opened,
      async load(context: Context, sent: Named<Id> & { edit?: string | undefined }) {
        const shown = await detail(context, sent[id]);
        return { ...shown, offered: sent.edit === undefined ? {} : await offeredIn(context, fields, shown) };
      },
    },
    /** What the page of one can be asked for; deleting leads to their list. */
    recordIntents: (listAt: string) => ({
      edit: { input: editInput, run: edit },
      move: { input: moveInput, run: move },
      delete: { input: one, run: remove },
      "delete-and-leave": { input: one, run: remove, redirectTo: () => listAt },
      restore: { input: one, run: restore },
    }),
  };
}

/** Whom the list is narrowed to, by name. */
async function wantedIn(
  context: Context,
  fields: RecordFields,
  chosen: Readonly<Record<string, string | undefined>>,
): Promise<NamedPerson[]> {
  const ids = naming(fields).flatMap(({ name }) => chosen[name] ?? []);
  if (ids.length === 0) return [];
  return [...(await peopleByIds(context, ids)).values()].map(({ id, name, photo }) => ({
    id,
    name,
    photo: photo ?? null,
  }));
}
