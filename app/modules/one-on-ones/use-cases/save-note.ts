import { z } from "zod";
import { cleanRichText, richTextInput } from "#app/platform/rich-text/clean-rich-text.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { requireMeeting, textFacts } from "../data/one-on-one-record.ts";
import { audiences } from "../domain/readers.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const saveNoteInput = oneMeeting.extend({
  audience: z.enum(audiences).describe("BOTH is read by the two who meet, AUTHOR by who wrote it alone."),
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

/**
 * Each of the two writes notes of their own, for both or for themselves: nobody writes over what the other wrote. The
 * same person in two windows is told, and keeps both texts.
 */
export async function saveNote(context: Context, input: SaveNoteInput): Promise<SavedNote> {
  const { series, meeting } = await requireMeeting(context, "edit", input.meetingId);
  const me = context.actor.employeeId;
  await authorize(context, "edit", textFacts(series, { audience: input.audience, authorId: me }));
  const stored = await firstRow<{ id: string; body: string; version: number }>(
    context,
    sql`select id, body, version from {one_on_one_note} where meeting_id = ${meeting.id} and author_id = ${me} and
      audience = ${input.audience} for update`,
  );
  const body = cleanRichText(input.body);
  if (stored && stored.body === body) return { meetingId: meeting.id, version: stored.version };
  if (!stored && body === "") return { meetingId: meeting.id, version: 0 };
  if ((stored?.version ?? 0) !== input.version)
    throw conflict("one-on-ones.note-changed", "The note was changed in another window.", {
      params: { version: stored?.version ?? 0 },
    });
  const version = (stored?.version ?? 0) + 1;
  await context.rows(
    stored
      ? sql`update {one_on_one_note} set body = ${body}, updated_at = ${context.clock.now()}, version = ${version} where
        id = ${stored.id}`
      : sql`insert into {one_on_one_note} (id, meeting_id, author_id, audience, body, updated_at, version)
          values (${context.newId()}, ${meeting.id}, ${me}, ${input.audience}, ${body}, ${context.clock.now()}, ${version})`,
  );
  await writeDown(
    context,
    "one-on-ones.note-saved",
    { meetingId: meeting.id },
    { action: "save-note", subject: "OneOnOne", id: meeting.id, detail: { audience: input.audience } },
  );
  return { meetingId: meeting.id, version };
}
