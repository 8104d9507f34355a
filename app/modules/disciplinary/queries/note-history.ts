import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordHistory } from "#app/platform/history/record-history.ts";
import { requireNoteFacts } from "../data/note-facts.ts";

/** What was changed about a note, for its author and HR; the person it is about reads only what was published. */
export async function noteHistory(context: Context, { noteId }: { noteId: string }) {
  await authorize(context, "read-history", await requireNoteFacts(context, noteId));
  const { entries, next } = await recordHistory(context, { kind: "DisciplinaryNote", id: noteId });
  return {
    items: entries.map(({ at, person, field, before, after }) => ({
      at,
      by: person?.name ?? null,
      field,
      before,
      after,
    })),
    nextCursor: next,
  };
}
