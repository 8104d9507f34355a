import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { setDeleted } from "#app/platform/data/soft-deletion.ts";
import { holdRecord, versionRead, type AsRead } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { inputOf } from "#app/modules/records/index.ts";
import { noteFields } from "../develop-fields.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { requireCompetency } from "../data/require.ts";
import { ProfileNote } from "../data/entities.ts";
import { noteKinds } from "../domain/fields.ts";
import { ids } from "../domain/ids.ts";
import { type oneNote, optional } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";

export const saveProfileNoteInput = inputOf(noteFields).extend({
  noteId: optional(ids.note),
  kind: z.enum(noteKinds, { error: "develop.choose" }).describe("A strength, what drives one, or what one delivers."),
  competencyId: optional(ids.competency).describe("The competency a strength is about; may be empty."),
  version: versionRead,
});

/** What somebody says of themselves: a strength, what drives them, or what they deliver. */
export async function saveProfileNote(
  context: Context,
  { noteId, kind, title, body, competencyId, version }: z.output<typeof saveProfileNoteInput>,
): Promise<{ noteId: string }> {
  const employeeId = context.actor.employeeId;
  await requireDevelopment(context, "describe", employeeId);
  if (competencyId) await requireCompetency(context, competencyId as string);
  const id = noteId ?? context.newId();
  const said = { title, body, competencyId: (competencyId as string | null) ?? null };
  if (noteId) Object.assign(await holdOwn(context, noteId, version), said);
  else context.em.create(ProfileNote, { id, employeeId, kind, ...said, createdAt: context.clock.now() } as never);
  await context.em.flush();
  await tell(context, employeeId, id, noteId ? "EDITED" : "ADDED");
  return { noteId: id };
}

/** What somebody said of themselves is gone. */
export async function removeProfileNote(
  context: Context,
  { noteId, version }: AsRead<z.output<typeof oneNote>>,
): Promise<{ noteId: string }> {
  await setDeleted(context, await holdOwn(context, noteId, version), true);
  await tell(context, context.actor.employeeId, noteId, "REMOVED");
  return { noteId };
}

async function holdOwn(context: Context, noteId: string, version: number | undefined) {
  const where = { id: noteId, employeeId: context.actor.employeeId, deletedAt: null };
  const there = await context.em.findOne(ProfileNote, where);
  if (!there) throw notFound("Development");
  return holdRecord(context, ProfileNote, where, {
    version,
    subject: "ProfileNote",
    changedBy: ["develop.note-edited"],
  });
}

function tell(context: Context, employeeId: string, noteId: string, change: string): Promise<void> {
  return writeDown(
    context,
    "develop.note-changed",
    { employeeId, noteId, change },
    { action: `note-${change.toLowerCase()}`, subject: "ProfileNote", id: noteId },
  );
}
