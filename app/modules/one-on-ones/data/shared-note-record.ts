import type { Doc } from "yjs";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { openText, wholeOf } from "#app/platform/shared-text/shared-text.ts";
import { htmlOf } from "#app/platform/shared-text/text-html.ts";
import { OneOnOneSharedEdit, OneOnOneSharedNote } from "./entities.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

/** After so many edits they are folded into the snapshot. */
const foldedAfter = 64;
/** An edit of more bytes is folded at once: to open the text never costs the sum of several. */
const foldedAbove = 20_000;
/** Bytes of the whole document: a book's chapter with all that was ever deleted from it. */
const largest = 1_000_000;
/** Minutes after which what somebody types counts as taken up anew: written down once, not with every word. */
const sittingMinutes = 15;
/** Seconds after which nobody counts as typing, and how many notes are seen to in one go. */
const [restSeconds, atOnce] = [10, 20];

export const notesTooLong = () => invalid("one-on-ones.notes-too-long", "The notes are too long.");

export type SharedNote = { text: Doc; body: string; updatedAt: string | null };

type KeptNote = {
  meetingId: string;
  body: string;
  snapshot: Buffer | null;
  updatedAt: string;
  stale: boolean;
  edits: string[];
};

/** The shared notes of a meeting as they stand; who may read them is the caller's to ask. */
export async function openSharedNote(context: Context, meetingId: string): Promise<SharedNote> {
  const [kept] = await keptNotes(context, sql`n.meeting_id = ${meetingId}`);
  if (!kept) return { text: openText({ snapshot: null, edits: [], body: "" }), body: "", updatedAt: null };
  const text = opened(kept);
  return { text, body: kept.stale ? htmlOf(text) : kept.body, updatedAt: kept.updatedAt };
}

const keptNotes = (context: Context, which: Sql): Promise<KeptNote[]> =>
  context.rows(
    sql`select n.meeting_id as "meetingId", n.body, n.snapshot, n.stale, ${instant(sql`n.updated_at`)} as "updatedAt",
        (select coalesce(jsonb_agg(encode(e.edit, 'base64') order by e.number), '[]') from {one_on_one_shared_edit} e
          where e.meeting_id = n.meeting_id and e.number > n.folded) as edits
      from {one_on_one_shared_note} n where ${which}`,
  );

const opened = ({ snapshot, edits, body }: KeptNote): Doc =>
  openText({ snapshot, edits: edits.map((edit) => new Uint8Array(Buffer.from(edit, "base64"))), body });

/**
 * The HTML of notes that were typed in since theirs was kept, by meeting, of those `which` speaks of, with the note called
 * `n`. HTML is not made with every key, so whoever reads `body` in a statement asks here first.
 */
export async function typedSince(context: Context, which: Sql): Promise<Record<string, string>> {
  const notes = await keptNotes(context, sql`n.stale and ${which}`);
  return Object.fromEntries(notes.map((note) => [note.meetingId, htmlOf(opened(note))]));
}

/** As the product: HTML of notes that nobody types in any more is kept beside them. */
export async function keepTypedHtml(context: Context): Promise<number> {
  const rested = new Date(context.clock.now().getTime() - restSeconds * 1_000);
  const due = await context.rows<{ id: string }>(
    sql`select meeting_id as id from {one_on_one_shared_note} where stale and updated_at < ${rested}::timestamptz
      order by updated_at limit ${atOnce} for update skip locked`,
  );
  for (const { id } of due) {
    const html = (await typedSince(context, sql`n.meeting_id = ${id}`))[id];
    await context.rows(
      sql`update {one_on_one_shared_note} set body = ${html ?? ""}, stale = false where meeting_id = ${id}`,
    );
  }
  return due.length;
}

/**
 * Keeps an edit that was brought into the text. Answers whether its author had not typed here for a while. The caller holds
 * the series, so edits of a meeting come one after another.
 */
export async function keepEdit(context: Context, meetingId: string, text: Doc, edit: Uint8Array): Promise<boolean> {
  const whole = wholeOf(text);
  if (whole.length > largest) throw notesTooLong();
  const now = context.clock.now();
  const record =
    (await context.em.findOne(OneOnOneSharedNote, { meetingId })) ??
    context.em.create(OneOnOneSharedNote, { meetingId, body: "", folded: 0, latest: 0, updatedAt: now } as never);
  const [typed] = await context.rows<{ recently: boolean }>(
    sql`select exists (select from {one_on_one_shared_edit} where meeting_id = ${meetingId} and author_id =
      ${context.actor.employeeId} and at > ${now}::timestamptz - ${sittingMinutes}::int * interval '1 minute') as recently`,
  );
  const number = record.latest + 1;
  // The first edit follows upon what the HTML says, so that is kept with it.
  const folds = !record.snapshot || number - record.folded >= foldedAfter || edit.length > foldedAbove;
  Object.assign(record, { stale: true, latest: number, updatedAt: now });
  if (folds) Object.assign(record, { snapshot: Buffer.from(whole), folded: number });
  await context.em.flush();
  context.em.create(OneOnOneSharedEdit, {
    ...{ meetingId, number, authorId: context.actor.employeeId, edit: Buffer.from(edit), at: now },
  } as never);
  await context.em.flush();
  return !typed!.recently;
}
