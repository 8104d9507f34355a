import { z } from "zod";
import { peopleByIds } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { sql } from "#tenancy/sql.ts";
import { deleteNote } from "./delete-note.ts";
import { idsInput } from "./note-input.ts";
import { publishNote } from "./publish-note.ts";

export const manyDraftsInput = z.object({
  noteIds: idsInput(100)
    .refine((noteIds) => noteIds.length > 0, { error: "disciplinary.choose" })
    .describe("The ids of the drafts, 100 at most."),
});
type ManyDrafts = z.output<typeof manyDraftsInput>;

/** Throws several drafts away for good, all or none. */
export async function deleteDrafts(context: Context, { noteIds }: ManyDrafts): Promise<{ deleted: number }> {
  const done = await toEach(context, noteIds, (noteId) => deleteNote(context, { noteId }));
  return { deleted: done.length };
}

/** Hands several drafts on, all or none: each is published, or goes to HR where it is reviewed first. */
export async function publishDrafts(
  context: Context,
  { noteIds }: ManyDrafts,
): Promise<{ published: number; submitted: number }> {
  const done = await toEach(context, noteIds, (noteId) => publishNote(context, { noteId, version: undefined }));
  const published = done.filter(({ state }) => state === "PUBLISHED").length;
  return { published, submitted: done.length - published };
}

/** One act to each note; a refusal names whom the note is about, to whoever may see it, and nothing was done. */
async function toEach<Done>(
  context: Context,
  noteIds: readonly string[],
  act: (noteId: string) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const noteId of [...new Set(noteIds)].sort()) {
    await authorize(context, "view", await requireNoteFacts(context, noteId));
    done.push(await act(noteId).catch((error: unknown) => refuseByName(context, error, noteId)));
  }
  return done;
}

async function refuseByName(context: Context, error: unknown, noteId: string): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  const note = await firstRow<{ employeeId: string }>(
    context,
    sql`select employee_id as "employeeId" from {disciplinary_note} where id = ${noteId}`,
  );
  const name = note && (await peopleByIds(context, [note.employeeId])).get(note.employeeId)?.name;
  throw new AppError("disciplinary.refused-of-many", error.status, `A note of many: ${error.message}`, {
    params: { name: name ?? "" },
  });
}
