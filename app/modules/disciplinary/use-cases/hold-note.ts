import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { noteWrites, tells } from "../data/note-writes.ts";
import { ids, type oneNote } from "../domain/ids.ts";
import { shortReasonInput } from "./note-input.ts";

export const holdNoteInput = z.object({
  noteId: ids.note,
  reason: shortReasonInput.describe("Which proceedings it is held for."),
});

/** While proceedings go on nothing of the note goes, whatever its date. */
export async function holdNote(
  context: Context,
  { noteId, reason }: z.output<typeof holdNoteInput>,
): Promise<{ noteId: string }> {
  await noteWrites.change(context, {
    where: { id: noteId },
    may: "hold",
    change: (note) => {
      if (note.heldAt) throw conflict("disciplinary.held", "It is held already.");
      Object.assign(note, {
        heldAt: context.clock.now(),
        heldBy: context.actor.employeeId,
        holdReason: reason,
      });
    },
    tells: tells(noteId, "HELD", "hold-note"),
  });
  return { noteId };
}

/** The proceedings are over: the note goes by its date again. */
export async function releaseNote(context: Context, { noteId }: z.output<typeof oneNote>): Promise<{ noteId: string }> {
  await noteWrites.change(context, {
    where: { id: noteId },
    may: "hold",
    change: (note) => void Object.assign(note, { heldAt: null, heldBy: null, holdReason: "" }),
    tells: tells(noteId, "RELEASED", "release-note"),
  });
  return { noteId };
}
