import type { z } from "zod";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { eraseNote } from "../data/erase-note.ts";
import type { oneNote } from "../domain/ids.ts";
import { tells } from "../data/note-writes.ts";
import { sql } from "#tenancy/sql.ts";
import { writeDown } from "./write-down.ts";

/** The author throws a draft away, for good. What HR has seen, or was published, is never deleted: it is overturned. */
export async function deleteNote(
  context: Context,
  { noteId, version }: AsRead<z.output<typeof oneNote>>,
): Promise<{ noteId: string }> {
  await lockNamed(context, `disciplinary note ${noteId}`);
  const facts = await requireNoteFacts(context, noteId);
  const held = await firstRow<{ id: string; state: string; version: number }>(
    context,
    sql`select id, state, version from {disciplinary_note} where id = ${noteId} for update`,
  );
  await authorize(context, "view", facts);
  if (held?.state !== "DRAFT") throw conflict("disciplinary.no-draft", "Only drafts are deleted.");
  await authorize(context, "delete", facts);
  await requireUnchanged(context, held, {
    version,
    subject: "DisciplinaryNote",
    changedBy: ["disciplinary.edit-note"],
  });
  await eraseNote(context, noteId);
  const { event, payload, action } = tells(noteId, "DELETED", "delete-note");
  await writeDown(context, event, payload, { action, subject: "DisciplinaryNote", id: noteId });
  return { noteId };
}
