import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { cleanRichText } from "#app/platform/rich-text/clean-rich-text.ts";
import { storeDraft } from "../data/store-draft.ts";
import { tells } from "../data/note-writes.ts";
import { firstSeverity, type Severity, type StandardType } from "../domain/note.ts";
import { sql } from "#tenancy/sql.ts";
import { writeDown } from "./write-down.ts";

/** What another room knows of a case; a person finishes it. */
export type DraftNoteInput = {
  /** Whom it is about. */
  employeeId: string;
  /** Who is to finish it; never the person it is about. */
  authorId: string;
  type: StandardType;
  severity?: Severity;
  /** Local date. */
  occurredOn: string;
  /** What happened, as plain text or HTML: facts alone. */
  body: string;
  /** The room and its own key of the case, as `points:<id>`: the same case begins one draft, however often it is told. */
  source: string;
};

/**
 * Begins a draft for a person to finish, at the word of another room, which answers for who may. Its author is told; nothing
 * is published. Answers with null where the draft of this source is there, or was, and where the module is off.
 */
export async function draftNote(context: Context, input: DraftNoteInput): Promise<{ noteId: string } | null> {
  const { source, employeeId, authorId } = input;
  if (employeeId === authorId) throw new Error("Nobody writes a note about themselves.");
  await lockNamed(context, `disciplinary ${source}`);
  const there = await firstRow(
    context,
    sql`select from {organization} where 'DISCIPLINARY_ACTION' = any(enabled_features) and not exists (
      select from {disciplinary_note} where source = ${source})`,
  );
  if (!there) return null;
  const noteId = await storeDraft(context, {
    employeeId,
    authorId,
    groupId: context.newId(),
    type: input.type,
    severity: input.severity ?? firstSeverity,
    step: "NONE",
    occurredOn: input.occurredOn,
    reportedAt: context.clock.now(),
    body: cleanRichText(input.body),
    source,
  });
  const { event, payload, action } = tells(noteId, "BEGUN", "draft-note");
  await writeDown(context, event, payload, { action, subject: "DisciplinaryNote", id: noteId });
  return { noteId };
}
