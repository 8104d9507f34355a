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

/** As a page sends it that saves by itself: with the revision it is writing, 0 where it has begun none. */
export const saveDraftInput = editNoteInput.extend({
  writing: z.coerce.number().int().min(0).max(10_000).optional().catch(undefined),
});

/**
 * The author changes a draft, HR one it reviews. Other words are a new revision, which is selected; what a page saves by
 * itself goes on with the one it began. 409 once it is published.
 */
export async function editNote(
  context: Context,
  { noteId, version, pastNoteIds, body: sent, writing, ...words }: z.output<typeof saveDraftInput>,
): Promise<{ noteId: string; version: number; revision: number }> {
  await requireOffered(context, words);
  const body = readBody(sent);
  const silent = writing !== undefined && (await saysOfItself(context, noteId, words));
  return changeWords(context, { noteId, version, action: "edit-note", silent }, async (held) => {
    Object.assign(held, words);
    if (body !== held.body) await writeRevision(context, held, { body, writing });
    held.body = body;
    await keepPast(context, { noteId, employeeId: held.employeeId, pastNoteIds });
  });
}

/** Words alone are saved unsaid: their revisions tell of them. What a note is of stands in its history each time. */
async function saysOfItself(
  context: Context,
  noteId: string,
  { type, severity, step, occurredOn }: { type: string; severity: string; step: string; occurredOn: string },
): Promise<boolean> {
  const same = await context.rows(
    sql`select from {disciplinary_note} where id = ${noteId} and type = ${type} and severity = ${severity}
      and step = ${step} and occurred_on = ${occurredOn}::date`,
  );
  return same.length > 0;
}

/** Milliseconds after which typing on is a revision of its own. */
const pause = 30 * 60_000;

/** A revision that saves itself is written on by whoever began it, until they pause, save it or hand it in. */
async function writeRevision(
  context: Context,
  held: HeldNote,
  { body, writing }: { body: string; writing: number | undefined },
): Promise<void> {
  const now = context.clock.now();
  const begun =
    writing === held.revision
      ? await context.em.findOne(DisciplinaryRevision, { noteId: held.id, number: writing, typing: true })
      : null;
  const goesOn =
    begun?.writtenBy === context.actor.employeeId && now.getTime() - new Date(begun.writtenAt).getTime() < pause;
  if (begun && goesOn) Object.assign(begun, { body, writtenAt: now });
  else
    held.revision = await addRevision(context, {
      ...{ noteId: held.id, body, rephrased: false, typing: writing !== undefined },
    });
}

type WordChange = { noteId: string; version?: number | undefined; action: string; silent?: boolean };

/** Changes what an open note says, by whoever's it is now. */
async function changeWords(
  context: Context,
  { noteId, version, action, silent = false }: WordChange,
  change: (held: HeldNote) => Promise<void>,
): Promise<{ noteId: string; version: number; revision: number }> {
  const note = await noteWrites.change(context, {
    where: { id: noteId },
    may: await mayChange(context, noteId),
    version,
    changedBy,
    silent,
    async change(held) {
      requireOpen(held.state);
      await change(held);
    },
    tells: tells(noteId, "EDITED", action),
  });
  return { noteId, version: note.version, revision: note.revision };
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
  { noteId, body, rephrased, typing = false }: { noteId: string; body: string; rephrased: boolean; typing?: boolean },
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
    typing,
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
