import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { cleanRichText, richTextInput } from "#app/platform/rich-text/clean-rich-text.ts";
import { OneOnOneNote } from "../data/entities.ts";
import { requireMeeting, textFacts } from "../data/one-on-one-record.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { writeDown } from "./write-down.ts";

export const saveNoteInput = oneMeeting.extend({
  body: richTextInput,
  version: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe("Counts the changes of the note; 0 where there is none yet. The next change must bring it."),
});
export type SaveNoteInput = z.output<typeof saveNoteInput>;
export type SavedNote = { meetingId: string; version: number };

/** One's own notes, which nobody else reads. The same person in two windows is told, and keeps both texts. */
export async function saveNote(context: Context, input: SaveNoteInput): Promise<SavedNote> {
  const { series, meeting } = await requireMeeting(context, "edit", input.meetingId);
  const me = context.actor.employeeId;
  await authorize(context, "edit", textFacts(series, { audience: "AUTHOR", authorId: me }));
  const stored = await context.em.findOne(OneOnOneNote, { meetingId: meeting.id, authorId: me });
  const body = cleanRichText(input.body);
  const read = stored?.version ?? 0;
  if ((stored?.body ?? "") === body) return { meetingId: meeting.id, version: read };
  if (read !== input.version)
    throw conflict("one-on-ones.note-changed", "The note was changed in another window.", {
      params: { version: read },
    });
  const updatedAt = context.clock.now();
  const note =
    stored ??
    context.em.create(OneOnOneNote, {
      ...{ id: context.newId(), meetingId: meeting.id, authorId: me, body, updatedAt },
    } as never);
  Object.assign(note, { body, updatedAt });
  await context.em.flush();
  // It saves itself while somebody types: that there is one is written down, each pause is not.
  if (stored) return { meetingId: meeting.id, version: note.version };
  await writeDown(
    context,
    "one-on-ones.note-saved",
    { meetingId: meeting.id },
    { action: "save-note", subject: "OneOnOne", id: meeting.id, detail: { audience: "AUTHOR" } },
  );
  return { meetingId: meeting.id, version: note.version };
}
