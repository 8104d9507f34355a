import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { bytesOfText, textOfBytes } from "#app/platform/shared-text/bytes-as-text.ts";
import { appendLines, missingFrom, vectorOf } from "#app/platform/shared-text/shared-text.ts";
import { takeEdit } from "#app/platform/shared-text/take-edit.ts";
import { requireMeeting, textFacts, type SeriesRecord } from "../data/one-on-one-record.ts";
import { keepEdit, notesTooLong, openSharedNote, type SharedNote } from "../data/shared-note-record.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";

/** Base64 of at most half a megabyte. */
const bytes = z
  .string()
  .max(700_000, { error: "one-on-ones.notes-too-long" })
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: "platform.invalid-input" });

export const typeNotesInput = oneMeeting.extend({ edit: bytes.optional(), vector: bytes });
/** What the sender lacks, what is here, both base64; `ahead` where the edit follows upon something that is not here. */
export type TypedNotes = { edit: string; vector: string; ahead: boolean };

/** Brings what was typed in a window into the shared notes, and answers what the window lacks. Without an edit it only asks. */
export async function typeNotes(
  context: Context,
  { meetingId, edit, vector }: z.output<typeof typeNotesInput>,
): Promise<TypedNotes> {
  const { series } = await requireMeeting(context, edit ? "edit" : "view", meetingId);
  await authorize(context, edit ? "write" : "view", textFacts(series, { audience: "BOTH", authorId: null }));
  let { text } = await openSharedNote(context, meetingId);
  const taken = edit ? takeEdit(text, bytesOfText(edit)!) : null;
  if (taken?.is === "BROKEN") throw broken();
  if (taken?.is === "TOO_LARGE") throw notesTooLong();
  if (taken?.is === "TAKEN" && taken.edit) await keep(context, series, meetingId, { text, edit: taken.edit });
  if (taken?.is === "AHEAD") ({ text } = await openSharedNote(context, meetingId));
  const missing = missingFrom(text, bytesOfText(vector)!);
  if (!missing) throw broken();
  return { edit: textOfBytes(missing), vector: textOfBytes(vectorOf(text)), ahead: taken?.is === "AHEAD" };
}

const broken = () => invalid("platform.invalid-input", "The bytes are no edit of a text.");

export const appendNotesInput = oneMeeting.extend({
  text: textInput({ most: 10_000, missing: "one-on-ones.words-needed", tooLong: "one-on-ones.too-long" }).describe(
    "What is added at the end of the shared notes; each line is a paragraph.",
  ),
});

/** Adds lines at the end of the shared notes: for who writes without an editor. */
export async function appendNotes(
  context: Context,
  { meetingId, text: lines }: z.output<typeof appendNotesInput>,
): Promise<{ meetingId: string }> {
  const { series } = await requireMeeting(context, "edit", meetingId);
  await authorize(context, "write", textFacts(series, { audience: "BOTH", authorId: null }));
  const { text } = await openSharedNote(context, meetingId);
  await keep(context, series, meetingId, { text, edit: appendLines(text, lines) });
  return { meetingId };
}

type Typed = { text: SharedNote["text"]; edit: Uint8Array };

/** Every edit is kept with who typed it; the log says once that somebody took up the notes, not each word. */
async function keep(context: Context, series: SeriesRecord, meetingId: string, { text, edit }: Typed): Promise<void> {
  const anew = await keepEdit(context, meetingId, text, edit);
  await tellBoth(context, series, `one-on-one-notes:${meetingId}`);
  if (!anew) return;
  await writeDown(
    context,
    "one-on-ones.note-saved",
    { meetingId },
    { action: "save-note", subject: "OneOnOne", id: meetingId, detail: { audience: "BOTH" } },
  );
}
