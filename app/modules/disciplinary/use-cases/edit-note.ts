import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { DisciplinaryRevision } from "../data/entities.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { noteWrites, tells, type HeldNote } from "../data/note-writes.ts";
import { requireOwnPast } from "../data/past-notes.ts";
import { rephraseRich } from "../domain/wording.ts";
import { fillIns } from "../queries/analyze-text.ts";
import { type oneNote } from "../domain/ids.ts";
import { sql } from "#tenancy/sql.ts";
import { idsInput, noteWords, readBody, requireOffered, versionedNote } from "./note-input.ts";

const changedBy = ["disciplinary.edit-note", "disciplinary.rephrase-note", "disciplinary.select-revision"];

export const editNoteInput = versionedNote.extend({
  ...noteWords,
  pastNoteIds: idsInput(20).describe("Earlier notes about the same person that this one rests on."),
});

/**
 * The author changes a draft, HR one it reviews. Other words are a new revision, which is selected. 409 once it is published.
 */
export async function editNote(
  context: Context,
  { noteId, version, pastNoteIds, body: sent, ...words }: z.output<typeof editNoteInput>,
): Promise<{ noteId: string; version: number }> {
  await requireOffered(context, words);
  const body = readBody(sent);
  return changeWords(context, { noteId, version, action: "edit-note" }, async (held) => {
    Object.assign(held, words);
    if (body !== held.body) held.revision = await addRevision(context, { noteId, body, rephrased: false });
    held.body = body;
    await keepPast(context, { noteId, employeeId: held.employeeId, pastNoteIds });
  });
}

/** Changes what an open note says, by whoever's it is now. */
async function changeWords(
  context: Context,
  { noteId, version, action }: { noteId: string; version?: number | undefined; action: string },
  change: (held: HeldNote) => Promise<void>,
): Promise<{ noteId: string; version: number }> {
  const note = await noteWrites.change(context, {
    where: { id: noteId },
    may: await mayChange(context, noteId),
    version,
    changedBy,
    async change(held) {
      requireOpen(held.state);
      await change(held);
    },
    tells: tells(noteId, "EDITED", action),
  });
  return { noteId, version: note.version };
}

/** A draft is its author's; what HR reviews is HR's until it is returned. */
async function mayChange(context: Context, noteId: string): Promise<"write" | "edit"> {
  const facts = await requireNoteFacts(context, noteId);
  await authorize(context, "view", facts);
  return facts.state === "DRAFT" ? "write" : "edit";
}

function requireOpen(state: string): void {
  if (state !== "DRAFT" && state !== "IN_REVIEW")
    throw conflict("disciplinary.published", "What was published is not changed any more.");
}

async function addRevision(
  context: Context,
  { noteId, body, rephrased }: { noteId: string; body: string; rephrased: boolean },
): Promise<number> {
  const last = await firstRow<{ number: number }>(
    context,
    sql`select max(number) as number from {disciplinary_revision} where note_id = ${noteId}`,
  );
  const number = (last?.number ?? 0) + 1;
  context.em.create(DisciplinaryRevision, {
    id: context.newId(),
    noteId,
    number,
    body,
    rephrased,
    writtenBy: context.actor.employeeId,
    writtenAt: context.clock.now(),
  });
  return number;
}

async function keepPast(
  context: Context,
  { noteId, employeeId, pastNoteIds }: { noteId: string; employeeId: string; pastNoteIds: readonly string[] },
): Promise<void> {
  await requireOwnPast(context, { noteId, employeeId, pastNoteIds });
  await context.rows(sql`delete from {disciplinary_past_note} where note_id = ${noteId}`);
  await context.rows(
    sql`insert into {disciplinary_past_note} (note_id, past_note_id)
      select ${noteId}::uuid, past from unnest(${pastNoteIds}::uuid[]) past`,
  );
}

export const selectRevisionInput = versionedNote.extend({
  number: z.coerce.number().int().min(1).max(10_000).describe("Number of the revision that is to count."),
});

/** Words of before count again; none are lost. */
export async function selectRevision(
  context: Context,
  { noteId, version, number }: z.output<typeof selectRevisionInput>,
): Promise<{ noteId: string; version: number }> {
  return changeWords(context, { noteId, version, action: "select-revision" }, async (held) => {
    const revision = await context.em.findOne(DisciplinaryRevision, { noteId, number });
    if (!revision) throw notFound("DisciplinaryRevision");
    Object.assign(held, { revision: number, body: revision.body });
  });
}

/** What does not hold is taken out of the words by rules, and asks for facts in its place: a new revision. */
export async function rephraseNote(
  context: Context,
  { noteId }: z.output<typeof oneNote>,
): Promise<{ noteId: string; version: number; changed: boolean }> {
  const { language } = context.actor;
  const asks = fillIns(language);
  let changed = false;
  const done = await changeWords(context, { noteId, action: "rephrase-note" }, async (held) => {
    const body = rephraseRich(held.body, language, asks);
    changed = body !== held.body;
    if (!changed) return;
    held.revision = await addRevision(context, { noteId, body, rephrased: true });
    held.body = body;
  });
  return { ...done, changed };
}
